import { and, eq, lt, lte, ne, sql } from '#server/db/sql.ts';
import type { Payer } from '#contract/models.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { nameQuery } from '#server/db/named-query.ts';
import { users } from '#server/db/schema/accounts.ts';
import { generations } from '#server/db/schema/generations.ts';
import { questions } from '#server/db/schema/questions.ts';
import { houseDays, modelCalls, spending, wordUses } from '#server/db/schema/usage.ts';
import type { CallIntent, CallOutcome } from './call-booking.ts';

/** A call with its limits; `null`: no limit. */
export interface NewCall extends CallIntent {
  id: string;
  day: string;
  beganAt: Date;
  ownerLimitMicroCents: number | null;
  dayLimitMicroCents: number | null;
  visitorLimitMicroCents: number | null;
  runLimitMicroCents: number | null;
}

/** The limit that the call might exceed. */
type PassedLimit = 'day' | 'visitors' | 'owner' | 'run';

/** A function in the migrations, because the checks must see concurrent calls, which a plain statement can't. */
const begin = nameQuery<{ passed: PassedLimit | null }>(
  'begin_call',
  sql`SELECT begin_call(${'id'}, ${'owner'}, ${'generation'}, ${'format'}, ${'stage'}, ${'payer'},
    ${'provider'}, ${'model'}, ${'in'}, ${'out'}, ${'cached'}, ${'cost'}, ${'held'}, ${'day'}, ${'at'},
    ${'owner limit'}, ${'day limit'}, ${'run limit'}, ${'run group'}, ${'run reading'},
    ${'visitor limit'}) AS passed`,
);

/**
 * Reserves the call's ceiling for the day and the account and inserts the call; if it might exceed a limit, does nothing.
 * Concurrent calls can't exceed a limit together.
 */
export async function beginCall(db: Queryable, call: NewCall): Promise<PassedLimit | null> {
  const { tokens, microCents } = call.expected;
  const [row] = await begin(db, [
    call.id,
    call.ownerId,
    call.generationId,
    call.format,
    call.stage,
    call.payer,
    call.provider,
    call.model,
    tokens.in,
    tokens.out,
    tokens.cached,
    Math.round(microCents),
    Math.ceil(call.ceilingMicroCents),
    call.day,
    call.beganAt,
    call.ownerLimitMicroCents,
    call.dayLimitMicroCents,
    call.runLimitMicroCents,
    call.runScope?.generationIds ?? null,
    call.runScope?.isReading ?? null,
    call.visitorLimitMicroCents,
  ]);
  return row!.passed;
}

/**
 * The call's row is locked first, so that an answer and a booking as lost are counted once. The account is locked before
 * it, as everywhere here, because deleting an account starts there and reaches its calls later.
 */
