import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { decodeTree } from './letter-tree.ts';
import { type ModelPlace, readModel } from './model-files.ts';
import { toStretches } from './phonemes.ts';
import { createPronounceWord } from './pronounce-word.ts';
import { loadVoiceModel } from './voice-model.ts';

export interface VoiceTask {
  id: number;
  text: string;
  ipa: Readonly<Record<string, string>>;
  speaker: number;
  pace: number;
}

export type VoiceResult =
  | { id: number; samples: Float32Array<ArrayBuffer> }
  | { id: number; error: string };

const pronounce = createPronounceWord(
  decodeTree(brotliDecompressSync(readFileSync(new URL('./letter-sounds.br', import.meta.url)))),
);
const model = await loadVoiceModel(await readModel((workerData as { place: ModelPlace }).place));

async function work({ id, text, ipa, speaker, pace }: VoiceTask): Promise<VoiceResult> {
  try {
    const samples = await model.say(toStretches(text, pronounce, ipa), speaker, pace);
    return { id, samples: samples as Float32Array<ArrayBuffer> };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

parentPort!.on('message', (task: VoiceTask) => {
  void work(task).then((result) => {
    parentPort!.postMessage(result, 'samples' in result ? [result.samples.buffer] : []);
  });
});
