import { eq } from '#server/db/sql.ts';
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

export async function deleteFeed(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(podcastFeeds).where(eq(podcastFeeds.ownerId, ownerId));
}
