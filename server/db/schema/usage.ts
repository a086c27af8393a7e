import { sql } from '../sql.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from '../tables.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Payer } from '#contract/models.ts';
import { users } from './accounts.ts';
import { time } from './columns.ts';

/** `open`: sent but not answered; its maximum cost is reserved in `spending` and `houseDays`. */
export type CallState = 'open' | 'done' | 'failed';

const microCents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * The ledger: one row per provider call, written before the call. Costs are integer micro-cents, which equals a token's cost at a
 * price in cents per million tokens.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: text('id').primaryKey(),
    /** `null`: a visitor using the public tools. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: deleting the generation keeps the record of what was paid. */
    generationId: text('generation_id'),
    format: text('format').$type<FormatValue>(),
    stage: text('stage').notNull(),
    payer: text('payer').$type<Payer>().notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    state: text('state').$type<CallState>().notNull(),
    error: text('error').$type<ErrorCode>(),
    /** The booked usage; while open, what would be booked if the process died now. */
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    tokensCached: integer('tokens_cached').notNull().default(0),
    costMicroCents: microCents('cost_micro_cents'),
    heldMicroCents: microCents('held_micro_cents'),
    estimated: boolean('estimated').notNull(),
    /** UTC, `2026-11-15`. The cost counts towards its month, however long the call takes. */
    day: text('day').notNull(),
    beganAt: time('began_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('model_calls_of_an_owner').on(table.ownerId, table.id),
    index('model_calls_of_a_generation').on(table.generationId),
    index('model_calls_open')
      .on(table.beganAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** An account's spending in a month and reservations for calls in flight. Its row lock makes caps exact. */
export const spending = pgTable(
  'spending',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    payer: text('payer').$type<Payer>().notNull(),
    spentMicroCents: microCents('spent_micro_cents'),
    heldMicroCents: microCents('held_micro_cents'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.month, table.payer] })],
);

/** The same per day for the operator's keys, across all accounts. */
export const houseDays = pgTable('house_days', {
  day: text('day').primaryKey(),
  spentMicroCents: microCents('spent_micro_cents'),
  heldMicroCents: microCents('held_micro_cents'),
  /** The part used by visitors of the public tools, which has its own limit. */
  visitorSpentMicroCents: microCents('visitor_spent_micro_cents'),
  visitorHeldMicroCents: microCents('visitor_held_micro_cents'),
});

/** Words of finished output. Deleting a draft doesn't give them back. */
export const wordUses = pgTable(
  'word_uses',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generationId: text('generation_id').notNull(),
    /** Which finished run or refine; makes counting idempotent. */
    entry: text('entry').notNull(),
    words: integer('words').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.generationId, table.entry] })],
);
