import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Id3Tags } from '#server/audio/id3.ts';
import type { Mastered } from '#server/audio/mix/master.ts';
import type { MixPlan, Sound } from '#server/audio/mix/mixer.ts';

export interface MixOrder {
  plan: MixPlan;
  kind: 'mp3' | 'wav';
  /** Only for MP3. Chapters are added by the mix, which determines their times. */
  tags: Omit<Id3Tags, 'chapters'> | null;
  /** The lines that open chapters. */
  chapters: readonly { lineId: string; title: string }[];
}

export type FromMix =
  | { type: 'need'; index: number }
  | { type: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'progress'; share: number }
  | { type: 'done'; mastered: Mastered }
  | { type: 'failed'; message: string };
export type ToMix =
  | { type: 'clip'; sampleRate: number; samples: Float32Array<ArrayBuffer> }
  | { type: 'taken' };

interface Options extends MixOrder {
  readClip(index: number): Promise<Sound>;
  out: Writable;
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * Mixes in a worker thread, so requests aren't blocked. Clips are sent one at a time on request, and the worker continues
 * only when its output has been consumed: neither side ever holds the whole.
 */
export async function mixInThread(options: Options): Promise<Mastered> {
  const { plan, kind, tags, chapters, readClip, out, onProgress, signal } = options;
  signal.throwIfAborted();
  const worker = new Worker(new URL('./mix-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: { plan, kind, tags, chapters } satisfies MixOrder,
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    return await new Promise<Mastered>((resolve, reject) => {
      async function answer(message: FromMix): Promise<void> {
        if (message.type === 'need') {
          const { sampleRate, samples } = await readClip(message.index);
          const copy = samples as Float32Array<ArrayBuffer>;
          const reply: ToMix = { type: 'clip', sampleRate, samples: copy };
          worker.postMessage(reply, [copy.buffer]);
        } else if (message.type === 'bytes') {
          if (!out.write(message.bytes)) await once(out, 'drain', { signal });
          worker.postMessage({ type: 'taken' } satisfies ToMix);
        } else if (message.type === 'progress') onProgress(message.share);
        else if (message.type === 'done') resolve(message.mastered);
        // Ignores other messages: under `--watch` the thread reports loaded files over the same port.
        else if (message.type === 'failed') reject(new Error(message.message));
      }
      worker.on('message', (message: FromMix) => {
        answer(message).catch(reject);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(signal.aborted ? signal.reason : new Error('the mix ended')));
      out.on('error', reject);
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
