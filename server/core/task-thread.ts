import { Worker } from 'node:worker_threads';
import { NotLoaded } from './not-loaded.ts';
import { createTaskRunner, type TaskResult, type TaskRunner } from './task-runner.ts';

/** Runs tasks in a worker thread. The script calls `serveTasks`. */
export function createTaskThread<Input, Output>(
  script: URL,
  { idleMs, mostMegabytes }: { idleMs?: number; mostMegabytes?: number } = {},
): TaskRunner<Input, Output> {
  return createTaskRunner(
    ({ onResult, onLost }) => {
      const worker = new Worker(script, {
        execArgv: [],
        ...(mostMegabytes && { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } }),
      });
      let isLoaded = false;
      worker.on('message', (message: 'loaded' | TaskResult<Output>) => {
        if (message === 'loaded') isLoaded = true;
        else onResult(message);
      });
      const lost = (cause: unknown) => onLost(isLoaded ? cause : new NotLoaded(cause));
      worker.on('error', lost);
      worker.on('exit', (code) => lost(new Error(`a thread ended with code ${code}`)));
      return {
        send: (task) => worker.postMessage(task),
        hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
        end: () => worker.terminate(),
      };
    },
    { idleMs },
  );
}
