interface Waiting {
  who: string;
  size: number;
  open(): void;
}

/** Limits concurrency and picks the next waiter when a slot is freed. */
export interface FairGate {
  /** Waits for a slot; call the returned function to free it. Rejects if `signal` aborts first. */
  enter(who: string, size: number, signal: AbortSignal): Promise<() => void>;
}

/**
 * Picks the owner with the least running, then the one served longest ago, then that owner's smallest item. However much one
 * owner queues, others only wait for what is already running.
 */
export function createFairGate(places: number): FairGate {
  const inside = new Map<string, number>();
  /** Turn number at which each owner was last served. Owners with nothing waiting are dropped. */
  const served = new Map<string, number>();
  let turns = 0;
  let waiting: Waiting[] = [];
  let taken = 0;

  const insideOf = ({ who }: Waiting) => inside.get(who) ?? 0;
  const lastTurnOf = ({ who }: Waiting) => served.get(who) ?? 0;

  function letIn(): void {
    while (taken < places && waiting.length > 0) {
      const next = waiting.reduce((best, one) => {
        const more = insideOf(one) - insideOf(best) || lastTurnOf(one) - lastTurnOf(best);
        return more < 0 || (more === 0 && one.size < best.size) ? one : best;
      });
      waiting = waiting.filter((one) => one !== next);
      taken += 1;
      inside.set(next.who, insideOf(next) + 1);
      served.set(next.who, (turns += 1));
      next.open();
    }
  }

  function leave(who: string): void {
    const left = inside.get(who)! - 1;
    if (left === 0) inside.delete(who);
    else inside.set(who, left);
    taken -= 1;
    letIn();
    if (waiting.length === 0 && taken === 0) served.clear();
  }

  return {
    async enter(who, size, signal) {
      signal.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const goAway = () => {
          waiting = waiting.filter((one) => one !== me);
          reject(signal.reason as Error);
        };
        const me: Waiting = {
          who,
          size,
          open() {
            signal.removeEventListener('abort', goAway);
            resolve();
          },
        };
        signal.addEventListener('abort', goAway, { once: true });
        waiting.push(me);
        letIn();
      });
      return () => leave(who);
    },
  };
}
