import { createHash } from 'node:crypto';
import { type Db as BossDatabase, PgBoss } from 'pg-boss';
import type { Log } from '#server/core/log.ts';
import { attemptJob, type Envelope } from './attempt-job.ts';
import type { HandledJob, Job, JobInfo } from './job.ts';

/** Whatever runs SQL: a pool, or the connection that holds a transaction. */
export interface SqlRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface QueueDatabase {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: SqlRunner;
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}

/** A job that nobody tries any more. */
export interface FailedJob {
  id: string;
  name: string;
  data: unknown;
  error: unknown;
  failedAt: Date;
}

export interface Queue {
  /** On the connection given, so that the job exists exactly when the transaction around it commits. */
  enqueue<Data>(on: SqlRunner, job: Job<Data>, data: Data): Promise<void>;
  work(handled: readonly HandledJob[]): Promise<void>;
  listFailed(): Promise<FailedJob[]>;
  /** How many were put back in their queues. */
  retryFailed(ids?: string[]): Promise<number>;
  /** Running jobs are told to stop and are picked up again by the next process. */
  stop(): Promise<void>;
}

const DEAD_LETTERS = 'dead-letters';
const DAY_SECONDS = 24 * 3600;
const DEAD_LETTERS_KEPT_SECONDS = 90 * DAY_SECONDS;
/** A server that was away for a year still finds what it had promised to do. */
const WAITING_KEPT_SECONDS = 10 * 365 * DAY_SECONDS;
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
/** New jobs announce themselves; polling finds those whose pause has ended. */
const POLL_SECONDS = 1;
const STOP_TIMEOUT_MS = 15_000;

interface Options {
  database: QueueDatabase;
  log: Log;
  jobs: readonly JobInfo[];
}

/** Makes the queue's tables in an empty database, so that the first start has nothing left to do. */
export async function installQueue({ database, log }: Omit<Options, 'jobs'>): Promise<void> {
  const boss = new PgBoss({ db: toBossDatabase(database), supervise: false, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  await boss.stop({ graceful: false });
}

export async function startQueue({ database, log, jobs }: Options): Promise<Queue> {
  const shutdown = new AbortController();
  const boss = new PgBoss({
    db: toBossDatabase(database),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  // Queries that fail because the process is ending are no news.
  boss.on('error', (error) => {
    if (!shutdown.signal.aborted) log.error({ err: error }, 'queue');
  });
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'queue'));
  await boss.start();
  await makeQueues(boss, jobs);

  async function send(
    on: SqlRunner,
    name: string,
    envelope: Envelope,
    options: { startAfter?: number; id?: string; group?: { id: string } } = {},
  ): Promise<void> {
    await boss.send(name, envelope, {
      db: { executeSql: (text, values) => run(on, text, values) },
      ...options,
    });
  }

  return {
    enqueue: async (on, job, data) =>
      send(on, job.name, { attempt: 1, data: job.schema.parse(data) }, groupOf(job, data)),

    async work(handled) {
      if (database.engine === 'embedded') await releaseActive(boss, database, jobs);
      for (const { job, handler } of handled) {
        if (job.schedule) await boss.schedule(job.name, job.schedule, { attempt: 1, data: {} });
        for (let number = 0; number < job.policy.concurrency; number += 1) {
          const worker: string = await boss.work<Envelope>(
            job.name,
            {
              perJobResults: true,
              ...(job.policy.perOwner !== undefined && { groupConcurrency: job.policy.perOwner }),
              pollingIntervalSeconds: POLL_SECONDS,
              notifyPollingIntervalSeconds: POLL_SECONDS,
            },
            async ([taken]) => {
              const result = await attemptJob(taken!, {
                job,
                handler,
                log,
                shutdown: shutdown.signal,
                requeue: (envelope, seconds) =>
                  send(database.pool, job.name, envelope, {
                    startAfter: seconds,
                    id: successorId(taken!.id, envelope),
                    ...groupOf(job, envelope.data),
                  }),
              });
              // Without this a worker rests after each job, however many wait.
              if (!shutdown.signal.aborted) setImmediate(() => boss.notifyWorker(worker));
              return [result];
            },
          );
        }
      }
    },

    async listFailed() {
      const dead = await boss.findJobs<Envelope>(DEAD_LETTERS, { queued: true });
      return dead.map((letter) => ({
        id: letter.id,
        name: letter.sourceName ?? letter.name,
        data: letter.data?.data,
        error: letter.sourceOutput,
        failedAt: letter.createdOn,
      }));
    },

    async retryFailed(ids) {
      // Put back as new: with its old count it would get a single attempt, or only the telling of its end.
      await database.pool.query(
        `UPDATE pgboss.job SET data = jsonb_set(data, '{attempt}', '1') - 'failure'
         WHERE name = $1 AND ($2::uuid[] IS NULL OR id = ANY($2))`,
        [DEAD_LETTERS, ids ?? null],
      );
      // The queue moves a thousand at a time.
      let moved = 0;
      for (let more = true; more;) {
        const now = await boss.redrive(DEAD_LETTERS, ids ? { ids } : {});
        moved += now;
        more = now > 0 && !ids;
      }
      return moved;
    },

    async stop() {
      shutdown.abort();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

function groupOf<Data>({ ownerOf }: Job<Data>, data: Data): { group?: { id: string } } {
  const id = ownerOf?.(data);
  return id === undefined ? {} : { group: { id } };
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

async function makeQueues(boss: PgBoss, jobs: readonly JobInfo[]): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS });
  for (const { name, policy } of jobs) {
    const options = {
      deadLetter: DEAD_LETTERS,
      notify: true,
      retentionSeconds: WAITING_KEPT_SECONDS,
      expireInSeconds: policy.expireSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      // Only interruptions come this way (a crash, a deployment); how many are too many is for attemptJob to say.
      retryLimit: 1_000_000,
      retryDelay: 0,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    // The queue looks itself up on first use; done now, since later it may be inside a caller's transaction.
    await boss.findJobs(name, { key: name });
  }
}

/** This process has the database to itself: whatever is marked active was being done by one that is gone. */
async function releaseActive(
  boss: PgBoss,
  { pool }: QueueDatabase,
  jobs: readonly JobInfo[],
): Promise<void> {
  for (const { name } of jobs) {
    const { rows } = await pool.query(
      `SELECT id FROM pgboss.job WHERE name = $1 AND state = 'active'`,
      [name],
    );
    const ids = (rows as { id: string }[]).map((row) => row.id);
    if (ids.length > 0) await boss.fail(name, ids, { message: 'the process ended' });
  }
}

function toBossDatabase(database: QueueDatabase): BossDatabase {
  return {
    executeSql: (text, values) => run(database.pool, text, values),
    async listen(channel, onMessage, onReconnect) {
      const subscription = await database.listen(channel, onMessage, onReconnect);
      onReconnect();
      return subscription;
    },
  };
}

/** Several statements in one text give several results; the queue wants their rows as one. */
async function run(on: SqlRunner, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const result = (await on.query(text, values)) as { rows: unknown[] } | { rows?: unknown[] }[];
  return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows ?? []) } : result;
}
