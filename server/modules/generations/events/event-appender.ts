import type { LiveEvent } from '#contract/events.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Db } from '#server/db/database.ts';
import { type Appended, appendEvents, appendToMany, type Append } from './event-log.repo.ts';

/** Interval between batched writes. Well below what a reader would notice. */
const TICK_MS = 40;
/** Maximum share of the time spent writing: with many runs, batches become rarer and larger. */
const WRITING_SHARE = 0.15;
const LONGEST_TICK_MS = 100;
const MOST_RUNS = 400;
const MOST_CHARACTERS = 4 * 1024 * 1024;

/**
 * Batches the appends of all runs in this process: one statement per tick instead of one per run. Each run's order is kept,
 * leases are checked as usual, and sequence numbers have no gaps.
 */
export interface EventAppender {
  /**
   * Resolves once the events are stored; `null` if the lease is lost. `soon` skips the wait for the tick, for a first word
   * that someone is waiting for.
   */
  append(
    generationId: string,
    lease: string | null,
    events: readonly LiveEvent[],
    options?: { soon?: boolean },
  ): Promise<Appended | null>;
}

interface Waiting extends Append {
  events: LiveEvent[];
  characters: number;
  soon: boolean;
  settle: PromiseWithResolvers<Appended | null>;
}

export function createEventAppender(db: Db, { tickMs = TICK_MS } = {}): EventAppender {
  /** In order of arrival. Appends that can't share a batch with another of the same run wait for the next one. */
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  let immediate: NodeJS.Immediate | null = null;
  let isWriting = false;
  let isDue = false;
  let lastAt = -Infinity;
  let tookMs = 0;

  function schedule(soon: boolean): void {
    if (isWriting || isDue || waiting.length === 0) return;
    if (immediate && !soon) return;
    const pauseMs = Math.min(LONGEST_TICK_MS, Math.max(tickMs, tookMs / WRITING_SHARE));
    const waitMs = soon ? 0 : lastAt + pauseMs - performance.now();
    if (waitMs <= 0) {
      if (timer) clearTimeout(timer);
      timer = null;
      if (soon) {
        isDue = true;
        // Before this turn's other database queries.
        queueMicrotask(() => void flush());
      } else immediate = setImmediate(() => void flush());
    } else timer ??= setTimeout(() => void flush(), waitMs);
  }

  async function flush(): Promise<void> {
    if (immediate) clearImmediate(immediate);
    timer = null;
    immediate = null;
    isDue = false;
    isWriting = true;
    lastAt = performance.now();
    const batch = takeBatch();
    try {
      await write(batch);
    } finally {
      isWriting = false;
      tookMs = performance.now() - lastAt;
      schedule(waiting.some(({ soon }) => soon));
    }
  }

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    const runs = new Set<string>();
    let characters = 0;
    for (const one of waiting) {
      const fits = batch.length === 0 || characters + one.characters <= MOST_CHARACTERS;
      if (fits && batch.length < MOST_RUNS && !runs.has(one.generationId)) {
        batch.push(one);
        characters += one.characters;
      } else rest.push(one);
      // Keeps later appends of the same run from overtaking.
      runs.add(one.generationId);
    }
    waiting = rest;
    return batch;
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await appendToMany(db, batch);
      for (const one of batch) one.settle.resolve(stored.get(one.generationId) ?? null);
    } catch (error) {
      const isAway = error instanceof AppError && error.code === 'unavailable';
      if (isAway || batch.length === 1) {
        for (const one of batch) one.settle.reject(error);
        return;
      }
      // One at a time, so that a run with an event that can't be stored doesn't fail the others.
      for (const { generationId, lease, events, settle } of batch) {
        await appendEvents(db, generationId, lease, events).then(settle.resolve, settle.reject);
      }
    }
  }

  return {
    append(generationId, lease, events, { soon = false } = {}) {
      const characters = events.reduce((sum, event) => sum + sizeOf(event), 0);
      const before = waiting.findLast((one) => one.generationId === generationId);
      if (before && before.lease === lease && before.characters + characters <= MOST_CHARACTERS) {
        before.events.push(...events);
        before.characters += characters;
        before.soon ||= soon;
        schedule(soon);
        return before.settle.promise;
      }
      const settle = Promise.withResolvers<Appended | null>();
      waiting.push({ generationId, lease, events: [...events], characters, soon, settle });
      schedule(soon);
      return settle.promise;
    },
  };
}

/** Only kinds that can be large are measured. */
function sizeOf(event: LiveEvent): number {
  if (event.type === 'delta') return event.text.length + 200;
  return event.type === 'document' || event.type === 'checks' ? JSON.stringify(event).length : 200;
}
