import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from '#server/db/sql.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { LedgerRow, PaidFor, UsageReport, UsageTotals } from '#contract/usage.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { questions } from '#server/db/schema/questions.ts';
import { type CallState, modelCalls } from '#server/db/schema/usage.ts';
import { MICRO_CENTS } from './call-booking.ts';

const PAGE = 100;

type MonthRead = Pick<
  UsageReport,
  'totals' | 'byFormat' | 'byProvider' | 'byDay' | 'rows' | 'nextCursor'
>;

/** A running call counts with its current booking. */
const sums = {
  calls: sql<number>`count(*)::int`,
  tokensIn: sql<number>`coalesce(sum(${modelCalls.tokensIn}), 0)::float8`,
  tokensOut: sql<number>`coalesce(sum(${modelCalls.tokensOut}), 0)::float8`,
  tokensCached: sql<number>`coalesce(sum(${modelCalls.tokensCached}), 0)::float8`,
  costCents: sql<number>`coalesce(sum(${modelCalls.costMicroCents}), 0)::float8 / ${MICRO_CENTS}`,
  estimated: sql<boolean>`coalesce(bool_or(${modelCalls.estimated}), false)`,
};

const ownCents = sql<number>`coalesce(sum(${modelCalls.costMicroCents}) FILTER (WHERE ${modelCalls.payer} = 'own'), 0)::float8 / ${MICRO_CENTS}`;

export async function readMonth(
  db: Queryable,
  ownerId: string,
  month: string,
  wanted: WantedRows = {},
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
      .select({ day: modelCalls.day, costCents: sums.costCents, ownCents })
      .from(modelCalls)
      .where(inMonth)
      .groupBy(modelCalls.day)
      .orderBy(modelCalls.day),
    listRows(db, inMonth, wanted),
  ]);
  const rows = page.slice(0, PAGE);
  const paidFor = await findPaidFor(db, ownerId, rows);
  return {
    totals: totals[0] as UsageTotals,
    byFormat: byFormat.toSorted((one, other) => other.costCents - one.costCents),
    byProvider: byProvider.toSorted((one, other) => other.costCents - one.costCents),
    byDay,
    rows: rows.map((row) => toLedgerRow(row, paidFor.get(row.generationId ?? '') ?? null)),
    nextCursor: page.length > PAGE ? rows.at(-1)!.id : null,
  };
}

/** Which rows of the ledger, and from where. */
export interface WantedRows {
  cursor?: string | null;
  /** Groups a podcast's lines spoken on the same day into one row. */
  isGrouped?: boolean;
  generationId?: string | null;
}

type Row = Omit<
  typeof modelCalls.$inferSelect,
  'ownerId' | 'day' | 'endedAt' | 'heldMicroCents'
> & {
  calls: number;
};

function listRows(
  db: Queryable,
  inMonth: SQL | undefined,
  { cursor = null, isGrouped = false, generationId = null }: WantedRows,
): Promise<Row[]> {
  const of = generationId === null ? undefined : eq(modelCalls.generationId, generationId);
  if (!isGrouped) {
    return db
      .select({ ...getTableColumns(modelCalls), calls: sql<number>`1` })
      .from(modelCalls)
      .where(and(inMonth, of, cursor ? lt(modelCalls.id, cursor) : undefined))
      .orderBy(desc(modelCalls.id))
      .limit(PAGE + 1);
  }
  const { provider, model, payer, format, stage, generationId: podcast } = modelCalls;
  const same = { provider, model, payer, format, stage, generationId: podcast };
  const newest = sql<string>`max(${modelCalls.id})`;
  const isOne = sql`count(*) = 1`;
  return db
    .select({
      ...same,
      id: newest,
      calls: sums.calls,
      state: sql<CallState>`CASE WHEN bool_or(${modelCalls.state} = 'open') THEN 'open'
        WHEN bool_and(${modelCalls.state} = 'failed') THEN 'failed' ELSE 'done' END`,
      error: sql<ErrorCode | null>`CASE WHEN ${isOne} THEN max(${modelCalls.error}) END`,
      tokensIn: sums.tokensIn,
      tokensOut: sums.tokensOut,
      tokensCached: sums.tokensCached,
      costMicroCents: sql<number>`sum(${modelCalls.costMicroCents})::float8`,
      estimated: sums.estimated,
      beganAt: sql`max(${modelCalls.beganAt})`.mapWith(modelCalls.beganAt),
    })
    .from(modelCalls)
    .where(and(inMonth, of))
    .groupBy(
      sql`CASE WHEN ${stage} = 'speech' AND ${podcast} IS NOT NULL THEN ${modelCalls.day} ELSE ${modelCalls.id} END`,
      ...Object.values(same),
    )
    .having(cursor ? sql`max(${modelCalls.id}) < ${cursor}` : undefined)
    .orderBy(desc(newest))
    .limit(PAGE + 1);
}

/** Only the account's own items, and none in the bin. */
async function findPaidFor(
  db: Queryable,
  ownerId: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, PaidFor>> {
  const ids = [...new Set(rows.flatMap(({ generationId }) => generationId ?? []))];
  if (ids.length === 0) return new Map();
  const [drafts, asked] = await Promise.all([
    db
      .select({ id: generations.id, format: generations.format, title: generations.title })
      .from(generations)
      .where(
        and(
          eq(generations.ownerId, ownerId),
          inArray(generations.id, ids),
          isNull(generations.binnedAt),
        ),
      ),
    db
      .select({ id: questions.id, threadId: questions.threadId, title: questions.text })
      .from(questions)
      .where(and(eq(questions.ownerId, ownerId), inArray(questions.id, ids))),
  ]);
  return new Map<string, PaidFor>([
    ...drafts.map((draft) => [draft.id, { kind: 'draft', ...draft }] as const),
    ...asked.map((question) => [question.id, { kind: 'question', ...question }] as const),
  ]);
}

/** Only the text: speech is accounted separately and isn't part of a run's estimate. */
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

function toLedgerRow(call: Row, paidFor: PaidFor | null): LedgerRow {
  return {
    id: call.id,
    calls: call.calls,
    at: call.beganAt.toISOString(),
    provider: call.provider,
    model: call.model,
    key: call.payer,
    format: call.format,
    stage: call.stage,
    generationId: call.generationId,
    paidFor,
    tokensIn: call.tokensIn,
    tokensOut: call.tokensOut,
    tokensCached: call.tokensCached,
    costCents: call.costMicroCents / MICRO_CENTS,
    state: call.state === 'open' ? 'running' : call.state,
    estimated: call.estimated,
    error: call.error,
  };
}
