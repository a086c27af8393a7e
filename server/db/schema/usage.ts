import { sql } from '../sql.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from '../tables.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Payer } from '#contract/models.ts';
import { users } from './accounts.ts';
import { time } from './columns.ts';

/** `open`: asked and not yet answered, with its ceiling held back in `spending` and `houseDays`. */
export type CallState = 'open' | 'done' | 'failed';

const microCents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * The ledger: one row per call to a provider, written before the call is made. Costs are whole millionths of a cent,
 * which is also what one token costs when its price is told in cents for a million.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: text('id').primaryKey(),
    /** `null`: a visitor of the public tools. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Kept when the generation is deleted: what was paid stays on the ledger. */
    generationId: text('generation_id'),
    format: text('format').$type<FormatValue>(),
    stage: text('stage').notNull(),
    payer: text('payer').$type<Payer>().notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    state: text('state').$type<CallState>().notNull(),
    error: text('error').$type<ErrorCode>(),
    /** What is booked; while open, what it would be booked as if the process ended now. */
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    tokensCached: integer('tokens_cached').notNull().default(0),
    costMicroCents: microCents('cost_micro_cents'),
    heldMicroCents: microCents('held_micro_cents'),
    estimated: boolean('estimated').notNull(),
    /** UTC, `2026-11-15`; its month is the one that the cost counts in, however long the call takes. */
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

/** What an account has spent in a month, and what is held back for calls in flight. Its row lock makes caps exact. */
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

/** The same for the operator's keys, over everybody, per day. */
export const houseDays = pgTable('house_days', {
  day: text('day').primaryKey(),
  spentMicroCents: microCents('spent_micro_cents'),
  heldMicroCents: microCents('held_micro_cents'),
  /** What of it went to visitors of the public tools, who have a share of their own. */
  visitorSpentMicroCents: microCents('visitor_spent_micro_cents'),
  visitorHeldMicroCents: microCents('visitor_held_micro_cents'),
});

/** Words of finished output. Deleting what was made gives none of them back. */
export const wordUses = pgTable(
  'word_uses',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generationId: text('generation_id').notNull(),
    /** Which of the generation's finished runs and refines: counted once, however often it is told. */
    entry: text('entry').notNull(),
    words: integer('words').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.generationId, table.entry] })],
);
