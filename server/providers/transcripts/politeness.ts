import { setTimeout as pause } from 'node:timers/promises';
import type { SourceErrorCode } from '#contract/errors/source.ts';

export interface Limits {
  /** How many videos are asked about at once. */
  concurrent: number;
  /** How many are begun in a second. */
  perSecond: number;
  /** How long nothing is asked once the platform has refused. */
  restMs: number;
  /** How many may wait for their turn. */
  queue: number;
}

export const LIMITS: Limits = { concurrent: 2, perSecond: 1, restMs: 15 * 60_000, queue: 30 };

export interface Rest {
  code: SourceErrorCode;
  seconds: number;
}

/** One outgoing address behaves like one careful visitor, whatever number of users stand behind it. */
export interface Politeness {
  /** Waits for a turn. `null` where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
  /** Why nothing should be asked now, and for how long. */
  findRest(): Rest | null;
  rest(code: SourceErrorCode, seconds?: number): void;
}

export function createPoliteness(limits: Limits, now: () => number = Date.now): Politeness {
  const waiting: (() => void)[] = [];
  let running = 0;
  let nextStart = 0;
  let resting: { code: SourceErrorCode; until: number } | null = null;

  async function turn(): Promise<void> {
    if (running < limits.concurrent) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const gapMs = 1000 / limits.perSecond;
    const startAt = Math.max(now(), nextStart);
    // Machines come in steps; a little unevenness is kinder to whoever has to serve them.
    nextStart = startAt + gapMs * (0.75 + Math.random() / 2);
    if (startAt > now()) await pause(startAt - now());
  }

  return {
    async run(work) {
      if (waiting.length >= limits.queue) return null;
      await turn();
      try {
        return await work();
      } finally {
        // The place is handed on, not given up and taken again.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    findRest() {
      if (!resting) return null;
      const seconds = Math.ceil((resting.until - now()) / 1000);
      if (seconds > 0) return { code: resting.code, seconds };
      resting = null;
      return null;
    },
    rest(code, seconds) {
      const ms = Math.min(Math.max((seconds ?? 0) * 1000, limits.restMs), 24 * 3600_000);
      resting = { code, until: now() + ms };
    },
  };
}
