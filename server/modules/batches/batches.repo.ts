import type { ErrorCode } from '#contract/errors.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { batches, batchItems } from '#server/db/schema/batches.ts';
import { generations } from '#server/db/schema/generations.ts';
import { modelCalls } from '#server/db/schema/usage.ts';
import { and, asc, count, desc, eq, first, inArray, isNull, lt, sql } from '#server/db/sql.ts';

export type BatchRow = typeof batches.$inferSelect;
type StoredItem = typeof batchItems.$inferSelect;

/** An item with the state of its runs. */
export interface ItemRow extends StoredItem {
  runs: {
    /** Among existing runs. */
    going: number;
    /** Among runs not in the bin. */
    failed: number;
    code: ErrorCode | null;
    message: string | null;
    /** Paid with the account's own keys, including runs deleted since. */
    costMicroCents: number;
  };
}

export function findBatch(db: Queryable, id: string): Promise<BatchRow | null> {
  return first(db.select().from(batches).where(eq(batches.id, id)));
}

export function listBatchRows(
  db: Queryable,
  ownerId: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<BatchRow[]> {
  return db
    .select()
    .from(batches)
    .where(and(eq(batches.ownerId, ownerId), cursor ? lt(batches.id, cursor) : undefined))
    .orderBy(desc(batches.id))
    .limit(limit);
}

/** Excludes watched channels, whose batches may wait for a long time. */
export async function countRunning(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(batches)
    .where(
      and(eq(batches.ownerId, ownerId), eq(batches.status, 'running'), isNull(batches.watchId)),
    );
  return row!.all;
}

export async function insertBatch(
  tx: Tx,
  batch: typeof batches.$inferInsert,
  items: readonly (typeof batchItems.$inferInsert)[],
): Promise<BatchRow> {
  const [row] = await tx.insert(batches).values(batch).returning();
  await insertItems(tx, items);
  return row!;
}

export async function insertItems(
  tx: Tx,
  items: readonly (typeof batchItems.$inferInsert)[],
): Promise<void> {
  if (items.length > 0) await tx.insert(batchItems).values([...items]);
}

const ofItem = sql`e.value ->> 'id'`;
/** A run in the bin doesn't count as failed, because its owner chose to end it. */
const hasFailed = sql`g.status = 'failed' AND g.binned_at IS NULL`;

/** All items of these batches in order, with the state of their runs, which is always computed from the runs themselves. */
export async function listItems(db: Queryable, batchIds: readonly string[]): Promise<ItemRow[]> {
  if (batchIds.length === 0) return [];
  // Read before their runs: a run starting in between would otherwise leave an item that looks started without runs, as if
  // they had all ended.
  const items = await db
    .select()
    .from(batchItems)
    .where(inArray(batchItems.batchId, [...batchIds]))
    .orderBy(asc(batchItems.place));
  const { rows } = await db.execute<ItemRow['runs'] & { itemId: string }>(sql`
    SELECT i.id AS "itemId",
      count(*) FILTER (WHERE g.status IN ('queued', 'running'))::int AS going,
      count(*) FILTER (WHERE ${hasFailed})::int AS failed,
      min(g.error_code) FILTER (WHERE ${hasFailed}) AS code,
      min(g.error_message) FILTER (WHERE ${hasFailed}) AS message,
      coalesce(sum((SELECT sum(m.cost_micro_cents) FROM ${modelCalls} m
        WHERE m.generation_id = ${ofItem} AND m.payer = 'own' AND m.stage <> 'speech')), 0)::float8
        AS "costMicroCents"
    FROM ${batchItems} i
    CROSS JOIN LATERAL jsonb_array_elements(i.generations) e
    LEFT JOIN ${generations} g ON g.id = ${ofItem}
    WHERE i.batch_id IN (${sql.join(
      batchIds.map((id) => sql`${id}`),
      sql`, `,
    )})
    GROUP BY i.id`);
  const byItem = new Map(rows.map(({ itemId, ...runs }) => [itemId, runs]));
  return items.map((item) => ({ ...item, runs: byItem.get(item.id) ?? NO_RUNS }));
}

const NO_RUNS = { going: 0, failed: 0, code: null, message: null, costMicroCents: 0 };

type ItemChange = Partial<typeof batchItems.$inferInsert>;

/** Returns `false` if it's in none of these states or in another month, because it has changed since it was read. */
export async function changeItem(
  db: Queryable,
  { id, batchId }: Pick<StoredItem, 'id' | 'batchId'>,
  from: readonly StoredItem['state'][],
  change: ItemChange,
): Promise<boolean> {
  const changed = await db
    .update(batchItems)
    .set(change)
    .where(
      and(
        eq(batchItems.id, id),
        eq(batchItems.batchId, batchId),
        inArray(batchItems.state, [...from]),
      ),
    )
    .returning({ id: batchItems.id });
  return changed.length > 0;
}

/** States of items that haven't been started. */
export const OPEN_STATES = ['waiting', 'reading'] as const;

/** Returns whether it's running, and locks it until the transaction ends. */
export async function staysRunning(tx: Tx, id: string): Promise<boolean> {
  const [batch] = await tx
    .select({ status: batches.status })
    .from(batches)
    .where(eq(batches.id, id))
    .for('share');
  return batch?.status === 'running';
}

/** Returns `false` if it was started before or its batch isn't running any more; then the caller must start nothing. */
export async function startItem(
  tx: Tx,
  item: Pick<StoredItem, 'id' | 'batchId'>,
  change: ItemChange,
): Promise<boolean> {
  if (!(await staysRunning(tx, item.batchId))) return false;
  const started = { state: 'making', errorCode: null, errorMessage: null, lookAt: null } as const;
  return changeItem(tx, item, OPEN_STATES, { ...change, ...started });
}

export async function changeBatch(
  db: Queryable,
  id: string,
  change: Partial<typeof batches.$inferInsert>,
): Promise<void> {
  await db
    .update(batches)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(batches.id, id));
}

/**
 * Changes a running batch on behalf of its current job. `false`: it was stopped, what was `seen` has changed, or another
 * job has taken over.
 */
export async function changeByJob(
  db: Queryable,
  {
    id,
    jobNumber,
    seen,
  }: Pick<BatchRow, 'id' | 'jobNumber'> & {
    seen?: Pick<BatchRow, 'capMicroCents' | 'resumedAt'> | undefined;
  },
  change: Partial<typeof batches.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(batches)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(
        eq(batches.id, id),
        eq(batches.jobNumber, jobNumber),
        eq(batches.status, 'running'),
        seen && eq(batches.resumedAt, seen.resumedAt),
        seen && sql`${batches.capMicroCents} IS NOT DISTINCT FROM ${seen.capMicroCents}::bigint`,
      ),
    )
    .returning({ id: batches.id });
  return changed.length > 0;
}

/** Locks the batch until the transaction ends. */
export function holdBatch(tx: Tx, id: string): Promise<BatchRow | null> {
  return first(tx.select().from(batches).where(eq(batches.id, id)).for('update'));
}

export async function deleteBatch(db: Queryable, id: string): Promise<void> {
  await db.delete(batches).where(eq(batches.id, id));
}
