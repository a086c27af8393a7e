import type { Held } from './leases.repo.ts';
import type { LeasedRun } from './run.ts';

/** Step results stored with the run, so a later attempt reuses them instead of working or paying again. */
interface Steps<Outcome extends { result: unknown }> {
  find<Result>(name: string): Result | null;
  /** Runs `work` once per run and stores its result. Throws if the lease is lost or the run was stopped. */
  once<Result>(name: string, work: () => Promise<Outcome & { result: Result }>): Promise<Result>;
}

export function openSteps<Outcome extends { result: unknown }>(
  { signal, heed }: Pick<LeasedRun<unknown, unknown>, 'signal' | 'heed'>,
  /** Results of earlier attempts. */
  stored: Map<string, unknown>,
  /** Returns `null` if the lease was lost and nothing was stored. */
  store: (name: string, outcome: Outcome) => Promise<Held | null>,
): Steps<Outcome> {
  return {
    find: <Result>(name: string) => (stored.get(name) as Result | undefined) ?? null,

    async once<Result>(name: string, work: () => Promise<Outcome & { result: Result }>) {
      if (stored.has(name)) return stored.get(name) as Result;
      signal.throwIfAborted();
      const outcome = await work();
      const held = await store(name, outcome);
      // Keep the result even if the run was stopped meanwhile.
      if (held) stored.set(name, outcome.result);
      heed(held);
      return outcome.result;
    },
  };
}
