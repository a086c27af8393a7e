import type { Queryable } from '#server/db/database.ts';
import type { generations } from '#server/db/schema/generations.ts';
import { indexGenerations } from './versions.repo.ts';

export type ImportedText = Pick<
  typeof generations.$inferSelect,
  'id' | 'title' | 'videoTitle' | 'document'
>;

/** Adds imported generations to their owner's search index. */
export function indexImported(
  db: Queryable,
  ownerId: string,
  texts: readonly ImportedText[],
): Promise<void> {
  return indexGenerations(
    db,
    texts.map((text) => ({ ...text, ownerId })),
  );
}
