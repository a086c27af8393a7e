import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { FormatValue, Stage } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { LiveEvent } from '#contract/events.ts';
import type {
  Checks,
  CreatedGenerations,
  Engine,
  Status,
  SummaryOptions,
} from '#contract/generations.ts';
import type { Chapter, Cue, SourceKind } from '#contract/videos.ts';

/** A development session opens nothing in production; a terminal one is given to whoever owns the data folder. */
export type SessionKind = 'browser' | 'development' | 'terminal';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = time('created_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    createdAt,
  },
  (table) => [check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SessionKind>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt,
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_of_a_user').on(table.userId)],
);

/** A link that signs its user in once. Using it deletes it. */
export const loginLinks = pgTable('login_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt,
  expiresAt: time('expires_at').notNull(),
});

export const videos = pgTable(
  'videos',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SourceKind>().notNull(),
    /** What makes two sources of one kind the same video. */
    sourceKey: text('source_key').notNull(),
    title: text('title').notNull(),
    channel: text('channel').notNull(),
    durationMs: integer('duration_ms').notNull(),
    language: text('language').$type<LanguageValue>().notNull(),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    createdAt,
  },
  (table) => [unique('videos_once_per_owner').on(table.ownerId, table.kind, table.sourceKey)],
);

export const transcripts = pgTable(
  'transcripts',
  {
    id: text('id').primaryKey(),
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageValue>().notNull(),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
    createdAt,
  },
  (table) => [unique('transcripts_once_per_language').on(table.videoId, table.language)],
);

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
    options: jsonb('options').$type<SummaryOptions>().notNull(),
    title: text('title').notNull(),
    status: text('status').$type<Status>().notNull(),
    stage: text('stage').$type<Stage>(),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    engine: jsonb('engine').$type<Engine>().notNull(),
    document: jsonb('document').$type<Document>(),
    checks: jsonb('checks').$type<Checks>(),
    /** Counts how often the run was put in the queue. Only the job with the newest number may take it up. */
    jobNumber: integer('job_number').notNull().default(1),
    /** Names the attempt that may write. An older one that wakes up late finds its lease gone. */
    lease: text('lease'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt,
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('generations_newest_first').on(table.ownerId, table.id.desc()),
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
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.generationId, table.name] })],
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
    createdAt,
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
    response: jsonb('response').$type<CreatedGenerations>().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);
