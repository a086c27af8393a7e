import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from '#server/db/sql.ts';
import { ENDED, type Status } from '#contract/generations.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import {
  generations,
  generationSteps,
  idempotencyKeys,
  type RefineTask,
} from '#server/db/schema/generations.ts';

import { indexGeneration } from './versions.repo.ts';

export type GenerationRow = typeof generations.$inferSelect;

export async function insertGeneration(
  db: Queryable,
  row: typeof generations.$inferInsert,
): Promise<void> {
  const [stored] = await db.insert(generations).values(row).returning();
  await indexGeneration(db, stored!);
}

export async function findGeneration(db: Queryable, id: string): Promise<GenerationRow | null> {
  const [row] = await db.select().from(generations).where(eq(generations.id, id));
  return row ?? null;
}

/** What a job of the queue is about. */
export interface RunJob {
  generationId: string;
  jobNumber: number;
}

export interface TakenRun extends GenerationRow {
  /** An attempt before this one never let go of it: its process was killed. */
  wasHeld: boolean;
}

const taking = prepared((db) => {
  const before = db
    .select({ id: generations.id, lease: generations.lease })
    .from(generations)
    .where(
      and(
        eq(generations.id, sql.placeholder('generationId')),
        eq(generations.jobNumber, sql.placeholder('jobNumber')),
        inArray(generations.status, ['queued', 'running', 'failed']),
      ),
    )
    .for('update')
    .as('before');
  return db
    .update(generations)
    .set({
      lease: sql`${sql.placeholder('lease')}`,
      status: 'running',
      errorCode: null,
      errorMessage: null,
      updatedAt: sql`now()`,
    })
    .from(before)
    .where(eq(generations.id, before.id))
    .returning({
      ...getTableColumns(generations),
      wasHeld: sql<boolean>`${before.lease} IS NOT NULL`,
    })
    .prepare('take_lease');
});

/** Takes the run over from whoever had it. `null` where there is nothing left to do, or a newer job for it. */
export async function takeLease(
  db: Queryable,
  job: RunJob,
  lease: string,
): Promise<TakenRun | null> {
  const [row] = await taking(db).execute({ ...job, lease });
  return row ?? null;
}

/** Opens a run that has ended for another job, and gives that job's number. `null` where it has not ended. */
export async function reopen(db: Queryable, id: string, heldWords: number): Promise<number | null> {
  const [row] = await db
    .update(generations)
    .set({
      status: 'queued',
      heldWords,
      stopRequested: false,
      errorCode: null,
      errorMessage: null,
      jobNumber: sql`${generations.jobNumber} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(generations.id, id), inArray(generations.status, ['failed', 'stopped'])))
    .returning({ jobNumber: generations.jobNumber });
  return row?.jobNumber ?? null;
}

/** Opens a finished document for a wish about it. `null` where something is under way, or there is no document. */
export async function reopenToRefine(
  db: Queryable,
  id: string,
  task: { refine: RefineTask; engine: GenerationRow['engine']; heldWords: number },
): Promise<number | null> {
  const [row] = await db
    .update(generations)
    .set({
      status: 'queued',
      stage: null,
      stopRequested: false,
      errorCode: null,
      errorMessage: null,
      ...task,
      jobNumber: sql`${generations.jobNumber} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(generations.id, id),
        inArray(generations.status, ['done', 'failed', 'stopped']),
        isNotNull(generations.document),
      ),
    )
    .returning({ jobNumber: generations.jobNumber });
  return row?.jobNumber ?? null;
}

type Change = Partial<
  Pick<
    typeof generations.$inferInsert,
    | 'status'
    | 'stage'
    | 'document'
    | 'checks'
    | 'usage'
    | 'words'
    | 'title'
    | 'favourite'
    | 'lease'
    | 'errorCode'
    | 'errorMessage'
    | 'stopRequested'
    | 'refine'
    | 'heldWords'
  >
>;

/** Ends a run that no attempt holds; with `evenIfHeld`, also one whose holder is known to be gone. */
export async function failUnheld(
  db: Queryable,
  { generationId, jobNumber }: RunJob,
  change: Change,
  evenIfHeld: boolean,
): Promise<boolean> {
  const changed = await db
    .update(generations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(
        eq(generations.id, generationId),
        eq(generations.jobNumber, jobNumber),
        inArray(generations.status, ['queued', 'running']),
        evenIfHeld ? undefined : isNull(generations.lease),
      ),
    )
    .returning({ id: generations.id });
  return changed.length > 0;
}

/** `false` where the run was in none of these states, and nothing was changed. */
export async function changeIf(
  db: Queryable,
  id: string,
  states: readonly Status[],
  change: Change,
): Promise<boolean> {
  const changed = await db
    .update(generations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(generations.id, id), inArray(generations.status, [...states])))
    .returning({ id: generations.id });
  return changed.length > 0;
}

/** `false` where another version stands by now, or the run is going again, and nothing was changed. */
export async function changeIfVersion(
  tx: Tx,
  id: string,
  version: number,
  change: Change,
): Promise<boolean> {
  const changed = await tx
    .update(generations)
    .set(change)
    .where(
      and(
        eq(generations.id, id),
        eq(generations.version, version),
        inArray(generations.status, [...ENDED]),
      ),
    )
    .returning({ id: generations.id });
  return changed.length > 0;
}

/** The row as it is now, and as it stays until this transaction ends. */
export async function holdRow(tx: Tx, id: string): Promise<GenerationRow | null> {
  const [row] = await tx.select().from(generations).where(eq(generations.id, id)).for('update');
  return row ?? null;
}

export async function changeOwn(tx: Tx, id: string, change: Change): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .update(generations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(generations.id, id));
}

export async function changeHeld(
  db: Queryable,
  id: string,
  lease: string,
  change: Change,
): Promise<boolean> {
  const changed = await db
    .update(generations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(generations.id, id), eq(generations.lease, lease)))
    .returning({ id: generations.id });
  return changed.length > 0;
}

/** `null` where the lease is no longer held. */
export async function readHeld(
  db: Queryable,
  id: string,
  lease: string,
): Promise<{ lastSeq: number; stopRequested: boolean } | null> {
  const [row] = await db
    .select({ lastSeq: generations.lastSeq, stopRequested: generations.stopRequested })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.lease, lease)));
  return row ?? null;
}

export async function deleteGeneration(db: Queryable, id: string): Promise<void> {
  await db.delete(generations).where(eq(generations.id, id));
}

export async function findSteps(db: Queryable, id: string): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ name: generationSteps.name, result: generationSteps.result })
    .from(generationSteps)
    .where(eq(generationSteps.generationId, id));
  return new Map(rows.map((row) => [row.name, row.result]));
}

type KeyRow = typeof idempotencyKeys.$inferSelect;

export async function findKey(
  db: Queryable,
  ownerId: string,
  key: string | null,
): Promise<KeyRow | null> {
  if (key === null) return null;
  const [used] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key)));
  return used ?? null;
}

/**
 * Claims the key, or gives what it was used for before. Of two requests at once the second waits for the first to
 * commit, and then sees its answer.
 */
export async function claimKey(tx: Tx, key: Omit<KeyRow, 'createdAt'>): Promise<KeyRow | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [used] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, key.ownerId), eq(idempotencyKeys.key, key.key)));
  return used!;
}
