import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** A mail server can be away for a day and more before a message counts as failed; even then it is kept. */
export const MAIL_POLICY = {
  concurrency: 2,
  attempts: 150,
  backoffSeconds: 5,
  expireSeconds: 300,
} as const;

export const deliverMail = defineJob({
  name: 'mail',
  schema: z.strictObject({ id: z.string(), sealed: z.string() }),
  policy: MAIL_POLICY,
});
