import type { PgBoss, Queue } from 'pg-boss';
import type { JobInfo } from './job.ts';
import type { QueueDatabase } from './queue-database.ts';

export const DEAD_LETTERS = 'dead-letters';
/** pg-boss's internal queue for scheduled jobs. */
const SCHEDULED = '__pgboss__send-it';
const DAY_SECONDS = 24 * 3600;
const DEAD_LETTERS_KEPT_SECONDS = 90 * DAY_SECONDS;
/** Jobs must survive even if the server was down for a year. */
const WAITING_KEPT_SECONDS = 10 * 365 * DAY_SECONDS;
const HEARTBEAT_SECONDS = 10;

/** Keeps pg-boss from searching for jobs once it has looked up the queue. */
const ONLY_LOOKS_UP = { executeSql: async () => ({ rows: [] }) };

type QueueOptions = Omit<Queue, 'name'>;

/** Creates missing queues and updates changed ones. On most starts nothing has changed. */
export async function makeQueues(boss: PgBoss, jobs: readonly JobInfo[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  async function make(name: string, options: QueueOptions): Promise<void> {
    if (!isAsWanted(known.get(name), options)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
    // pg-boss looks a queue up on first use, unless it was there when pg-boss started: another process may have created it
    // since. Do it now, because later it might query inside a caller's transaction.
    await boss.findJobs(name, { key: name, db: ONLY_LOOKS_UP });
  }

  await make(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS });
  for (const { name, policy } of jobs) {
    await make(name, {
      deadLetter: DEAD_LETTERS,
      notify: true,
      retentionSeconds: WAITING_KEPT_SECONDS,
      expireInSeconds: policy.expireSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      // pg-boss only retries interruptions (crash, deployment); attemptJob decides how many are too many.
      retryLimit: 1_000_000,
      retryDelay: 0,
    });
  }
  const scheduled = known.get(SCHEDULED);
  if (scheduled && !scheduled.notify) await boss.updateQueue(SCHEDULED, { notify: true });
}

function isAsWanted(queue: QueueOptions | undefined, options: QueueOptions): boolean {
  const wanted = Object.entries(options) as [keyof QueueOptions, unknown][];
  return queue !== undefined && wanted.every(([key, value]) => queue[key] === value);
}

/** A single process owns this database, so every active job belongs to a process that has died. */
export async function releaseActive(
  boss: PgBoss,
  { pool }: QueueDatabase,
  jobs: readonly JobInfo[],
): Promise<void> {
  const { rows } = await pool.query(
    `SELECT name, array_agg(id::text) AS ids FROM pgboss.job
     WHERE name = ANY($1) AND state = 'active' GROUP BY name`,
    [jobs.map(({ name }) => name)],
  );
  for (const { name, ids } of rows as { name: string; ids: string[] }[]) {
    await boss.fail(name, ids, { message: 'the process ended' });
  }
}
