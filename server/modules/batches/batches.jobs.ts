import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { BatchRunner } from './advance-batch.ts';

/**
 * A while of work on a batch. It puts its successor in the queue itself, so that batches of several accounts take turns,
 * and no more videos are asked for at a time than there are places here.
 */
export const advanceBatch = defineJob({
  name: 'batch',
  schema: z.strictObject({ batchId: z.string(), jobNumber: z.int() }),
  policy: { concurrency: 4, perOwner: 1, attempts: 5, backoffSeconds: 5, expireSeconds: 1800 },
});

export function batchJobs(runner: BatchRunner): HandledJob[] {
  return [
    handle(advanceBatch, {
      run: (job, context) => runner.run(job, context),
      giveUp: (job, error) => runner.giveUp(job, error),
    }),
  ];
}
