import { and, count, desc, eq, isNotNull, isNull, sql } from '#server/db/sql.ts';
import type { DocumentSection } from '#contract/documents.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { type AudioResult, type AudioScript, podcastAudio } from '#server/db/schema/podcasts.ts';
import { videos } from '#server/db/schema/videos.ts';
import { type EpisodeSource, toSource } from './covers.repo.ts';

/** The fields of a recording that a feed needs, a twentieth of the stored result. */
interface Recorded extends Pick<AudioResult, 'bytes' | 'durationMs' | 'chapters' | 'createdAt'> {
  script: Pick<AudioScript, 'title' | 'description' | 'language'> & {
    lines: Pick<AudioScript['lines'][number], 'speakerName'>[];
  };
}

export interface Episode {
  generationId: string;
  createdAt: Date;
  publishedAt: Date | null;
  result: Recorded;
  /** The note sections of the current document. */
  notes: DocumentSection[];
  source: EpisodeSource | null;
}

const isEpisode = (ownerId: string) =>
  and(
    eq(podcastAudio.ownerId, ownerId),
    eq(podcastAudio.published, true),
    isNotNull(podcastAudio.result),
    isNull(generations.binnedAt),
  );

/** Newest first, up to the number podcast clients read. */
export async function listEpisodes(db: Queryable, ownerId: string): Promise<Episode[]> {
  const { result } = podcastAudio;
  const notes = sql<DocumentSection[]>`COALESCE(
    jsonb_path_query_array(${generations.document}, '$.sections[*] ? (@.kind == "notes")'), '[]'::jsonb)`;
  const recorded = sql<Recorded>`jsonb_build_object(
    'bytes', ${result}->'bytes', 'durationMs', ${result}->'durationMs', 'chapters', ${result}->'chapters',
    'createdAt', ${result}->'createdAt', 'script', jsonb_build_object(
      'title', ${result}#>'{script,title}', 'description', ${result}#>'{script,description}',
      'language', ${result}#>'{script,language}', 'lines', (
        SELECT COALESCE(jsonb_agg(jsonb_build_object('speakerName', line->'speakerName') ORDER BY at), '[]')
        FROM jsonb_array_elements(${result}#>'{script,lines}') WITH ORDINALITY AS lines (line, at))))`;
  const since = sql`COALESCE(${podcastAudio.publishedAt}, ${podcastAudio.createdAt})`;
  const rows = await db
    .select({
      generationId: podcastAudio.generationId,
      createdAt: podcastAudio.createdAt,
      publishedAt: podcastAudio.publishedAt,
      result: recorded,
      notes,
      video: { kind: videos.kind, sourceKey: videos.sourceKey, title: videos.title },
    })
    .from(podcastAudio)
    .innerJoin(generations, eq(generations.id, podcastAudio.generationId))
    .leftJoin(videos, eq(videos.id, generations.videoId))
    .where(isEpisode(ownerId))
    .orderBy(desc(since), desc(podcastAudio.generationId))
    .limit(300);
  return rows.map(({ video, ...episode }) => ({ ...episode, source: toSource(video) }));
}

/** Changes whenever the result of {@link listEpisodes} may change, at a fraction of its cost. */
export async function readEpisodesState(db: Queryable, ownerId: string): Promise<string> {
  const each = sql`concat_ws(' ', ${podcastAudio.generationId}, ${podcastAudio.updatedAt},
    ${podcastAudio.publishedAt}, ${generations.updatedAt}, ${videos.title})`;
  const [row] = await db
    .select({
      state: sql<string>`COALESCE(md5(string_agg(${each}, ',' ORDER BY ${podcastAudio.generationId})), '')`,
    })
    .from(podcastAudio)
    .innerJoin(generations, eq(generations.id, podcastAudio.generationId))
    .leftJoin(videos, eq(videos.id, generations.videoId))
    .where(isEpisode(ownerId));
  return row!.state;
}

/** One of them with its file. */
export async function findEpisode(
  db: Queryable,
  ownerId: string,
  generationId: string,
): Promise<typeof podcastAudio.$inferSelect | null> {
  const [found] = await db
    .select({ audio: podcastAudio })
    .from(podcastAudio)
    .innerJoin(generations, eq(generations.id, podcastAudio.generationId))
    .where(and(isEpisode(ownerId), eq(podcastAudio.generationId, generationId)));
  return found?.audio ?? null;
}

export async function countEpisodes(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(podcastAudio)
    .innerJoin(generations, eq(generations.id, podcastAudio.generationId))
    .where(isEpisode(ownerId));
  return row!.total;
}
