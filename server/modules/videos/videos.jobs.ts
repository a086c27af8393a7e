import { z } from 'zod';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { PlatformRetry } from './platform-retry.ts';

/** Queries the platform again for a video after a rate limit. */
export const retryPlatform = defineJob({
  name: 'platform-retry',
  schema: z.strictObject({
    videoId: z.string(),
    language: z.nullable(LanguageSchema),
    /** Nobody approved transcribing with the customer's key. */
    isUnattended: z.optional(z.boolean()),
  }),
  policy: { concurrency: 1, perOwner: 1, attempts: 8, backoffSeconds: 60, expireSeconds: 300 },
});

/** Deletes expired shared transcripts that nothing was written from. */
export const forgetTranscripts = defineJob({
  name: 'forget-transcripts',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 1, backoffSeconds: 1, expireSeconds: 3600 },
  schedule: '41 3 * * *',
});

interface Handlers {
  retry: PlatformRetry;
  forget(): Promise<void>;
}

export function videoJobs({ retry, forget }: Handlers): HandledJob[] {
  return [
    handle(retryPlatform, {
      run: (data) => retry.run(data),
      giveUp: (data, error) => retry.giveUp(data, error),
    }),
    handle(forgetTranscripts, { run: forget }),
  ];
}
