import { and, asc, eq, gt, inArray, or, sql } from '#server/db/sql.ts';
import { z } from 'zod';
import { AttemptSchema } from '#contract/attempts.ts';
import { CaptionGapsSchema } from '#contract/caption-gaps.ts';
import { FormatSchema, type FormatValue, StageSchema } from '#contract/catalog/formats.ts';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import { ChecksSchema } from '#contract/checks.ts';
import { type Document, DocumentSchema } from '#contract/documents.ts';
import { ErrorCodeSchema } from '#contract/errors.ts';
import {
  AnswersBehindSchema,
  ENDED,
  EngineSchema,
  RefineSchema,
  RunUsageSchema,
  type Status,
  StatusSchema,
  VersionSchema,
} from '#contract/generations.ts';
import { OPTIONS } from '#contract/options.ts';
import { MOST_ON_SHELF } from '#contract/shelves.ts';
import { LearnedSchema, PromptInputSchema, StyleInputSchema } from '#contract/styles.ts';
import { CountSchema, ShareSchema } from '#contract/values.ts';
import { watchUrl } from '#contract/video-links.ts';
import {
  ChapterSchema,
  type Cue,
  CueSchema,
  type JoinedPart,
  SourceKindSchema,
  JoinedPartSchema,
  TranscriptKindSchema,
  TranscriptStateSchema,
} from '#contract/videos.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { generationVersions } from '#server/db/schema/library.ts';
import { prompts, styles } from '#server/db/schema/styles.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { PORTABLE_AUDIO, PORTABLE_PRONUNCIATIONS } from './portable-podcasts.ts';
import { PORTABLE_QUESTIONS, PORTABLE_SHELVED, PORTABLE_SHELVES } from './portable-questions.ts';
import { PORTABLE_RECORDINGS } from './portable-recordings.ts';
import { PORTABLE_SPEAKERS } from './portable-speakers.ts';
import {
  type IdOf,
  MarkSchema,
  MomentSchema,
  MOST_CUES,
  type PortableTable,
  type Row,
  shapeOf,
} from './portable-table.ts';

const BriefSchema = z.looseObject({
  style: z.object({ ...StyleInputSchema.shape, learned: z.nullable(LearnedSchema) }).nullable(),
  prompt: z.nullable(PromptInputSchema),
  shared: z.boolean().optional(),
  sideBySide: z.array(MarkSchema).optional(),
  answers: z.strictObject(AnswersBehindSchema.shape).optional(),
});
const { instruction, also } = RefineSchema.shape;
const RefineTaskSchema = z.strictObject({
  number: CountSchema,
  instruction,
  paragraphId: z.nullable(MarkSchema),
  also,
  nonce: MarkSchema,
  isFirstEnd: z.boolean().optional(),
});

/** State of an unfinished check by a model. */
const UnfinishedReadingSchema = z.looseObject({ reads: z.looseObject({}) });
const isUnfinishedReading = (refine: unknown) =>
  typeof refine === 'object' && refine !== null && 'reads' in refine;

/** Links must point to the platform's own page, whatever the file says. */
const PartSchema = JoinedPartSchema.check(
  z.refine(({ url, platformId }) => url === (platformId === null ? null : watchUrl(platformId))),
);

/** The answers a draft was started from may have been deleted since, or be missing in the archive. */
function withAnswers(row: Row, idOf: IdOf): Row {
  const brief = row['brief'] as z.infer<typeof BriefSchema>;
  if (!brief.answers) return row;
  const { threadId, questionId, whole } = brief.answers;
  const here = (id: string) => idOf('questions', id) ?? id;
  const answers = { threadId: here(threadId), questionId: here(questionId), whole };
  return { ...row, brief: { ...brief, answers } };
}

/** The limit for styles created by hand. */
const MOST_STYLES = 500;
const MOST_LETTERS = 4_000_000;

function isSayable(cues: readonly Cue[]): boolean {
  return cues.reduce((sum, { text }) => sum + text.length, 0) <= MOST_LETTERS;
}

/** Options and document must match the format. */
function hasItsFormat({ format, options, document }: Row): boolean {
  const isOwn = document === null || (document as Document).format === format;
  return isOwn && OPTIONS[format as FormatValue].safeParse(options).success;
}

