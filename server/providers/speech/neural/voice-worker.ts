import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { letGo } from '#server/core/let-go.ts';
import { answerWithSound, openSoundThread, type SoundThread } from '#server/core/sound-thread.ts';
import { decodeTree } from './letter-tree.ts';
import { type ModelPlace, readModel } from './model-files.ts';
import { splitModel } from './model-parts.ts';
import { toStretches } from './phonemes.ts';
import { createPronounceWord } from './pronounce-word.ts';
import { sayLine } from './say-line.ts';
import { loadSketchModel, type Sketch } from './sketch-model.ts';
import type { Wave } from './wave-worker.ts';

export interface VoiceTask {
  text: string;
  /** Words that are said in a way of their own. */
  ipa: Readonly<Record<string, string>>;
  speaker: number;
  pace: number;
}
export type VoiceSamples = Float32Array<ArrayBuffer>;

// This thread is ended from outside: by then it would be too late to keep what was compiled.
flushCompileCache();

const WAVE_PROGRAM = new URL('./wave-worker.ts', import.meta.url);

const { place, drawers } = workerData as { place: ModelPlace; drawers: number };
const letterSounds = readFileSync(new URL('./letter-sounds.br', import.meta.url));
const pronounce = createPronounceWord(decodeTree(brotliDecompressSync(letterSounds)));
const { model, tokens, file } = await readModel(place);
const { sketching, drawing } = splitModel(model, file);
// Nearly eighty megabytes, which are read again where and when they are needed.
letGo(model);
const { folder } = file;
const waves = Array.from({ length: drawers }, () =>
  openSoundThread<Sketch, Wave>(WAVE_PROGRAM, { part: drawing, folder }, () => {
    // Without any one of them lines would be lost: this thread goes with it, and a new one is opened for the next line.
    void endWaves().finally(() => process.exit(1));
  }),
);
const { sketch } = await loadSketchModel({ part: sketching, folder }, tokens);

const endWaves = () => Promise.all(waves.map((wave) => wave.end()));

function draw(one: Sketch): Promise<Wave> {
  const waiting = waves.map((wave) => wave.waiting());
  const free: SoundThread<Sketch, Wave> = waves[waiting.indexOf(Math.min(...waiting))]!;
  return free.ask(one, [one.values.buffer, one.speaker.buffer]);
}

async function say({ text, ipa, speaker, pace }: VoiceTask): Promise<VoiceSamples> {
  return sayLine(toStretches(text, pronounce, ipa), { sketch, draw }, speaker, pace);
}

answerWithSound(parentPort!, say, endWaves);
