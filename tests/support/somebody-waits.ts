import type { Tx } from '#server/db/database.ts';

/** Whether another connection is waiting for a lock this transaction holds. PostgreSQL only. */
export async function somebodyWaits(tx: Tx): Promise<boolean> {
  const { rows } = await tx.$client.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM pg_locks
     WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))) AS waits`,
  );
  return rows[0]!.waits;
}
