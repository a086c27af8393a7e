import { figure } from '#contract/count.ts';
import { getTableColumns, getTableName, sql } from '#server/db/sql.ts';
import type { Imported } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Db } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { type ImportedText, indexImported } from '../generations/imported.service.ts';
import type { IdOf, PortableTable, Row } from './portable-table.ts';
import { PORTABLE_TABLES } from './portable-tables.ts';
import { archiveTooLarge } from './archive-texts.ts';

/** Reads a table's rows in small batches, each validated. */
type BatchesOf = (table: PortableTable) => AsyncIterable<Row[]>;

/** All original ids are kept in memory, about a hundred bytes per row. */
const MOST_ROWS = 2_000_000;

/** Table → id in the file → new id. */
type Ids = Map<string, Map<string, string>>;

interface Owners {
  /** The importing account. */
  ownerId: string;
  /** Owns the rows until all are staged. */
  stagingId: string;
  /** Own the texts until then, each at most `TEXTS_OF_ONE`. */
  textStagingIds: string[];
  openStaging(): Promise<string>;
}

/**
 * Until the database vacuums, looking up or removing an owner scans all rows it once had, which blocks everyone in the
 * embedded engine.
 */
const TEXTS_OF_ONE = 2000;

export interface StagedRows extends Imported {
  /** Table → new ids of its rows. */
  made: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where the row with this id in the file is now. */
  idOf: IdOf;
  /** New video id → new transcript id. Set last, because the two tables refer to each other. */
  transcriptOf: ReadonlyMap<string, string>;
}

interface Place extends Owners {
  table: PortableTable;
  ids: Ids;
  made: Map<string, Set<string>>;
}

/**
 * Inserts the rows under a hidden owner. Each batch is stored by itself, so other requests get their turn. An id used by
 * someone else is replaced; a row that refers to anything outside the archive is refused, so it can't reach into another
 * account.
 */
export async function stageRows(
  db: Db,
  owners: Owners,
  batchesOf: BatchesOf,
  made: Map<string, Set<string>>,
): Promise<StagedRows> {
  const ids: Ids = new Map();
  const givenTranscripts = new Map<string, string>();
  let rows = 0;
  const added: Record<string, number> = {};
  const skipped: Record<string, number> = {};
  for (const table of PORTABLE_TABLES) {
    ids.set(table.name, new Map());
    made.set(table.name, new Set());
    for await (const batch of batchesOf(table)) {
      rows += batch.length;
      if (rows > MOST_ROWS) throw archiveTooLarge(`${figure(MOST_ROWS)} entries`);
      if (table.name === 'videos') {
        for (const { id, transcriptId } of batch) {
          if (typeof transcriptId === 'string') givenTranscripts.set(String(id), transcriptId);
        }
      }
      const count = await stageBatch(db, { table, ...owners, ids, made }, batch);
      // Stops reading once there can't be room for them.
      if (made.get(table.name)!.size > (table.most ?? Infinity)) throw new AppError('too_many');
      if (count > 0) added[table.name] = (added[table.name] ?? 0) + count;
      const left = batch.length - count;
      if (left > 0) skipped[table.name] = (skipped[table.name] ?? 0) + left;
    }
    if (added[table.name]) await assertRoom(db, table, owners);
  }
  const transcriptOf = new Map<string, string>();
  for (const [givenVideo, givenTranscript] of givenTranscripts) {
    const video = ids.get('videos')!.get(givenVideo);
    const transcript = ids.get('transcripts')!.get(givenTranscript);
    if (video && transcript) transcriptOf.set(video, transcript);
  }
  const idOf: IdOf = (of, value) => ids.get(of)?.get(String(value));
  return { added, skipped, made, idOf, transcriptOf };
}

