import type { Tx } from '#server/db/database.ts';

/** Whether another connection of this database waits for a row that somebody holds. PostgreSQL only. */
export async function somebodyWaits(tx: Tx): Promise<boolean> {
  const { rows } = await tx.$client.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE NOT granted AND datname = current_database()) AS waits`,
  );
  return rows[0]!.waits;
}
