import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { letGo } from '#server/core/let-go.ts';
import { writeId3 } from '#server/audio/id3.ts';
import { master } from '#server/audio/mix/master.ts';
import type { MixedLine } from '#server/audio/mix/mixer.ts';
import { toChapters } from './chapters.ts';
import type { FromMix, MixOrder, ToMix } from './mix-thread.ts';
import { openSpool } from './spool.ts';

// Flushed now, because the thread is terminated from outside, which would be too late.
flushCompileCache();

const { plan, kind, tags, chapters } = workerData as MixOrder;
const port = parentPort!;

const say = (message: FromMix, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function hear(): Promise<ToMix> {
  const [message] = (await once(port, 'message')) as [ToMix];
  return message;
}

/** Released when the next clip is requested. */
let last: Float32Array | null = null;

async function readClip(index: number) {
  if (last) letGo(last);
  say({ type: 'need', index });
  const message = await hear();
  if (message.type !== 'clip') throw new Error('the mix was answered out of turn');
  last = message.samples;
  return message;
}

async function write(bytes: Uint8Array): Promise<void> {
  const own = bytes.slice();
  say({ type: 'bytes', bytes: own }, [own.buffer]);
  await hear();
}

/** The tag precedes the audio and contains its times, which are known after the analysis pass. */
async function onHeard(lines: readonly MixedLine[], endMs: number): Promise<void> {
  if (tags) await write(writeId3({ ...tags, chapters: toChapters(chapters, lines, endMs) }));
}

try {
  const mastered = await master({
    plan,
    kind,
    readClip,
    write,
    openSpool,
    onHeard,
    onProgress: (share) => say({ type: 'progress', share }),
  });
  say({ type: 'done', mastered });
} catch (error) {
  say({ type: 'failed', message: (error as Error).message });
}
