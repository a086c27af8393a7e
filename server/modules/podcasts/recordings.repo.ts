import { and, desc, eq, inArray, isNull, or, sql } from '#server/db/sql.ts';
import { MOST_RECORDINGS, type Recording } from '#contract/recordings.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { podcastAudio } from '#server/db/schema/podcasts.ts';

/** These and all in progress, without scripts and waveforms. */
export function listRecordings(
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<Recording[]> {
  const isGoing = inArray(podcastAudio.status, ['queued', 'running']);
  return db
    .select({
      generationId: podcastAudio.generationId,
      title: generations.title,
      status: podcastAudio.status,
      progress: podcastAudio.progress,
      durationMs: sql<number | null>`(${podcastAudio.result} ->> 'durationMs')::int`,
      published: podcastAudio.published,
    })
    .from(podcastAudio)
    .innerJoin(generations, eq(generations.id, podcastAudio.generationId))
    .where(
      and(
        eq(podcastAudio.ownerId, ownerId),
        isNull(generations.binnedAt),
        ids.length === 0 ? isGoing : or(isGoing, inArray(podcastAudio.generationId, [...ids])),
      ),
    )
    .orderBy(desc(podcastAudio.createdAt))
    .limit(2 * MOST_RECORDINGS);
}
