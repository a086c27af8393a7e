import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Tally } from '#server/core/tally.ts';
import type { Log } from '#server/core/log.ts';
import type { Tracing } from '#server/core/tracing.ts';
import { attemptJob, type Envelope } from './attempt-job.ts';
import { announceWaiting, watchDue } from './due-watch.ts';
import type { HandledJob, Job, JobInfo, JobPolicy } from './job.ts';
import { toBossDatabase } from './boss-database.ts';
import { type FailedJob, type FailedKind, readFailed, readFailedKinds } from './failed-jobs.ts';
import { DEAD_LETTERS, makeQueues, releaseActive } from './make-queues.ts';
import { type QueueDatabase, runForBoss, type SqlRunner } from './queue-database.ts';
import { queueAlone, takeTurn } from './turns.ts';

export interface Queue {
  /**
   * Runs on the given connection, so the job exists exactly when that transaction commits. Owners take turns; jobs without an
   * owner go first. Throws `queue_full` at the owner's limit.
   */
  enqueue<Data>(
    on: SqlRunner,
    job: Job<Data>,
    data: Data,
    owner?: string,
    /** Earliest start, in seconds from now. */
    afterSeconds?: number,
  ): Promise<void>;
  work(handled: readonly HandledJob[]): Promise<void>;
  listFailed(): Promise<FailedJob[]>;
  /** Grouped by kind, with the newest few of each. */
  listFailedKinds(most: number): Promise<FailedKind[]>;
  /** Requeues all failed jobs or the selected ones; returns how many. */
  retryFailed(which?: { ids?: string[]; kind?: string }): Promise<number>;
  /** Throws if the queue can't enqueue or fetch, or has been stopped. */
  check(): Promise<void>;
  /** Aborts running jobs; the next process picks them up. */
  stop(): Promise<void>;
}

/** Lost jobs are normally requeued by `watchDue`; this interval is only for cleanup. */
const SUPERVISE_SECONDS = 300;
const LEAST_BETWEEN_SUPERVISIONS_SECONDS = 2;
/** Workers are woken by notifications. This is the fallback poll interval. */
const POLL_SECONDS = 300;
const STOP_TIMEOUT_MS = 15_000;
const LOOK_AGAIN_MS = 50;

interface Options {
  database: QueueDatabase;
  log: Log;
  tracing?: Tracing | null;
  tally?: Tally | null;
  jobs: readonly JobInfo[];
  /** `false` for a process that only enqueues; it then runs no background queries. */
  works?: boolean;
  /** Operator overrides by job name. */
  shares?: Readonly<Record<string, Partial<JobShare>>>;
}

export type JobShare = Pick<JobPolicy, 'concurrency' | 'perOwner' | 'queuedPerOwner'>;

/** pg-boss emits faults as plain objects, which the log would print as "[object Object]". */
const asError = (error: unknown): Error =>
  error instanceof Error ? error : Object.assign(new Error('the queue failed'), error);

/** Creates pg-boss's tables and these jobs' queues in an empty database, so the first start has nothing left to do. */
export async function installQueue({
  database,
  log,
  jobs,
}: Pick<Options, 'database' | 'log' | 'jobs'>): Promise<void> {
  const boss = new PgBoss({ db: toBossDatabase(database, log), supervise: false, schedule: false });
  boss.on('error', (error) => log.error({ err: asError(error) }, 'queue'));
  await boss.start();
  if (jobs.length > 0) await makeQueues(boss, jobs);
  await boss.stop({ graceful: false });
}

