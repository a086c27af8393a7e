import { and, desc, eq, sql, first } from '#server/db/sql.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Version } from '#contract/generations.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { generationSearch, generationVersions } from '#server/db/schema/library.ts';
import { ownedTerms } from '#server/text/search-terms.ts';

type VersionRow = typeof generationVersions.$inferSelect;

/**
 * Manual saves count as one version until there is a pause, or until the editing has lasted this long: neither a list of
 * keystrokes nor a whole afternoon in one step is useful.
 */
const PAUSE_MINUTES = 2;
const STEP_MINUTES = 10;

/**
 * Records the row's document as its next version and indexes it. Called in the transaction that wrote it, so no version can
 * be missing.
 */
export async function keepVersion(
  tx: Tx,
  id: string,
  cause: Version['cause'],
  { keepBefore = false } = {},
): Promise<number> {
  const [row] = await tx
    .update(generations)
    .set({ version: sql`${generations.version} + 1`, updatedAt: sql`now()` })
    .where(eq(generations.id, id))
    .returning();
  if (!row?.document) throw new Error(`generation ${id} has no document to keep`);
  const { version, title, words, document } = row;
  const goesOn = cause === 'edit' && !keepBefore;
  const beganAt = goesOn ? await dropSameStep(tx, id, version - 1) : null;
  await tx.insert(generationVersions).values({
    generationId: id,
    version,
    cause,
    title,
    words,
    document,
    ...(beganAt && { beganAt }),
  });
  if (cause === 'edit') await thinOut(tx, id);
  await indexGeneration(tx, row);
  return version;
}

/** Deletes the previous save if the new one continues it; returns when that editing began. */
async function dropSameStep(tx: Tx, id: string, version: number): Promise<Date | null> {
  const [dropped] = await tx
    .delete(generationVersions)
    .where(
      and(
        eq(generationVersions.generationId, id),
        eq(generationVersions.version, version),
        eq(generationVersions.cause, 'edit'),
        sql`${generationVersions.createdAt} > now() - make_interval(mins => ${PAUSE_MINUTES})`,
        sql`${generationVersions.beganAt} > now() - make_interval(mins => ${STEP_MINUTES})`,
      ),
    )
    .returning({ beganAt: generationVersions.beganAt });
  return dropped?.beganAt ?? null;
}

/** After a day, the versions of an hour are merged into one. Those before a refine or a restore are kept at any age. */
async function thinOut(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${generationVersions} old USING (
      SELECT version, cause, created_at,
        lead(cause) OVER steps AS next_cause, lead(created_at) OVER steps AS next_at
      FROM ${generationVersions} WHERE generation_id = ${id} WINDOW steps AS (ORDER BY version)
    ) step
    WHERE old.generation_id = ${id} AND old.version = step.version
      AND step.cause = 'edit' AND step.next_cause = 'edit'
      AND step.next_at < now() - interval '1 day'
      AND date_trunc('hour', step.created_at) = date_trunc('hour', step.next_at)`);
}

interface Searchable {
  id: string;
  ownerId: string;
  title: string;
  videoTitle: string;
  document?: Document | null | undefined;
}

export function indexGeneration(db: Queryable, text: Searchable): Promise<void> {
  return indexGenerations(db, [text]);
}

/**
 * The index collects new terms in a pending list and sorts them in when it exceeds this size, while the last statement
 * waits. With PostgreSQL's default of 4 MB that blocks everyone for half a second in the embedded engine.
 */
const MOST_UNSORTED_KB = '256';

/** One statement for many, because the round trip of each takes longer than its work. */
export async function indexGenerations(db: Queryable, texts: readonly Searchable[]): Promise<void> {
  if (texts.length === 0) return;
  const ids = texts.map(({ id }) => id);
  // Terms contain no spaces.
  const terms = texts.map((text) => lexemesOf(text).join(' '));
  await db.execute(sql`
    INSERT INTO ${generationSearch} (generation_id, terms)
    SELECT id, array_to_tsvector(string_to_array(terms, ' '))
    FROM unnest(${sql.param(ids)}::text[], ${sql.param(terms)}::text[]) AS text (id, terms),
      set_config('gin_pending_list_limit', ${MOST_UNSORTED_KB}, true)
    ON CONFLICT (generation_id) DO UPDATE SET terms = excluded.terms`);
}

function lexemesOf({ ownerId, title, videoTitle, document }: Searchable): string[] {
  const written = document?.sections.flatMap(({ blocks }) => blocks.map(({ md }) => md)) ?? [];
  return ownedTerms(ownerId, [title, videoTitle, ...written].join('\n'));
}

export function listVersions(db: Queryable, generationId: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(generationVersions)
    .where(eq(generationVersions.generationId, generationId))
    .orderBy(desc(generationVersions.version))
    .limit(200);
}

/** Blocks that are no longer in the text, each from the newest version that had it. */
export async function findEarlierBlocks(
  db: Queryable,
  generationId: string,
  blockIds: readonly string[],
): Promise<DocumentBlock[]> {
  if (blockIds.length === 0) return [];
  const { rows } = await db.execute<{ block: DocumentBlock }>(sql`
    SELECT DISTINCT ON (block->>'id') block
    FROM ${generationVersions} v,
      jsonb_array_elements(v.document->'sections') AS section,
      jsonb_array_elements(section->'blocks') AS block
    WHERE v.generation_id = ${generationId} AND block->>'id' = ANY(${sql.param(blockIds)}::text[])
    ORDER BY block->>'id', v.version DESC`);
  return rows.map(({ block }) => block);
}

export function findVersion(
  db: Queryable,
  generationId: string,
  version: number,
): Promise<VersionRow | null> {
  return first(
    db
      .select()
      .from(generationVersions)
      .where(
        and(
          eq(generationVersions.generationId, generationId),
          eq(generationVersions.version, version),
        ),
      ),
  );
}
