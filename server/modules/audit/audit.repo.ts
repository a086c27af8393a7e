import { and, desc, eq, lt } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { auditEvents } from '#server/db/schema/accounts.ts';

type AuditRow = typeof auditEvents.$inferSelect;

export async function insertAuditEvent(
  db: Queryable,
  event: typeof auditEvents.$inferInsert,
): Promise<void> {
  await db.insert(auditEvents).values(event);
}

/** Ids sort by creation, so the last id of a page is the cursor. */
export function listAuditEvents(
  db: Queryable,
  ownerId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.ownerId, ownerId), before ? lt(auditEvents.id, before) : undefined))
    .orderBy(desc(auditEvents.id))
    .limit(limit);
}
