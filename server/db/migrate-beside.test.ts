import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { sharedPostgres } from '#tests/support/postgres.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';

// One engine: the embedded one has a single process, so none of a previous version.

interface Journal {
  entries: { idx: number; tag: string }[];
}

interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
}

/** A value that fits the type. */
const VALUES: Record<string, string> = {
  text: `md5(random()::text)`,
  integer: '1',
  bigint: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  bytea: `'\\x00'`,
  'timestamp with time zone': 'now()',
  'text[]': `'{}'`,
  real: '1',
  'double precision': '1',
};

/** The migrations up to one of them, as an older version shipped them. */
function upTo(folder: string, count: number): string {
  const part = join(folder, String(count));
  cpSync(MIGRATIONS_FOLDER, part, { recursive: true });
  const file = join(part, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return part;
}

/** What a process of this version sends: a read of every column, and a new row with what it knows to be required. */
async function statementsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Column>(
    `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type,
       a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS required
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     ORDER BY c.relname, a.attnum`,
  );
  const statements: string[] = [];
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const name = pg.escapeIdentifier(table);
    const listed = (some: readonly Column[]) =>
      some.map(({ column }) => pg.escapeIdentifier(column)).join(', ');
    statements.push(`SELECT ${listed(columns)} FROM ${name} LIMIT 1`);
    const required = columns.filter((one) => one.required);
    const insert =
      required.length === 0
        ? `INSERT INTO ${name} DEFAULT VALUES`
        : `INSERT INTO ${name} (${listed(required)}) VALUES (${required.map(({ type }) => VALUES[type] ?? 'NULL').join(', ')})`;
    // A table with rules of its own about values is only read.
    if (await works(client, insert)) statements.push(insert);
  }
  return statements;
}

async function works(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await send(client, statement);
    return true;
  } catch {
    return false;
  }
}

/** Leaves nothing behind. Rows it refers to needn't exist. */
async function send(client: pg.Client, statement: string): Promise<void> {
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  try {
    await client.query(statement);
  } finally {
    await client.query('ROLLBACK');
  }
}

test('what processes of the previous version read and write keeps working during every migration and after it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase();
  const pool = new pg.Pool({ connectionString: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await pool.end();
    await postgres.dropDatabase(url);
    rmSync(folder, { recursive: true });
  });
  const { entries } = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  const step = (count: number) =>
    migrate(pool, { backUp: async () => {}, folder: upTo(folder, count) });
  await step(1);
  let inserted = 0;
  for (const [at, { tag }] of entries.entries()) {
    if (at === 0) continue;
    const statements = await statementsOf(client);
    inserted += statements.filter((text) => text.startsWith('INSERT')).length;
    const failures: string[] = [];
    let isMigrating = true;
    const beside = (async () => {
      for (let more = true; more;) {
        // Once more when it's done.
        more = isMigrating;
        for (const statement of statements) {
          await send(client, statement).catch((error: Error) =>
            failures.push(`${statement}: ${error.message}`),
          );
        }
      }
    })();
    await step(at + 1).finally(() => (isMigrating = false));
    await beside;
    assert.deepEqual([...new Set(failures)], [], `${tag} breaks processes of the version before`);
  }
  await pool.query('ALTER TABLE users ADD COLUMN age integer NOT NULL');
  await assert.rejects(
    send(client, `INSERT INTO users (id, email) VALUES ('u1', 'u1@example.org')`),
    /null value in column "age"/,
    'a migration that did this would be noticed',
  );
  assert.ok(inserted > 20 * (entries.length - 1), `only ${inserted} tables were written to`);
});
