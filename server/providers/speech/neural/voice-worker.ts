import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { letGo } from '#server/core/let-go.ts';
import { decodeTree } from './letter-tree.ts';
import { type ModelPlace, readModel } from './model-files.ts';
import { toStretches } from './phonemes.ts';
import { createPronounceWord } from './pronounce-word.ts';
import { loadVoiceModel } from './voice-model.ts';
import type { Answer } from './voice-thread.ts';

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

const { place, threads } = workerData as { place: ModelPlace; threads: number };
const letterSounds = readFileSync(new URL('./letter-sounds.br', import.meta.url));
const pronounce = createPronounceWord(decodeTree(brotliDecompressSync(letterSounds)));
const files = await readModel(place);
const model = await loadVoiceModel(files, threads);
// The model keeps a copy of its own; nearly eighty megabytes would wait for the next collection otherwise.
letGo(files.model);

async function work(
  id: number,
  { text, ipa, speaker, pace }: VoiceTask,
): Promise<Answer<VoiceSamples>> {
  try {
    const stretches = toStretches(text, pronounce, ipa);
    return { id, result: (await model.say(stretches, speaker, pace)) as VoiceSamples };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

parentPort!.on('message', ({ id, task }: { id: number; task: VoiceTask }) => {
  void work(id, task).then((answer) => {
    parentPort!.postMessage(answer, 'result' in answer ? [answer.result.buffer] : []);
  });
});
