import type { Queryable } from '#server/db/database.ts';
import { sql } from '#server/db/sql.ts';
import { DEAD_LETTERS } from '#server/queue/make-queues.ts';

/** What waits and what is being done of one kind of job. */
interface QueueState extends Record<string, unknown> {
  name: string;
  created: number;
  retry: number;
  active: number;
  /** How long the one that has waited longest could have been begun; what failed for good waits for nothing. */
  oldestSeconds: number | null;
}

export async function readQueues(db: Queryable): Promise<QueueState[]> {
  const counted = (state: string) => sql`(count(*) FILTER (WHERE state = ${state}))::int`;
  const { rows } = await db.execute<QueueState>(sql`
    SELECT name, ${counted('created')} AS created, ${counted('retry')} AS retry, ${counted('active')} AS active,
      (max(extract(epoch FROM now() - start_after)) FILTER (
        WHERE state IN ('created', 'retry') AND start_after <= now() AND name <> ${DEAD_LETTERS}))::float AS "oldestSeconds"
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active') GROUP BY name ORDER BY name`);
  return rows;
}
