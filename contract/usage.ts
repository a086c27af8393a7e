import * as z from 'zod/mini';
import { FormatSchema } from './catalog/formats.ts';
import { ErrorCodeSchema } from './errors.ts';
import { PayerSchema } from './models.ts';
import { CentsSchema, CountSchema, InstantSchema } from './values.ts';

/** A month of the ledger, in UTC. */
export const MonthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const TotalsSchema = z.object({
  calls: CountSchema,
  tokensIn: CountSchema,
  tokensOut: CountSchema,
  tokensCached: CountSchema,
  costCents: CentsSchema,
  /** Some call in it was cut off, or has no known price, and is booked as an estimate. */
  estimated: z.boolean(),
});
export type UsageTotals = z.infer<typeof TotalsSchema>;

/** What a call was made for, as long as the account still has it. */
const PaidForSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), id: z.string(), format: FormatSchema, title: z.string() }),
  z.object({
    kind: z.literal('question'),
    id: z.string(),
    /** The first question of its conversation. */
    threadId: z.string(),
    title: z.string(),
  }),
]);
export type PaidFor = z.infer<typeof PaidForSchema>;

/** One call to a provider, or all that one day took to speak a podcast with the same voices. */
const LedgerRowSchema = z.object({
  id: z.string(),
  calls: CountSchema,
  at: InstantSchema,
  provider: z.string(),
  model: z.string(),
  key: PayerSchema,
  format: z.nullable(FormatSchema),
  stage: z.string(),
  generationId: z.nullable(z.string()),
  /** `null`: deleted since, or it was paid for neither a draft nor a question. */
  paidFor: z.nullable(PaidForSchema),
  tokensIn: CountSchema,
  tokensOut: CountSchema,
  tokensCached: CountSchema,
  costCents: CentsSchema,
  /** `running`: its highest possible cost is held back until it ends. */
  state: z.enum(['running', 'done', 'failed']),
  estimated: z.boolean(),
  error: z.nullable(ErrorCodeSchema),
});
export type LedgerRow = z.infer<typeof LedgerRowSchema>;

export const UsageSchema = z.object({
  month: MonthSchema,
  totals: TotalsSchema,
  byFormat: z.array(z.extend(TotalsSchema, { format: z.nullable(FormatSchema) })),
  byProvider: z.array(z.extend(TotalsSchema, { provider: z.string(), key: PayerSchema })),
  byDay: z.array(
    z.object({
      day: z.iso.date(),
      costCents: CentsSchema,
      /** The part of it that the account's own keys paid. */
      ownCents: CentsSchema,
    }),
  ),
  /** What the account may spend with its own keys in a month; `null`: no limit. */
  cap: z.object({
    capCents: z.nullable(CentsSchema),
    spentCents: CentsSchema,
    /** Held back for calls that are running. */
    heldCents: CentsSchema,
  }),
  /** What the operator's keys give each account in a month. */
  house: z.object({ budgetCents: CentsSchema, usedCents: CentsSchema }),
  /** Of all time, not of the month. */
  words: z.object({ used: CountSchema, free: CountSchema }),
  /** Newest first. */
  rows: z.array(LedgerRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type UsageReport = z.infer<typeof UsageSchema>;
