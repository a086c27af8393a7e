import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { AudioRunner } from './run-audio.ts';
import type { AudioSweep } from './sweep-audio.ts';

const HOUR_SECONDS = 3600;

export const makeAudio = defineJob({
  name: 'podcast-audio',
  schema: z.strictObject({
    generationId: z.string(),
    jobNumber: z.int(),
    /** Missing in jobs of earlier versions. */
    ownerId: z.optional(z.string()),
  }),
  ownerOf: ({ ownerId }) => ownerId,
  policy: {
    concurrency: 3,
    perOwner: 2,
    attempts: 5,
    backoffSeconds: 4,
    expireSeconds: 12 * HOUR_SECONDS,
  },
});

export const sweepAudio = defineJob({
  name: 'podcast-sweep',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 1, backoffSeconds: 60, expireSeconds: HOUR_SECONDS },
  schedule: '17 * * * *',
});

export const PODCAST_JOBS = [makeAudio, sweepAudio];

export function podcastJobs(runner: AudioRunner, sweep: AudioSweep): HandledJob[] {
  return [
    handle(makeAudio, {
      run: (data, context) => runner.run(data, context),
      waits: (data, error, next) => runner.wait(data, error, next),
      giveUp: (data, error) => runner.fail(data, error),
    }),
    handle(sweepAudio, { run: () => sweep.run() }),
  ];
}
