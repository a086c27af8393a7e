import { and, desc, eq, inArray, isNull, lt, sql, first } from '#server/db/sql.ts';
import type { BillingSource } from '#server/core/money.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { billingEvents, billingNotices } from '#server/db/schema/billing.ts';
import type { BillingMessage } from '#server/providers/billing/port.ts';

export type EventRow = typeof billingEvents.$inferSelect;

/** Returns `false` if it's already known, even with concurrent calls. */
export async function insertEvent(
  tx: Tx,
  source: BillingSource,
  message: BillingMessage,
): Promise<boolean> {
  const inserted = await tx
    .insert(billingEvents)
    .values({ ...message, source })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return inserted.length > 0;
}

export function findEvent(db: Queryable, id: string): Promise<EventRow | null> {
  return first(db.select().from(billingEvents).where(eq(billingEvents.id, id)));
}

export async function markApplied(
  db: Queryable,
  id: string,
  { customerId, outcome, at }: { customerId: string | null; outcome: string; at: Date },
): Promise<void> {
  await db
    .update(billingEvents)
    .set({ customerId, outcome, appliedAt: at })
    .where(eq(billingEvents.id, id));
}

/** Events that were received but never applied, because their job was lost or failed. */
export async function listForgotten(
  db: Queryable,
  source: BillingSource,
  before: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(
      and(
        eq(billingEvents.source, source),
        isNull(billingEvents.appliedAt),
        lt(billingEvents.receivedAt, before),
      ),
    )
    .limit(500);
  return rows.map(({ id }) => id);
}

export async function listEventsOf(
  db: Queryable,
  customerIds: readonly string[],
): Promise<EventRow[]> {
  if (customerIds.length === 0) return [];
  return db
    .select()
    .from(billingEvents)
    .where(inArray(billingEvents.customerId, [...customerIds]))
    .orderBy(desc(billingEvents.happenedAt), desc(billingEvents.id))
    .limit(200);
}

/** Returns `false` if the notice was already sent. In the caller's transaction, so sending and recording are atomic. */
export async function claimNotice(tx: Tx, kind: string, subject: string): Promise<boolean> {
  const claimed = await tx
    .insert(billingNotices)
    .values({ kind, subject })
    .onConflictDoNothing()
    .returning({ kind: billingNotices.kind });
  return claimed.length > 0;
}

/** The reverse: removes the notice, so it may be sent again, and returns whether it existed. */
export async function takeNotice(tx: Tx, kind: string, subject: string): Promise<boolean> {
  const taken = await tx
    .delete(billingNotices)
    .where(and(eq(billingNotices.kind, kind), eq(billingNotices.subject, subject)))
    .returning({ kind: billingNotices.kind });
  return taken.length > 0;
}

export async function hasNotice(
  db: Queryable,
  kinds: readonly string[],
  subject: string,
): Promise<boolean> {
  const [found] = await db
    .select({ kind: billingNotices.kind })
    .from(billingNotices)
    .where(and(inArray(billingNotices.kind, [...kinds]), eq(billingNotices.subject, subject)))
    .limit(1);
  return found !== undefined;
}

/** Which of these subjects have the notice. */
export async function listTold(
  db: Queryable,
  kind: string,
  subjects: readonly string[],
): Promise<Set<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await db
    .select({ subject: billingNotices.subject })
    .from(billingNotices)
    .where(and(eq(billingNotices.kind, kind), inArray(billingNotices.subject, [...subjects])));
  return new Set(rows.map(({ subject }) => subject));
}

const RECONCILED = 'reconciled';

export async function findReconciledAt(db: Queryable, source: BillingSource): Promise<Date | null> {
  const [row] = await db
    .select({ at: billingNotices.createdAt })
    .from(billingNotices)
    .where(and(eq(billingNotices.kind, RECONCILED), eq(billingNotices.subject, source)));
  return row?.at ?? null;
}

export async function setReconciledAt(
  db: Queryable,
  source: BillingSource,
  at: Date,
): Promise<void> {
  await db
    .insert(billingNotices)
    .values({ kind: RECONCILED, subject: source, createdAt: at })
    .onConflictDoUpdate({
      target: [billingNotices.subject, billingNotices.kind],
      set: { createdAt: sql`excluded.created_at` },
    });
}
