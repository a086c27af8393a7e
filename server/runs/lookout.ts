import type { Held } from './leases.repo.ts';

const EVERY_MS = 700;

/**
 * Looks whether runs are still wanted while their attempts wait for something that takes long, so that nobody pays for
 * what was stopped. One question for all runs of a kind that this process works on.
 */
interface Lookout {
  /** Calls `notice` again and again with what it finds, until the function that it returns is called. */
  watch(id: string, lease: string, notice: (held: Held | null) => void): () => void;
}

export function createLookout(
  listHeld: (ids: readonly string[]) => Promise<Map<string, Held>>,
): Lookout {
  const watched = new Map<string, { id: string; notice(held: Held | null): void }>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const asked = [...watched];
    const held = await listHeld(asked.map(([, { id }]) => id));
    for (const [lease, { notice }] of asked) {
      if (watched.has(lease)) notice(held.get(lease) ?? null);
    }
  }

  return {
    watch(id, lease, notice) {
      watched.set(lease, { id, notice });
      timer ??= setInterval(() => {
        // A fault of the database is for whoever writes next to meet.
        looking ??= look()
          .catch(() => {})
          .finally(() => (looking = null));
      }, EVERY_MS);
      return () => {
        watched.delete(lease);
        if (watched.size > 0 || !timer) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}
