import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { decodeTree } from './letter-tree.ts';
import { type Stretch, toStretches } from './phonemes.ts';
import { createPronounceWord } from './pronounce-word.ts';
import type { Answer } from './voice-thread.ts';

export interface PhonemeTask {
  text: string;
  ipa: Readonly<Record<string, string>>;
}

const letterSounds = readFileSync(new URL('./letter-sounds.br', import.meta.url));
const pronounce = createPronounceWord(decodeTree(brotliDecompressSync(letterSounds)));

parentPort!.on('message', ({ id, task }: { id: number; task: PhonemeTask }) => {
  let answer: Answer<Stretch[]>;
  try {
    answer = { id, result: toStretches(task.text, pronounce, task.ipa) };
  } catch (error) {
    answer = { id, error: (error as Error).message };
  }
  parentPort!.postMessage(answer);
});
