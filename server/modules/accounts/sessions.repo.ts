import { and, desc, eq, gt, ne, first } from '#server/db/sql.ts';
import type { Account } from '#contract/accounts.ts';
import type { Queryable } from '#server/db/database.ts';
import { sessions, users } from '#server/db/schema/accounts.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function findSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ account: Account; session: SessionRow } | null> {
  const [row] = await db
    .select({ session: sessions, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { session, email } = row;
  return { account: { id: session.userId, email }, session };
}

export function getSession(db: Queryable, id: string): Promise<SessionRow | null> {
  return first(db.select().from(sessions).where(eq(sessions.id, id)));
}

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

export function listSessions(db: Queryable, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

export async function deleteOtherSessions(
  db: Queryable,
  userId: string,
  keptId: string,
): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return gone.length;
}