const close = nameQuery(
  'close_call',
  sql`
  WITH asked AS (
    SELECT ${'id'}::text AS id, ${'state'}::text AS state, ${'error'}::text AS error,
      ${'in'}::int AS tokens_in, ${'out'}::int AS tokens_out, ${'cached'}::int AS tokens_cached,
      ${'cost'}::bigint AS cost, ${'estimated'}::boolean AS estimated, ${'at'}::timestamptz AS ended_at
  ), account AS MATERIALIZED (
    SELECT u.id FROM ${users} AS u
    WHERE u.id = (SELECT c.owner_id FROM ${modelCalls} AS c WHERE c.id = (SELECT id FROM asked))
    FOR KEY SHARE
  ), before AS MATERIALIZED (
    SELECT c.id, c.owner_id, c.payer, c.day, c.held_micro_cents AS held,
      CASE WHEN c.state = 'open' THEN 0 ELSE c.cost_micro_cents END AS booked
    FROM ${modelCalls} AS c
    WHERE c.id = (SELECT id FROM asked) AND (SELECT count(*) FROM account) >= 0
    FOR UPDATE
  ), closed AS (
    UPDATE ${modelCalls} AS c
    SET state = asked.state, error = asked.error, tokens_in = asked.tokens_in,
        tokens_out = asked.tokens_out, tokens_cached = asked.tokens_cached,
        cost_micro_cents = asked.cost, held_micro_cents = 0, estimated = asked.estimated,
        ended_at = asked.ended_at
    FROM asked, before WHERE c.id = before.id
    RETURNING c.id
  ), of_day AS (
    UPDATE ${houseDays} AS d
    SET spent_micro_cents = d.spent_micro_cents + asked.cost - before.booked,
        held_micro_cents = d.held_micro_cents - before.held,
        visitor_spent_micro_cents = d.visitor_spent_micro_cents
          + CASE WHEN before.owner_id IS NULL THEN asked.cost - before.booked ELSE 0 END,
        visitor_held_micro_cents = d.visitor_held_micro_cents
          - CASE WHEN before.owner_id IS NULL THEN before.held ELSE 0 END
    FROM asked, before WHERE before.payer = 'house' AND d.day = before.day
    RETURNING d.day
  ), of_owner AS (
    UPDATE ${spending} AS s
    SET spent_micro_cents = s.spent_micro_cents + asked.cost - before.booked,
        held_micro_cents = s.held_micro_cents - before.held
    FROM asked, before
    WHERE s.owner_id = before.owner_id AND s.month = left(before.day, 7) AND s.payer = before.payer
      AND (SELECT count(*) FROM of_day) >= 0
    RETURNING s.owner_id
  )
  SELECT (SELECT count(*) FROM closed) AS closed, (SELECT count(*) FROM of_owner) AS booked`,
);

/** If the account has been deleted, so has its ledger, and nothing is booked. */
export async function closeCall(
  db: Queryable,
  callId: string,
  { tokens, microCents, estimated, error }: CallOutcome,
  endedAt: Date,
): Promise<void> {
  await close(db, [
    callId,
    error ? 'failed' : 'done',
    error ?? null,
    tokens.in,
    tokens.out,
    tokens.cached,
    Math.round(microCents),
    estimated,
    endedAt,
  ]);
}

type CallRow = typeof modelCalls.$inferSelect;

/** The day before the account, as in every statement here; another order could deadlock. */
async function book(
  tx: Tx,
  { ownerId, payer, day }: Pick<CallRow, 'ownerId' | 'payer' | 'day'>,
  spent: number,
  released: number,
): Promise<void> {
  if (payer === 'house') {
    await tx
      .update(houseDays)
      .set({
        spentMicroCents: sql`${houseDays.spentMicroCents} + ${spent}`,
        heldMicroCents: sql`${houseDays.heldMicroCents} - ${released}`,
        ...(!ownerId && {
          visitorSpentMicroCents: sql`${houseDays.visitorSpentMicroCents} + ${spent}`,
          visitorHeldMicroCents: sql`${houseDays.visitorHeldMicroCents} - ${released}`,
        }),
      })
      .where(eq(houseDays.day, day));
  }
  if (!ownerId) return;
  await tx
    .update(spending)
    .set({
      spentMicroCents: sql`${spending.spentMicroCents} + ${spent}`,
      heldMicroCents: sql`${spending.heldMicroCents} - ${released}`,
    })
    .where(
      and(
        eq(spending.ownerId, ownerId),
        eq(spending.month, day.slice(0, 7)),
        eq(spending.payer, payer),
      ),
    );
}

export type OpenCalls =
  | { generationId: string; of: 'text' | 'speech'; until?: Date }
  | { before: Date };

export async function listOpen(db: Queryable, which: OpenCalls): Promise<string[]> {
  const condition =
    'before' in which
      ? lt(modelCalls.beganAt, which.before)
      : and(
          eq(modelCalls.generationId, which.generationId),
          (which.of === 'speech' ? eq : ne)(modelCalls.stage, 'speech'),
          which.until && lte(modelCalls.beganAt, which.until),
        );
  const rows = await db
    .select({ id: modelCalls.id })
    .from(modelCalls)
    .where(and(eq(modelCalls.state, 'open'), condition));
  return rows.map(({ id }) => id);
}

