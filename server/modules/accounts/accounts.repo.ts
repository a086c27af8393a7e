import { and, desc, eq, inArray, isNull, lt, sql, first } from '#server/db/sql.ts';
import type { Account } from '#contract/accounts.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import {
  accessTokens,
  auditEvents,
  type LinkPurpose,
  loginLinks,
  sessions,
  users,
} from '#server/db/schema/accounts.ts';

export type UserRow = typeof users.$inferSelect;

export function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  return first(db.select().from(users).where(eq(users.id, id)));
}

/** Held until the transaction ends: what opens the account and what shuts others out come one after the other. */
export function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  return first(tx.select().from(users).where(eq(users.id, id)).for('update'));
}

export function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  return first(db.select().from(users).where(eq(users.email, email)));
}

export function findUserBySubject(db: Queryable, subject: string): Promise<UserRow | null> {
  return first(db.select().from(users).where(eq(users.googleSubject, subject)));
}

export interface UserSearch {
  /** Part of the address, in lower case. */
  text: string;
  before: string | null;
  limit: number;
}

/** Ids sort by time, so the last id of a page is where the next begins. */
export function listUsers(
  db: Queryable,
  { text, before, limit }: UserSearch,
): Promise<Pick<UserRow, 'id' | 'email' | 'createdAt'>[]> {
  return db
    .select({ id: users.id, email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(and(sql`strpos(${users.email}, ${text}) > 0`, before ? lt(users.id, before) : undefined))
    .orderBy(desc(users.id))
    .limit(limit);
}

export function listEmails(db: Queryable, ids: readonly string[]): Promise<Account[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** The account with this address, made if there is none. Safe against two callers at once. */
export async function ensureUser(
  db: Queryable,
  id: string,
  email: string,
  more: Partial<Pick<UserRow, 'name' | 'termsVersion' | 'termsAcceptedAt'>> = {},
): Promise<Account & { isNew: boolean }> {
  const made = await db
    .insert(users)
    .values({ id, email, ...more })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const row = await findUserByEmail(db, email);
  return { id: row!.id, email: row!.email, isNew: made.length > 0 };
}

export async function changeUser(
  db: Queryable,
  id: string,
  change: Partial<Omit<UserRow, 'id' | 'email' | 'createdAt'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** `false` where the account had been activated before. */
export async function activateUser(db: Queryable, id: string, at: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ activatedAt: at })
    .where(and(eq(users.id, id), isNull(users.activatedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Ever, and not only still: sessions end, and accounts are deleted. */
export async function hasAnybodySignedIn(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${users} WHERE ${users.activatedAt} IS NOT NULL
    UNION ALL SELECT 1 FROM ${sessions} WHERE ${sessions.kind} = 'browser'
    UNION ALL SELECT 1 FROM ${auditEvents} WHERE ${auditEvents.kind} IN ('signed_in', 'account_deleted')
    LIMIT 1`);
  return rows.length > 0;
}

export async function insertLoginLink(
  db: Queryable,
  link: typeof loginLinks.$inferInsert,
): Promise<void> {
  await db.insert(loginLinks).values(link);
}

const MAILED: LinkPurpose[] = ['login', 'activation', 'welcome'];

export async function voidMailedLinks(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(loginLinks)
    .where(and(eq(loginLinks.userId, userId), inArray(loginLinks.purpose, MAILED)));
}

type LinkRow = typeof loginLinks.$inferSelect;

export function findLoginLink(db: Queryable, tokenHash: string): Promise<LinkRow | null> {
  return first(db.select().from(loginLinks).where(eq(loginLinks.tokenHash, tokenHash)));
}

/** `false` where it was gone already: of two who use it at once only one gets in. */
export async function takeLoginLink(db: Queryable, tokenHash: string): Promise<boolean> {
  const gone = await db.delete(loginLinks).where(eq(loginLinks.tokenHash, tokenHash)).returning();
  return gone.length > 0;
}

/** Everything that could open the account, whoever put it there. */
export async function closeEveryDoor(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(accessTokens).where(eq(accessTokens.ownerId, userId));
  await db.delete(loginLinks).where(eq(loginLinks.userId, userId));
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
}

/** The row, and with it everything that hangs on it. What was written down about it goes as well. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.delete(auditEvents).where(eq(auditEvents.ownerId, id));
  await db.delete(users).where(eq(users.id, id));
}

/** Held until the transaction ends, so that two sign-ups of one address come one after the other. */
export async function lockEmail(db: Queryable, email: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${email}))`);
}
