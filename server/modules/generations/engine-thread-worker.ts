import { parentPort } from 'node:worker_threads';
import { arrange } from '#server/text/arrange/arrange.ts';
import type { EngineResult, EngineTask } from './engine-thread.ts';

parentPort!.on('message', ({ id, input }: EngineTask) => {
  let result: EngineResult;
  try {
    result = { id, document: arrange(input) };
  } catch (error) {
    result = { id, error };
  }
  parentPort!.postMessage(result);
});
