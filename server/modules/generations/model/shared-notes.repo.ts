import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { generations, sharedNotes } from '#server/db/schema/generations.ts';
import { PROMPT_VERSION } from '#server/prompts/plan.ts';
import type { Note } from '#server/prompts/write.ts';

/** Notes are shared within an account by transcript, model and stretches. */
export function notesKey(
  { ownerId, transcriptId, model }: { ownerId: string; transcriptId: string; model: string },
  stretches: readonly { fromBlock: number; toBlock: number }[],
): string {
  // A plan read from the database has its fields in another order, and must give the same key.
  const ranges = stretches.map(({ fromBlock, toBlock }) => [fromBlock, toBlock]);
  return createHash('sha256')
    .update(JSON.stringify([ownerId, transcriptId, model, PROMPT_VERSION, ranges]))
    .digest('hex');
}

/** Stretches that already have notes. */
export async function findRead(db: Queryable, key: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ stretch: sharedNotes.stretch })
    .from(sharedNotes)
    .where(and(eq(sharedNotes.key, key), isNotNull(sharedNotes.notes)));
  return new Set(rows.map(({ stretch }) => stretch));
}

export interface NotesClaim {
  key: string;
  stretch: number;
  generationId: string;
  lease: string;
}

type ClaimResult = { state: 'mine' } | { state: 'ready'; notes: Note[] } | { state: 'busy' };

/**
 * Claims a stretch for taking notes, or reports that they exist or that another run is taking them. Takes over claims whose
 * attempt is gone because its run was reopened or has ended.
 */
export async function claimNotes(db: Queryable, claim: NotesClaim): Promise<ClaimResult> {
  const { key, stretch, generationId, lease } = claim;
  const inserted = await db
    .insert(sharedNotes)
    .values({ key, stretch, generationId, lease })
    .onConflictDoNothing()
    .returning({ key: sharedNotes.key });
  if (inserted.length > 0) return { state: 'mine' };
  const [row] = await db
    .select()
    .from(sharedNotes)
    .where(and(eq(sharedNotes.key, key), eq(sharedNotes.stretch, stretch)));
  // Released between the two statements.
  if (!row) return { state: 'busy' };
  if (row.notes) return { state: 'ready', notes: row.notes };
  const taken = await db
    .update(sharedNotes)
    .set({ generationId, lease })
    .where(
      and(
        eq(sharedNotes.key, key),
        eq(sharedNotes.stretch, stretch),
        isNull(sharedNotes.notes),
        eq(sharedNotes.lease, row.lease),
        sql`(${sharedNotes.generationId} = ${generationId} OR NOT EXISTS (
          SELECT 1 FROM ${generations}
          WHERE ${generations.id} = ${sharedNotes.generationId} AND ${generations.lease} = ${sharedNotes.lease}
        ))`,
      ),
    )
    .returning({ key: sharedNotes.key });
  return taken.length > 0 ? { state: 'mine' } : { state: 'busy' };
}

export async function storeNotes(db: Queryable, claim: NotesClaim, notes: Note[]): Promise<void> {
  await db
    .update(sharedNotes)
    .set({ notes })
    .where(and(eq(sharedNotes.key, claim.key), eq(sharedNotes.stretch, claim.stretch)));
}

/** Releases a claim, so another run can try right away. */
export async function giveBackNotes(db: Queryable, claim: NotesClaim): Promise<void> {
  await db
    .delete(sharedNotes)
    .where(
      and(
        eq(sharedNotes.key, claim.key),
        eq(sharedNotes.stretch, claim.stretch),
        eq(sharedNotes.lease, claim.lease),
        isNull(sharedNotes.notes),
      ),
    );
}
