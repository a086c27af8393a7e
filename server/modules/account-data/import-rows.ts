import { getTableName, sql } from '#server/db/sql.ts';
import type { Imported } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Tx } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { indexImported } from '../generations/imported.service.ts';
import type { PortableTable, Row } from './portable-table.ts';
import { PORTABLE_TABLES } from './portable-tables.ts';

/** The rows of a table as they are read, each of the shape it must have. */
type RowsOf = (table: PortableTable) => AsyncIterable<Row>;

/** All of them are stored at once or not at all, and others wait meanwhile. */
const MOST_ROWS = 200_000;

/** Table → id in the file → id here. */
type Ids = Map<string, Map<string, string>>;

/**
 * Takes the rows in under this owner, whoever they belonged to. An id that is taken by somebody else gets a new one; a
 * row that points at something outside the archive is refused, so that nobody can reach into another account.
 */
export async function importRows(tx: Tx, ownerId: string, rowsOf: RowsOf): Promise<Imported> {
  const ids: Ids = new Map();
  const transcriptOf = new Map<string, string>();
  let rows = 0;
  const added: Record<string, number> = {};
  const skipped: Record<string, number> = {};
  for (const table of PORTABLE_TABLES) {
    const here = new Map<string, string>();
    ids.set(table.name, here);
    for await (const given of rowsOf(table)) {
      rows += 1;
      if (rows > MOST_ROWS) throw new AppError('archive_unreadable');
      if (table.name === 'videos')
        transcriptOf.set(String(given['id']), String(given['transcriptId']));
      const isNew = await importRow(tx, { table, ownerId, ids, here }, given);
      const count = isNew ? added : skipped;
      count[table.name] = (count[table.name] ?? 0) + 1;
    }
    if (added[table.name]) await assertRoom(tx, table, ownerId);
  }
  await pointVideosAtTranscripts(tx, transcriptOf, ids);
  return { added, skipped };
}

/** What cannot be made by hand cannot be brought in either. */
async function assertRoom(tx: Tx, { table, most }: PortableTable, ownerId: string): Promise<void> {
  if (most === undefined) return;
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${table} WHERE owner_id = ${ownerId}`,
  );
  if (rows[0]!.count > most) throw new AppError('too_many');
}

interface Place {
  table: PortableTable;
  ownerId: string;
  ids: Ids;
  here: Map<string, string>;
}

/** `false` where the account has it already. */
async function importRow(tx: Tx, { table, ownerId, ids, here }: Place, given: Row) {
  const row = pointHome({ ...(table.settle?.(given) ?? given) }, table, ids);
  const owner = 'ownerId' in table.table && { ownerId };
  if (!table.hasId) return insert(tx, table, { ...row, ...owner });
  const id = String(given['id']);
  if (!/^[a-z]{3}_[0-9a-z]{26}$/.test(id)) throw new AppError('archive_unreadable');
  const twin = (await table.findTwin?.(tx, ownerId, row)) ?? null;
  const holder = await ownerOf(tx, table, id);
  const existing = twin ?? (holder === ownerId ? id : null);
  here.set(id, existing ?? (holder === null ? id : newId(id.slice(0, 3) as Lowercase<string>)));
  if (existing) return false;
  const isNew = await insert(tx, table, {
    ...row,
    id: here.get(id),
    ...owner,
    ...(table.name === 'videos' && { transcriptId: null }),
  });
  if (table.table === generations) {
    await indexImported(tx, here.get(id)!);
  }
  return isNew;
}

function pointHome(row: Row, { refs, looseRefs = {} }: PortableTable, ids: Ids): Row {
  const here = (table: string, value: unknown) =>
    typeof value === 'string' ? ids.get(table)?.get(value) : undefined;
  for (const [column, table] of Object.entries(refs)) {
    const id = here(table, row[column]);
    if (!id) throw new AppError('archive_unreadable');
    row[column] = id;
  }
  for (const [column, table] of Object.entries(looseRefs)) {
    row[column] = here(table, row[column]) ?? null;
  }
  return row;
}

/** Whose row this id is now: an account's id, `''` for one that belongs to a row of somebody, `null` for nobody's. */
async function ownerOf(tx: Tx, { table }: PortableTable, id: string): Promise<string | null> {
  const column = 'ownerId' in table ? sql.raw('owner_id') : sql.raw(`''`);
  const { rows } = await tx.execute<{ owner: string }>(
    sql`SELECT ${column} AS owner FROM ${sql.identifier(getTableName(table))} WHERE id = ${id}`,
  );
  return rows[0]?.owner ?? null;
}

async function insert(tx: Tx, { table }: PortableTable, row: Row): Promise<boolean> {
  const made = await tx.insert(table).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** The two point at each other, so this comes last. */
async function pointVideosAtTranscripts(
  tx: Tx,
  transcriptOf: ReadonlyMap<string, string>,
  ids: Ids,
): Promise<void> {
  const videos = PORTABLE_TABLES.find(({ name }) => name === 'videos')!.table;
  for (const [givenVideo, givenTranscript] of transcriptOf) {
    const video = ids.get('videos')?.get(givenVideo);
    const transcript = ids.get('transcripts')?.get(givenTranscript);
    if (!video || !transcript) continue;
    await tx.execute(sql`
      UPDATE ${videos} SET transcript_id = ${transcript}
      WHERE id = ${video} AND transcript_id IS NULL`);
  }
}
