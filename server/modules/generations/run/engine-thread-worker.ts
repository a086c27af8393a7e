import { parentPort } from 'node:worker_threads';
import { arrange } from '#server/text/arrange/arrange.ts';
import { outlineParts } from '#server/text/outline-parts.ts';
import type { EngineResult, EngineTask } from './engine-thread.ts';

function work(task: EngineTask): unknown {
  return task.kind === 'arrange' ? arrange(task.input) : outlineParts(task.input, task.most);
}

parentPort!.on('message', (task: EngineTask) => {
  let result: EngineResult;
  try {
    result = { id: task.id, value: work(task) };
  } catch (error) {
    result = { id: task.id, error };
  }
  parentPort!.postMessage(result);
});
