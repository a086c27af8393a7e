import * as z from 'zod/mini';
import { FormatSchema } from './catalog/formats.ts';
import { ErrorCodeSchema } from './errors.ts';
import { PayerSchema } from './models.ts';
import { CentsSchema, CountSchema, InstantSchema } from './values.ts';

/** A ledger month in UTC. */
export const MonthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const TotalsSchema = z.object({
  calls: CountSchema,
  tokensIn: CountSchema,
  tokensOut: CountSchema,
  tokensCached: CountSchema,
  costCents: CentsSchema,
  /** Includes a call that was interrupted or has no known price and is therefore estimated. */
  estimated: z.boolean(),
});
export type UsageTotals = z.infer<typeof TotalsSchema>;

/** The draft or question a call was made for, if it still exists. */
const PaidForSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), id: z.string(), format: FormatSchema, title: z.string() }),
  z.object({
    kind: z.literal('question'),
    id: z.string(),
    /** The thread's first question. */
    threadId: z.string(),
    title: z.string(),
  }),
]);
export type PaidFor = z.infer<typeof PaidForSchema>;

/** One provider call, or all calls of a day that spoke a podcast with the same voices. */
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
  /** `null`: deleted, or neither a draft nor a question. */
  paidFor: z.nullable(PaidForSchema),
  tokensIn: CountSchema,
  tokensOut: CountSchema,
  tokensCached: CountSchema,
  costCents: CentsSchema,
  /** `running`: its maximum cost is reserved until it ends. */
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
      /** The part paid with the account's own keys. */
      ownCents: CentsSchema,
    }),
  ),
  /** Monthly spending cap for own keys; `null`: no limit. */
  cap: z.object({
    capCents: z.nullable(CentsSchema),
    spentCents: CentsSchema,
    /** Reserved for running calls. */
    heldCents: CentsSchema,
  }),
  /** Monthly allowance per account on the operator's keys. */
  house: z.object({ budgetCents: CentsSchema, usedCents: CentsSchema }),
  /** All-time, not monthly. */
  words: z.object({ used: CountSchema, free: CountSchema }),
  /** Newest first. */
  rows: z.array(LedgerRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type UsageReport = z.infer<typeof UsageSchema>;
