import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';

/** Retried for days, because nobody is left to try again. Contains no name or address, since it outlives the account. */
export const finishDeletion = defineJob({
  name: 'account-deletion',
  // `customerIds`: ids at the payment provider.
  schema: z.strictObject({ ownerId: z.string(), customerIds: z.array(z.string()) }),
  policy: { concurrency: 2, attempts: 500, backoffSeconds: 2, expireSeconds: 900 },
});

export const sweepImports = defineJob({
  name: 'sweep-imports',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 1, backoffSeconds: 60, expireSeconds: 3600 },
  schedule: '53 * * * *',
});

export type GoneAccount = z.infer<typeof finishDeletion.schema>;

interface Work {
  finish(gone: GoneAccount): Promise<void>;
  sweep(): Promise<void>;
}

export function accountDataJobs({ finish, sweep }: Work): HandledJob[] {
  return [handle(finishDeletion, { run: finish }), handle(sweepImports, { run: sweep })];
}
