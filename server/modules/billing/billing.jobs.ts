import { z } from 'zod';
import type { Log } from '#server/core/log.ts';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';

/** Attempts cover a provider outage of more than a day; after that, the hourly reconciliation retries the event. */
export const applyBillingEvent = defineJob({
  name: 'billing-event',
  schema: z.strictObject({ eventId: z.string() }),
  policy: { concurrency: 2, attempts: 150, backoffSeconds: 2, expireSeconds: 300 },
});

export const reconcileBilling = defineJob({
  name: 'billing-reconciliation',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 3, backoffSeconds: 60, expireSeconds: 3000 },
  schedule: '11 * * * *',
});

interface Work {
  apply(eventId: string): Promise<void>;
  reconcile(log: Log): Promise<void>;
}

export function billingJobs(events: Work): HandledJob[] {
  return [
    handle(applyBillingEvent, { run: ({ eventId }) => events.apply(eventId) }),
    handle(reconcileBilling, { run: (_, { log }) => events.reconcile(log) }),
  ];
}
