import { and, count, eq, gt } from 'drizzle-orm';
import type { Account } from '#contract/accounts.ts';
import type { Queryable } from '#server/db/database.ts';
import { loginLinks, type SessionKind, sessions, users } from '#server/db/schema/accounts.ts';

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

/** How often anybody has signed in with a browser. */
export async function countBrowserSessions(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(eq(sessions.kind, 'browser'));
  return row!.sessions;
}

export async function insertLoginLink(
  db: Queryable,
  link: typeof loginLinks.$inferInsert,
): Promise<void> {
  await db.insert(loginLinks).values(link);
}

/** Whose link it was. It is gone with this, so of two who use it at once only one gets in. */
export async function takeLoginLink(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .delete(loginLinks)
    .where(and(eq(loginLinks.tokenHash, tokenHash), gt(loginLinks.expiresAt, now)))
    .returning({ userId: loginLinks.userId });
  return row?.userId ?? null;
}
