import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { Usage } from './usage.service.ts';

/** A killed process leaves its calls open and their costs reserved, and there may be no retry that settles them. */
export const bookForgotten = defineJob({
  name: 'book-forgotten-calls',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 3, backoffSeconds: 60, expireSeconds: 600 },
  schedule: '*/15 * * * *',
});

export function usageJobs(usage: Usage): HandledJob[] {
  return [
    handle(bookForgotten, {
      async run(_data, { log }) {
        const booked = await usage.bookForgottenCalls();
        if (booked > 0) log.warn({ booked }, 'booked abandoned calls as estimates');
      },
    }),
  ];
}
