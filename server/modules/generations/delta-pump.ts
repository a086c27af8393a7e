import type { Delta } from '#contract/events.ts';

/** Readers see the first word at once and the rest in steps that the eye does not notice. */
const FLUSH_MS = 40;

interface Options {
  take(): Delta[];
  say(deltas: Delta[]): Promise<void>;
  onFailure(error: unknown): void;
}

/** Writes in order, one thing at a time, while text keeps coming. */
export interface DeltaPump {
  /** There is more to tell. */
  kick(): void;
  /** Done after everything that was told before. */
  then(work: () => Promise<void>): void;
  /** Waits for all of it, and throws the first thing that went wrong. */
  drain(): Promise<void>;
}

export function createDeltaPump({ take, say, onFailure }: Options): DeltaPump {
  let chain: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let isFirst = true;
  let failure: { error: unknown } | null = null;

  function then(work: () => Promise<void>): void {
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

  function flush(): void {
    timer = null;
    const deltas = take();
    if (deltas.length === 0) return;
    isFirst = false;
    then(() => say(deltas));
  }

  return {
    then(work) {
      // What belongs before it is told before it.
      if (timer) clearTimeout(timer);
      timer = null;
      then(work);
    },
    kick() {
      if (isFirst) flush();
      else timer ??= setTimeout(flush, FLUSH_MS);
    },
    async drain() {
      if (timer) clearTimeout(timer);
      flush();
      await chain;
      if (failure) throw failure.error;
    },
  };
}
