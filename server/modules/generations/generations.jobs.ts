import { z } from 'zod';
import { defineJob, type HandledJob } from '#server/queue/job.ts';
import { handleRuns, type Runner } from '#server/runs/run.ts';

const HOUR_SECONDS = 3600;

export const runGeneration = defineJob({
  name: 'generation',
  schema: z.strictObject({ generationId: z.string(), jobNumber: z.int() }),
  policy: {
    // A run with a model mostly waits for it.
    concurrency: 12,
    perOwner: 2,
    queuedPerOwner: 500,
    attempts: 4,
    backoffSeconds: 2,
    expireSeconds: 12 * HOUR_SECONDS,
  },
});

export function generationJobs(runner: Runner): HandledJob[] {
  return [
    handleRuns(runGeneration, runner, ({ generationId, jobNumber }) => ({
      id: generationId,
      jobNumber,
    })),
  ];
}
