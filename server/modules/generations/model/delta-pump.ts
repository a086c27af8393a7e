import type { Delta } from '#contract/events.ts';

interface Options {
  /** What readers have not been told yet. */
  take(): Delta[];
  /** Resolves when it is stored; the log writes what all runs say together, every 40 ms. */
  say(deltas: Delta[], isFirst: boolean): Promise<void>;
  onFailure(error: unknown): void;
}

/** Writes in order, one thing at a time, while text keeps coming. */
interface DeltaPump {
  /** There is more to tell. */
  kick(): void;
  /** Done after everything that was told before. */
  after(work: () => Promise<void>): void;
  /** Waits for all of it, and throws the first thing that went wrong. */
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

  /** What came while the last piece was being written is the next piece. */
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
