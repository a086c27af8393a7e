import type { FormatValue } from '#contract/catalog/formats.ts';
import type { BatchStatus, CreateBatch, ItemState } from '#contract/batches.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { bigint, index, integer, jsonb, pgTable, text, unique } from '../tables.ts';
import { users } from './accounts.ts';
import { createdAt, time } from './columns.ts';

/** What is made of every video of a batch. */
export type BatchWish = Omit<CreateBatch, 'videos' | 'capCents' | 'title'>;

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
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('batches_newest_first').on(table.ownerId, table.id)],
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
    /** Not looked at before: its speech is being recognised. */
    lookAt: time('look_at'),
  },
  (table) => [
    unique('batch_items_once').on(table.batchId, table.platformId),
    index('batch_items_in_order').on(table.batchId, table.place),
  ],
);
