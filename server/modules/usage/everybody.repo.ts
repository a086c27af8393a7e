import { and, eq, inArray, like, type SQL, sql } from '#server/db/sql.ts';
import type { Payer } from '#contract/models.ts';
import type { Queryable } from '#server/db/database.ts';
import { houseDays, spending, wordUses } from '#server/db/schema/usage.ts';
import { MICRO_CENTS } from './call-booking.ts';

/** Spending with the operator's keys: in a month, the visitors' share of it, and on one day of it. */
export async function readHouse(
  db: Queryable,
  day: string,
): Promise<{ monthCents: number; visitorCents: number; todayCents: number }> {
  const cents = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::float8 / ${MICRO_CENTS}`;
  const spent = sql`${houseDays.spentMicroCents}`;
  const [row] = await db
    .select({
      monthCents: cents(spent),
      visitorCents: cents(sql`${houseDays.visitorSpentMicroCents}`),
      todayCents: cents(sql`CASE WHEN ${houseDays.day} = ${day} THEN ${spent} END`),
    })
    .from(houseDays)
    .where(like(houseDays.day, `${day.slice(0, 7)}-%`));
  return row!;
}

/** Words and spending of accounts in a month, for accounts that have any. */
export interface AccountMonth {
  words: number;
  ownCents: number;
  houseCents: number;
}

export async function readAccountMonths(
  db: Queryable,
  ownerIds: readonly string[],
  month: string,
): Promise<Map<string, AccountMonth>> {
  const ids = [...ownerIds];
  const beginning = `${month}-01T00:00:00Z`;
  const [words, spent] = await Promise.all([
    db
      .select({ id: wordUses.ownerId, words: sql<number>`sum(${wordUses.words})::float8` })
      .from(wordUses)
      .where(and(inArray(wordUses.ownerId, ids), sql`${wordUses.at} >= ${beginning}`))
      .groupBy(wordUses.ownerId),
    db
      .select()
      .from(spending)
      .where(and(inArray(spending.ownerId, ids), eq(spending.month, month))),
  ]);
  const centsOf = (id: string, payer: Payer) =>
    (spent.find((row) => row.ownerId === id && row.payer === payer)?.spentMicroCents ?? 0) /
    MICRO_CENTS;
  return new Map(
    ids.map((id) => [
      id,
      {
        words: words.find((row) => row.id === id)?.words ?? 0,
        ownCents: centsOf(id, 'own'),
        houseCents: centsOf(id, 'house'),
      },
    ]),
  );
}
