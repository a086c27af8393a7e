import type { PgBoss } from 'pg-boss';
import type { JobInfo } from './job.ts';
import type { QueueDatabase } from './queue-database.ts';

export const DEAD_LETTERS = 'dead-letters';
const DAY_SECONDS = 24 * 3600;
const DEAD_LETTERS_KEPT_SECONDS = 90 * DAY_SECONDS;
/** A server that was away for a year still finds what it had promised to do. */
const WAITING_KEPT_SECONDS = 10 * 365 * DAY_SECONDS;
const HEARTBEAT_SECONDS = 10;

export async function makeQueues(boss: PgBoss, jobs: readonly JobInfo[]): Promise<void> {
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
export async function releaseActive(
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
