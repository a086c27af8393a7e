import pg, { type PoolClient } from 'pg';
import { OperatorError } from '#server/core/fatal.ts';
import type { Database } from './database.ts';
import { causeOf, reachPostgres, withoutPassword } from './reach-postgres.ts';

interface Asked {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Our tables and the queue's pending jobs. */
const SCHEMAS = ['public', 'pgboss'];
/** Where drizzle records applied migrations. */
const MIGRATIONS_SCHEMA = 'drizzle';
/** Describes the queue's tables, so each database keeps its own. */
const LEFT_OUT = new Set(['pgboss.version']);
/** Kept small, since a row can be megabytes. */
const ROWS_AT_ONCE = 25;
const BATCH_LENGTH = 8_000_000;

interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

export interface CopiedTable {
  name: string;
  rows: number;
  /** Covers every row regardless of order; equal on both sides. */
  checksum: string;
}

/** Checked before creating anything: existing tables in our schemas belong to someone else. */
export async function assertNoTables(url: string, waitSeconds: number): Promise<void> {
  await reachPostgres({ url, waitSeconds });
  const client = new pg.Client({ connectionString: url });
  // Ignored here because the pending call rejects with the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT n.nspname || '.' || c.relname AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') ORDER BY 1 LIMIT 1`,
      [[...SCHEMAS, MIGRATIONS_SCHEMA]],
    );
    if (rows[0]) {
      throw new OperatorError(
        `The database at ${withoutPassword(url)} isn’t empty: it has a table ${rows[0].name}. Nothing was changed.\nUse a new, empty database.`,
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * Copies all rows into the same, empty tables on a PostgreSQL server in one transaction. Commits only if row counts and checksums
 * of all tables match.
 */
export async function copyTables(from: Database, toUrl: string): Promise<CopiedTable[]> {
  const target = new pg.Client({ connectionString: toUrl });
  let lost: Error | null = null;
  target.on('error', (error) => (lost ??= error));
  try {
    await target.connect();
    return await copyAll(from, target);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `We couldn’t copy everything to the database at ${withoutPassword(toUrl)}. Nothing was moved.\nIt now has empty tables, so use a new, empty database to try again.\n(${causeOf(lost ?? error)})`,
      error,
    );
  } finally {
    // Closing the connection rolls back an uncommitted copy.
    await target.end();
  }
}

/** The same into another open, empty database, while the source is still being written to. */
export async function copyDatabase(from: Database, to: Database): Promise<void> {
  const target = await to.db.$client.connect();
  try {
    await copyAll(from, target);
  } finally {
    // Discards the connection, which rolls back an uncommitted copy.
    target.release(true);
  }
}

/** Copies a consistent snapshot. */
function copyAll(from: Database, target: Asked): Promise<CopiedTable[]> {
  return from.transaction(async ({ $client: source }) => {
    await source.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    // The source transaction may be retried after a conflict, so discard the previous try. Without one, ROLLBACK only warns.
    await target.query('ROLLBACK');
    await target.query('BEGIN');
    for (const side of [source, target]) await side.query(`SET LOCAL TIME ZONE 'UTC'`);
    const tables = await listTables(source);
    await emptyQueue(target, tables);
    for (const table of tables) await copyRows(source, target, table);
    await copySequences(source, target);
    const copied = await compare(source, target, tables);
    await target.query('COMMIT');
    return copied;
  });
}

/** Sorted so that referenced tables come before those that refer to them. */
async function listTables(side: Asked): Promise<Table[]> {
  const { rows } = await side.query(
    `SELECT n.nspname || '.' || c.relname AS name,
       (SELECT json_agg(a.attname ORDER BY a.attname) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       (SELECT coalesce(json_agg(DISTINCT fn.nspname || '.' || f.relname), '[]') FROM pg_constraint k
        JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     ORDER BY 1`,
    [SCHEMAS],
  );
  const open = (rows as (Table & { needs: string[] })[]).filter(({ name }) => !LEFT_OUT.has(name));
  const ordered: Table[] = [];
  while (open.length > 0) {
    const next = open.findIndex(({ needs }) => !open.some(({ name }) => needs.includes(name)));
    if (next === -1) throw new Error(`tables have circular foreign keys: ${open[0]!.name}`);
    ordered.push(...open.splice(next, 1));
  }
  return ordered;
}

/** A freshly migrated target has queues but no jobs. */
async function emptyQueue(target: Asked, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    if (name === 'pgboss.queue') await target.query(`DELETE FROM ${name}`);
    const { rows } = await target.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length > 0) {
      throw new OperatorError(
        `Another program is using this database: ${name} already has rows. Nothing was moved.\nUse a new, empty database.`,
      );
    }
  }
}

function listed({ columns }: Table): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

async function copyRows(source: PoolClient, target: Asked, table: Table): Promise<void> {
  const columns = listed(table);
  const put = `INSERT INTO ${table.name} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${table.name}, $1::json)`;
  await source.query(
    `DECLARE moving NO SCROLL CURSOR FOR
     SELECT row_to_json(r)::text AS row FROM (SELECT ${columns} FROM ${table.name}) r`,
  );
  const fetchRows = async () => {
    const { rows } = await source.query<{ row: string }>(`FETCH ${ROWS_AT_ONCE} FROM moving`);
    return rows.map(({ row }) => row);
  };
  for await (const batch of toBatches(fetchRows)) await target.query(put, [batch]);
  await source.query('CLOSE moving');
}

/** Joins rows into JSON arrays of limited size, because a JavaScript string has a maximum length. */
export async function* toBatches(fetchRows: () => Promise<string[]>): AsyncGenerator<string> {
  let batch: string[] = [];
  let length = 0;
  for (let rows = await fetchRows(); rows.length > 0; rows = await fetchRows()) {
    for (const row of rows) {
      batch.push(row);
      length += row.length;
      if (length < BATCH_LENGTH) continue;
      yield `[${batch.join(',')}]`;
      batch = [];
      length = 0;
    }
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}

async function copySequences(source: Asked, target: Asked): Promise<void> {
  const { rows } = await source.query(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last
     FROM pg_sequences WHERE schemaname = ANY($1) AND last_value IS NOT NULL`,
    [SCHEMAS],
  );
  for (const { name, last } of rows as { name: string; last: string }[]) {
    await target.query('SELECT setval($1::regclass, $2::bigint)', [name, last]);
  }
}

async function measure(side: Asked, table: Table): Promise<{ rows: number; checksum: string }> {
  const { rows } = await side.query(
    `SELECT count(*)::int AS rows,
       coalesce(sum(('x' || left(md5(row_to_json(r)::text), 15))::bit(60)::bigint), 0)::text AS checksum
     FROM (SELECT ${listed(table)} FROM ${table.name}) r`,
  );
  return rows[0] as { rows: number; checksum: string };
}

async function compare(
  source: Asked,
  target: Asked,
  tables: readonly Table[],
): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    const [before, after] = await Promise.all([measure(source, table), measure(target, table)]);
    if (before.rows !== after.rows || before.checksum !== after.checksum) {
      throw new OperatorError(
        `${table.name} isn’t the same in both databases (${before.rows} and ${after.rows} rows). Nothing was moved.\nTry again with a new, empty database.`,
      );
    }
    copied.push({ name: table.name, ...before });
  }
  return copied;
}
