import { z } from 'zod';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { PlatformRetry } from './platform-retry.ts';

/** Asks the platform again for a video whose owner was told to wait. */
export const retryPlatform = defineJob({
  name: 'platform-retry',
  schema: z.strictObject({ videoId: z.string(), language: z.nullable(LanguageSchema) }),
  policy: { concurrency: 1, attempts: 8, backoffSeconds: 60, expireSeconds: 300 },
});

/** Forgets shared transcripts that are too old to be given out and that nothing was made from. */
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
