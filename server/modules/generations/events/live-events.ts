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

/** One reader. `write` resolves when it can take more; `end` is called after the last event. */
export interface Reader {
  write(events: OwnedEvent[]): Promise<void>;
  end(): void;
}

/** Delivers the stored log to readers as it grows, whichever process writes it. */
export interface EventHub {
  /** Everything after `after`, then new events until the run ends. */
  watchGeneration(generation: OwnGeneration, after: number, reader: Reader): () => void;
  /**
   * With `after` null: the active runs from their beginning, then everything that happens in the account. The first
   * database queries are made before there is a reader, so a failure can still be returned as an error.
   */
  openAccount(account: Account, after: number | null): Promise<(reader: Reader) => () => void>;
  /** Delivers everything stored to all readers, then ends them. */
  close(): Promise<void>;
}

const BATCH = 500;
const GRACE_MS = 3000;

interface Watch {
  key: string;
  /** `toldAt`: when the notification of a new event arrived. */
  wake(toldAt?: number): void;
  finish(): Promise<void>;
  stop(): void;
}

interface WatchOptions {
  key: string;
  /** The next events, or `null` after the last one. */
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

  /** Reads only when notified, one batch at a time, so a slow reader doesn't hold up others. */
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
        // The wait for a slow reader doesn't count.
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
            // Events that the row counts before this one are stored, or were and have been compacted.
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
      // Doesn't wait for readers that are still not reading.
      for (const watch of watches) watch.stop();
      await subscription.close();
    },
  };
}
