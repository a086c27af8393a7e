import { eq } from '#server/db/sql.ts';
import type { Tx } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { indexGeneration } from './versions.repo.ts';

/** Makes a generation that came in with an archive findable in the library. */
export async function indexImported(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.select().from(generations).where(eq(generations.id, id));
  if (row) await indexGeneration(tx, row);
}
