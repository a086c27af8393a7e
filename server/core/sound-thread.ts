import { type MessagePort, type Transferable, Worker } from 'node:worker_threads';
import { NotLoaded } from './not-loaded.ts';

/** A worker thread's reply to the task with the same id. `loaded`: its imports succeeded. */
type Answer<Result> = 'loaded' | { id: number; result: Result } | { id: number; error: string };
type Question<Task> = { id: number; task: Task } | 'end';

export interface SoundThread<Task, Result> {
  /** Rejects if the task fails or the thread dies. Transferred buffers are unusable afterwards. */
  ask(task: Task, handedOver?: Transferable[]): Promise<Result>;
  /** Unanswered tasks. */
  waiting(): number;
  /** Ends between tasks, because terminating a thread inside native code crashes the whole process. */
  end(): Promise<void>;
}

/** Audio lives outside the heap; the default young generation would cost 20 MB more for four threads. */
const FEW_OBJECTS = { maxYoungGenerationSizeMb: 2 };

/** A worker thread that exchanges audio buffers without copying. `onLost` is called when it ends for any reason. */
export function openSoundThread<Task, Result>(
  program: URL,
  workerData: unknown,
  onLost: () => void = () => {},
): SoundThread<Task, Result> {
  const worker = new Worker(program, { execArgv: [], workerData, resourceLimits: FEW_OBJECTS });
  worker.unref();
  const callers = new Map<number, PromiseWithResolvers<Result>>();
  const ended = Promise.withResolvers<void>();
  let lastId = 0;
  let isLoaded = false;
  worker.on('message', (answer: Answer<Result>) => {
    if (answer === 'loaded') {
      isLoaded = true;
      return;
    }
    const caller = callers.get(answer.id);
    callers.delete(answer.id);
    if (callers.size === 0) worker.unref();
    if ('error' in answer) caller?.reject(new Error(answer.error));
    else caller?.resolve(answer.result);
  });
  const lost = (cause: Error) => {
    onLost();
    const reason = isLoaded ? cause : new NotLoaded(cause);
    for (const caller of callers.values()) caller.reject(reason);
    callers.clear();
  };
  worker.on('error', lost);
  worker.on('exit', (code) => {
    lost(new Error(`a thread ended with code ${code}`));
    ended.resolve();
  });
  return {
    ask(task, handedOver = []) {
      lastId += 1;
      const caller = Promise.withResolvers<Result>();
      callers.set(lastId, caller);
      // Keeps the process alive while a caller waits.
      worker.ref();
      worker.postMessage({ id: lastId, task } satisfies Question<Task>, handedOver);
      return caller.promise;
    },
    waiting: () => callers.size,
    end() {
      worker.ref();
      worker.postMessage('end' satisfies Question<Task>);
      return ended.promise;
    },
  };
}

/** The thread's side: runs each task and transfers the result back. `end` closes the thread's own resources first. */
export function answerWithSound<Task>(
  port: MessagePort,
  work: (task: Task) => Promise<Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>,
  end: () => Promise<unknown> = async () => {},
): void {
  async function answer(id: number, task: Task): Promise<void> {
    try {
      const result = await work(task);
      port.postMessage({ id, result } satisfies Answer<typeof result>, [result.buffer]);
    } catch (error) {
      port.postMessage({ id, error: (error as Error).message } satisfies Answer<never>);
    }
  }
  port.postMessage('loaded' satisfies Answer<never>);
  port.on('message', (question: Question<Task>) => {
    if (question === 'end') void end().finally(() => process.exit());
    else void answer(question.id, question.task);
  });
}
