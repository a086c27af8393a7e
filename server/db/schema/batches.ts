import type { FormatValue } from '#contract/catalog/formats.ts';
import type { BatchStatus, CreateBatch, ItemState } from '#contract/batches.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { FeedVideo, WatchStatus } from '#contract/watches.ts';
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
import { users } from './accounts.ts';
import { createdAt, time } from './columns.ts';

/** What is made of every video of a batch. */
export type BatchWish = Omit<CreateBatch, 'videos' | 'capCents' | 'title'>;

/** A channel of the platform that somebody watches: asked once for all of them. */
export const watchedChannels = pgTable(
  'watched_channels',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    /** The newest, as its feed last told of them. */
    videos: jsonb('videos').$type<FeedVideo[]>().notNull().default([]),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Whoever looks puts this ahead first, so that nobody else does meanwhile. */
    lookAt: time('look_at').notNull(),
    lookedAt: time('looked_at'),
    /** How often in a row it could not be read. */
    failures: integer('failures').notNull().default(0),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    /** What the platform's hub signs its news with; until when it brings them, and when it was last asked to. */
    pushSecret: text('push_secret'),
    pushUntil: time('push_until'),
    pushAskedAt: time('push_asked_at'),
  },
  (table) => [index('watched_channels_due').on(table.lookAt)],
);

/** What an account wants made of every new video of a channel. */
export const watches = pgTable(
  'watches',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: text('channel_id')
      .notNull()
      .references(() => watchedChannels.id),
    wish: jsonb('wish').$type<BatchWish>().notNull(),
    status: text('status').$type<WatchStatus>().notNull(),
    includeShorts: boolean('include_shorts').notNull(),
    /** For each month. */
    capMicroCents: bigint('cap_micro_cents', { mode: 'number' }),
    /** What was published before is not made. */
    since: time('since').notNull(),
    /** Why the account may have nothing made. */
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('watches_once').on(table.ownerId, table.channelId),
    index('watches_of_channel').on(table.channelId),
  ],
);

/** A video that a watch has taken up: never a second time. */
export const watchedVideos = pgTable(
  'watched_videos',
  {
    watchId: text('watch_id')
      .notNull()
      .references(() => watches.id, { onDelete: 'cascade' }),
    platformId: text('platform_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.watchId, table.platformId] })],
);

/** Videos that are made into the same formats, one after the other. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    wish: jsonb('wish').$type<BatchWish>().notNull(),
    status: text('status').$type<BatchStatus>().notNull(),
    /** Why it is paused. */
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    capMicroCents: bigint('cap_micro_cents', { mode: 'number' }),
    /** Only the job with the newest number goes on with it. */
    jobNumber: integer('job_number').notNull().default(1),
    /** Nothing is asked of the platform before. */
    restUntil: time('rest_until'),
    /** When somebody last said that it should go on: what failed before is no reason to pause again. */
    resumedAt: time('resumed_at').notNull().defaultNow(),
    /** How many videos in a row the platform refused us. */
    refusals: integer('refusals').notNull().default(0),
    /** Of a watched channel: one for each month, as `2026-11`. */
    watchId: text('watch_id').references(() => watches.id, { onDelete: 'set null' }),
    month: text('month'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('batches_newest_first').on(table.ownerId, table.id),
    unique('batches_of_watch').on(table.watchId, table.month),
  ],
);

/** One video of a batch. Once it has generations it is never started again. */
export const batchItems = pgTable(
  'batch_items',
  {
    id: text('id').primaryKey(),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    platformId: text('platform_id').notNull(),
    title: text('title').notNull(),
    durationMs: integer('duration_ms'),
    /** `making` once it has generations; how those stand is asked of them. */
    state: text('state').$type<Exclude<ItemState, 'done'>>().notNull().default('waiting'),
    /** The source in the account. Kept as a word: a source that was deleted does not take the row with it. */
    videoId: text('video_id'),
    generations: jsonb('generations')
      .$type<{ id: string; format: FormatValue }[]>()
      .notNull()
      .default([]),
    /** The most that its runs can come to, while they go; 0 where there is no cap. */
    ceilingMicroCents: bigint('ceiling_micro_cents', { mode: 'number' }).notNull().default(0),
    /** When its runs were last started. */
    startedAt: time('started_at'),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    /** How often it was refused for a reason that may pass. */
    tries: integer('tries').notNull().default(0),
    /** Since when a new video of a channel waits to be over and to have captions. */
    notYetSince: time('not_yet_since'),
    /** Not looked at before: its speech is being recognised, or it is not over yet. */
    lookAt: time('look_at'),
  },
  (table) => [
    unique('batch_items_once').on(table.batchId, table.platformId),
    index('batch_items_in_order').on(table.batchId, table.place),
  ],
);
