import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '#contract/accounts.ts';
import { ENDED } from '#contract/generations.ts';
import type { Tally } from '#server/core/tally.ts';
import type { Log } from '#server/core/log.ts';
import type { Database, ChannelSubscription } from '#server/db/database.ts';
import { eventsInstead } from './compaction.ts';
import {
  EVENTS_CHANNEL,
  type OwnedEvent,
  parseNotice,
  readAccountNow,
  readGenerationEvents,
  readOwnerEvents,
} from './event-log.repo.ts';
import { findGeneration } from '../generations.repo.ts';
import type { OwnGeneration } from '../generations.service.ts';

/** One reader. `write` resolves when it can take more; `end` is called when there will be no more. */
export interface Reader {
  write(events: OwnedEvent[]): Promise<void>;
  end(): void;
}

/** Brings the stored log to readers as it grows, in this process or in any other. */
export interface EventHub {
  /** Everything after `after`, then what comes, until the run has ended. */
  watchGeneration(generation: OwnGeneration, after: number, reader: Reader): () => void;
  /**
   * `after` null: the runs that have not ended, from their beginning; then whatever happens in the account. What is
   * asked of the database first is asked before there is a reader, so that a failure can still be answered.
   */
  openAccount(account: Account, after: number | null): Promise<(reader: Reader) => () => void>;
  /** Lets every reader have what is stored, then ends it. */
  close(): Promise<void>;
}

const BATCH = 500;
const GRACE_MS = 3000;

interface Watch {
  key: string;
  /** `toldAt`: something was stored just now. */
  wake(toldAt?: number): void;
  finish(): Promise<void>;
  stop(): void;
}

interface WatchOptions {
  key: string;
  /** The next events, and `null` once there can be no more. */
  read: () => Promise<OwnedEvent[] | null>;
  reader: Reader;
}

export async function openEventHub(database: Database, log: Log, tally: Tally): Promise<EventHub> {
  const { db } = database;
  const watches = new Set<Watch>();

  let isClosing = false;
  const subscription: ChannelSubscription = await database.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const { ownerId, generationId } = parseNotice(payload);
      const now = performance.now();
      for (const watch of watches) {
        if (watch.key === ownerId || watch.key === generationId) watch.wake(now);
      }
    },
    () => watches.forEach((watch) => watch.wake()),
  );

  /** Reads only when told that there is more, and one batch at a time, so a slow reader holds up nobody. */
  function startWatch({ key, read, reader }: WatchOptions): () => void {
    if (isClosing) {
      reader.end();
      return () => {};
    }
    let isOpen = true;
    let more = false;
    let waitsSince: number | null = null;
    let pumping: Promise<void> | null = null;

    async function pump(): Promise<void> {
      while (isOpen && more) {
        more = false;
        const events = await read();
        if (events === null) return stop();
        if (events.length === 0) {
          waitsSince = null;
          continue;
        }
        more = true;
        if (waitsSince !== null)
          tally.took('stream_lag_seconds', (performance.now() - waitsSince) / 1000);
        waitsSince = null;
        await reader.write(events);
        // A reader that takes its time is no fault of ours.
        if (waitsSince !== null) waitsSince = performance.now();
      }
    }

    const watch: Watch = {
      key,
      wake(toldAt) {
        more = true;
        waitsSince ??= toldAt ?? null;
        pumping ??= pump()
          .catch((error: unknown) => {
            log.warn({ err: error }, 'a live-event reader was cut off');
            stop();
          })
          .finally(() => {
            pumping = null;
            if (isOpen && more) watch.wake();
          });
      },
      async finish() {
        watch.wake();
        await pumping;
        stop();
      },
      stop,
    };

    function stop(): void {
      if (!isOpen) return;
      isOpen = false;
      watches.delete(watch);
      reader.end();
    }

    watches.add(watch);
    watch.wake();
    return stop;
  }

  return {
    watchGeneration({ id, lastSeq }, after, reader) {
      let cursor = after > lastSeq ? 0 : after;
      return startWatch({
        key: id,
        reader,
        async read() {
          let events = await readGenerationEvents(db, id, cursor, BATCH);
          if (events[0]?.seq !== cursor + 1) {
            const now = await findGeneration(db, id);
            if (!now) return null;
            if (now.lastSeq === cursor) return ENDED.includes(now.status) ? null : [];
            // What the row knew of before this is stored, or was once and is not kept any more.
            events = await readGenerationEvents(db, id, cursor, BATCH);
            const before = events[0]?.seq ?? now.lastSeq + 1;
            if (before > cursor + 1) {
              events = eventsInstead(now, { after: cursor, before, limit: BATCH });
            }
          }
          cursor = events.at(-1)!.seq;
          return events;
        },
      });
    },

    async openAccount(account, after) {
      const { newest, running } = await readAccountNow(db, account.id);
      const resumes = after !== null && after <= newest;
      let cursor = resumes ? after : 0;
      let catchingUp = !resumes && running.length > 0;
      if (!resumes && !catchingUp) cursor = newest;
      const read = async () => {
        if (catchingUp) {
          const range = { after: cursor, upTo: newest, of: running, limit: BATCH };
          const events = await readOwnerEvents(db, account.id, range);
          catchingUp = events.length > 0;
          cursor = events.at(-1)?.ownerSeq ?? newest;
          if (catchingUp) return events;
        }
        const events = await readOwnerEvents(db, account.id, { after: cursor, limit: BATCH });
        cursor = events.at(-1)?.ownerSeq ?? cursor;
        return events;
      };
      return (reader) => startWatch({ key: account.id, reader, read });
    },

    async close() {
      isClosing = true;
      const finished = Promise.all([...watches].map((watch) => watch.finish()));
      await Promise.race([finished, pause(GRACE_MS, undefined, { ref: false })]);
      // Who does not read by now is not waited for.
      for (const watch of watches) watch.stop();
      await subscription.close();
    },
  };
}
