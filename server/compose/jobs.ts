import {
  compactRuns,
  emptyOldBins,
  runGeneration,
} from '../modules/generations/generations.jobs.ts';
import { vacuum } from '../modules/operations/maintenance.jobs.ts';
import { makeAudio, PODCAST_JOBS } from '../modules/podcasts/audio.jobs.ts';
import { bookForgotten } from '../modules/usage/usage.jobs.ts';
import type { Config } from '../core/config.ts';
import { advanceBatch } from '../modules/batches/batches.jobs.ts';
import { answerQuestion } from '../modules/questions/questions.jobs.ts';
import { recognizeUpload } from '../modules/videos/recognition.jobs.ts';
import type { JobInfo } from '../queue/job.ts';
import type { JobShare } from '../queue/queue.ts';
import { ACCOUNT_JOBS } from './accounts.ts';
import { BATCH_JOBS } from './batches.ts';
import { BILLING_JOBS } from './billing.ts';
import { QUESTION_JOBS } from './questions.ts';
import { SOURCE_JOBS } from './sources.ts';

export const ALL_JOBS: readonly JobInfo[] = [
  runGeneration,
  emptyOldBins,
  compactRuns,
  vacuum,
  bookForgotten,
  ...ACCOUNT_JOBS,
  ...BILLING_JOBS,
  ...SOURCE_JOBS,
  ...PODCAST_JOBS,
  ...QUESTION_JOBS,
  ...BATCH_JOBS,
];

/** Concurrency limits per job kind, in total and per account. */
export function jobShares({ work }: Config): Record<string, Partial<JobShare>> {
  const queuedPerOwner = work.queuedPerAccount;
  return {
    [runGeneration.name]: {
      concurrency: work.runsAtOnce,
      perOwner: work.runsPerAccount,
      queuedPerOwner,
    },
    [answerQuestion.name]: {
      concurrency: work.runsAtOnce,
      perOwner: work.runsPerAccount,
      queuedPerOwner,
    },
    [makeAudio.name]: {
      concurrency: work.recordingsAtOnce,
      perOwner: work.recordingsPerAccount,
      queuedPerOwner,
    },
    [recognizeUpload.name]: {
      concurrency: work.transcriptionsAtOnce,
      perOwner: work.transcriptionsPerAccount,
      queuedPerOwner: work.transcriptionsQueued,
    },
    [advanceBatch.name]: { concurrency: work.batchesAtOnce },
  };
}
