import { setTimeout as pause } from 'node:timers/promises';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { Pace } from './port.ts';

export interface PlatformLimits {
  /** How many videos are asked about at once. */
  concurrent: number;
  /** How many are begun in a second. */
  perSecond: number;
  /** How long nothing is asked once the platform has refused. */
  restMs: number;
  /** How many may wait for their turn. */
  queue: number;
}

export const PLATFORM_LIMITS: PlatformLimits = {
  concurrent: 2,
  perSecond: 1,
  restMs: 15 * 60_000,
  queue: 30,
};

export interface Rest {
  code: SourceErrorCode;
  seconds: number;
}

/** One outgoing address behaves like one careful visitor, whatever number of users and processes stand behind it. */
interface Politeness {
  /** Waits for a turn. `null` where too many wait already. The place lapses after `leaseMs`. */
  run<T>(work: () => Promise<T>, leaseMs: number): Promise<T | null>;
  /** Why nothing should be asked now, and for how long. */
  findRest(): Promise<Rest | null>;
  rest(code: SourceErrorCode, seconds?: number): Promise<void>;
}

/** While other processes have all the places. */
const LOOK_AGAIN_MS = 150;

export function createPoliteness(
  limits: PlatformLimits,
  pace: Pace,
  now: () => number,
): Politeness {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** First among those of this process, in their order; then among all processes. */
  async function turn(leaseMs: number): Promise<() => Promise<void>> {
    if (running < limits.concurrent) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    for (;;) {
      // Machines come in steps; a little unevenness is kinder to whoever has to serve them.
      const gapMs = (1000 / limits.perSecond) * (0.75 + Math.random() / 2);
      const place = await pace.take({ concurrent: limits.concurrent, gapMs, leaseMs });
      if (!place) {
        await pause(LOOK_AGAIN_MS * (0.5 + Math.random()));
        continue;
      }
      if (place.startAtMs > now()) await pause(place.startAtMs - now());
      return place.giveBack;
    }
  }

  /** The place is handed on, not given up and taken again. */
  function handOn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work, leaseMs) {
      if (waiting.length >= limits.queue) return null;
      let giveBack: (() => Promise<void>) | null = null;
      try {
        giveBack = await turn(leaseMs);
        return await work();
      } finally {
        await giveBack?.();
        handOn();
      }
    },
    async findRest() {
      const resting = await pace.findRest();
      const seconds = resting ? Math.ceil((resting.untilMs - now()) / 1000) : 0;
      return resting && seconds > 0 ? { code: resting.code, seconds } : null;
    },
    async rest(code, seconds) {
      const ms = Math.min(Math.max((seconds ?? 0) * 1000, limits.restMs), 24 * 3600_000);
      await pace.rest(code, now() + ms);
    },
  };
}

/** The pace of a process that shares its address with no other. */
export function createOwnPace(now: () => number): Pace {
  let taken = 0;
  let nextStartMs = 0;
  let resting: { code: SourceErrorCode; untilMs: number } | null = null;
  return {
    async take({ concurrent, gapMs }) {
      if (taken >= concurrent) return null;
      taken += 1;
      const startAtMs = Math.max(now(), nextStartMs);
      nextStartMs = startAtMs + gapMs;
      return { startAtMs, giveBack: async () => void (taken -= 1) };
    },
    findRest: async () => resting,
    async rest(code, untilMs) {
      resting = { code, untilMs };
    },
  };
}
