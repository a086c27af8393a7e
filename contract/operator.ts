import * as z from 'zod/mini';
import { SubscriptionStatusSchema } from './billing.ts';
import { PriceIdSchema } from './catalog/plans.ts';
import { FieldProblemSchema } from './errors.ts';
import { MonthSchema } from './usage.ts';
import { CentsSchema, CountSchema, InstantSchema, NonEmptySchema } from './values.ts';

const FailedJobSchema = z.object({
  id: z.string(),
  failedAt: InstantSchema,
  /** The final error's code and message. */
  code: z.nullable(z.string()),
  reason: z.string(),
  /** Email of the affected account; `null` for system jobs. */
  account: z.nullable(z.string()),
});

const FailedKindSchema = z.object({
  kind: z.string(),
  total: CountSchema,
  /** Newest first, limited to what a screen shows. */
  jobs: z.array(FailedJobSchema),
});
export type FailedJobs = z.infer<typeof FailedKindSchema>;

const QueueSchema = z.object({
  kind: z.string(),
  waiting: CountSchema,
  running: CountSchema,
  /** How long the oldest job has been due. */
  oldestSeconds: z.nullable(z.number()),
});

export const OperatorOverviewSchema = z.object({
  /** Why this process isn't ready; empty if it is. */
  problems: z.array(FieldProblemSchema),
  queues: z.array(QueueSchema),
  failed: z.array(FailedKindSchema),
  /** Spending on the operator's own keys. */
  house: z.object({
    month: MonthSchema,
    monthCents: CentsSchema,
    /** Of the month, the part for visitors of the public tools. */
    visitorCents: CentsSchema,
    todayCents: CentsSchema,
    dailyLimitCents: CentsSchema,
  }),
});
export type OperatorOverview = z.infer<typeof OperatorOverviewSchema>;

const OperatorAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: InstantSchema,
  status: SubscriptionStatusSchema,
  plan: z.nullable(PriceIdSchema),
  /** Output words this month. */
  words: CountSchema,
  /** Spending this month with the account's own keys and with the operator's. */
  ownCents: CentsSchema,
  houseCents: CentsSchema,
});
export type OperatorAccount = z.infer<typeof OperatorAccountSchema>;

export const OperatorAccountsSchema = z.object({
  accounts: z.array(OperatorAccountSchema),
  nextCursor: z.nullable(z.string()),
});

/** One job, or all of a kind. */
export const RetryJobsSchema = z.union([
  z.strictObject({ id: z.uuid() }),
  z.strictObject({ kind: NonEmptySchema.check(z.maxLength(100)) }),
]);
export type RetryJobs = z.infer<typeof RetryJobsSchema>;
export const RetriedJobsSchema = z.object({ retried: CountSchema });
