import { and, eq, inArray, isNull, type SQL, sql } from '#server/db/sql.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AnswersBehind, Status } from '#contract/generations.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { generationSearch } from '#server/db/schema/library.ts';
import { ownedQuery } from '#server/text/search-terms.ts';
import type { LibraryOrder } from './library-order.ts';

export interface LibraryFilter {
  format?: FormatValue | undefined;
  language?: LanguageValue | undefined;
  status?: Status | undefined;
  favourite?: boolean | undefined;
  videoId?: string | undefined;
  /** The conversation it was started from. */
  threadId?: string | undefined;
  q?: string | undefined;
}

const answers = sql<AnswersBehind | null>`${generations.brief} -> 'answers'`;

export const listedColumns = {
  id: generations.id,
  ownerId: generations.ownerId,
  videoId: generations.videoId,
  transcriptId: generations.transcriptId,
  videoTitle: generations.videoTitle,
  durationMs: generations.durationMs,
  isMeasured: generations.isMeasured,
  format: generations.format,
  language: generations.language,
  title: generations.title,
  status: generations.status,
  stage: generations.stage,
  errorCode: generations.errorCode,
  errorMessage: generations.errorMessage,
  engine: generations.engine,
  favourite: generations.favourite,
  words: generations.words,
  version: generations.version,
  lastSeq: generations.lastSeq,
  createdAt: generations.createdAt,
  updatedAt: generations.updatedAt,
  answers: answers.as('answers'),
};

/** A row without its document, since a page lists up to thirty. */
export type ListedGeneration = {
  [Key in Exclude<keyof typeof listedColumns, 'answers'>]: (typeof generations.$inferSelect)[Key];
} & { answers: AnswersBehind | null };

interface LibraryPage extends LibraryFilter {
  order: LibraryOrder;
  cursor: string | null;
  limit: number;
}

export function listLibrary(
  db: Queryable,
  ownerId: string,
  { order, cursor, limit, ...filter }: LibraryPage,
): Promise<(ListedGeneration & { key: string })[]> {
  return db
    .select({ ...listedColumns, key: order.key })
    .from(generations)
    .where(and(...conditions(ownerId, filter), cursor ? order.after(cursor) : undefined))
    .orderBy(...order.orderBy)
    .limit(limit);
}

/** Counts up to `most`: counting a million rows would cost more than showing thirty. */
export async function countLibrary(
  db: Queryable,
  ownerId: string,
  { most, ...filter }: LibraryFilter & { most: number },
): Promise<number> {
  const some = db
    .select({ id: generations.id })
    .from(generations)
    .where(and(...conditions(ownerId, filter)))
    .limit(most)
    .as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row!.total;
}

/** The full text of each, for search snippets. */
export async function readWritten(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { id, document, videoTitle } = generations;
  const rows = await db
    .select({ id, document, videoTitle })
    .from(generations)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.id,
      [
        ...(row.document?.sections ?? []).flatMap(({ blocks }) => blocks.map(({ md }) => md)),
        row.videoTitle,
      ],
    ]),
  );
}

function conditions(ownerId: string, filter: LibraryFilter): (SQL | undefined)[] {
  const { format, language, status, favourite, videoId, threadId, q } = filter;
  return [
    eq(generations.ownerId, ownerId),
    isNull(generations.binnedAt),
    format && eq(generations.format, format),
    language && eq(generations.language, language),
    status && eq(generations.status, status),
    favourite === undefined ? undefined : eq(generations.favourite, favourite),
    videoId ? eq(generations.videoId, videoId) : undefined,
    threadId ? sql`${answers} ->> 'threadId' = ${threadId}` : undefined,
    q === undefined ? undefined : found(ownerId, q),
  ];
}

function found(ownerId: string, typed: string): SQL | undefined {
  const query = ownedQuery(ownerId, typed);
  // The query contains no letters, so nothing matches.
  if (query === null) return typed.trim() === '' ? undefined : sql`false`;
  return sql`${generations.id} IN (
    SELECT generation_id FROM ${generationSearch} WHERE terms @@ ${query}::tsquery)`;
}
