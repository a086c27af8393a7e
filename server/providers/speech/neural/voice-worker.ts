import { parentPort, workerData } from 'node:worker_threads';
import { type ModelPlace, readModel } from './model-files.ts';
import type { Stretch } from './phonemes.ts';
import { loadVoiceModel } from './voice-model.ts';
import type { Answer } from './voice-thread.ts';

export interface VoiceTask {
  stretches: readonly Stretch[];
  speaker: number;
  pace: number;
}
export type VoiceSamples = Float32Array<ArrayBuffer>;

const files = await readModel((workerData as { place: ModelPlace }).place);
const model = await loadVoiceModel(files);
// The model keeps a copy of its own; nearly eighty megabytes would wait for the next collection otherwise.
(files.model.buffer as ArrayBuffer).transfer(0);

async function work(
  id: number,
  { stretches, speaker, pace }: VoiceTask,
): Promise<Answer<VoiceSamples>> {
  try {
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
