import { announceWaiting } from '#server/queue/due-watch.ts';
import type { SqlRunner } from '#server/queue/queue-database.ts';

/** Lets the time pass that jobs wait before they are tried again. */
export async function endWaiting(on: SqlRunner): Promise<void> {
  await on.query(
    `UPDATE pgboss.job SET start_after = now() WHERE state < 'active' AND start_after > now()`,
  );
  await announceWaiting(on);
}