export async function startQueue({
  database,
  log,
  tracing = null,
  tally = null,
  jobs,
  works = true,
  shares = {},
}: Options): Promise<Queue> {
  const shutdown = new AbortController();
  const boss = new PgBoss({
    db: toBossDatabase(database, log),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: LEAST_BETWEEN_SUPERVISIONS_SECONDS,
    // We don't use job dependencies.
    flowIntervalSeconds: 24 * 3600,
  });
  // Queries that fail during shutdown aren't worth logging.
  boss.on('error', (error) => {
    if (!shutdown.signal.aborted) log.error({ err: asError(error) }, 'queue');
  });
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'queue'));
  await boss.start();
  await makeQueues(boss, jobs);
  let due: { close(): Promise<void> } | undefined;

  const shareOf = ({ name, policy }: JobInfo): JobShare => ({ ...policy, ...shares[name] });

  async function send(
    on: SqlRunner,
    name: string,
    envelope: Envelope,
    {
      owner,
      most,
      ...options
    }: { startAfter?: number; id?: string; owner?: string | undefined; most?: number | undefined },
  ): Promise<void> {
    await boss.send(name, envelope, {
      db: { executeSql: (text, values) => runForBoss(on, text, values) },
      ...(owner !== undefined && {
        group: { id: owner },
        priority: await takeTurn(on, { name, owner, most }),
      }),
      ...options,
    });
  }

  return {
    async enqueue(on, job, data, owner, afterSeconds = 0) {
      const envelope = { attempt: 1, data: job.schema.parse(data) };
      const later = afterSeconds > 0 && { startAfter: afterSeconds };
      const most = shareOf(job).queuedPerOwner;
      if (owner !== undefined && most !== undefined && database.engine === 'postgres') {
        await queueAlone(on, { name: job.name, owner });
      }
      await send(on, job.name, envelope, { owner, most, ...later });
      if (later) await announceWaiting(on);
    },

    async work(handled) {
      if (database.engine === 'embedded') await releaseActive(boss, database, jobs);
      const workers = new Map<string, string[]>();
      const wake = (name: string) =>
        workers.get(name)?.forEach((worker) => boss.notifyWorker(worker));
      for (const { job, handler } of handled) {
        const ofJob: string[] = [];
        workers.set(job.name, ofJob);
        if (job.schedule) await boss.schedule(job.name, job.schedule, { attempt: 1, data: {} });
        const { concurrency, perOwner } = shareOf(job);
        for (let number = 0; number < concurrency; number += 1) {
          const worker: string = await boss.work<Envelope>(
            job.name,
            {
              perJobResults: true,
              ...(perOwner !== undefined && { groupConcurrency: perOwner }),
              pollingIntervalSeconds: POLL_SECONDS,
              notifyPollingIntervalSeconds: POLL_SECONDS,
            },
            async ([taken]) => {
              // Another job may be startable now, if an owner's slot has been freed. Usually there is none, so look a little
              // later to keep the database free for this job's first write.
              if (perOwner !== undefined) setTimeout(wake, LOOK_AGAIN_MS, job.name).unref();
              const result = await attemptJob(taken!, {
                job,
                handler,
                log,
                tracing,
                tally,
                shutdown: shutdown.signal,
                async requeue(envelope, seconds) {
                  await send(database.pool, job.name, envelope, {
                    startAfter: seconds,
                    id: successorId(taken!.id, envelope),
                    owner: taken!.groupId ?? undefined,
                  });
                  await announceWaiting(database.pool);
                },
              });
              // Otherwise a worker sleeps after each job, even with a backlog.
              if (!shutdown.signal.aborted) setImmediate(() => boss.notifyWorker(worker));
              return [result];
            },
          );
          ofJob.push(worker);
        }
      }
      due = await watchDue({
        database,
        log,
        names: [...workers.keys()],
        wake,
        putBackLost: () => boss.supervise(),
      });
    },

    listFailed: async () => (await readFailed(database.pool)).map(({ job }) => job),

    listFailedKinds: (most) => readFailedKinds(database.pool, most),

    async retryFailed({ ids, kind } = {}) {
      // Resets `attempt` and `failure`. Otherwise the job would get one attempt, or only report its old failure.
      const { rows } = await database.pool.query(
        `WITH put AS (UPDATE pgboss.job SET data = jsonb_set(data, '{attempt}', '1') - 'failure'
         WHERE name = $1 AND ($2::uuid[] IS NULL OR id = ANY($2)) AND ($3::text IS NULL OR source_name = $3)
         RETURNING 1) SELECT count(*)::int AS found FROM put`,
        [DEAD_LETTERS, ids ?? null, kind ?? null],
      );
      const [{ found }] = rows as [{ found: number }];
      // pg-boss moves up to a thousand at a time. Stop at the initial count, so jobs that fail again meanwhile aren't retried
      // twice.
      let moved = 0;
      for (let more = true; more;) {
        const now = await boss.redrive(DEAD_LETTERS, {
          ...(ids && { ids }),
          ...(kind !== undefined && { sourceName: kind }),
        });
        moved += now;
        more = now > 0 && moved < found;
      }
      await announceWaiting(database.pool);
      return moved;
    },

    async check() {
      shutdown.signal.throwIfAborted();
      await database.pool.query('SELECT 1 FROM pgboss.queue LIMIT 1');
    },

    async stop() {
      shutdown.abort();
      await due?.close();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      // Lets other processes pick up the interrupted jobs now instead of at their next poll.
      if (due) await announceWaiting(database.pool).catch(() => {});
    },
  };
}

/**
 * Deterministic id of the retry: if the process dies between enqueuing it and completing this attempt, the attempt runs again and
 * must not enqueue a second one.
 */
function successorId(id: string, { attempt, failure }: Envelope): string {
  const hex = createHash('sha256')
    .update(`${id} ${attempt} ${failure ? 'end' : ''}`)
    .digest('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([a, b]) => hex.slice(a, b))
    .join('-');
}
