import {
  compactRuns,
  emptyOldBins,
  runGeneration,
} from '../modules/generations/generations.jobs.ts';
import { vacuum } from '../modules/operations/maintenance.jobs.ts';
import { PODCAST_JOBS } from '../modules/podcasts/audio.jobs.ts';
import { bookForgotten } from '../modules/usage/usage.jobs.ts';
import type { JobInfo } from '../queue/job.ts';
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
