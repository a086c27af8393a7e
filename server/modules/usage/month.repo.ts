import { and, desc, eq, lt, ne, sql } from '#server/db/sql.ts';
import type { LedgerRow, Usage, UsageTotals } from '#contract/usage.ts';
import type { Queryable } from '#server/db/database.ts';
import { modelCalls } from '#server/db/schema/usage.ts';
import { MICRO_CENTS } from './call-booking.ts';

const PAGE = 100;

type MonthRead = Pick<
  Usage,
  'totals' | 'byFormat' | 'byProvider' | 'byDay' | 'rows' | 'nextCursor'
>;

/** A call in flight counts with what it would be booked as now. */
const sums = {
  calls: sql<number>`count(*)::int`,
  tokensIn: sql<number>`coalesce(sum(${modelCalls.tokensIn}), 0)::float8`,
  tokensOut: sql<number>`coalesce(sum(${modelCalls.tokensOut}), 0)::float8`,
  tokensCached: sql<number>`coalesce(sum(${modelCalls.tokensCached}), 0)::float8`,
  costCents: sql<number>`coalesce(sum(${modelCalls.costMicroCents}), 0)::float8 / ${MICRO_CENTS}`,
  estimated: sql<boolean>`coalesce(bool_or(${modelCalls.estimated}), false)`,
};

export async function readMonth(
  db: Queryable,
  ownerId: string,
  month: string,
  cursor: string | null,
): Promise<MonthRead> {
  const inMonth = and(
    eq(modelCalls.ownerId, ownerId),
    sql`${modelCalls.day} >= ${`${month}-01`} AND ${modelCalls.day} <= ${`${month}-31`}`,
  );
  const from = () => db.select(sums).from(modelCalls).where(inMonth);
  const [totals, byFormat, byProvider, byDay, page] = await Promise.all([
    from(),
    db
      .select({ format: modelCalls.format, ...sums })
      .from(modelCalls)
      .where(inMonth)
      .groupBy(modelCalls.format),
    db
      .select({ provider: modelCalls.provider, key: modelCalls.payer, ...sums })
      .from(modelCalls)
      .where(inMonth)
      .groupBy(modelCalls.provider, modelCalls.payer),
    db
      .select({ day: modelCalls.day, costCents: sums.costCents })
      .from(modelCalls)
      .where(inMonth)
      .groupBy(modelCalls.day)
      .orderBy(modelCalls.day),
    db
      .select()
      .from(modelCalls)
      .where(and(inMonth, cursor ? lt(modelCalls.id, cursor) : undefined))
      .orderBy(desc(modelCalls.id))
      .limit(PAGE + 1),
  ]);
  const rows = page.slice(0, PAGE);
  return {
    totals: totals[0] as UsageTotals,
    byFormat: byFormat.toSorted((one, other) => other.costCents - one.costCents),
    byProvider: byProvider.toSorted((one, other) => other.costCents - one.costCents),
    byDay,
    rows: rows.map(toLedgerRow),
    nextCursor: page.length > PAGE ? rows.at(-1)!.id : null,
  };
}

/** Its text: what voices take for speaking it is another matter, and not within what a run was said to cost. */
export async function sumCalls(db: Queryable, generationId: string): Promise<UsageTotals> {
  const [totals] = await db
    .select(sums)
    .from(modelCalls)
    .where(and(eq(modelCalls.generationId, generationId), ne(modelCalls.stage, 'speech')));
  return totals as UsageTotals;
}

export async function sumSpeech(db: Queryable, generationId: string): Promise<UsageTotals> {
  const [totals] = await db
    .select(sums)
    .from(modelCalls)
    .where(and(eq(modelCalls.generationId, generationId), eq(modelCalls.stage, 'speech')));
  return totals as UsageTotals;
}

function toLedgerRow(call: typeof modelCalls.$inferSelect): LedgerRow {
  return {
    id: call.id,
    at: call.beganAt.toISOString(),
    provider: call.provider,
    model: call.model,
    key: call.payer,
    format: call.format,
    stage: call.stage,
    generationId: call.generationId,
    tokensIn: call.tokensIn,
    tokensOut: call.tokensOut,
    tokensCached: call.tokensCached,
    costCents: call.costMicroCents / MICRO_CENTS,
    state: call.state === 'open' ? 'running' : call.state,
    estimated: call.estimated,
    error: call.error,
  };
}
