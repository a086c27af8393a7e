import type { Job as BossJob, JobResult } from 'pg-boss';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Log } from '#server/core/log.ts';
import type { HandledJob } from './job.ts';

/** What is stored with a job. `attempt` counts failures that may pass; interruptions are counted by the queue. */
export interface Envelope {
  attempt: number;
  data: unknown;
}

/** So often may the process end under a job before the job itself is taken to be the cause. */
export const MOST_INTERRUPTIONS = 100;
const LONGEST_BACKOFF_SECONDS = 600;

interface Surroundings extends HandledJob {
  log: Log;
  shutdown: AbortSignal;
  requeue(data: unknown, again: { attempt: number; delaySeconds: number }): Promise<void>;
}

/** One attempt, and what becomes of the job after it, decided by the error table. */
export async function attemptJob(
  taken: BossJob<Envelope>,
  { job, handler, log, shutdown, requeue }: Surroundings,
): Promise<JobResult> {
  const { attempt, data: raw } = taken.data;
  const jobLog = log.child({ job: job.name, jobId: taken.id, attempt });
  const signal = AbortSignal.any([taken.signal, shutdown]);
  const data = job.schema.parse(raw);
  try {
    if (taken.retryCount > MOST_INTERRUPTIONS) throw new AppError('run_interrupted');
    await handler.run(data, { log: jobLog, signal });
    return { id: taken.id, status: 'completed' };
  } catch (thrown) {
    // Interrupted, not failed: the next process goes on where this one stopped.
    if (signal.aborted)
      return { id: taken.id, status: 'failed', output: { message: 'interrupted' } };

    const error = toAppError(thrown);
    if (error.retriesLater && attempt < job.policy.attempts) {
      const delaySeconds = error.retryAfterSeconds ?? backoff(job.policy.backoffSeconds, attempt);
      jobLog.warn({ err: error, delaySeconds }, 'job failed and will be tried again');
      await requeue(data, { attempt: attempt + 1, delaySeconds });
      return { id: taken.id, status: 'completed' };
    }
    jobLog.error({ err: error }, 'job failed for good');
    await handler.giveUp?.(data, error);
    return {
      id: taken.id,
      status: 'deadletter',
      output: { code: error.code, message: error.message },
    };
  }
}

function backoff(baseSeconds: number, attempt: number): number {
  return Math.min(LONGEST_BACKOFF_SECONDS, Math.ceil(baseSeconds * 2 ** (attempt - 1)));
}
