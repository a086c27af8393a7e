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

/** What to create from every video of a batch. */
export type BatchWish = Omit<CreateBatch, 'videos' | 'capCents' | 'title'>;

/** A watched YouTube channel; polled once for all accounts watching it. */
export const watchedChannels = pgTable(
  'watched_channels',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    /** The newest videos from its feed. */
    videos: jsonb('videos').$type<FeedVideo[]>().notNull().default([]),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Whoever polls moves this ahead first, so no other process polls too. */
    lookAt: time('look_at').notNull(),
    lookedAt: time('looked_at'),
    /** Consecutive failed polls. */
    failures: integer('failures').notNull().default(0),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    /** WebSub: the hub's signing secret, when the subscription expires, and when we last requested it. */
    pushSecret: text('push_secret'),
    pushUntil: time('push_until'),
    pushAskedAt: time('push_asked_at'),
  },
  (table) => [index('watched_channels_due').on(table.lookAt)],
);

/** What an account wants created from every new video of a channel. */
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
    /** Per month. */
    capMicroCents: bigint('cap_micro_cents', { mode: 'number' }),
    /** Videos published earlier are ignored. */
    since: time('since').notNull(),
    /** Why this watch can't create anything. */
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('watches_once').on(table.ownerId, table.channelId),
    index('watches_of_channel').on(table.channelId),
  ],
);

/** A video a watch has already processed; prevents a second time. */
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

/** Videos turned into the same formats, one after another. */
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
    /** Why it's paused. */
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    capMicroCents: bigint('cap_micro_cents', { mode: 'number' }),
    /** Only the job with the newest number may continue the batch. */
    jobNumber: integer('job_number').notNull().default(1),
    /** No requests to the platform before this time. */
    restUntil: time('rest_until'),
    /** When someone last resumed it; earlier failures don't pause it again. */
    resumedAt: time('resumed_at').notNull().defaultNow(),
    /** Consecutive videos for which the platform refused us. */
    refusals: integer('refusals').notNull().default(0),
    /** For a watched channel: one batch per month, such as `2026-11`. */
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

/** One video of a batch. Once it has generations it's never started again. */
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
    /** `making` once it has generations; their own status tells the rest. */
    state: text('state').$type<Exclude<ItemState, 'done'>>().notNull().default('waiting'),
    /** The source in the account. No foreign key, so deleting the source keeps this row. */
    videoId: text('video_id'),
    generations: jsonb('generations')
      .$type<{ id: string; format: FormatValue }[]>()
      .notNull()
      .default([]),
    /** Upper bound of its running generations' cost; 0 without a cap. */
    ceilingMicroCents: bigint('ceiling_micro_cents', { mode: 'number' }).notNull().default(0),
    /** When its generations were last started. */
    startedAt: time('started_at'),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    /** Retryable refusals so far. */
    tries: integer('tries').notNull().default(0),
    /** Since when a new video of a channel has been waiting for its live stream to end and captions to appear. */
    notYetSince: time('not_yet_since'),
    /** Not checked before this time, because speech is being recognized or the stream isn't over. */
    lookAt: time('look_at'),
  },
  (table) => [
    unique('batch_items_once').on(table.batchId, table.platformId),
    index('batch_items_in_order').on(table.batchId, table.place),
  ],
);
