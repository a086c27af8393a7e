import { parentPort } from 'node:worker_threads';
import { extractiveSummary } from '#server/text/summarize.ts';
import type { EngineResult, EngineTask } from './engine-thread.ts';

parentPort!.on('message', ({ id, input }: EngineTask) => {
  let result: EngineResult;
  try {
    result = { id, summary: extractiveSummary(input) };
  } catch (error) {
    result = { id, error };
  }
  parentPort!.postMessage(result);
});
