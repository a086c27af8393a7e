import { and, eq, gt } from 'drizzle-orm';
import type { Account } from '#contract/accounts.ts';
import type { Queryable } from '#server/db/database.ts';
import { type SessionKind, sessions, users } from '#server/db/schema.ts';

interface SessionRow {
  account: Account;
  kind: SessionKind;
}

export async function findSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email, kind: sessions.kind })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row ? { account: { id: row.id, email: row.email }, kind: row.kind } : null;
}

/** The account with this address, made if there is none. Safe against two callers at once. */
export async function ensureUser(db: Queryable, id: string, email: string): Promise<Account> {
  await db.insert(users).values({ id, email }).onConflictDoNothing({ target: users.email });
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return { id: row!.id, email: row!.email };
}

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}
