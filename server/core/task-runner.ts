import { NotLoaded } from './not-loaded.ts';

/** Runs one kind of heavy work outside this thread; starts the worker on first use. */
export interface TaskRunner<Input, Output> {
  run(input: Input): Promise<Output>;
  /** Unanswered tasks. */
  waiting(): number;
  close(): Promise<void>;
}

export interface Task<Input> {
  id: number;
  input: Input;
}

export type TaskResult<Output> = { id: number; output: Output } | { id: number; error: unknown };

/** A running worker thread or process. */
interface Hand<Input> {
  send(task: Task<Input>): void;
  /** Whether the worker keeps this process alive. */
  hold(isHeld: boolean): void;
  end(): Promise<unknown>;
}

interface Ears<Output> {
  onResult(result: TaskResult<Output>): void;
  /** The worker ended unexpectedly. {@link NotLoaded} means a new one would fail the same way. */
  onLost(cause: unknown): void;
}

export type StartHand<Input, Output> = (ears: Ears<Output>) => Hand<Input>;

interface Asked<Input, Output> extends PromiseWithResolvers<Output> {
  input: Input;
  isSecondTry: boolean;
}

interface Options {
  /** Idle time after which the worker ends and frees its memory. */
  idleMs?: number | undefined;
  /** Retry unanswered tasks once in a new worker when one dies. */
  triesAgain?: boolean;
}

export function createTaskRunner<Input, Output>(
  start: StartHand<Input, Output>,
  { idleMs, triesAgain = false }: Options,
): TaskRunner<Input, Output> {
  const waiting = new Map<number, Asked<Input, Output>>();
  let hand: Hand<Input> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function begin(): Hand<Input> {
    const started = start({
      onResult(result) {
        const asked = waiting.get(result.id);
        waiting.delete(result.id);
        if ('output' in result) asked?.resolve(result.output);
        else asked?.reject(result.error);
        if (waiting.size > 0 || hand !== started) return;
        // An idle worker must not keep the process alive.
        started.hold(false);
        if (idleMs !== undefined) idle = setTimeout(() => void end(), idleMs).unref();
      },
      onLost(cause) {
        // A newer worker may already own the waiting tasks.
        if (hand !== started) return;
        hand = null;
        lose(cause);
      },
    });
    return started;
  }

  function lose(cause: unknown): void {
    // The worker was on the oldest task. The ones behind it hadn't started and must not fail with it.
    let isOldest = true;
    for (const [id, asked] of waiting) {
      const mayGoOn = triesAgain && !(cause instanceof NotLoaded);
      if (mayGoOn && !(isOldest && asked.isSecondTry)) asked.isSecondTry ||= isOldest;
      else {
        waiting.delete(id);
        asked.reject(cause);
      }
      isOldest = false;
    }
    for (const [id, { input }] of waiting) (hand ??= begin()).send({ id, input });
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = hand;
    hand = null;
    // Reject before awaiting the end, because tasks sent meanwhile belong to the next worker.
    for (const asked of waiting.values()) asked.reject(new Error('it was closed meanwhile'));
    waiting.clear();
    await ending?.end();
  }

  return {
    run(input) {
      clearTimeout(idle);
      hand ??= begin();
      hand.hold(true);
      lastId += 1;
      const asked = { input, isSecondTry: false, ...Promise.withResolvers<Output>() };
      waiting.set(lastId, asked);
      hand.send({ id: lastId, input });
      return asked.promise;
    },
    waiting: () => waiting.size,
    close: end,
  };
}
