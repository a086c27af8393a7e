import {
  and,
  asc,
  desc,
  eq,
  first,
  inArray,
  isNotNull,
  isNull,
  like,
  sql,
} from '#server/db/sql.ts';
import { ENDED } from '#contract/generations.ts';
import type { Whose } from '#contract/videos.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { generations, generationSteps, type RefineTask } from '#server/db/schema/generations.ts';
import { videos } from '#server/db/schema/videos.ts';
import { leasesOf, UNTOUCHED } from '#server/runs/leases.repo.ts';
import { indexGeneration } from './versions.repo.ts';

export type GenerationRow = typeof generations.$inferSelect;

export async function insertGeneration(
  db: Queryable,
  row: typeof generations.$inferInsert,
): Promise<void> {
  const [stored] = await db.insert(generations).values(row).returning();
  await indexGeneration(db, stored!);
}

/** Unless it is in the bin. */
export function findGeneration(db: Queryable, id: string): Promise<GenerationRow | null> {
  return first(
    db
      .select()
      .from(generations)
      .where(and(eq(generations.id, id), isNull(generations.binnedAt))),
  );
}

/** Also from the bin: what is under way has to end there. */
export function findAnywhere(db: Queryable, id: string): Promise<GenerationRow | null> {
  return first(db.select().from(generations).where(eq(generations.id, id)));
}

export const generationLeases = leasesOf(generations, generations.id);
export type GenerationChange = Partial<typeof generations.$inferInsert>;

/** Whose the account last said that videos of a channel are. */
export async function findWhose(
  db: Queryable,
  ownerId: string,
  channel: string,
): Promise<Whose | null> {
  if (channel === '') return null;
  const whose = sql<Whose | null>`${generations.brief} -> 'card' ->> 'whose'`;
  const [row] = await db
    .select({ whose })
    .from(generations)
    .innerJoin(videos, eq(videos.id, generations.videoId))
    .where(and(eq(videos.ownerId, ownerId), eq(videos.channel, channel), isNotNull(whose)))
    .orderBy(desc(generations.id))
    .limit(1);
  return row?.whose ?? null;
}

/** Opens a run that has ended for another job, and gives that job's number. `null` where it has not ended. */
export async function reopen(
  db: Queryable,
  id: string,
  start: { engine: GenerationRow['engine']; heldWords: number },
): Promise<number | null> {
  const [row] = await db
    .update(generations)
    .set({
      ...UNTOUCHED,
      ...start,
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
      ...UNTOUCHED,
      stage: null,
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

/** `false` where another version stands by now, or the run is going again, and nothing was changed. */
export async function changeIfVersion(
  tx: Tx,
  id: string,
  version: number,
  change: GenerationChange,
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

/** Finished texts that were written from this transcript. */
export function listOfTranscript(
  db: Queryable,
  { ownerId, videoId, transcriptId }: Pick<GenerationRow, 'ownerId' | 'videoId' | 'transcriptId'>,
): Promise<{ id: string }[]> {
  return db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.ownerId, ownerId),
        eq(generations.videoId, videoId),
        eq(generations.transcriptId, transcriptId),
        inArray(generations.status, [...ENDED]),
        sql`${generations.document} IS NOT NULL`,
      ),
    );
}

/** The row as it is now, and as it stays until this transaction ends. */
export function holdRow(tx: Tx, id: string): Promise<GenerationRow | null> {
  return first(tx.select().from(generations).where(eq(generations.id, id)).for('update'));
}

export async function changeOwn(tx: Tx, id: string, change: GenerationChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .update(generations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(generations.id, id));
}

/** Of the steps, those whose names begin so. */
export async function findStepsNamed(
  db: Queryable,
  id: string,
  start: string,
): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ name: generationSteps.name, result: generationSteps.result })
    .from(generationSteps)
    .where(and(eq(generationSteps.generationId, id), like(generationSteps.name, `${start}%`)))
    .orderBy(asc(generationSteps.createdAt));
  return new Map(rows.map((row) => [row.name, row.result]));
}

/** Under a number that no job has, so that none takes them for its own. */
export async function copySteps(
  tx: Tx,
  { from, to }: { from: string; to: string },
  start: string,
): Promise<void> {
  const found = await findStepsNamed(tx, from, start);
  const rows = [...found.values()].map((result, index) => ({
    generationId: to,
    name: `${start}0 ${index}`,
    result,
  }));
  if (rows.length > 0) await tx.insert(generationSteps).values(rows);
}

export async function findSteps(db: Queryable, id: string): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ name: generationSteps.name, result: generationSteps.result })
    .from(generationSteps)
    .where(eq(generationSteps.generationId, id));
  return new Map(rows.map((row) => [row.name, row.result]));
}
