import { and, eq, sql, first } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { podcastFeeds } from '#server/db/schema/podcasts.ts';

export type FeedRow = typeof podcastFeeds.$inferSelect;

export function findFeed(db: Queryable, ownerId: string): Promise<FeedRow | null> {
  return first(db.select().from(podcastFeeds).where(eq(podcastFeeds.ownerId, ownerId)));
}

export function findFeedBySecret(db: Queryable, secretHash: string): Promise<FeedRow | null> {
  return first(db.select().from(podcastFeeds).where(eq(podcastFeeds.secretHash, secretHash)));
}

/** Returns `false` if the account already has one, also if created concurrently. */
export async function insertFeed(
  db: Queryable,
  row: typeof podcastFeeds.$inferInsert,
): Promise<boolean> {
  const made = await db.insert(podcastFeeds).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Locks the row until the transaction ends. */
export function lockFeed(tx: Tx, ownerId: string): Promise<FeedRow | null> {
  return first(
    tx.select().from(podcastFeeds).where(eq(podcastFeeds.ownerId, ownerId)).for('update'),
  );
}

export type FeedChange = Partial<Omit<FeedRow, 'ownerId' | 'createdAt' | 'changedAt'>>;

/** Updates only the given columns: changing the title must not restore an address that was revoked meanwhile. */
export async function updateFeed(
  db: Queryable,
  ownerId: string,
  change: FeedChange,
): Promise<void> {
  await db
    .update(podcastFeeds)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(podcastFeeds.ownerId, ownerId));
}

/** Returns `false` if there was none. */
export async function deleteFeed(db: Queryable, ownerId: string): Promise<boolean> {
  const gone = await db.delete(podcastFeeds).where(eq(podcastFeeds.ownerId, ownerId)).returning();
  return gone.length > 0;
}

/** All feeds, for key rotation. */
export function listFeeds(db: Queryable): Promise<FeedRow[]> {
  return db.select().from(podcastFeeds);
}

/** Updates only if the address hasn't changed in the meantime. */
export async function replaceSealedSecret(
  db: Queryable,
  row: FeedRow,
  sealed: string,
): Promise<boolean> {
  const isSame = eq(podcastFeeds.sealedSecret, row.sealedSecret);
  const changed = await db
    .update(podcastFeeds)
    .set({ sealedSecret: sealed })
    .where(and(eq(podcastFeeds.ownerId, row.ownerId), isSame))
    .returning({ ownerId: podcastFeeds.ownerId });
  return changed.length > 0;
}
