import type { z } from 'zod';
import type { AppError } from '#server/core/app-error.ts';
import type { Log } from '#server/core/log.ts';

export interface JobPolicy {
  /** How many of these one process works on at once. */
  concurrency: number;
  /** How many of one owner all processes work on at once; left out: as many as there are places. */
  perOwner?: number;
  /** How many of one owner may wait and run; left out: any number. */
  queuedPerOwner?: number;
  /**
   * How often in a row the work is tried, getting no further, when it fails with an error that may pass. Being
   * interrupted does not count.
   */
  attempts: number;
  /** The pause before the second attempt; it doubles with each further one. */
  backoffSeconds: number;
  /** The longest a single attempt may take. */
  expireSeconds: number;
}

/** What both sides of a queue agree on. The one who enqueues needs no more than this. */
export interface Job<Data> {
  name: string;
  schema: z.ZodType<Data>;
  policy: JobPolicy;
  /** A cron line in UTC, where the job also runs by itself. Its data is then empty. */
  schedule?: string;
}

/** What the queue itself needs to know of a job. */
export type JobInfo = Pick<Job<unknown>, 'name' | 'policy'>;

export interface JobContext {
  log: Log;
  /** Aborted when the process is about to end or the job was given to somebody else. */
  signal: AbortSignal;
  /** Says that this attempt has brought the work further: attempts are counted from the last one that did. */
  advanced?(): void;
}

/** An attempt that comes after one that failed. */
export interface NextTry {
  /** 2 is the first that repeats. */
  attempt: number;
  of: number;
  waitSeconds: number;
  /** From now to the last of them, where each of them fails at once. */
  lastInSeconds: number;
}

export interface JobHandler<Data> {
  run(data: Data, context: JobContext): Promise<void>;
  /** Called when an attempt has failed and another is in the queue. What it throws is only logged. */
  waits?(data: Data, error: AppError, next: NextTry): Promise<void>;
  /** Called once, when there will be no further attempt. */
  giveUp?(data: Data, error: AppError): Promise<void>;
}

export interface HandledJob {
  job: Job<unknown>;
  handler: JobHandler<unknown>;
}

export function defineJob<Data>(job: Job<Data>): Job<Data> {
  return job;
}

export function handle<Data>(job: Job<Data>, handler: JobHandler<Data>): HandledJob {
  return { job, handler };
}
