import { setTimeout as pause } from 'node:timers/promises';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { nextStart } from '#server/core/clock.ts';
import type { Pace, PaceState, Rested, Visitor } from './port.ts';

export interface PlatformLimits {
  concurrent: number;
  perSecond: number;
  restMs: number;
  queue: number;
}

export const PLATFORM_LIMITS: PlatformLimits = {
  concurrent: 2,
  perSecond: 1,
  restMs: 15 * 60_000,
  queue: 30,
};

/** Makes each outgoing address behave like one careful visitor, however many users and processes share it. */
export interface Politeness {
  /** Waits for a turn; `null` if the queue is full. The slot expires after `leaseMs`. */
  run<T>(work: () => Promise<T>, leaseMs: number): Promise<T | null>;
  /** Current pauses and visitor ids, without expired ones. */
  read(): Promise<PaceState>;
  /** Pauses a client or program (`party`), or the whole address (`null`). */
  rest(party: string | null, code: SourceErrorCode, seconds?: number): Promise<void>;
}

/** Poll interval while other processes hold all slots. */
const LOOK_AGAIN_MS = 150;

export function createPoliteness(
  limits: PlatformLimits,
  pace: Pace,
  now: () => number,
): Politeness {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Queues first within this process, then among all processes. */
  async function turn(leaseMs: number): Promise<() => Promise<void>> {
    if (running < limits.concurrent) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    for (;;) {
      // Random jitter, because evenly spaced requests look automated. It only adds, so the pace is never exceeded.
      const gapMs = (1000 / limits.perSecond) * (1 + Math.random() / 2);
      const place = await pace.take({ concurrent: limits.concurrent, gapMs, leaseMs });
      if (!place) {
        await pause(LOOK_AGAIN_MS * (0.5 + Math.random()));
        continue;
      }
      if (place.startAtMs > now()) await pause(place.startAtMs - now());
      return place.giveBack;
    }
  }

  /** Passes the slot on directly instead of releasing it. */
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
    async read() {
      const { rest, rests, visitors } = await pace.read();
      return {
        rest: rest && rest.untilMs > now() ? rest : null,
        rests: current(rests, now()),
        visitors: current(visitors, now()),
      };
    },
    async rest(party, code, seconds) {
      const ms = Math.min(Math.max((seconds ?? 0) * 1000, limits.restMs), 24 * 3600_000);
      await pace.rest(party, { code, untilMs: now() + ms });
    },
  };
}

function current<T extends { untilMs: number }>(
  all: Readonly<Record<string, T>>,
  nowMs: number,
): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, { untilMs }]) => untilMs > nowMs));
}

/** The pace of a process that doesn't share its address. */
export function createOwnPace(now: () => number): Pace {
  let taken = 0;
  let nextStartMs = 0;
  let rest: Rested | null = null;
  const rests: Record<string, Rested> = {};
  const visitors: Record<string, Visitor> = {};
  return {
    async take({ concurrent, gapMs }) {
      if (taken >= concurrent) return null;
      taken += 1;
      const startAtMs = nextStart(now(), nextStartMs, concurrent * gapMs);
      nextStartMs = startAtMs + gapMs;
      return { startAtMs, giveBack: async () => void (taken -= 1) };
    },
    read: async () => ({ rest, rests: { ...rests }, visitors: { ...visitors } }),
    async rest(party, rested) {
      if (party === null) rest = rested;
      else rests[party] = rested;
    },
    async keepVisitor(party, visitor) {
      if (visitor) visitors[party] = visitor;
      else delete visitors[party];
    },
  };
}
