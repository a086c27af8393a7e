import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { answerWithSound } from '#server/core/sound-thread.ts';
import { loadMp3Encoder, type Mp3Task } from './mp3.ts';

// This thread is ended from outside: by then it would be too late to keep what was compiled.
flushCompileCache();

const { sampleRate } = workerData as { sampleRate: number };
const encoder = await loadMp3Encoder(sampleRate);

answerWithSound(parentPort!, async (samples: Mp3Task) =>
  samples ? encoder.encode(samples) : encoder.finish(),
);
