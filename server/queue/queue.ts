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
import { takeTurn } from './turns.ts';

export interface Queue {
  /**
   * On the connection given, so that the job exists exactly when the transaction around it commits. Owners take turns;
   * what belongs to nobody in particular comes first. Throws `queue_full` where the owner has as many as one may have.
   */
  enqueue<Data>(
    on: SqlRunner,
    job: Job<Data>,
    data: Data,
    owner?: string,
    /** Not begun before so many seconds have passed. */
    afterSeconds?: number,
  ): Promise<void>;
  work(handled: readonly HandledJob[]): Promise<void>;
  listFailed(): Promise<FailedJob[]>;
  /** The same by kind, with the newest few of each. */
  listFailedKinds(most: number): Promise<FailedKind[]>;
  /** All of them, or only these. How many were put back in their queues. */
  retryFailed(which?: { ids?: string[]; kind?: string }): Promise<number>;
  /** Throws where jobs can neither be put in nor taken out, as here after `stop`. */
  check(): Promise<void>;
  /** Running jobs are told to stop and are picked up again by the next process. */
  stop(): Promise<void>;
}

/** Lost jobs are put back when `watchDue` sees that they are; this is for tidying up. */
const SUPERVISE_SECONDS = 300;
const LEAST_BETWEEN_SUPERVISIONS_SECONDS = 2;
/** Workers are woken. This is how long one waits that never is. */
const POLL_SECONDS = 300;
const STOP_TIMEOUT_MS = 15_000;
const LOOK_AGAIN_MS = 50;

interface Options {
  database: QueueDatabase;
  log: Log;
  tracing?: Tracing | null;
  tally?: Tally | null;
  jobs: readonly JobInfo[];
  /** Left out for a process that only puts jobs in: it then asks the database for nothing by itself. */
  works?: boolean;
  /** What the operator wants otherwise, by the names of jobs. */
  shares?: Readonly<Record<string, Partial<JobShare>>>;
}

export type JobShare = Pick<JobPolicy, 'concurrency' | 'perOwner' | 'queuedPerOwner'>;

/** The library tells of faults in plain objects, of which a log would say only that they are objects. */
const asError = (error: unknown): Error =>
  error instanceof Error ? error : Object.assign(new Error('the queue failed'), error);

/** Makes the queue's tables in an empty database, and the queues of these jobs, so that the first start has nothing left to do. */
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
    // No job of ours waits for another.
    flowIntervalSeconds: 24 * 3600,
  });
  // Queries that fail because the process is ending are no news.
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
      await send(on, job.name, envelope, {
        owner,
        most: shareOf(job).queuedPerOwner,
        ...later,
      });
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
              // There may be more that can begin now: an owner whose share was used up has a place again. Most often
              // there is not, and looking must not be in the way of this one's first word.
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
              // Without this a worker rests after each job, however many wait.
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
      // Put back as new: with its old count it would get a single attempt, or only the telling of its end.
      const { rows } = await database.pool.query(
        `WITH put AS (UPDATE pgboss.job SET data = jsonb_set(data, '{attempt}', '1') - 'failure'
         WHERE name = $1 AND ($2::uuid[] IS NULL OR id = ANY($2)) AND ($3::text IS NULL OR source_name = $3)
         RETURNING 1) SELECT count(*)::int AS found FROM put`,
        [DEAD_LETTERS, ids ?? null, kind ?? null],
      );
      const [{ found }] = rows as [{ found: number }];
      // The queue moves a thousand at a time. What fails again meanwhile is not put back a second time.
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
      // Whoever is left takes what was stopped here; without this a little later, when it looks.
      if (due) await announceWaiting(database.pool).catch(() => {});
    },
  };
}

/**
 * The same for every time that this attempt is followed by that one: a process that dies between putting the next one in
 * the queue and taking this one out runs it again, and must not put a second one in.
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
