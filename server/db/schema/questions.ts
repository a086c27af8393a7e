import { sql } from '../sql.ts';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../tables.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Engine, RunUsage, Status } from '#contract/generations.ts';
import type { AskedQuestion, AskScope, QuestionStage, Verdict } from '#contract/questions.ts';
import { users } from './accounts.ts';
import { createdAt, runColumns, time } from './columns.ts';
import { transcripts, videos } from './videos.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Sources that somebody put together. */
export const shelves = pgTable(
  'shelves',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sharedWithTeam: boolean('shared_with_team').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('shelves_of_an_account').on(table.ownerId, table.id)],
);

export const shelfSources = pgTable(
  'shelf_sources',
  {
    shelfId: text('shelf_id')
      .notNull()
      .references(() => shelves.id, { onDelete: 'cascade' }),
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Sorts by when it was put there. */
    place: text('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shelfId, table.videoId] }),
    index('shelves_with_a_source').on(table.videoId),
  ],
);

/**
 * The terms of some transcripts in one language together, since a question over a thousand would read too many rows of each.
 * When one of these indexes is deleted, a trigger deletes the bundle: nothing of a deleted source is left in it.
 */
export const indexBundles = pgTable('index_bundles', {
  number: integer('number').primaryKey().generatedByDefaultAsIdentity(),
  bits: integer('bits').notNull(),
  /** Index after index with how many passages it has; they are counted on from one to the next. */
  members: jsonb('members').$type<{ index: number; passages: number }[]>().notNull(),
});

/** As {@link transcriptPackets}, of all that are in the bundle. */
export const bundlePackets = pgTable(
  'bundle_packets',
  {
    bundle: integer('bundle_number')
      .notNull()
      .references(() => indexBundles.number, { onDelete: 'cascade' }),
    packet: integer('packet').notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundle, table.packet] })],
);

/** What a transcript is searched by. Made once from its words, and made again where the way of making it has changed. */
export const transcriptIndexes = pgTable(
  'transcript_indexes',
  {
    /** Short, because every packet carries it twice. */
    number: integer('number').primaryKey().generatedByDefaultAsIdentity(),
    transcriptId: text('transcript_id')
      .notNull()
      .unique()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** By whose rules the words were cut. */
    language: text('language').$type<LanguageValue>().notNull(),
    bits: integer('bits').notNull(),
    passages: integer('passages').notNull(),
    /** How many blocks each passage has. */
    cuts: jsonb('cuts').$type<number[]>().notNull(),
    /** As the source calls them. */
    speakers: jsonb('speakers').$type<string[]>().notNull(),
    /** Where its terms are kept once more. */
    bundle: integer('bundle_number').references(() => indexBundles.number, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
  },
  (table) => [index('indexes_of_a_bundle').on(table.bundle)],
);

/**
 * The terms of a transcript whose hashes end alike, with the passages they are in (`server/text/ask/packed-index.ts`), and
 * under numbers below zero the passages themselves (`server/text/ask/passage-words.ts`).
 */
export const transcriptPackets = pgTable(
  'transcript_packets',
  {
    index: integer('index_number')
      .notNull()
      .references(() => transcriptIndexes.number, { onDelete: 'cascade' }),
    packet: integer('packet').notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.index, table.packet] })],
);

/** What was found for a question, as it is shown. */
export type FoundColumn = Pick<AskedQuestion, 'passages' | 'sources' | 'searched' | 'askedTag'>;

export const questions = pgTable(
  'questions',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: text('thread_id').notNull(),
    followsId: text('follows_id'),
    text: text('text').notNull(),
    /** What it is answered in; `null` where nobody said and it cannot be told. */
    language: text('language').$type<LanguageValue>(),
    scope: jsonb('scope').$type<AskScope>().notNull(),
    /** The id of what is asked, for lists. */
    scopeId: text('scope_id').notNull(),
    scopeName: text('scope_name').notNull(),
    ...runColumns<Status>(),
    stage: text('stage').$type<QuestionStage>(),
    verdict: text('verdict').$type<Verdict>(),
    engine: jsonb('engine').$type<Engine>().notNull(),
    sentences: jsonb('sentences').$type<AskedQuestion['sentences']>().notNull().default([]),
    found: jsonb('found').$type<FoundColumn>(),
    usage: jsonb('usage').$type<RunUsage>(),
    /** Free words held back while it is queued or running. */
    heldWords: integer('held_words').notNull().default(0),
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('questions_newest_first').on(table.ownerId, table.id),
    index('questions_of_a_scope').on(table.ownerId, table.scopeId, table.id),
    index('questions_of_a_thread').on(table.ownerId, table.threadId, table.id),
    index('questions_not_ended')
      .on(table.ownerId)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
);

/** What an attempt has finished for good: a later one reads it instead of searching, or paying, again. */
export const questionSteps = pgTable(
  'question_steps',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    result: jsonb('result').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.name] })],
);
