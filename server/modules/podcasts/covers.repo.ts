import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { videos } from '#server/db/schema/videos.ts';
import { eq } from '#server/db/sql.ts';

/** Of the video that a podcast was made from. */
export async function findThumbnail(db: Queryable, generationId: string): Promise<string | null> {
  const [row] = await db
    .select({ thumbnail: videos.thumbnail })
    .from(generations)
    .innerJoin(videos, eq(videos.id, generations.videoId))
    .where(eq(generations.id, generationId));
  return row?.thumbnail ?? null;
}
