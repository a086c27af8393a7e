import { announceWaiting } from '#server/queue/due-watch.ts';
import type { SqlRunner } from '#server/queue/queue-database.ts';

/** Makes delayed jobs due now, so that tests don't wait for their retry delays. */
export async function endWaiting(on: SqlRunner): Promise<void> {
  await on.query(
    `UPDATE pgboss.job SET start_after = now() WHERE state < 'active' AND start_after > now()`,
  );
  await announceWaiting(on);
}
