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
import type { Engine, RunUsage, Status } from '#contract/generations.ts';
import type { Learned, PromptInput, StyleInput } from '#contract/styles.ts';
import type { Whose } from '#contract/videos.ts';
import { users } from './accounts.ts';
import { createdAt, runColumns, time } from './columns.ts';
import { transcripts, videos } from './videos.ts';

export interface Brief {
  style: (StyleInput & { learned: Learned | null }) | null;
  prompt: PromptInput | null;
  /** What the source's card says besides its title. Left out in runs of an earlier version. */
  card?: { channel: string; whose: Whose | null };
  /** An editor reads the draft once more before it is finished. */
  revise?: boolean;
  /** Which sentences a model then holds against the transcript; left out: none. */
  secondReading?: ReadingScope;
  /** Made side by side with other formats, so that all write from the same notes. */
  shared?: boolean;
  /** All of them, this one too: what they read they pay once. */
  sideBySide?: string[];
}

export interface Mention {
  /** As it was written, by these names: what the source calls somebody → what they were called then. */
  md: string;
  names: Record<string, string>;
  /** As it stands, unless it was changed since. */
  shown: string;
}

/** A wish about a finished document that is being carried out. */
export interface RefineTask {
  /** 1, 2, 3 … within the generation. */
  number: number;
  instruction: string;
  paragraphId: string | null;
  /** Further blocks, each with its own wish. */
  also?: { instruction: string; paragraphId: string }[];
  /** Nothing is changed: this model only holds these sentences against the transcript. */
  reads?: { scope: ReadingScope; engine: Extract<Engine, { kind: 'model' }> };
  nonce: string;
  /** The text was never finished, so none of its words has been counted: they count with the wish that finishes it. */
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
    /** Pinned: a transcript fetched again later does not change what this was made from. */
    transcriptId: text('transcript_id')
      .notNull()
      .references(() => transcripts.id),
    format: text('format').$type<FormatValue>().notNull(),
    language: text('language').$type<LanguageValue>().notNull(),
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    title: text('title').notNull(),
    /** Of the video, as they were: lists read them without a join. */
    videoTitle: text('video_title').notNull().default(''),
    durationMs: integer('duration_ms').notNull().default(0),
    /** `false`: reckoned from the number of words, for our own use. */
    isMeasured: boolean('is_measured').notNull().default(true),
    ...runColumns<Status>(),
    stage: text('stage').$type<Stage>(),
    engine: jsonb('engine').$type<Engine>().notNull(),
    document: jsonb('document').$type<Document>(),
    checks: jsonb('checks').$type<Checks>(),
    usage: jsonb('usage').$type<RunUsage>(),
    styleId: text('style_id'),
    promptId: text('prompt_id'),
    /** The style and the own format as they were: changing them later does not change a run that is under way. */
    brief: jsonb('brief').$type<Brief>().notNull().default({ style: null, prompt: null }),
    /** What the next attempt does instead of writing anew; `null` while the run itself is what is done. */
    refine: jsonb('refine').$type<RefineTask>(),
    /** Block → its text before speakers were renamed in it, so that a name can be taken back to the letter. */
    mentions: jsonb('mentions').$type<Record<string, Mention>>(),
    favourite: boolean('favourite').notNull().default(false),
    words: integer('words').notNull().default(0),
    /** Free words held back while the run is queued or going. It is its status that lets go of them: none can be forgotten. */
    heldWords: integer('held_words').notNull().default(0),
    /** Counts the versions of the document; 0 until there is one. */
    version: integer('version').notNull().default(0),
    lastSeq: integer('last_seq').notNull().default(0),
    /** In the bin since then: nobody finds it elsewhere, and after a while it is gone. */
    binnedAt: time('binned_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // Read backwards for the newest first; an index that falls by itself sorts nulls elsewhere than a query does, and is not used.
    index('generations_newest_first').on(table.ownerId, table.id),
    // The Library's other orders. A title may be longer than an index takes.
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

/** What a run has finished for good. A resumed run reads these instead of working, or paying, again. */
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
 * What was noted of one stretch of a transcript by one model. Runs over the same transcript share it, so that their
 * names and numbers agree and nothing is read twice. `notes` is empty while the run that holds the lease is at it.
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

/** Append-only. `seq` counts within a generation, `ownerSeq` within an account; both without gaps, in commit order. */
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
