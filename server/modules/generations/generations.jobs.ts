import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { GenerationRunner } from './run/run-generation.ts';

const HOUR_SECONDS = 3600;

export const runGeneration = defineJob({
  name: 'generation',
  schema: z.strictObject({ generationId: z.string(), jobNumber: z.int() }),
  policy: {
    concurrency: 4,
    attempts: 4,
    backoffSeconds: 2,
    expireSeconds: 12 * HOUR_SECONDS,
  },
});

export function generationJobs(runner: GenerationRunner): HandledJob[] {
  return [
    handle(runGeneration, {
      run: (data, context) => runner.run(data, context),
      waits: (data, error, next) => runner.wait(data, error, next),
      giveUp: (data, error) => runner.fail(data, error),
    }),
  ];
}
