import { AppError } from '#server/core/app-error.ts';
import type { SqlRunner } from './queue-database.ts';

/**
 * Of one owner: how many jobs of a kind wait or run, and the turn of the last that waits. Of everybody: the turn that it
 * is now, which is that of the job begun last, or where none runs, the one before the first that waits.
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
  /** How many one owner may have waiting and running; left out: any number. */
  most?: number | undefined;
}

/**
 * The priority of a new job, so that owners take turns: the queue takes the highest first, and of the same ones the
 * oldest. Everybody's next job is one turn after the one that it is now, and each further one a turn later, so
 * whoever comes with one job waits for one job of each of the others, however many they have brought.
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
