import { and, eq } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { podcastFeeds } from '#server/db/schema/podcasts.ts';

export type FeedRow = typeof podcastFeeds.$inferSelect;

export async function findFeed(db: Queryable, ownerId: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(podcastFeeds).where(eq(podcastFeeds.ownerId, ownerId));
  return row ?? null;
}

export async function findFeedBySecret(db: Queryable, secretHash: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(podcastFeeds).where(eq(podcastFeeds.secretHash, secretHash));
  return row ?? null;
}

export async function saveFeed(db: Queryable, row: Omit<FeedRow, 'createdAt'>): Promise<void> {
  const { ownerId: _, ...change } = row;
  await db
    .insert(podcastFeeds)
    .values(row)
    .onConflictDoUpdate({ target: podcastFeeds.ownerId, set: change });
}

export async function setCoverKey(
  db: Queryable,
  ownerId: string,
  coverKey: string | null,
): Promise<void> {
  await db.update(podcastFeeds).set({ coverKey }).where(eq(podcastFeeds.ownerId, ownerId));
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
export async function replaceSealed(db: Queryable, row: FeedRow, sealed: string): Promise<boolean> {
  const isSame = eq(podcastFeeds.sealedSecret, row.sealedSecret);
  const changed = await db
    .update(podcastFeeds)
    .set({ sealedSecret: sealed })
    .where(and(eq(podcastFeeds.ownerId, row.ownerId), isSame))
    .returning({ ownerId: podcastFeeds.ownerId });
  return changed.length > 0;
}
