import type { LanguageValue } from '#contract/catalog/languages.ts';
import { and, eq, getTableColumns, inArray, ne, sql } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { nameQuery } from '#server/db/named-query.ts';
import { transcriptIndexes, transcriptPackets } from '#server/db/schema/questions.ts';
import { transcripts } from '#server/db/schema/videos.ts';
import type { PassageIndex } from '#server/text/ask/index-passages.ts';

/** Counts how the index is made. One that was made in another way is made again when it is needed. */
const VERSION = 2;

const { cuts: _cuts, ...HEAD } = getTableColumns(transcriptIndexes);
export type IndexHead = Omit<typeof transcriptIndexes.$inferSelect, 'cuts'>;

export async function listIndexes(db: Queryable, transcriptIds: string[]): Promise<IndexHead[]> {
  return db
    .select(HEAD)
    .from(transcriptIndexes)
    .where(
      and(
        sql`${transcriptIndexes.transcriptId} = ANY(${sql.param(transcriptIds)}::text[])`,
        eq(transcriptIndexes.version, VERSION),
      ),
    );
}

export async function listCuts(db: Queryable, indexes: number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ number: transcriptIndexes.number, cuts: transcriptIndexes.cuts })
    .from(transcriptIndexes)
    .where(inArray(transcriptIndexes.number, indexes));
  return new Map(rows.map(({ number, cuts }) => [number, cuts]));
}

/** Those of these transcripts whose times only keep the order. */
export async function listUntimed(db: Queryable, transcriptIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(and(inArray(transcripts.id, transcriptIds), eq(transcripts.timed, false)));
  return new Set(rows.map(({ id }) => id));
}

/** Nothing is stored where somebody else has stored it meanwhile. */
export async function insertIndex(
  tx: Tx,
  transcriptId: string,
  language: LanguageValue,
  { bits, cuts, speakers, packets }: PassageIndex,
): Promise<void> {
  await tx
    .delete(transcriptIndexes)
    .where(
      and(eq(transcriptIndexes.transcriptId, transcriptId), ne(transcriptIndexes.version, VERSION)),
    );
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
  // All packets in one value and one statement: a thousand values would take longer than the index itself.
  const data = Buffer.concat(packets.map((packet) => packet.data));
  let end = 0;
  const starts = packets.map((packet) => (end += packet.data.length) - packet.data.length + 1);
  await tx.execute(sql`
    INSERT INTO ${transcriptPackets} (index_number, packet, data)
    SELECT ${stored.number}::int, packet, substring(${data}::bytea FROM start FOR length)
    FROM unnest(
      ${sql.param(packets.map(({ number }) => number))}::int[],
      ${sql.param(starts)}::int[],
      ${sql.param(packets.map((packet) => packet.data.length))}::int[]
    ) AS packed (packet, start, length)`);
}

export interface PacketKey {
  index: number;
  packet: number;
}

const packetsQuery = nameQuery<PacketKey & { data: Uint8Array }>(
  'read_transcript_packets',
  sql`SELECT p.index_number AS index, p.packet, p.data
      FROM unnest(${sql.placeholder('indexes')}::int[], ${sql.placeholder('packets')}::int[])
        AS wanted (index, packet)
      JOIN transcript_packets p ON p.index_number = wanted.index AND p.packet = wanted.packet`,
);

export function readPackets(
  db: Queryable,
  keys: readonly PacketKey[],
): Promise<(PacketKey & { data: Uint8Array })[]> {
  return packetsQuery(db, [keys.map(({ index }) => index), keys.map(({ packet }) => packet)]);
}
