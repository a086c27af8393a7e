import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';

/** Words of finished output an account has made: failed and stopped runs do not count. */
export async function countFinishedWords(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ words: sql<string>`coalesce(sum(${generations.words}), 0)` })
    .from(generations)
    .where(and(eq(generations.ownerId, ownerId), eq(generations.status, 'done')));
  return Number(row!.words);
}
