import { Worker } from 'node:worker_threads';

/** What a thread answers to the task of the same number. */
export type Answer<Result> = { id: number; result: Result } | { id: number; error: string };

export interface VoiceThread<Task, Result> {
  /** Rejects where the task fails or the thread is lost. */
  ask(task: Task): Promise<Result>;
  /** Tasks it has not answered yet. */
  waiting(): number;
  end(): Promise<unknown>;
}

/** A thread that does one task after another. `onLost` is told once, when it has ended for whatever reason. */
export function openVoiceThread<Task, Result>(
  program: URL,
  workerData: unknown,
  onLost: () => void = () => {},
): VoiceThread<Task, Result> {
  const worker = new Worker(program, { execArgv: [], workerData });
  worker.unref();
  const callers = new Map<number, PromiseWithResolvers<Result>>();
  let lastId = 0;
  worker.on('message', (answer: Answer<Result>) => {
    const caller = callers.get(answer.id);
    callers.delete(answer.id);
    if ('error' in answer) caller?.reject(new Error(answer.error));
    else caller?.resolve(answer.result);
  });
  const lost = (cause: Error) => {
    onLost();
    for (const caller of callers.values()) caller.reject(cause);
    callers.clear();
  };
  worker.on('error', lost);
  worker.on('exit', (code) => lost(new Error(`the voice's thread ended with code ${code}`)));
  return {
    ask(task) {
      lastId += 1;
      const caller = Promise.withResolvers<Result>();
      callers.set(lastId, caller);
      worker.postMessage({ id: lastId, task });
      return caller.promise;
    },
    waiting: () => callers.size,
    end: () => worker.terminate(),
  };
}
