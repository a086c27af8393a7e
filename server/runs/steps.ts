import type { Held } from './leases.repo.ts';
import type { LeasedRun } from './run.ts';

/** Results that outlive the attempt that found them: a later one reads them instead of working, or paying, again. */
interface Steps<Outcome extends { result: unknown }> {
  find<Result>(name: string): Result | null;
  /** Does `work` once in the life of the run: what comes of it is stored, or the attempt is over. */
  once<Result>(name: string, work: () => Promise<Outcome & { result: Result }>): Promise<Result>;
}

export function openSteps<Outcome extends { result: unknown }>(
  { signal, heed }: Pick<LeasedRun<unknown, unknown>, 'signal' | 'heed'>,
  /** Of earlier attempts. */
  stored: Map<string, unknown>,
  /** `null` where the lease is gone and nothing was stored. */
  store: (name: string, outcome: Outcome) => Promise<Held | null>,
): Steps<Outcome> {
  return {
    find: <Result>(name: string) => (stored.get(name) as Result | undefined) ?? null,

    async once<Result>(name: string, work: () => Promise<Outcome & { result: Result }>) {
      if (stored.has(name)) return stored.get(name) as Result;
      signal.throwIfAborted();
      const outcome = await work();
      const held = await store(name, outcome);
      // Stored even where its owner has stopped the run meanwhile.
      if (held) stored.set(name, outcome.result);
      heed(held);
      return outcome.result;
    },
  };
}
