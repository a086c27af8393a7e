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

/**
 * Locks the user until the transaction ends: whatever opens the account and whatever revokes access run one after the
 * other.
 */
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
  /** Part of the email address, in lower case. */
  text: string;
  before: string | null;
  limit: number;
}

/** Ids sort by creation, so the last id of a page is the cursor. */
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

/** Finds or creates the account with this address. Safe with concurrent callers. */
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

/** Returns `false` if the account was already activated. */
export async function activateUser(db: Queryable, id: string, at: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ activatedAt: at })
    .where(and(eq(users.id, id), isNull(users.activatedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** At any time, so it can't rely on sessions or accounts, which are deleted. */
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

/** Returns `false` if it was already used: of two concurrent uses only one succeeds. */
export async function takeLoginLink(db: Queryable, tokenHash: string): Promise<boolean> {
  const gone = await db.delete(loginLinks).where(eq(loginLinks.tokenHash, tokenHash)).returning();
  return gone.length > 0;
}

/** Deletes everything that could open the account, whoever created it. */
export async function closeEveryDoor(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(accessTokens).where(eq(accessTokens.ownerId, userId));
  await db.delete(loginLinks).where(eq(loginLinks.userId, userId));
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
}

/** Deletes the row with everything that depends on it, including its audit events. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.delete(auditEvents).where(eq(auditEvents.ownerId, id));
  await db.delete(users).where(eq(users.id, id));
}

/** Locked until the transaction ends, so that concurrent sign-ups with one address run one after the other. */
export async function lockEmail(db: Queryable, email: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${email}))`);
}
