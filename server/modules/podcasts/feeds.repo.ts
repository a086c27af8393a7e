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

/** `false` where there is one already, or somebody else has just made it. */
export async function insertFeed(
  db: Queryable,
  row: typeof podcastFeeds.$inferInsert,
): Promise<boolean> {
  const made = await db.insert(podcastFeeds).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Nobody else changes it until the transaction ends. */
export function lockFeed(tx: Tx, ownerId: string): Promise<FeedRow | null> {
  return first(
    tx.select().from(podcastFeeds).where(eq(podcastFeeds.ownerId, ownerId)).for('update'),
  );
}

export type FeedChange = Partial<Omit<FeedRow, 'ownerId' | 'createdAt' | 'changedAt'>>;

/** Only what is named: a change of the title must not bring back an address that was given up meanwhile. */
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

/** `false` where there was none. */
export async function deleteFeed(db: Queryable, ownerId: string): Promise<boolean> {
  const gone = await db.delete(podcastFeeds).where(eq(podcastFeeds.ownerId, ownerId)).returning();
  return gone.length > 0;
}

/** Every feed of everybody, for sealing their addresses anew. */
export function listFeeds(db: Queryable): Promise<FeedRow[]> {
  return db.select().from(podcastFeeds);
}

/** Only if nobody took another address in between. */
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
