import { and, eq, lt, sql } from '#server/db/sql.ts';
import { z } from 'zod';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import {
  accessTokens,
  auditEvents,
  contactMessages,
  loginLinks,
  rateLimits,
  sessions,
  signInFlows,
} from '#server/db/schema/accounts.ts';
import { idempotencyKeys } from '#server/db/schema/generations.ts';
import { questions, questionSteps } from '#server/db/schema/questions.ts';
import { NOBODY } from '../audit/audit.service.ts';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Retention of records that are no longer needed but may be asked about. */
const KEPT_DAYS = {
  idempotencyKeys: 2,
  questionSteps: 7,
  audit: 400,
  nobodysAudit: 30,
  contact: 730,
};

export const sweep = defineJob({
  name: 'sweep',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 3, backoffSeconds: 60, expireSeconds: 900 },
  schedule: '41 * * * *',
});

interface Options {
  database: Database;
  clock: Clock;
}

/** Only frees space: expired records are already refused by date. */
async function sweepExpired({ database, clock }: Options): Promise<void> {
  const { db } = database;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db
    .delete(sessions)
    .where(sql`${sessions.kind} = 'browser' AND ${sessions.lastSeenAt} < ${ago(14).toISOString()}`);
  await db.delete(loginLinks).where(lt(loginLinks.expiresAt, now));
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, now));
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, ago(30)));
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, ago(KEPT_DAYS.idempotencyKeys)));
  // Steps of finished answers, which no retry needs any more.
  const isAnswered = sql`${questionSteps.questionId} IN (SELECT ${questions.id} FROM ${questions} WHERE ${questions.status} = 'done')`;
  await db
    .delete(questionSteps)
    .where(and(isAnswered, lt(questionSteps.createdAt, ago(KEPT_DAYS.questionSteps))));
  await db.delete(auditEvents).where(lt(auditEvents.at, ago(KEPT_DAYS.audit)));
  // Anyone can cause these by the thousand.
  const isNobodys = eq(auditEvents.ownerId, NOBODY);
  await db
    .delete(auditEvents)
    .where(and(isNobodys, lt(auditEvents.at, ago(KEPT_DAYS.nobodysAudit))));
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, ago(KEPT_DAYS.contact)));
}

export function sweepJobs(options: Options): HandledJob[] {
  return [handle(sweep, { run: () => sweepExpired(options) })];
}
