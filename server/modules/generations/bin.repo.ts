import { and, desc, eq, isNotNull, notInArray, type SQL, sql } from '#server/db/sql.ts';
import { ENDED } from '#contract/generations.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { podcastAudio } from '#server/db/schema/podcasts.ts';
import { type ListedGeneration, listedColumns } from './library.repo.ts';

type Binned = ListedGeneration & { binnedAt: Date };

const inBin = (ownerId: string): SQL | undefined =>
  and(eq(generations.ownerId, ownerId), isNotNull(generations.binnedAt));

/** One page of the bin, most recently deleted first. */
export async function listBin(db: Queryable, ownerId: string, most: number): Promise<Binned[]> {
  const rows = await db
    .select({ ...listedColumns, binnedAt: generations.binnedAt })
    .from(generations)
    .where(inBin(ownerId))
    .orderBy(desc(generations.binnedAt), desc(generations.id))
    .limit(most);
  return rows.map((row) => ({ ...row, binnedAt: row.binnedAt! }));
}

export async function countBin(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(generations)
    .where(inBin(ownerId));
  return row!.total;
}

/** Also stops a recording in progress: it costs money and nobody will hear it. */
export async function putInBin(db: Queryable, id: string): Promise<void> {
  await db
    .update(generations)
    .set({ binnedAt: sql`now()` })
    .where(eq(generations.id, id));
  await db
    .update(podcastAudio)
    .set({ stopRequested: true })
    .where(and(eq(podcastAudio.generationId, id), notInArray(podcastAudio.status, [...ENDED])));
}

/** Returns `false` if it isn't in the owner's bin. */
export async function takeFromBin(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const taken = await db
    .update(generations)
    .set({ binnedAt: null })
    .where(and(inBin(ownerId), eq(generations.id, id)))
    .returning({ id: generations.id });
  return taken.length > 0;
}

/** Deletes one item, or the whole bin, permanently. Returns how many were deleted. */
export async function emptyBin(db: Queryable, ownerId: string, id?: string): Promise<number> {
  const gone = await db
    .delete(generations)
    .where(and(inBin(ownerId), id === undefined ? undefined : eq(generations.id, id)))
    .returning({ id: generations.id });
  return gone.length;
}

/** Across all accounts. */
export async function deleteBinnedBefore(db: Queryable, days: number): Promise<number> {
  const gone = await db
    .delete(generations)
    .where(sql`${generations.binnedAt} < now() - make_interval(days => ${days})`)
    .returning({ id: generations.id });
  return gone.length;
}
