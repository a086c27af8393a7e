import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Attempts cover a mail server outage of more than a day; a failed message is kept even then. */
export const MAIL_POLICY = {
  concurrency: 2,
  // Slow or refused mail to one address delays nobody else's.
  perOwner: 1,
  attempts: 150,
  backoffSeconds: 5,
  expireSeconds: 300,
} as const;

export const deliverMail = defineJob({
  name: 'mail',
  schema: z.strictObject({ id: z.string(), sealed: z.string() }),
  policy: MAIL_POLICY,
});
