import type { ListedSource, SourceList } from '#contract/shelves.ts';
import { watchUrl } from '#contract/video-links.ts';
import { samplePicture } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { and, desc, eq, getTableColumns, lt, ne, or, sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';

/** Columns of a listed source: those of the video and of its current transcript. */
export const LISTED_COLUMNS = {
  ...getTableColumns(videos),
  words: sql<number | null>`${transcripts.words}`,
  timed: sql<boolean | null>`${transcripts.timed}`,
};

type ListedRow = typeof videos.$inferSelect & { words: number | null; timed: boolean | null };

export function toListedSource(row: ListedRow): ListedSource {
  const isPlatform = row.kind === 'youtube';
  return {
    videoId: row.id,
    kind: row.kind,
    title: row.title,
    channel: row.channel,
    durationMs: row.durationMs,
    languageTag: row.languageTag,
    url: isPlatform ? watchUrl(row.sourceKey) : null,
    platformId: isPlatform ? row.sourceKey : null,
    thumbnail: row.kind === 'sample' ? samplePicture(row.sourceKey) : row.thumbnail,
    state: row.state,
    words: row.words ?? 0,
    timed: row.timed ?? true,
  };
}

export async function getListed(db: Queryable, id: string): Promise<ListedSource> {
  const [row] = await db
    .select(LISTED_COLUMNS)
    .from(videos)
    .leftJoin(transcripts, eq(transcripts.id, videos.transcriptId))
    .where(eq(videos.id, id));
  if (!row) throw new AppError('not_found');
  return toListedSource(row);
}

export interface SourcePage {
  /** Searches title and channel. */
  q?: string | undefined;
  cursor: string | null;
  limit: number;
}

const HAS_DRAFTS = sql<boolean>`EXISTS (
  SELECT 1 FROM ${generations}
  WHERE ${generations.ownerId} = ${videos.ownerId} AND ${generations.videoId} = ${videos.id}
    AND ${generations.binnedAt} IS NULL)`;

/** All of an account's sources, newest first. Ids sort by creation. */
export async function listSources(
  db: Queryable,
  ownerId: string,
  { q, cursor, limit }: SourcePage,
): Promise<SourceList> {
  const like = q === undefined ? null : `%${q.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const rows = await db
    .select({ ...LISTED_COLUMNS, hasDrafts: HAS_DRAFTS })
    .from(videos)
    .leftJoin(transcripts, eq(transcripts.id, videos.transcriptId))
    .where(
      and(
        eq(videos.ownerId, ownerId),
        ne(videos.kind, 'shelf'),
        cursor === null ? undefined : lt(videos.id, cursor),
        like === null
          ? undefined
          : or(sql`${videos.title} ILIKE ${like}`, sql`${videos.channel} ILIKE ${like}`),
      ),
    )
    .orderBy(desc(videos.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    sources: page.map(({ hasDrafts, ...row }) => ({ ...toListedSource(row), hasDrafts })),
    nextCursor: rows.length > limit ? page.at(-1)!.id : null,
  };
}
