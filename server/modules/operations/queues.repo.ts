import type { Queryable } from '#server/db/database.ts';
import { sql } from '#server/db/sql.ts';
import { DEAD_LETTERS } from '#server/queue/make-queues.ts';

/** Waiting and active jobs of one kind. */
interface QueueState extends Record<string, unknown> {
  name: string;
  created: number;
  retry: number;
  active: number;
  /** How long the oldest waiting job could have started; failed jobs don't count. */
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
