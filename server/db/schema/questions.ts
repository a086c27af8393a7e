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
    /** Sorts by time added. */
    place: text('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shelfId, table.videoId] }),
    index('shelves_with_a_source').on(table.videoId),
  ],
);

/**
 * Combined search terms of several transcripts in one language, because a question over a thousand would read too many rows.
 * Deleting any member's index deletes the bundle by trigger, so nothing of a deleted source stays.
 */
export const indexBundles = pgTable('index_bundles', {
  number: integer('number').primaryKey().generatedByDefaultAsIdentity(),
  bits: integer('bits').notNull(),
  /** Member indexes with their passage counts; passages are numbered consecutively across members. */
  members: jsonb('members').$type<{ index: number; passages: number }[]>().notNull(),
});

/** Like {@link transcriptPackets}, for all members of the bundle. */
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

/** Search index of a transcript. Rebuilt when the index format changes. */
export const transcriptIndexes = pgTable(
  'transcript_indexes',
  {
    /** An integer, because every packet stores it twice. */
    number: integer('number').primaryKey().generatedByDefaultAsIdentity(),
    transcriptId: text('transcript_id')
      .notNull()
      .unique()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Whose word-splitting rules were used. */
    language: text('language').$type<LanguageValue>().notNull(),
    bits: integer('bits').notNull(),
    passages: integer('passages').notNull(),
    /** Number of blocks in each passage. */
    cuts: jsonb('cuts').$type<number[]>().notNull(),
    /** As named by the source. */
    speakers: jsonb('speakers').$type<string[]>().notNull(),
    /** The bundle that also contains its terms. */
    bundle: integer('bundle_number').references(() => indexBundles.number, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
  },
  (table) => [index('indexes_of_a_bundle').on(table.bundle)],
);

/**
 * Terms of a transcript, grouped by hash, with the passages they occur in (`server/text/ask/packed-index.ts`). Negative packet
 * numbers hold the passages themselves (`server/text/ask/passage-words.ts`).
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

/** Search results as shown to the user. */
export type FoundColumn = Pick<
  AskedQuestion,
  'passages' | 'compared' | 'sources' | 'searched' | 'askedTag'
>;

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
    /** Language of the answer; `null` if unspecified and undetectable. */
    language: text('language').$type<LanguageValue>(),
    scope: jsonb('scope').$type<AskScope>().notNull(),
    /** Id of the scope, for filtering lists. */
    scopeId: text('scope_id').notNull(),
    scopeName: text('scope_name').notNull(),
    ...runColumns<Status>(),
    stage: text('stage').$type<QuestionStage>(),
    verdict: text('verdict').$type<Verdict>(),
    engine: jsonb('engine').$type<Engine>().notNull(),
    sentences: jsonb('sentences').$type<AskedQuestion['sentences']>().notNull().default([]),
    found: jsonb('found').$type<FoundColumn>(),
    usage: jsonb('usage').$type<RunUsage>(),
    /** Free words reserved while queued or running. */
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

/** Results of finished steps. A later attempt reads them instead of searching or paying again. */
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