/** Pages through rows with an owner and an id, by id. */
function ownedPages(table: typeof styles | typeof prompts | typeof videos | typeof generations) {
  return (db: Queryable, ownerId: string, after: Row | null, limit: number): Promise<Row[]> =>
    db
      .select()
      .from(table as typeof styles)
      .where(and(eq(table.ownerId, ownerId), after ? gt(table.id, String(after['id'])) : undefined))
      .orderBy(asc(table.id))
      .limit(limit);
}

/**
 * Transcripts of the account's videos and texts. Shared ones are exported and imported as the account's own, because shared
 * transcripts must never come from a file.
 */
async function transcriptPages(
  db: Queryable,
  ownerId: string,
  after: Row | null,
  limit: number,
): Promise<Row[]> {
  const pinned = db
    .select({ id: generations.transcriptId })
    .from(generations)
    .where(eq(generations.ownerId, ownerId));
  const current = db
    .select({ id: videos.transcriptId })
    .from(videos)
    .where(eq(videos.ownerId, ownerId));
  const own = db.select({ id: videos.id }).from(videos).where(eq(videos.ownerId, ownerId));
  const rows = await db
    .select()
    .from(transcripts)
    .where(
      and(
        or(
          inArray(transcripts.videoId, own),
          inArray(transcripts.id, pinned),
          inArray(transcripts.id, current),
        ),
        after ? gt(transcripts.id, String(after['id'])) : undefined,
      ),
    )
    .orderBy(asc(transcripts.id))
    .limit(limit);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      videoId: row.videoId ?? (await videoOf(db, ownerId, row.id)),
      platformId: null,
    })),
  );
}

async function videoOf(
  db: Queryable,
  ownerId: string,
  transcriptId: string,
): Promise<string | null> {
  const [current] = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.ownerId, ownerId), eq(videos.transcriptId, transcriptId)));
  if (current) return current.id;
  const [pinned] = await db
    .select({ id: generations.videoId })
    .from(generations)
    .where(and(eq(generations.ownerId, ownerId), eq(generations.transcriptId, transcriptId)));
  return pinned?.id ?? null;
}