/** An import can't exceed the limit for rows created by hand. */
async function assertRoom(db: Db, { table, most }: PortableTable, owners: Owners): Promise<void> {
  if (most === undefined) return;
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${table} WHERE owner_id IN (${owners.ownerId}, ${owners.stagingId})`,
  );
  if (rows[0]!.count > most) throw new AppError('too_many');
}

/** Returns the number of new rows; existing ones aren't changed. */
async function stageBatch(db: Db, place: Place, given: readonly Row[]): Promise<number> {
  const { table, stagingId, ids, made } = place;
  const { partOf } = table;
  const all = given.map((row) => pointHome({ ...(table.settle?.(row) ?? row) }, table, ids));
  // Kept only together with the row it's part of.
  const rows = partOf
    ? all.filter((row) => made.get(partOf.table)!.has(String(row[partOf.column])))
    : all;
  const ownerId = table.table === generations ? await ownerOfTexts(place) : stagingId;
  const owner = 'ownerId' in table.table ? { ownerId } : {};
  if (!table.hasId) {
    if (table.isOnce && (await hasOne(db, place))) return 0;
    return (await insert(db, table, rows, owner)).length;
  }
  const fresh = await newRows(db, place, rows);
  const stored = await insert(db, table, fresh, owner);
  // Someone else has taken one of these ids since the lookup, and later rows must not refer to theirs.
  if (stored.length < fresh.length) throw new AppError('unavailable');
  for (const { id } of fresh) made.get(table.name)!.add(String(id));
  if (table.table === generations) {
    await indexImported(db, place.ownerId, fresh as unknown as ImportedText[]);
  }
  return fresh.length;
}

async function ownerOfTexts({ textStagingIds, openStaging, made }: Place): Promise<string> {
  if (made.get('generations')!.size >= textStagingIds.length * TEXTS_OF_ONE) {
    textStagingIds.push(await openStaging());
  }
  return textStagingIds.at(-1)!;
}

/** Rows the account doesn't have yet, with their new ids. */
async function newRows(db: Db, place: Place, rows: readonly Row[]): Promise<Row[]> {
  const { table, ownerId, stagingId, textStagingIds, ids } = place;
  const here = ids.get(table.name)!;
  const own = [ownerId, stagingId, ...textStagingIds];
  const given = rows.map(({ id }) => String(id));
  if (!given.every((id) => /^[a-z]{3}_[0-9a-z]{26}$/.test(id))) {
    throw new AppError('archive_unreadable');
  }
  const holders = await holdersOf(db, table, given);
  const twins = (await table.twins?.find(db, own, rows)) ?? new Map<string, string>();
  const fresh: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const id = given[index]!;
    const key = table.twins?.keyOf(row);
    const twin = key === undefined ? undefined : twins.get(key);
    const holder = holders.get(id);
    const existing =
      twin ?? (holder !== undefined && own.includes(holder) ? (here.get(id) ?? id) : null);
    if (existing) {
      here.set(id, existing);
      continue;
    }
    const newOne = holder === undefined ? id : idLike(id, row['createdAt']);
    here.set(id, newOne);
    holders.set(id, stagingId);
    if (key !== undefined) twins.set(key, newOne);
    const named = { ...row, id: newOne, ...(table.name === 'videos' && { transcriptId: null }) };
    fresh.push(table.rewire?.(named, (of, value) => ids.get(of)?.get(String(value))) ?? named);
  }
  return fresh;
}

/** Lists sort by id, so new ids keep the order of creation. */
function idLike(id: string, createdAt: unknown): string {
  const made = createdAt instanceof Date ? createdAt : new Date();
  return newId(id.slice(0, 3) as Lowercase<string>, made.getTime());
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

/** The current owner of these ids: an account's id, or `''` for a row that belongs to another row. */
async function holdersOf(
  db: Db,
  { table }: PortableTable,
  ids: string[],
): Promise<Map<string, string>> {
  const column = 'ownerId' in table ? sql.raw('owner_id') : sql.raw(`''`);
  const { rows } = await db.execute<{ id: string; owner: string }>(
    sql`SELECT id, ${column} AS owner FROM ${sql.identifier(getTableName(table))}
      WHERE id = ANY(${sql.param(ids)}::text[])`,
  );
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

async function hasOne(db: Db, { table, ownerId }: Place): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM ${table.table} WHERE owner_id = ${ownerId} LIMIT 1`,
  );
  return rows.length > 0;
}

/** All rows as one JSON parameter: parsing thousands of parameters takes longer than storing them. */
async function insert(db: Db, { table }: PortableTable, rows: readonly Row[], owner: Row) {
  if (rows.length === 0) return [];
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => key in owner || rows.some((row) => row[key] !== undefined),
  );
  const records = rows.map((row) => {
    const whole = { ...row, ...owner };
    return Object.fromEntries(columns.map(([key, { name }]) => [name, whole[key]]));
  });
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const { rows: stored } = await db.execute(sql`
    INSERT INTO ${table} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(records)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING 1`);
  return stored;
}
