import type { Clock } from '#server/core/clock.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingMessage, BillingProvider } from '#server/providers/billing/port.ts';
import type { Queue } from '#server/queue/queue.ts';
import { applyBillingEvent } from './billing.jobs.ts';
import { listEndingTrials, listStale, postpone } from './customers.repo.ts';
import type { CustomerSync } from './customer-sync.ts';
import {
  findEvent,
  findReconciledAt,
  insertEvent,
  listForgotten,
  markApplied,
  setReconciledAt,
} from './events.repo.ts';
import { TRIAL_NOTICE_MS } from './notices.ts';

/** Events from the payment provider: received once, retried until applied, and looked up if missing. */
export interface BillingEvents {
  /** The event is stored and queued when it returns. Throws `signature_wrong` and stores nothing. */
  receive(raw: Buffer, signature: string): Promise<void>;
  apply(eventId: string): Promise<void>;
  /** Repairs what was missed: lost messages, failed jobs, and changes without an event. */
  reconcile(log: Log): Promise<void>;
}

interface Parts {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  billing: BillingProvider;
  sync: CustomerSync;
  clock: Clock;
}

const HOUR_MS = 3600 * 1000;
/** Events may appear in the provider's list later than newer ones. */
const OVERLAP_MS = 2 * HOUR_MS;
/** The provider keeps them for thirty days. */
const FIRST_LOOK_MS = 29 * 24 * HOUR_MS;
const FORGOTTEN_MS = HOUR_MS;
const STALE_MS = 24 * HOUR_MS;
const MOST_FAILURES = 5;

export function createBillingEvents({
  database,
  queue,
  billing,
  sync,
  clock,
}: Parts): BillingEvents {
  const { db } = database;

  async function store(message: BillingMessage): Promise<boolean> {
    return database.transaction(async (tx) => {
      if (!(await insertEvent(tx, billing.source, message))) return false;
      await queue.enqueue(tx.$client, applyBillingEvent, { eventId: message.id });
      return true;
    });
  }

  /** A customer that can't be read doesn't stop the others from being repaired. */
  async function syncEach(customerIds: Iterable<string>, log: Log): Promise<void> {
    let failures = 0;
    for (const customerId of customerIds) {
      try {
        await sync.sync(customerId);
        failures = 0;
      } catch (error) {
        failures += 1;
        // The provider is probably down; the next hourly run tries again.
        if (failures === MOST_FAILURES) throw error;
        log.warn({ err: error, customer: customerId }, 'couldn’t read a customer');
        await postpone(db, customerId);
      }
    }
  }

  return {
    async receive(raw, signature) {
      const message = await billing.readMessage(raw, signature, clock.now());
      if (message) await store(message);
    },

    async apply(eventId) {
      const event = await findEvent(db, eventId);
      // Received from another source: the key changed while the event was queued, and its customers can't be queried.
      if (!event || event.appliedAt || event.source !== billing.source) return;
      const customerId = await billing.findCustomer(event);
      const outcome = customerId ? await sync.sync(customerId) : 'nobody yet';
      await markApplied(db, eventId, { customerId, outcome, at: clock.now() });
    },

    async reconcile(log) {
      const began = await billing.now();
      const last = await findReconciledAt(db, billing.source);
      const since = last
        ? new Date(last.getTime() - OVERLAP_MS)
        : new Date(began.getTime() - FIRST_LOOK_MS);
      let missed = 0;
      for (const message of await billing.listMessages(since)) {
        if (await store(message)) missed += 1;
      }
      const now = clock.now().getTime();
      const forgotten = await listForgotten(db, billing.source, new Date(now - FORGOTTEN_MS));
      for (const eventId of forgotten) {
        await queue.enqueue(db.$client, applyBillingEvent, { eventId });
      }
      const stale = await listStale(db, billing.source, new Date(now - STALE_MS));
      const ending = await listEndingTrials(
        db,
        billing.source,
        new Date(began.getTime() + TRIAL_NOTICE_MS),
      );
      await syncEach(new Set([...stale, ...ending]), log);
      await setReconciledAt(db, billing.source, began);
      if (missed + forgotten.length > 0) {
        log.warn({ missed, forgotten: forgotten.length }, 'caught up on missed billing messages');
      }
    },
  };
}
