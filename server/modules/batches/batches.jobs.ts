import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { BatchRunner } from './advance-batch.ts';
import type { ChannelLooker } from './look-at-channels.ts';

/**
 * One turn of work on a batch. It queues its own successor, so that batches of several accounts take turns, and the
 * concurrency limits how many videos are requested at a time.
 */
export const advanceBatch = defineJob({
  name: 'batch',
  schema: z.strictObject({ batchId: z.string(), jobNumber: z.int() }),
  policy: { concurrency: 4, perOwner: 1, attempts: 5, backoffSeconds: 5, expireSeconds: 1800 },
});

/** Checks the watched channels that are due. */
export const lookAtChannels = defineJob({
  name: 'look-at-channels',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 3, backoffSeconds: 30, expireSeconds: 1800 },
  schedule: '*/5 * * * *',
});

export function batchJobs(runner: BatchRunner, looker: ChannelLooker): HandledJob[] {
  return [
    handle(advanceBatch, {
      run: (job, context) => runner.run(job, context),
      giveUp: (job, error) => runner.giveUp(job, error),
    }),
    handle(lookAtChannels, { run: (_, context) => looker.run(context) }),
  ];
}
