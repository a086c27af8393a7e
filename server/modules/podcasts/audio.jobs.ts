import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import { handleRuns, type Runner } from '#server/runs/run.ts';
import type { AudioSweep } from './sweep-audio.ts';

const HOUR_SECONDS = 3600;

export const makeAudio = defineJob({
  name: 'podcast-audio',
  schema: z.strictObject({
    generationId: z.string(),
    jobNumber: z.int(),
    /** Present in jobs of earlier versions. */
    ownerId: z.optional(z.string()),
  }),
  policy: {
    concurrency: 3,
    perOwner: 2,
    queuedPerOwner: 500,
    attempts: 5,
    backoffSeconds: 4,
    expireSeconds: 12 * HOUR_SECONDS,
  },
});

const sweepAudio = defineJob({
  name: 'podcast-sweep',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 1, backoffSeconds: 60, expireSeconds: HOUR_SECONDS },
  schedule: '17 * * * *',
});

export const PODCAST_JOBS = [makeAudio, sweepAudio];

export function podcastJobs(runner: Runner, sweep: AudioSweep): HandledJob[] {
  return [
    handleRuns(makeAudio, runner, ({ generationId, jobNumber }) => ({
      id: generationId,
      jobNumber,
    })),
    handle(sweepAudio, { run: () => sweep.run() }),
  ];
}
