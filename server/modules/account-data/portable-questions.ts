import { and, asc, eq, getTableColumns, gt, inArray, sql } from '#server/db/sql.ts';
import { z } from 'zod';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import { ErrorCodeSchema } from '#contract/errors.ts';
import {
  ENDED,
  EngineSchema,
  RunUsageSchema,
  type Status,
  StatusSchema,
} from '#contract/generations.ts';
import { type AskScope, MOST_ASKED, QuestionSchema } from '#contract/questions.ts';
import { watchUrl } from '#contract/video-links.ts';
import { type FoundColumn, questions, shelfSources, shelves } from '#server/db/schema/questions.ts';
import { type IdOf, MarkSchema, type PortableTable, type Row, shapeOf } from './portable-table.ts';

const { askedTag, passages, compared, sources, searched, sentences, scope, stage, verdict } =
  QuestionSchema.shape;

const FoundSchema = z
  .object({ askedTag, passages, compared, sources, searched })
  .refine(
    // Links must point to the platform's own page, whatever the file says.
    (found) =>
      found.sources.every(
        ({ url, platformId }) => url === (platformId === null ? null : watchUrl(platformId)),
      ),
  )
  .refine(
    // Groups divide the passages between them.
    (found) =>
      (found.compared?.groups ?? []).every((group) => group.passages > 0) &&
      (found.compared?.groups ?? []).reduce((sum, group) => sum + group.passages, 0) <=
        found.passages.length,
  );

const MOST_SHELVES = 500;

/** Identifies equal rows whatever their ids. */
const twinKey = (words: unknown, createdAt: unknown) =>
  `${(createdAt as Date).toISOString()} ${String(words)}`;

export const PORTABLE_SHELVES: PortableTable = {
  name: 'shelves',
  table: shelves,
  page: (db, ownerId, after, limit) =>
    db
      .select()
      .from(shelves)
      .where(
        and(eq(shelves.ownerId, ownerId), after ? gt(shelves.id, String(after['id'])) : undefined),
      )
      .orderBy(asc(shelves.id))
      .limit(limit),
  shape: shapeOf(shelves, { name: z.string().min(1).max(120) }),
  hasId: true,
  most: MOST_SHELVES,
  refs: {},
  twins: {
    keyOf: ({ name, createdAt }) => twinKey(name, createdAt),
    async find(db, ownerIds, rows) {
      const named = rows.map(({ name }) => String(name));
      const found = await db
        .select()
        .from(shelves)
        .where(and(inArray(shelves.ownerId, [...ownerIds]), inArray(shelves.name, named)));
      return new Map(found.map(({ id, name, createdAt }) => [twinKey(name, createdAt), id]));
    },
  },
  // Team sharing isn't imported.
  settle: (row) => ({ ...row, sharedWithTeam: false }),
};

/** The contents of shelves. */
export const PORTABLE_SHELVED: PortableTable = {
  name: 'shelved',
  table: shelfSources,
  page: (db, ownerId, after, limit) =>
    db
      .select(getTableColumns(shelfSources))
      .from(shelfSources)
      .innerJoin(shelves, eq(shelves.id, shelfSources.shelfId))
      .where(
        and(
          eq(shelves.ownerId, ownerId),
          after
            ? sql`(${shelfSources.shelfId}, ${shelfSources.videoId}) > (${after['shelfId']}, ${after['videoId']})`
            : undefined,
        ),
      )
      .orderBy(asc(shelfSources.shelfId), asc(shelfSources.videoId))
      .limit(limit),
  shape: shapeOf(shelfSources, { place: MarkSchema }),
  hasId: false,
  refs: { shelfId: 'shelves', videoId: 'videos' },
  // An existing shelf keeps its contents.
  partOf: { table: 'shelves', column: 'shelfId' },
};

/** Questions with their answers and all cited moments. */
export const PORTABLE_QUESTIONS: PortableTable = {
  name: 'questions',
  table: questions,
  page: (db, ownerId, after, limit) =>
    db
      .select()
      .from(questions)
      .where(
        and(
          eq(questions.ownerId, ownerId),
          after ? gt(questions.id, String(after['id'])) : undefined,
        ),
      )
      .orderBy(asc(questions.id))
      .limit(limit),
  shape: shapeOf(
    questions,
    {
      text: z.string().min(1).max(MOST_ASKED),
      threadId: MarkSchema,
      followsId: MarkSchema,
      language: LanguageSchema,
      scope,
      scopeId: MarkSchema,
      scopeName: MarkSchema,
      status: StatusSchema,
      stage,
      verdict,
      errorCode: ErrorCodeSchema,
      engine: EngineSchema,
      sentences,
      found: FoundSchema,
      usage: RunUsageSchema,
    },
    ['lease', 'jobNumber', 'stopRequested', 'lastSeq', 'heldWords'],
  ),
  hasId: true,
  refs: {},
  twins: {
    keyOf: ({ text, createdAt }) => twinKey(text, createdAt),
    async find(db, ownerIds, rows) {
      const asked = rows.map(({ text }) => String(text));
      const { id, text, createdAt } = questions;
      const found = await db
        .select({ id, text, createdAt })
        .from(questions)
        .where(and(inArray(questions.ownerId, [...ownerIds]), inArray(text, asked)));
      return new Map(found.map((row) => [twinKey(row.text, row.createdAt), row.id]));
    },
  },
  settle: (row) =>
    ENDED.includes(row['status'] as Status) ? row : { ...row, status: 'stopped', stage: null },
  rewire,
};

/** Maps the ids of the question's scope and of the one it follows. Whether the user may ask it again is checked then. */
function rewire(row: Row, idOf: IdOf): Row {
  const asked = row['scope'] as AskScope;
  const video = (id: string) => idOf('videos', id) ?? id;
  const moved = <Of extends { videoId: string }>(one: Of): Of => ({
    ...one,
    videoId: video(one.videoId),
  });
  const here: AskScope =
    asked.kind === 'video'
      ? moved(asked)
      : { ...asked, shelfId: idOf('shelves', asked.shelfId) ?? asked.shelfId };
  const found = row['found'] as FoundColumn | null;
  return {
    ...row,
    threadId: idOf('questions', row['threadId']) ?? row['id'],
    followsId: idOf('questions', row['followsId']) ?? null,
    scope: here,
    scopeId: here.kind === 'video' ? here.videoId : here.shelfId,
    found: found && {
      ...found,
      passages: found.passages.map(moved),
      sources: found.sources.map(moved),
    },
    sentences: (row['sentences'] as z.infer<typeof sentences>).map((one) => ({
      ...one,
      moments: one.moments.map(moved),
    })),
  };
}
