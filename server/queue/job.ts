import type { z } from 'zod';
import type { AppError } from '#server/core/app-error.ts';
import type { Log } from '#server/core/log.ts';

export interface JobPolicy {
  /** How many of these one process runs concurrently. */
  concurrency: number;
  /** How many of one owner run concurrently across all processes; default: no limit per owner. */
  perOwner?: number;
  /** How many of one owner may be queued and running; default: unlimited. */
  queuedPerOwner?: number;
  /** Maximum consecutive attempts without progress after retryable errors. Interruptions don't count. */
  attempts: number;
  /** Delay before the second attempt; doubles with each further one. */
  backoffSeconds: number;
  /** Maximum duration of a single attempt. */
  expireSeconds: number;
}

/** Shared by producer and worker; enqueuing needs nothing else. */
export interface Job<Data> {
  name: string;
  schema: z.ZodType<Data>;
  policy: JobPolicy;
  /** Cron expression in UTC for jobs that run on a schedule. Scheduled jobs get empty data. */
  schedule?: string;
}

/** The part of a job the queue itself needs. */
export type JobInfo = Pick<Job<unknown>, 'name' | 'policy'>;

export interface JobContext {
  log: Log;
  /** Aborted when the process shuts down or the job was reassigned. */
  signal: AbortSignal;
  /** Reports progress, which resets the attempt count. */
  advanced?(): void;
}

/** The retry scheduled after a failed attempt. */
export interface NextTry {
  /** Counts from 1, so the first retry is 2. */
  attempt: number;
  of: number;
  waitSeconds: number;
  /** Seconds until the last attempt starts, if every attempt fails immediately. */
  lastInSeconds: number;
}

export interface JobHandler<Data> {
  run(data: Data, context: JobContext): Promise<void>;
  /** Called when a retry has been scheduled. Errors thrown here are only logged. */
  waits?(data: Data, error: AppError, next: NextTry): Promise<void>;
  /** Called when there will be no further attempt; retried until it succeeds. */
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
