import { parentPort, Worker } from 'node:worker_threads';
import { NotLoaded } from './not-loaded.ts';

/** A thread that does one kind of heavy work, started when first needed. */
export interface TaskThread<Input, Output> {
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
}

interface Task<Input> {
  id: number;
  input: Input;
}

/** `loaded`: all that its script imports is there and runs. */
type Result<Output> = 'loaded' | { id: number; output: Output } | { id: number; error: unknown };

interface Waiting<Output> {
  resolve(output: Output): void;
  reject(error: unknown): void;
}

interface Options {
  /** After this long without work the thread ends and gives its memory back. */
  idleMs?: number;
}

export function createTaskThread<Input, Output>(
  script: URL,
  { idleMs }: Options = {},
): TaskThread<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(script, { execArgv: [] });
    let isLoaded = false;
    started.on('message', (result: Result<Output>) => {
      if (result === 'loaded') {
        isLoaded = true;
        return;
      }
      const caller = waiting.get(result.id);
      waiting.delete(result.id);
      if ('output' in result) caller?.resolve(result.output);
      else caller?.reject(result.error);
      // A process that has nothing else to do ends, with a thread that waits for work or without.
      if (waiting.size === 0) started.unref();
      if (idleMs !== undefined && waiting.size === 0) {
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    });
    const lost = (cause: unknown) => {
      // What waits by then may be with a thread that came after this one.
      if (worker !== started) return;
      worker = null;
      const reason = isLoaded ? cause : new NotLoaded(cause);
      for (const caller of waiting.values()) caller.reject(reason);
      waiting.clear();
    };
    started.on('error', lost);
    started.on('exit', (code) => lost(new Error(`a thread ended with code ${code}`)));
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    // Before the waiting for its end: whoever asks meanwhile asks the next thread.
    for (const caller of waiting.values()) caller.reject(new Error('the thread was closed'));
    waiting.clear();
    await ending?.terminate();
  }

  return {
    run(input) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      lastId += 1;
      const id = lastId;
      const result = new Promise<Output>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      worker.postMessage({ id, input } satisfies Task<Input>);
      return result;
    },
    close: end,
  };
}

/** What the script of such a thread calls once. */
export function serveTasks<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  const port = parentPort!;
  port.on('message', ({ id, input }: Task<Input>) => {
    void answer(id, input);
  });
  port.postMessage('loaded' satisfies Result<Output>);
  async function answer(id: number, input: Input): Promise<void> {
    let result: Result<Output>;
    try {
      result = { id, output: await work(input) };
    } catch (error) {
      result = { id, error };
    }
    port.postMessage(result);
  }
}
