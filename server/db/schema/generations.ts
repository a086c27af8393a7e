import { sql } from '../sql.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../tables.ts';
import type { FormatValue, Stage } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Checks, ReadingScope } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import type { LiveEvent } from '#contract/events.ts';
import type { AnswersBehind, Engine, RunUsage, Status } from '#contract/generations.ts';
import type { Learned, PromptInput, StyleInput } from '#contract/styles.ts';
import type { Whose } from '#contract/videos.ts';
import { users } from './accounts.ts';
import { createdAt, runColumns, time } from './columns.ts';
import { transcripts, videos } from './videos.ts';

export interface Brief {
  style: (StyleInput & { learned: Learned | null }) | null;
  prompt: PromptInput | null;
  /** Metadata of the source besides its title. Missing in runs of earlier versions. */
  card?: { channel: string; whose: Whose | null };
  /** Runs an editing pass before the draft is finished. */
  revise?: boolean;
  /** Which sentences a model then checks against the transcript; default: none. */
  secondReading?: ReadingScope;
  /** Created together with other formats, so all share the same notes. */
  shared?: boolean;
  /** Ids of all those generations including this one; they pay once for what they read. */
  sideBySide?: string[];
  /** The answers it was started from. */
  answers?: AnswersBehind;
}

export interface Mention {
  /** The original Markdown and the names in it: the source's name → the name at the time. */
  md: string;
  names: Record<string, string>;
  /** Its text after renaming, to detect later edits. */
  shown: string;
}

/** A refine request in progress. */
export interface RefineTask {
  /** 1, 2, 3 … within the generation. */
  number: number;
  instruction: string;
  paragraphId: string | null;
  /** More blocks, each with its own instruction. */
  also?: { instruction: string; paragraphId: string }[];
  /** Nothing is rewritten: this model only checks these sentences against the transcript. */
  reads?: { scope: ReadingScope; engine: Extract<Engine, { kind: 'model' }> };
  nonce: string;
  /** The draft was never finished, so none of its words has been counted yet; they count when this refine ends. */
  isFirstEnd?: boolean;
}

export const generations = pgTable(
  'generations',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id),
    /** Pinned, so that fetching the transcript again doesn't change what this was made from. */
    transcriptId: text('transcript_id')
      .notNull()
      .references(() => transcripts.id),
    format: text('format').$type<FormatValue>().notNull(),
    language: text('language').$type<LanguageValue>().notNull(),
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    title: text('title').notNull(),
    /** Copied from the video, so lists need no join. */
    videoTitle: text('video_title').notNull().default(''),
    durationMs: integer('duration_ms').notNull().default(0),
    /** `false`: estimated from the word count, for internal use. */
    isMeasured: boolean('is_measured').notNull().default(true),
    ...runColumns<Status>(),
    stage: text('stage').$type<Stage>(),
    engine: jsonb('engine').$type<Engine>().notNull(),
    document: jsonb('document').$type<Document>(),
    checks: jsonb('checks').$type<Checks>(),
    usage: jsonb('usage').$type<RunUsage>(),
    styleId: text('style_id'),
    promptId: text('prompt_id'),
    /** Snapshot of style and custom format; changing them doesn't affect a running generation. */
    brief: jsonb('brief').$type<Brief>().notNull().default({ style: null, prompt: null }),
    /** What the next attempt does instead of writing the draft; `null` while the draft itself is being written. */
    refine: jsonb('refine').$type<RefineTask>(),
    /** Block id → its text before speakers were renamed, so renaming can be undone exactly. */
    mentions: jsonb('mentions').$type<Record<string, Mention>>(),
    favourite: boolean('favourite').notNull().default(false),
    words: integer('words').notNull().default(0),
    /** Free words reserved while queued or running. Released by the status itself, so no reservation can leak. */
    heldWords: integer('held_words').notNull().default(0),
    /** Document version; 0 until there is one. */
    version: integer('version').notNull().default(0),
    lastSeq: integer('last_seq').notNull().default(0),
    /** In the trash since this time; hidden elsewhere and deleted later. */
    binnedAt: time('binned_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // Scanned backwards for newest first. A descending index would place nulls differently from the query and go unused.
    index('generations_newest_first').on(table.ownerId, table.id),
    // The library's other sort orders. Titles may exceed the index size limit, hence `left`.
    index('generations_edited_last').on(table.ownerId, table.updatedAt, table.id),
    index('generations_by_title').on(
      table.ownerId,
      sql`lower(left(${table.title}, 100))`,
      table.id,
    ),
    index('generations_longest').on(table.ownerId, table.words, table.id),
    index('generations_of_a_format').on(table.ownerId, table.format, table.id),
    index('generations_of_a_video').on(table.ownerId, table.videoId),
    index('generations_favourite')
      .on(table.ownerId, table.id)
      .where(sql`${table.favourite}`),
    index('generations_in_the_bin')
      .on(table.ownerId, table.binnedAt)
      .where(sql`${table.binnedAt} is not null`),
    index('generations_not_ended')
      .on(table.ownerId)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
);

/** Results of finished steps. A resumed run reads these instead of working or paying again. */
export const generationSteps = pgTable(
  'generation_steps',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    result: jsonb('result').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.name] })],
);

/**
 * One model's notes on one part of a transcript. Runs over the same transcript share them, so names and numbers agree and nothing
 * is read twice. `notes` is empty while the run holding the lease works on it.
 */
export const sharedNotes = pgTable(
  'shared_notes',
  {
    key: text('key').notNull(),
    stretch: integer('stretch').notNull(),
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    lease: text('lease').notNull(),
    notes: jsonb('notes').$type<{ text: string; blockIds: number[] }[]>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.key, table.stretch] })],
);

/** Append-only. `seq` counts within a generation, `ownerSeq` within an account; both gapless and in commit order. */
export const generationEvents = pgTable(
  'generation_events',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    ownerId: text('owner_id').notNull(),
    ownerSeq: bigint('owner_seq', { mode: 'number' }).notNull(),
    event: jsonb('event').$type<LiveEvent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.seq] }),
    unique('events_of_an_account').on(table.ownerId, table.ownerSeq),
  ],
);

export const eventCursors = pgTable('event_cursors', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  last: bigint('last', { mode: 'number' }).notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<object>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);
