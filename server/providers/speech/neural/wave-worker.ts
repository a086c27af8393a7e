import { parentPort, workerData } from 'node:worker_threads';
import { answerWithSound } from '#server/core/sound-thread.ts';
import type { PartPlace } from './open-session.ts';
import { loadWaveModel } from './wave-model.ts';

export type Wave = Float32Array<ArrayBuffer>;

const { draw } = await loadWaveModel(workerData as PartPlace);

answerWithSound(parentPort!, draw);
