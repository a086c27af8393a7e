import { NotLoaded } from './not-loaded.ts';

/** Does one kind of heavy work beside this thread; started when first needed. */
export interface TaskRunner<Input, Output> {
  run(input: Input): Promise<Output>;
  /** Tasks it has not answered yet. */
  waiting(): number;
  close(): Promise<void>;
}

export interface Task<Input> {
  id: number;
  input: Input;
}

export type TaskResult<Output> = { id: number; output: Output } | { id: number; error: unknown };

/** A thread or a process that was started for it. */
interface Hand<Input> {
  send(task: Task<Input>): void;
  /** Whether this process goes on for as long as that one does. */
  hold(isHeld: boolean): void;
  end(): Promise<unknown>;
}

interface Ears<Output> {
  onResult(result: TaskResult<Output>): void;
  /** It has ended without having been asked to. {@link NotLoaded}: and the next would fare no better. */
  onLost(cause: unknown): void;
}

export type StartHand<Input, Output> = (ears: Ears<Output>) => Hand<Input>;

interface Asked<Input, Output> extends PromiseWithResolvers<Output> {
  input: Input;
  isSecondTry: boolean;
}

interface Options {
  /** After this long without work it ends and gives its memory back. */
  idleMs?: number | undefined;
  /** Where one is lost, the next is asked once more for what it had. */
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
        // A process that has nothing else to do ends, with one that waits for work or without.
        started.hold(false);
        if (idleMs !== undefined) idle = setTimeout(() => void end(), idleMs).unref();
      },
      onLost(cause) {
        // What waits by then may be with one that came after this one.
        if (hand !== started) return;
        hand = null;
        lose(cause);
      },
    });
    return started;
  }

  function lose(cause: unknown): void {
    // It was at work on the oldest. Those behind it have done nothing, and must not end with it.
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
    // Before the waiting for its end: whoever asks meanwhile asks the next one.
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
