import { getTableColumns, getTableName, sql } from '#server/db/sql.ts';
import type { Imported } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Db } from '#server/db/database.ts';
import { generations } from '#server/db/schema/generations.ts';
import { type ImportedText, indexImported } from '../generations/imported.service.ts';
import type { PortableTable, Row } from './portable-table.ts';
import { PORTABLE_TABLES } from './portable-tables.ts';
import { archiveTooLarge } from './archive-texts.ts';

/** The rows of a table as they are read, a few at a time, each of the shape it must have. */
type BatchesOf = (table: PortableTable) => AsyncIterable<Row[]>;

/** What each was called is kept until all are there: about a hundred bytes of memory for a row. */
const MOST_ROWS = 2_000_000;

/** Table → id in the file → id here. */
type Ids = Map<string, Map<string, string>>;

interface Owners {
  /** Whose the rows will be. */
  ownerId: string;
  /** Whose they are until all of them are there. */
  stagingId: string;
  /** Whose the texts are until then: one more for every few. */
  textStagingIds: string[];
  openStaging(): Promise<string>;
}

/**
 * What an owner had is passed over row by row where it is looked for or the owner is removed, until the database has
 * tidied up. In the embedded engine everybody waits for that.
 */
const TEXTS_OF_ONE = 2000;

export interface StagedRows extends Imported {
  /** By the names of tables: the ids that rows were given here. */
  made: ReadonlyMap<string, ReadonlySet<string>>;
  /** Video here → transcript here. The two point at each other, so this comes last. */
  transcriptOf: ReadonlyMap<string, string>;
}

interface Place extends Owners {
  table: PortableTable;
  ids: Ids;
  made: Map<string, Set<string>>;
}

/**
 * Takes the rows in, whoever they belonged to, under an owner that nobody sees. Each batch is stored by itself, so that
 * others are let through between them. An id that is taken by somebody else gets a new one; a row that points at
 * something outside the archive is refused, so that nobody can reach into another account.
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
      if (rows > MOST_ROWS) throw archiveTooLarge(`${MOST_ROWS.toLocaleString('en-GB')} entries`);
      if (table.name === 'videos') {
        for (const { id, transcriptId } of batch) {
          if (typeof transcriptId === 'string') givenTranscripts.set(String(id), transcriptId);
        }
      }
      const count = await stageBatch(db, { table, ...owners, ids, made }, batch);
      // No more of them is read than there could ever be room for.
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
  return { added, skipped, made, transcriptOf };
}

/** What cannot be made by hand cannot be brought in either. */
async function assertRoom(db: Db, { table, most }: PortableTable, owners: Owners): Promise<void> {
  if (most === undefined) return;
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${table} WHERE owner_id IN (${owners.ownerId}, ${owners.stagingId})`,
  );
  if (rows[0]!.count > most) throw new AppError('too_many');
}

/** How many of them are new: what the account has already is left alone. */
async function stageBatch(db: Db, place: Place, given: readonly Row[]): Promise<number> {
  const { table, stagingId, ids, made } = place;
  const { partOf } = table;
  const all = given.map((row) => pointHome({ ...(table.settle?.(row) ?? row) }, table, ids));
  // Comes with what it belongs to or not at all.
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
  // Somebody else has taken one of these ids since it was looked for: what comes next must not point at theirs.
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

/** Those that the account has not, each with the id that it gets here. */
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

/** Lists sort by id: what was made first stays first. */
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

/** Whose rows these ids are now: an account's id, `''` for one that belongs to a row of somebody. */
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

/** All rows as one value: thousands of values in a statement take longer to be told apart than to be stored. */
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