/** In import order: rows refer only to earlier tables. */
export const PORTABLE_TABLES: readonly PortableTable[] = [
  PORTABLE_SHELVES,
  {
    name: 'styles',
    table: styles,
    page: ownedPages(styles),
    shape: shapeOf(styles, { ...StyleInputSchema.shape, learned: LearnedSchema }),
    hasId: true,
    most: MOST_STYLES,
    refs: {},
  },
  {
    name: 'prompts',
    table: prompts,
    page: ownedPages(prompts),
    shape: shapeOf(prompts, PromptInputSchema.shape),
    hasId: true,
    most: MOST_STYLES,
    refs: {},
  },
  {
    name: 'videos',
    table: videos,
    page: ownedPages(videos),
    shape: shapeOf(videos, {
      kind: SourceKindSchema,
      sourceKey: MarkSchema,
      progress: ShareSchema,
      language: LanguageSchema,
      languageMissing: LanguageSchema,
      chapters: z.array(ChapterSchema),
      state: TranscriptStateSchema,
      errorCode: ErrorCodeSchema,
      attempts: z.array(AttemptSchema),
    }),
    hasId: true,
    refs: {},
    twins: {
      keyOf: ({ kind, sourceKey }) => `${String(kind)} ${String(sourceKey)}`,
      async find(db, ownerIds, rows) {
        const named = rows.map(({ sourceKey }) => String(sourceKey));
        const { id, kind, sourceKey } = videos;
        const found = await db
          .select({ id, kind, sourceKey })
          .from(videos)
          .where(and(inArray(videos.ownerId, [...ownerIds]), inArray(sourceKey, named)));
        return new Map(found.map((row) => [`${row.kind} ${row.sourceKey}`, row.id]));
      },
    },
    rewire: (row, idOf) =>
      row['kind'] === 'shelf'
        ? { ...row, sourceKey: idOf('shelves', row['sourceKey']) ?? row['sourceKey'] }
        : row,
    // No job is working on it any more; requesting the transcript again starts one.
    settle: (row) =>
      row['state'] === 'working' || row['state'] === 'waiting'
        ? { ...row, state: 'failed', errorCode: 'run_interrupted', progress: null, retryAt: null }
        : row,
  },
  {
    name: 'transcripts',
    table: transcripts,
    page: transcriptPages,
    shape: shapeOf(transcripts, {
      kind: TranscriptKindSchema,
      language: LanguageSchema,
      chapters: z.array(ChapterSchema),
      cues: z.array(CueSchema).max(MOST_CUES).refine(isSayable),
      gaps: z.nullable(CaptionGapsSchema).default(null),
      parts: z.nullable(z.array(PartSchema).max(MOST_ON_SHELF)).default(null),
      platformId: z.never(),
      declaredTag: MarkSchema,
      blocksBySpeaker: z.boolean().default(false),
      fingerprint: MarkSchema,
    }),
    hasId: true,
    refs: { videoId: 'videos' },
    twins: {
      keyOf: ({ videoId, fingerprint }) => `${String(videoId)} ${String(fingerprint)}`,
      async find(db, _ownerIds, rows) {
        const of = rows.map(({ videoId }) => String(videoId));
        const { id, videoId, fingerprint } = transcripts;
        const found = await db
          .select({ id, videoId, fingerprint })
          .from(transcripts)
          .where(inArray(videoId, of));
        return new Map(found.map((row) => [`${row.videoId} ${row.fingerprint}`, row.id]));
      },
    },
    rewire: (row, idOf) => ({
      ...row,
      parts:
        (row['parts'] as JoinedPart[] | null)?.map((part) => ({
          ...part,
          videoId: idOf('videos', part.videoId) ?? part.videoId,
        })) ?? null,
    }),
  },
  PORTABLE_SHELVED,
  // Before the drafts, which name the answers they were started from.
  PORTABLE_QUESTIONS,
  {
    name: 'generations',
    table: generations,
    page: ownedPages(generations),
    shape: shapeOf(
      generations,
      {
        format: FormatSchema,
        language: LanguageSchema,
        options: z.record(z.string(), z.unknown()),
        status: StatusSchema,
        stage: StageSchema,
        errorCode: ErrorCodeSchema,
        engine: EngineSchema,
        document: DocumentSchema,
        checks: ChecksSchema,
        usage: RunUsageSchema,
        brief: BriefSchema,
        refine: z.union([RefineTaskSchema, UnfinishedReadingSchema]),
        // Missing in archives from before the bin.
        binnedAt: z.nullable(MomentSchema).default(null),
      },
      ['lease', 'jobNumber', 'stopRequested', 'lastSeq', 'heldWords', 'mentions'],
    ).refine(hasItsFormat, { path: ['format'] }),
    hasId: true,
    refs: { videoId: 'videos', transcriptId: 'transcripts' },
    looseRefs: { styleId: 'styles', promptId: 'prompts' },
    settle: (row) => ({
      ...row,
      ...(!ENDED.includes(row['status'] as Status) && { status: 'stopped' }),
      // An unfinished check has to be started again.
      ...(isUnfinishedReading(row['refine']) && { refine: null }),
      // Its days in the bin start again.
      binnedAt: row['binnedAt'] && new Date(),
    }),
    rewire: withAnswers,
  },
  {
    name: 'versions',
    table: generationVersions,
    page: async (db, ownerId, after, limit) => {
      const rows = await db
        .select({ row: generationVersions })
        .from(generationVersions)
        .innerJoin(generations, eq(generations.id, generationVersions.generationId))
        .where(
          and(
            eq(generations.ownerId, ownerId),
            after
              ? sql`(${generationVersions.generationId}, ${generationVersions.version}) > (${after['generationId']}, ${after['version']})`
              : undefined,
          ),
        )
        .orderBy(asc(generationVersions.generationId), asc(generationVersions.version))
        .limit(limit);
      return rows.map(({ row }) => row);
    },
    shape: shapeOf(generationVersions, {
      cause: VersionSchema.shape.cause,
      document: DocumentSchema,
    }),
    hasId: false,
    refs: { generationId: 'generations' },
    partOf: { table: 'generations', column: 'generationId' },
  },
  PORTABLE_SPEAKERS,
  PORTABLE_PRONUNCIATIONS,
  PORTABLE_AUDIO,
  PORTABLE_RECORDINGS,
];
