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

/** Excludes the bin. */
export function findGeneration(db: Queryable, id: string): Promise<GenerationRow | null> {
  return first(
    db
      .select()
      .from(generations)
      .where(and(eq(generations.id, id), isNull(generations.binnedAt))),
  );
}

/** Includes the bin, where running jobs still have to end. */
export function findAnywhere(db: Queryable, id: string): Promise<GenerationRow | null> {
  return first(db.select().from(generations).where(eq(generations.id, id)));
}

export const generationLeases = leasesOf(generations, generations.id);
export type GenerationChange = Partial<typeof generations.$inferInsert>;

/** The `whose` last chosen for videos of this channel. */
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

/** Reopens an ended run and returns its new job number. `null` if it hasn't ended. */
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

/** Reopens a finished document for a refine. `null` if something is running or there is no document. */
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

/** Returns `false`, changing nothing, if the version is different by now or the run has been reopened. */
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

/** Finished texts written from this transcript. */
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

/** Locks the row until the transaction ends. */
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

/** Steps whose name starts with the given prefix. */
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

/** Copied under a job number that no job has, so no run takes them for its own. */
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
