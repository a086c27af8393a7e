import { and, count, desc, eq, gt, first } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { accessTokens, users } from '#server/db/schema/accounts.ts';

export type AccessTokenRow = typeof accessTokens.$inferSelect;

export function findAccessToken(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ row: AccessTokenRow; email: string } | null> {
  return first(
    db
      .select({ row: accessTokens, email: users.email })
      .from(accessTokens)
      .innerJoin(users, eq(users.id, accessTokens.ownerId))
      .where(and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.expiresAt, now))),
  );
}

export async function insertAccessToken(
  db: Queryable,
  row: typeof accessTokens.$inferInsert,
): Promise<void> {
  await db.insert(accessTokens).values(row);
}

export function listAccessTokens(db: Queryable, ownerId: string): Promise<AccessTokenRow[]> {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.ownerId, ownerId))
    .orderBy(desc(accessTokens.id));
}

export async function countAccessTokens(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(accessTokens)
    .where(eq(accessTokens.ownerId, ownerId));
  return row!.total;
}

export async function touchAccessToken(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, id));
}

export function deleteAccessToken(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<AccessTokenRow | null> {
  return first(
    db
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.ownerId, ownerId)))
      .returning(),
  );
}
