import { eq } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { signInFlows } from '#server/db/schema/accounts.ts';

export async function insertFlow(
  db: Queryable,
  flow: typeof signInFlows.$inferInsert,
): Promise<void> {
  await db.insert(signInFlows).values(flow);
}

/** Deletes the flow, so that of two uses of the same callback only one succeeds. */
export async function takeFlow(db: Queryable, stateHash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .delete(signInFlows)
    .where(eq(signInFlows.stateHash, stateHash))
    .returning();
  return row !== undefined && row.expiresAt > now;
}
