import { and, asc, eq, sql, first } from '#server/db/sql.ts';
import type { KeyStateValue } from '#contract/settings.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { aiKeys, settings, users } from '#server/db/schema/accounts.ts';

export type KeyRow = typeof aiKeys.$inferSelect;

const isKey = (ownerId: string, provider: string) =>
  and(eq(aiKeys.ownerId, ownerId), eq(aiKeys.provider, provider));

export function findKey(db: Queryable, ownerId: string, provider: string): Promise<KeyRow | null> {
  return first(db.select().from(aiKeys).where(isKey(ownerId, provider)));
}

const oneKeyAndCap = prepared((db) =>
  db
    .select({ key: aiKeys, capCents: settings.capCents })
    .from(users)
    .leftJoin(
      aiKeys,
      and(eq(aiKeys.ownerId, users.id), eq(aiKeys.provider, sql.placeholder('provider'))),
    )
    .leftJoin(settings, eq(settings.ownerId, users.id))
    .where(eq(users.id, sql.placeholder('ownerId')))
    .prepare('find_key_and_cap'),
);

/** One query for both, because a call is waiting for them. */
export async function findKeyAndCap(
  db: Queryable,
  ownerId: string,
  provider: string,
): Promise<{ key: KeyRow | null; capCents: number | null }> {
  const [row] = await oneKeyAndCap(db).execute({ ownerId, provider });
  return row ?? { key: null, capCents: null };
}

export function listKeys(db: Queryable, ownerId: string): Promise<KeyRow[]> {
  return db.select().from(aiKeys).where(eq(aiKeys.ownerId, ownerId)).orderBy(asc(aiKeys.provider));
}

export async function saveKey(db: Queryable, row: typeof aiKeys.$inferInsert): Promise<void> {
  const { sealed, lastFour, state, checkedAt, createdAt } = row;
  await db
    .insert(aiKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [aiKeys.ownerId, aiKeys.provider],
      set: { sealed, lastFour, state, checkedAt, createdAt },
    });
}

export async function setKeyState(
  db: Queryable,
  { ownerId, provider }: Pick<KeyRow, 'ownerId' | 'provider'>,
  state: KeyStateValue,
  checkedAt: Date,
): Promise<void> {
  await db.update(aiKeys).set({ state, checkedAt }).where(isKey(ownerId, provider));
}

export async function deleteKey(
  db: Queryable,
  ownerId: string,
  provider: string,
): Promise<boolean> {
  const gone = await db.delete(aiKeys).where(isKey(ownerId, provider)).returning();
  return gone.length > 0;
}

/** All keys, for rotating the encryption key. */
export function listAllKeys(db: Queryable): Promise<KeyRow[]> {
  return db.select().from(aiKeys);
}

/** Updates only if the key hasn't been replaced in the meantime. */
export async function replaceSealedKey(
  db: Queryable,
  row: KeyRow,
  sealed: string,
): Promise<boolean> {
  const changed = await db
    .update(aiKeys)
    .set({ sealed })
    .where(and(isKey(row.ownerId, row.provider), eq(aiKeys.sealed, row.sealed)))
    .returning({ ownerId: aiKeys.ownerId });
  return changed.length > 0;
}
