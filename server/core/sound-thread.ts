import { type MessagePort, type Transferable, Worker } from 'node:worker_threads';
import { NotLoaded } from './not-loaded.ts';

/** What a thread answers to the task of the same number. `loaded`: all that its program imports is there and runs. */
type Answer<Result> = 'loaded' | { id: number; result: Result } | { id: number; error: string };
type Question<Task> = { id: number; task: Task } | 'end';

export interface SoundThread<Task, Result> {
  /** Rejects where the task fails or the thread is lost. What is handed over is gone from here. */
  ask(task: Task, handedOver?: Transferable[]): Promise<Result>;
  /** Tasks it has not answered yet. */
  waiting(): number;
  /** Between two of its steps, never inside one: native code that is cut off takes the whole program down. */
  end(): Promise<void>;
}

/** Sound lies outside the heap; with the usual room for young objects four threads would hold twenty megabytes more. */
const FEW_OBJECTS = { maxYoungGenerationSizeMb: 2 };

/** A thread that is handed sound and hands sound back, neither copied. `onLost` is told when it has ended, why ever. */
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
      // Whoever waits for an answer does not end before it.
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

/** The other side: does every task that comes and hands over what it made. `end` first ends what it has opened itself. */
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
