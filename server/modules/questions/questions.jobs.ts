import { z } from 'zod';
import { defineJob, type HandledJob } from '#server/queue/job.ts';
import { handleRuns, type Runner } from '#server/runs/run.ts';

export const answerQuestion = defineJob({
  name: 'question',
  schema: z.strictObject({ questionId: z.string(), jobNumber: z.int() }),
  policy: {
    // With a model, a job mostly waits.
    concurrency: 8,
    perOwner: 2,
    queuedPerOwner: 200,
    attempts: 4,
    backoffSeconds: 2,
    expireSeconds: 3600,
  },
});

export function questionJobs(runner: Runner): HandledJob[] {
  return [
    handleRuns(answerQuestion, runner, ({ questionId, jobNumber }) => ({
      id: questionId,
      jobNumber,
    })),
  ];
}
