import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { answerWithSound } from '#server/core/sound-thread.ts';
import { loadMp3Ear, loadMp3Encoder, type Mp3Task } from './mp3.ts';

// This thread gets terminated, so save the compile cache now.
flushCompileCache();

const { sampleRate } = workerData as { sampleRate: number };
const [encoder, ear] = await Promise.all([loadMp3Encoder(sampleRate), loadMp3Ear(sampleRate)]);

answerWithSound(parentPort!, async (task: Mp3Task) => {
  if (task === 'heard') {
    const { loudnessLufs, truePeak } = ear.heard();
    return Float32Array.of(loudnessLufs ?? Number.NaN, truePeak);
  }
  const bytes = task === 'finish' ? encoder.finish() : encoder.encode(task);
  ear.push(bytes);
  return bytes;
});
