import type { Job as BossJob, JobResult } from 'pg-boss';
import { ZodError } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Tally } from '#server/core/tally.ts';
import { type Log, logContext } from '#server/core/log.ts';
import type { Tracing } from '#server/core/tracing.ts';
import type { HandledJob } from './job.ts';

/** Payload stored with a job. `attempt` counts retryable failures; pg-boss counts interruptions separately. */
export interface Envelope {
  attempt: number;
  data: unknown;
  /** Set once the work itself is over and only `giveUp` still has to be called. */
  failure?: { code: ErrorCode; message: string };
}

/** After this many process deaths during a job we assume the job itself crashes the process. */
const MOST_INTERRUPTIONS = 100;
const LONGEST_BACKOFF_SECONDS = 600;

interface Surroundings extends HandledJob {
  log: Log;
  tracing: Tracing | null;
  tally: Tally | null;
  shutdown: AbortSignal;
  requeue(envelope: Envelope, delaySeconds: number): Promise<void>;
}

/** Runs one attempt; the error table decides whether the job is completed, retried or dead-lettered. */
export function attemptJob(
  taken: BossJob<Envelope>,
  surroundings: Surroundings,
): Promise<JobResult> {
  const { job, tracing, tally } = surroundings;
  // Starts a new trace: a job doesn't carry the trace of the request that enqueued it.
  const span = tracing?.begin({
    name: `job ${job.name}`,
    kind: 'consumer',
    attributes: { 'job.kind': job.name, 'job.attempt': taken.data.attempt },
    parent: null,
  });
  let hasEnded = false;
  const end: TellEnd = (outcome, error) => {
    if (hasEnded) return;
    hasEnded = true;
    span?.end({ 'job.outcome': outcome }, error?.code);
    const code = error && { code: error.code };
    tally?.count('job_attempts_total', { job: job.name, outcome, ...code });
  };
  return logContext.run({ ...idsOf(taken), ...span?.ids }, () =>
    // If even the outcome can't be stored, the queue runs the job again.
    tryJob(taken, surroundings, end).finally(() => end('interrupted')),
  );
}

/** Reports how an attempt ended to traces and metrics. Only the first call counts. */
type TellEnd = (
  outcome: 'completed' | 'retried' | 'interrupted' | 'failed',
  error?: AppError,
) => void;

/** Ids added to every log line of a job. Magic-link jobs are grouped by email address; that must not reach the log. */
function idsOf({ id, groupId, data }: BossJob<Envelope>): Record<string, string> {
  const { generationId } = (data.data ?? {}) as { generationId?: unknown };
  return {
    jobId: id,
    ...(groupId && !groupId.includes('@') && { account: groupId }),
    ...(typeof generationId === 'string' && { generation: generationId }),
  };
}

async function tryJob(
  taken: BossJob<Envelope>,
  { job, handler, log, shutdown, requeue }: Surroundings,
  end: TellEnd,
): Promise<JobResult> {
  const { data, failure } = taken.data;
  let { attempt } = taken.data;
  const jobLog = log.child({ job: job.name, attempt });
  const advanced = () => void (attempt = 1);
  const signal = AbortSignal.any([taken.signal, shutdown]);
  try {
    if (failure) throw new AppError(failure.code, { message: failure.message });
    if (taken.retryCount > MOST_INTERRUPTIONS) throw new AppError('run_interrupted');
    await handler.run(job.schema.parse(data), { log: jobLog, signal, advanced });
    end('completed');
    return { id: taken.id, status: 'completed' };
  } catch (thrown) {
    // Interrupted, not failed: the next process resumes the job.
    if (signal.aborted)
      return { id: taken.id, status: 'failed', output: { message: 'interrupted' } };

    const error = toAppError(thrown);
    const mayPass = error.retriesLater && !(thrown instanceof ZodError) && !failure;
    if (mayPass && attempt < job.policy.attempts) {
      const delaySeconds = error.retryAfterSeconds ?? backoff(job.policy.backoffSeconds, attempt);
      jobLog.warn({ err: error, delaySeconds }, 'job failed and will be tried again');
      await requeue({ attempt: attempt + 1, data }, delaySeconds);
      end('retried', error);
      const { attempts: of, backoffSeconds } = job.policy;
      let lastInSeconds = delaySeconds;
      for (let at = attempt + 1; at < of; at += 1) lastInSeconds += backoff(backoffSeconds, at);
      const next = { attempt: attempt + 1, of, waitSeconds: delaySeconds, lastInSeconds };
      await handler.waits?.(data, error, next).catch((cause: unknown) => {
        jobLog.warn({ err: cause }, 'couldn’t announce that a job is waiting');
      });
      return { id: taken.id, status: 'completed' };
    }
    // A key without credit or a video without speech is the user's to fix; only our own faults are logged as errors.
    const level = error.status < 500 ? 'warn' : 'error';
    jobLog[level]({ err: error }, 'job failed; giving up');
    end('failed', error);
    try {
      await handler.giveUp?.(data, error);
    } catch (cause) {
      jobLog.error({ err: cause }, 'couldn’t announce the end of a job; trying again');
      const { code, message } = error;
      await requeue({ attempt, data, failure: { code, message } }, LONGEST_BACKOFF_SECONDS / 60);
      return { id: taken.id, status: 'completed' };
    }
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
