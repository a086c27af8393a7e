import type { LanguageValue } from '#contract/catalog/languages.ts';
import { and, eq, inArray, ne, sql } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { nameQuery } from '#server/db/named-query.ts';
import {
  bundlePackets,
  transcriptIndexes,
  transcriptPackets,
} from '#server/db/schema/questions.ts';
import type { PgColumn } from '#server/db/tables.ts';
import type { PassageIndex } from '#server/text/ask/index-passages.ts';
import type { PackedIndex } from '#server/text/ask/packed-index.ts';

/** Version of the index format. Indexes of another version are rebuilt when needed. */
const VERSION = 4;

/** What is known of an index without reading its contents. */
export type IndexHead = Pick<
  typeof transcriptIndexes.$inferSelect,
  'number' | 'transcriptId' | 'language' | 'bits' | 'passages' | 'speakers' | 'bundle'
>;

const headsQuery = nameQuery<IndexHead>(
  'list_transcript_indexes',
  sql`SELECT number, transcript_id AS "transcriptId", language, bits, passages, speakers, bundle_number AS bundle
      FROM transcript_indexes
      WHERE transcript_id = ANY(${sql.placeholder('ids')}::text[]) AND version = ${sql.placeholder('version')}::int`,
);

export function listIndexes(db: Queryable, transcriptIds: readonly string[]): Promise<IndexHead[]> {
  return headsQuery(db, [transcriptIds, VERSION]);
}

/** An index that isn't in a bundle. */
export type LooseIndex = Pick<IndexHead, 'number' | 'language' | 'passages'>;

const looseQuery = nameQuery<{ id: string } & (LooseIndex | { number: null })>(
  'list_loose_indexes',
  sql`SELECT id, number, language, passages
      FROM unnest(${sql.placeholder('ids')}::text[]) AS wanted (id)
      LEFT JOIN transcript_indexes
        ON transcript_id = id AND version = ${sql.placeholder('version')}::int
      WHERE bundle_number IS NULL
      ORDER BY number`,
);

/** Of these transcripts, those with an index in no bundle, and those without an index. */
export async function listLoose(
  db: Queryable,
  transcriptIds: readonly string[],
): Promise<{ loose: LooseIndex[]; missing: Set<string> }> {
  const rows = await looseQuery(db, [transcriptIds, VERSION]);
  return {
    loose: rows.filter((row) => row.number !== null),
    missing: new Set(rows.flatMap(({ id, number }) => (number === null ? [id] : []))),
  };
}

export async function listCuts(db: Queryable, indexes: number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ number: transcriptIndexes.number, cuts: transcriptIndexes.cuts })
    .from(transcriptIndexes)
    .where(inArray(transcriptIndexes.number, indexes));
  return new Map(rows.map(({ number, cuts }) => [number, cuts]));
}

const untimedQuery = nameQuery<{ id: string }>(
  'list_untimed_transcripts',
  sql`SELECT id FROM transcripts WHERE id = ANY(${sql.placeholder('ids')}::text[]) AND NOT timed`,
);

/** Of these transcripts, those whose times only define the order. */
export async function listUntimed(
  db: Queryable,
  transcriptIds: readonly string[],
): Promise<Set<string>> {
  return new Set((await untimedQuery(db, [transcriptIds])).map(({ id }) => id));
}

/** Inserts nothing if another process has stored it meanwhile. */
export async function insertIndex(
  tx: Tx,
  transcriptId: string,
  language: LanguageValue,
  { bits, cuts, speakers, packets }: PassageIndex,
): Promise<void> {
  const { transcriptId: of, version, bundle } = transcriptIndexes;
  const outdated = and(eq(of, transcriptId), ne(version, VERSION));
  // A bundle is deleted with its index. Deleting one requires this lock first, as in the trigger on transcripts.
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(hashtext('index_bundles')) FROM ${transcriptIndexes}
    WHERE ${outdated} AND ${bundle} IS NOT NULL`);
  await tx.delete(transcriptIndexes).where(outdated);
  const [stored] = await tx
    .insert(transcriptIndexes)
    .values({
      transcriptId,
      version: VERSION,
      language,
      bits,
      passages: cuts.length,
      cuts,
      speakers,
    })
    .onConflictDoNothing()
    .returning({ number: transcriptIndexes.number });
  if (!stored || packets.length === 0) return;
  await insertPackets(tx, transcriptPackets, stored.number, packets);
}

type PacketTable = typeof transcriptPackets | typeof bundlePackets;

/** All packets in one parameter and statement: a thousand parameters would take longer than building the index. */
export async function insertPackets(
  tx: Tx,
  table: PacketTable,
  number: number,
  packets: PackedIndex['packets'],
): Promise<void> {
  const data = Buffer.concat(packets.map((packet) => packet.data));
  let end = 0;
  const starts = packets.map((packet) => (end += packet.data.length) - packet.data.length + 1);
  await tx.execute(sql`
    INSERT INTO ${table}
    SELECT ${number}::int, packet, substring(${data}::bytea FROM start FOR length)
    FROM unnest(
      ${sql.param(packets.map((packet) => packet.number))}::int[],
      ${sql.param(starts)}::int[],
      ${sql.param(packets.map((packet) => packet.data.length))}::int[]
    ) AS packed (packet, start, length)`);
}

export interface PacketKey {
  /** Number of the index or bundle. */
  of: number;
  packet: number;
}

type PacketReader = (
  db: Queryable,
  keys: readonly PacketKey[],
) => Promise<(PacketKey & { data: Uint8Array })[]>;

function packetReader(name: string, table: PacketTable, number: PgColumn): PacketReader {
  const query = nameQuery<PacketKey & { data: Uint8Array }>(
    name,
    sql`SELECT ${number} AS of, ${table.packet}, ${table.data}
        FROM unnest(${sql.placeholder('numbers')}::int[], ${sql.placeholder('packets')}::int[])
          AS wanted (number, packet)
        JOIN ${table} ON ${number} = wanted.number AND ${table.packet} = wanted.packet`,
  );
  return async (db, keys) =>
    keys.length === 0 ? [] : query(db, [keys.map((key) => key.of), keys.map((key) => key.packet)]);
}

export const readPackets = packetReader(
  'read_transcript_packets',
  transcriptPackets,
  transcriptPackets.index,
);
export const readBundlePackets = packetReader(
  'read_bundle_packets',
  bundlePackets,
  bundlePackets.bundle,
);
