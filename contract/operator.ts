import * as z from 'zod/mini';
import { SubscriptionStatusSchema } from './billing.ts';
import { PriceIdSchema } from './catalog/plans.ts';
import { FieldProblemSchema } from './errors.ts';
import { MonthSchema } from './usage.ts';
import { CentsSchema, CountSchema, InstantSchema, NonEmptySchema } from './values.ts';

const FailedJobSchema = z.object({
  id: z.string(),
  failedAt: InstantSchema,
  /** Why it was given up: the error's code, and what it said. */
  code: z.nullable(z.string()),
  reason: z.string(),
  /** The address of whoever the work was for; `null` where it was for nobody in particular. */
  account: z.nullable(z.string()),
});

const FailedKindSchema = z.object({
  kind: z.string(),
  total: CountSchema,
  /** The newest of them first, and no more than a screen takes. */
  jobs: z.array(FailedJobSchema),
});
export type FailedJobs = z.infer<typeof FailedKindSchema>;

const QueueSchema = z.object({
  kind: z.string(),
  waiting: CountSchema,
  running: CountSchema,
  /** How long the job that has waited longest could have been begun. */
  oldestSeconds: z.nullable(z.number()),
});

/** How the server stands, for whoever runs it. */
export const OperatorOverviewSchema = z.object({
  /** What is missing for this process to do its work; empty where it is ready. */
  problems: z.array(FieldProblemSchema),
  queues: z.array(QueueSchema),
  failed: z.array(FailedKindSchema),
  /** What the operator's own keys have paid for. */
  house: z.object({
    month: MonthSchema,
    monthCents: CentsSchema,
    /** Of the month, for visitors of the public tools. */
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
  /** Words of finished output this month. */
  words: CountSchema,
  /** Spent this month with its own keys, and with the operator's. */
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