export async function noteCall(
  db: Queryable,
  callId: string,
  { tokens, microCents }: Pick<CallOutcome, 'tokens' | 'microCents'>,
): Promise<void> {
  await db
    .update(modelCalls)
    .set({
      tokensIn: tokens.in,
      tokensOut: tokens.out,
      tokensCached: tokens.cached,
      costMicroCents: Math.round(microCents),
    })
    .where(and(eq(modelCalls.id, callId), eq(modelCalls.state, 'open')));
}

/** Books a call by its last note, marked as an estimate. `false`: it has been settled meanwhile. */
export async function bookAsLost(tx: Tx, callId: string, endedAt: Date): Promise<boolean> {
  await tx.execute(sql`SELECT 1 FROM ${users} JOIN ${modelCalls} ON ${modelCalls.ownerId} = ${users.id}
    WHERE ${modelCalls.id} = ${callId} FOR KEY SHARE OF ${users}`);
  const [lost] = await tx
    .update(modelCalls)
    .set({ state: 'failed', error: 'cut_off', estimated: true, endedAt })
    .where(and(eq(modelCalls.id, callId), eq(modelCalls.state, 'open')))
    .returning();
  if (!lost) return false;
  await tx.update(modelCalls).set({ heldMicroCents: 0 }).where(eq(modelCalls.id, callId));
  await book(tx, lost, lost.costMicroCents, lost.heldMicroCents);
  return true;
}

export async function findSpending(
  db: Queryable,
  ownerId: string,
  month: string,
  payer: Payer,
): Promise<{ spentMicroCents: number; heldMicroCents: number }> {
  const [row] = await db
    .select()
    .from(spending)
    .where(
      and(eq(spending.ownerId, ownerId), eq(spending.month, month), eq(spending.payer, payer)),
    );
  return row ?? { spentMicroCents: 0, heldMicroCents: 0 };
}

/** Spent plus reserved, in total and by visitors. */
export async function readHeldDay(
  db: Queryable,
  day: string,
): Promise<{ all: number; visitors: number }> {
  const [row] = await db.select().from(houseDays).where(eq(houseDays.day, day));
  return row
    ? {
        all: row.spentMicroCents + row.heldMicroCents,
        visitors: row.visitorSpentMicroCents + row.visitorHeldMicroCents,
      }
    : { all: 0, visitors: 0 };
}

export async function insertWords(
  tx: Tx,
  use: { ownerId: string; generationId: string; entry: string; words: number },
): Promise<void> {
  await tx.insert(wordUses).values(use).onConflictDoNothing();
}

/** One query for both, so that a run ending meanwhile is counted exactly once. */
export async function readWords(
  db: Queryable,
  ownerId: string,
): Promise<{ used: number; held: number }> {
  const { rows } = await db.execute<{ used: number; held: number }>(sql`
    SELECT (SELECT coalesce(sum(${wordUses.words}), 0)::int
            FROM ${wordUses} WHERE ${wordUses.ownerId} = ${ownerId}) AS used,
           ((SELECT coalesce(sum(${generations.heldWords}), 0)::int
             FROM ${generations} WHERE ${generations.ownerId} = ${ownerId}
               AND ${generations.status} IN ('queued', 'running'))
            + (SELECT coalesce(sum(${questions.heldWords}), 0)::int
               FROM ${questions} WHERE ${questions.ownerId} = ${ownerId}
                 AND ${questions.status} IN ('queued', 'running'))) AS held`);
  return rows[0]!;
}

/** Serialises requests for this account's words. Doesn't block anything else. */
export async function lockWords(tx: Tx, ownerId: string): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM ${users} WHERE ${users.id} = ${ownerId} FOR NO KEY UPDATE`);
}

export async function sumWords(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ words: sql<number>`coalesce(sum(${wordUses.words}), 0)::int` })
    .from(wordUses)
    .where(eq(wordUses.ownerId, ownerId));
  return row?.words ?? 0;
}
