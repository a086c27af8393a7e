import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { letGo } from '#server/core/let-go.ts';
import { given, serveTasks } from '#server/core/serve-tasks.ts';
import { createTaskProcess } from '#server/core/task-process.ts';
import { decodeTree } from './letter-tree.ts';
import { type ModelPlace, readModel } from './model-files.ts';
import { splitModel } from './model-parts.ts';
import type { PartPlace } from './open-session.ts';
import { toStretches } from './phonemes.ts';
import { createPronounceWord } from './pronounce-word.ts';
import { sayLine } from './say-line.ts';
import { loadSketchModel, type Sketch } from './sketch-model.ts';

export interface VoiceStart {
  place: ModelPlace;
  /** Number of wave processes. */
  drawers: number;
}

export interface VoiceTask {
  text: string;
  ipa: Readonly<Record<string, string>>;
  speaker: number;
  pace: number;
}

// This process gets killed, so save the compile cache now.
flushCompileCache();

const WAVE_PROGRAM = new URL('./wave-worker.ts', import.meta.url);

const { place, drawers } = await given<VoiceStart>();
const letterSounds = readFileSync(new URL('./letter-sounds.br', import.meta.url));
const pronounce = createPronounceWord(decodeTree(brotliDecompressSync(letterSounds)));
const { model, tokens, file } = await readModel(place);
const { sketching, drawing } = splitModel(model, file);
// Almost 80 MB, which the runtime maps from the file when needed.
letGo(model);
const { folder } = file;
const waves = Array.from({ length: drawers }, () =>
  createTaskProcess<Sketch, Float32Array>(WAVE_PROGRAM, {
    given: { part: drawing, folder } satisfies PartPlace,
  }),
);
const { sketch } = await loadSketchModel({ part: sketching, folder }, tokens);

function draw(one: Sketch): Promise<Float32Array> {
  const waiting = waves.map((wave) => wave.waiting());
  return waves[waiting.indexOf(Math.min(...waiting))]!.run(one);
}

serveTasks(({ text, ipa, speaker, pace }: VoiceTask) =>
  sayLine(toStretches(text, pronounce, ipa), { sketch, draw }, speaker, pace),
);
