import type { Queryable } from '#server/db/database.ts';
import type { generations } from '#server/db/schema/generations.ts';
import { indexGeneration } from './versions.repo.ts';

export type ImportedText = Pick<
  typeof generations.$inferSelect,
  'id' | 'title' | 'videoTitle' | 'document'
>;

/** Makes a generation that came in with an archive findable in the library of its owner. */
export function indexImported(db: Queryable, ownerId: string, text: ImportedText): Promise<void> {
  return indexGeneration(db, { ...text, ownerId });
}
