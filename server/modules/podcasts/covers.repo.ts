import { watchUrl } from '#contract/video-links.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { videos } from '#server/db/schema/videos.ts';
import { eq, first } from '#server/db/sql.ts';

/** The picture of the video a podcast was made from; `null` if it no longer exists. */
export function findLook(
  db: Queryable,
  generationId: string,
): Promise<{ thumbnail: string | null; channel: string | null } | null> {
  return first(
    db
      .select({ thumbnail: videos.thumbnail, channel: videos.channel })
      .from(generations)
      .innerJoin(videos, eq(videos.id, generations.videoId))
      .where(eq(generations.id, generationId)),
  );
}

/** Link to an episode's source. */
export interface EpisodeSource {
  title: string;
  url: string;
}

interface SourceRow {
  kind: string;
  sourceKey: string;
  title: string;
}

/** `null` if the source has no public page. */
export function toSource(video: SourceRow | null): EpisodeSource | null {
  if (video?.kind !== 'youtube') return null;
  return { title: video.title, url: watchUrl(video.sourceKey) };
}

export async function findSource(
  db: Queryable,
  generationId: string,
): Promise<EpisodeSource | null> {
  const [row] = await db
    .select({ kind: videos.kind, sourceKey: videos.sourceKey, title: videos.title })
    .from(generations)
    .innerJoin(videos, eq(videos.id, generations.videoId))
    .where(eq(generations.id, generationId));
  return toSource(row ?? null);
}
