import type { Queryable, Tx } from '#server/db/database.ts';
import {
  bundlePackets,
  indexBundles,
  transcriptIndexes,
  transcriptPackets,
} from '#server/db/schema/questions.ts';
import { nameQuery } from '#server/db/named-query.ts';
import { and, inArray, isNull, sql } from '#server/db/sql.ts';
import type { PackedIndex, WholeIndex } from '#server/text/ask/packed-index.ts';
import { insertPackets, type LooseIndex } from './passages.repo.ts';

export type IndexBundle = typeof indexBundles.$inferSelect;

const bundlesQuery = nameQuery<IndexBundle>(
  'list_index_bundles',
  sql`SELECT number, bits, members FROM index_bundles
      WHERE number = ANY(${sql.placeholder('numbers')}::int[])`,
);

export function listBundles(db: Queryable, numbers: readonly number[]): Promise<IndexBundle[]> {
  return bundlesQuery(db, [numbers]);
}

/** In the given order. */
export async function readWholeIndexes(
  db: Queryable,
  indexes: readonly LooseIndex[],
): Promise<WholeIndex[]> {
  const { rows } = await db.execute<{ number: number; data: Buffer }>(sql`
    SELECT index_number AS number, string_agg(data, ''::bytea) AS data
    FROM ${transcriptPackets}
    WHERE index_number = ANY(${sql.param(indexes.map(({ number }) => number))}::int[]) AND packet >= 0
    GROUP BY index_number`);
  const found = new Map(rows.map(({ number, data }) => [number, data]));
  return indexes.map(({ number, passages }) => ({
    passages,
    // Copied, because otherwise the whole underlying buffer would be sent to the worker.
    data: new Uint8Array(found.get(number) ?? []),
  }));
}

/** Inserts nothing if one of them has been deleted or bundled meanwhile. */
export async function insertBundle(
  tx: Tx,
  indexes: readonly LooseIndex[],
  { bits, packets }: PackedIndex,
): Promise<void> {
  const numbers = indexes.map(({ number }) => number);
  const held = await tx
    .select({ number: transcriptIndexes.number })
    .from(transcriptIndexes)
    .where(and(inArray(transcriptIndexes.number, numbers), isNull(transcriptIndexes.bundle)))
    .orderBy(transcriptIndexes.number)
    .for('update');
  if (held.length < indexes.length || packets.length === 0) return;
  const members = indexes.map(({ number, passages }) => ({ index: number, passages }));
  const [bundle] = await tx
    .insert(indexBundles)
    .values({ bits, members })
    .returning({ number: indexBundles.number });
  await tx
    .update(transcriptIndexes)
    .set({ bundle: bundle!.number })
    .where(inArray(transcriptIndexes.number, numbers));
  await insertPackets(tx, bundlePackets, bundle!.number, packets);
}
