import { and, eq, lt, sql } from 'drizzle-orm';
import type { Payer } from '#contract/models.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { houseDays, modelCalls, spending, wordUses } from '#server/db/schema/usage.ts';
import type { CallIntent, CallOutcome } from './call-booking.ts';

interface OwnerHold {
  ownerId: string;
  month: string;
  payer: Payer;
  microCents: number;
  limitMicroCents: number | null;
}

/**
 * Holds an amount back if what is spent and held then still keeps to the limit. The row is locked by the statement, so
 * calls that begin together are weighed one after the other.
 */
export async function holdForOwner(tx: Tx, hold: OwnerHold): Promise<boolean> {
  const { ownerId, month, payer, microCents, limitMicroCents } = hold;
  if (limitMicroCents !== null && microCents > limitMicroCents) return false;
  const rows = await tx
    .insert(spending)
    .values({ ownerId, month, payer, heldMicroCents: microCents })
    .onConflictDoUpdate({
      target: [spending.ownerId, spending.month, spending.payer],
      set: { heldMicroCents: sql`${spending.heldMicroCents} + ${microCents}` },
      ...(limitMicroCents !== null && {
        setWhere: sql`${spending.spentMicroCents} + ${spending.heldMicroCents} + ${microCents} <= ${limitMicroCents}`,
      }),
    })
    .returning({ month: spending.month });
  return rows.length > 0;
}

export async function holdForHouse(
  tx: Tx,
  day: string,
  microCents: number,
  limitMicroCents: number,
): Promise<boolean> {
  if (microCents > limitMicroCents) return false;
  const rows = await tx
    .insert(houseDays)
    .values({ day, heldMicroCents: microCents })
    .onConflictDoUpdate({
      target: houseDays.day,
      set: { heldMicroCents: sql`${houseDays.heldMicroCents} + ${microCents}` },
      setWhere: sql`${houseDays.spentMicroCents} + ${houseDays.heldMicroCents} + ${microCents} <= ${limitMicroCents}`,
    })
    .returning({ day: houseDays.day });
  return rows.length > 0;
}

/** What a generation's calls have cost and may still cost. Asked under the lock of {@link holdForOwner}. */
export async function sumOfGeneration(tx: Tx, generationId: string): Promise<number> {
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(greatest(${modelCalls.heldMicroCents}, ${modelCalls.costMicroCents})), 0)::float8`,
    })
    .from(modelCalls)
    .where(eq(modelCalls.generationId, generationId));
  return row?.sum ?? 0;
}

export async function insertCall(
  tx: Tx,
  call: CallIntent & { id: string; day: string; held: number; beganAt: Date },
): Promise<void> {
  const { tokens, microCents } = call.expected;
  await tx.insert(modelCalls).values({
    id: call.id,
    ownerId: call.ownerId,
    generationId: call.generationId,
    format: call.format,
    stage: call.stage,
    payer: call.payer,
    provider: call.provider,
    model: call.model,
    state: 'open',
    estimated: true,
    tokensIn: tokens.in,
    tokensOut: tokens.out,
    tokensCached: tokens.cached,
    costMicroCents: Math.round(microCents),
    heldMicroCents: call.held,
    day: call.day,
    beganAt: call.beganAt,
  });
}

/** Locks the call first, so that an answer and a booking as lost that meet are counted once. */
export async function closeCall(
  tx: Tx,
  callId: string,
  { tokens, microCents, estimated, error }: CallOutcome,
  endedAt: Date,
): Promise<void> {
  const [before] = await tx
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.id, callId))
    .for('update');
  // Its account is gone, and its ledger with it.
  if (!before) return;
  const cost = Math.round(microCents);
  const booked = before.state === 'open' ? 0 : before.costMicroCents;
  await tx
    .update(modelCalls)
    .set({
      state: error ? 'failed' : 'done',
      error: error ?? null,
      tokensIn: tokens.in,
      tokensOut: tokens.out,
      tokensCached: tokens.cached,
      costMicroCents: cost,
      heldMicroCents: 0,
      estimated,
      endedAt,
    })
    .where(eq(modelCalls.id, callId));
  await book(tx, before, cost - booked, before.heldMicroCents);
}

type CallRow = typeof modelCalls.$inferSelect;

async function book(
  tx: Tx,
  { ownerId, payer, day }: Pick<CallRow, 'ownerId' | 'payer' | 'day'>,
  spent: number,
  released: number,
): Promise<void> {
  if (ownerId) {
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
  if (payer === 'house') {
    await tx
      .update(houseDays)
      .set({
        spentMicroCents: sql`${houseDays.spentMicroCents} + ${spent}`,
        heldMicroCents: sql`${houseDays.heldMicroCents} - ${released}`,
      })
      .where(eq(houseDays.day, day));
  }
}

export async function listOpen(
  db: Queryable,
  which: { generationId: string } | { before: Date },
): Promise<string[]> {
  const condition =
    'before' in which
      ? lt(modelCalls.beganAt, which.before)
      : eq(modelCalls.generationId, which.generationId);
  const rows = await db
    .select({ id: modelCalls.id })
    .from(modelCalls)
    .where(and(eq(modelCalls.state, 'open'), condition));
  return rows.map(({ id }) => id);
}

/** What nobody can say any more is booked as what was expected, and marked. `false`: somebody has said it meanwhile. */
export async function bookAsLost(tx: Tx, callId: string, endedAt: Date): Promise<boolean> {
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

/** Spent and held together. */
export async function readHeldDay(db: Queryable, day: string): Promise<number> {
  const [row] = await db.select().from(houseDays).where(eq(houseDays.day, day));
  return row ? row.spentMicroCents + row.heldMicroCents : 0;
}

export async function insertWords(
  tx: Tx,
  use: { ownerId: string; generationId: string; entry: string; words: number },
): Promise<void> {
  await tx.insert(wordUses).values(use).onConflictDoNothing();
}

export async function sumWords(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ words: sql<number>`coalesce(sum(${wordUses.words}), 0)::int` })
    .from(wordUses)
    .where(eq(wordUses.ownerId, ownerId));
  return row?.words ?? 0;
}
