import { AppError } from '#server/core/app-error.ts';
import type { SqlRunner } from './queue-database.ts';

/**
 * For the owner: jobs of this kind waiting or running, and the turn of the last waiting one. Overall: the current turn, which is
 * that of the last started job or, if none runs, one before the first waiting job.
 */
const STANDING = `
  SELECT count(*) FILTER (WHERE group_id = $2)::int AS held,
    max(-priority) FILTER (WHERE group_id = $2 AND state < 'active') AS last,
    coalesce(
      max(-priority) FILTER (WHERE state = 'active'),
      min(-priority) FILTER (WHERE state < 'active') - 1
    ) AS now
  FROM pgboss.job WHERE name = $1 AND state <= 'active'`;

interface Standing {
  held: number;
  last: number | null;
  now: number | null;
}

interface Asked {
  name: string;
  owner: string;
  /** Limit of queued and running jobs per owner; default: unlimited. */
  most?: number | undefined;
}

/**
 * Makes the owner's other transactions that queue such jobs wait until this one ends, as they would all count the same jobs. The
 * embedded engine runs one transaction at a time anyway.
 */
export async function queueAlone(on: SqlRunner, { name, owner }: Asked): Promise<void> {
  await on.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`queue ${name} ${owner}`]);
}

/**
 * Priority of a new job for round-robin between owners. pg-boss takes the highest priority first, then the oldest. An owner's
 * first job gets the turn after the current one, each further job one turn later. So someone with a single job waits for at most
 * one job of each other owner.
 */
export async function takeTurn(on: SqlRunner, { name, owner, most }: Asked): Promise<number> {
  const { rows } = await on.query(STANDING, [name, owner]);
  const { held, last, now } = rows[0] as Standing;
  if (most !== undefined && held >= most) {
    throw new AppError('queue_full', {
      message: `You have ${most} runs queued or running, the most one account can have at once. Nothing was started. Start more when some have finished.`,
    });
  }
  return -(Math.max(last ?? 0, now ?? 0) + 1);
}
