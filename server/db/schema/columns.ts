import type { ErrorCode } from '#contract/errors.ts';
import { boolean, integer, text, timestamp } from '../tables.ts';

export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => time('created_at').notNull().defaultNow();

/** Columns shared by all run tables. Only `server/runs` writes these while a run is queued or running. */
export const runColumns = <Status extends string>() => ({
  status: text('status').$type<Status>().notNull(),
  errorCode: text('error_code').$type<ErrorCode>(),
  errorMessage: text('error_message'),
  /** Counts how often the run was enqueued. Only the job with the newest number may run it. */
  jobNumber: integer('job_number').notNull().default(1),
  /** The attempt allowed to write. An older one that wakes up late finds its lease gone. */
  lease: text('lease'),
  stopRequested: boolean('stop_requested').notNull().default(false),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
