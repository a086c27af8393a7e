import type { Delta } from '#contract/events.ts';

interface Options {
  /** Text that readers haven't received yet. */
  take(): Delta[];
  /** Resolves when it is stored; the log writes the deltas of all runs together, every 40 ms. */
  say(deltas: Delta[], isFirst: boolean): Promise<void>;
  onFailure(error: unknown): void;
}

/** Writes deltas in order, one batch at a time, while more text arrives. */
interface DeltaPump {
  /** Signals that there is more to send. */
  kick(): void;
  /** Runs after everything queued before it. */
  after(work: () => Promise<void>): void;
  /** Waits for everything queued, and throws the first error. */
  drain(): Promise<void>;
}

export function createDeltaPump({ take, say, onFailure }: Options): DeltaPump {
  let chain: Promise<void> = Promise.resolve();
  let isQueued = false;
  let isFirst = true;
  let failure: { error: unknown } | null = null;

  function after(work: () => Promise<void>): void {
    chain = chain.then(async () => {
      if (failure) return;
      try {
        await work();
      } catch (error) {
        failure = { error };
        onFailure(error);
      }
    });
  }

  /** Text that arrives during a write goes into the next one. */
  function kick(): void {
    if (isQueued) return;
    isQueued = true;
    after(async () => {
      isQueued = false;
      const deltas = take();
      if (deltas.length === 0) return;
      const soon = isFirst;
      isFirst = false;
      await say(deltas, soon);
    });
  }

  return {
    kick,
    after,
    async drain() {
      kick();
      await chain;
      if (failure) throw failure.error;
    },
  };
}
