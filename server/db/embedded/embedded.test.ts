import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from '#server/db/sql.ts';
import pg from 'pg';
import { systemClock } from '#server/core/clock.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { migrate, MIGRATIONS_FOLDER } from '../migrate.ts';
import { users } from '../schema/accounts.ts';
import { EngineStream } from './engine-stream.ts';
import { type EmbeddedEngine, startEngine } from './engine.ts';
import { POSTGRES_MAJOR } from './folder.ts';
import { openEmbedded } from './open.ts';
import { restoreBackup } from './restore.ts';
import { findTemplate } from './template.ts';

function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const open = (dataDir: string | null, isBehind = false) =>
  openEmbedded({
    dataDir,
    log: watchLog().log,
    clock: systemClock,
    prepare: async () => {},
    isBehind: async () => isBehind,
  });

async function emailsIn(dataDir: string): Promise<string[]> {
  const database = await open(dataDir);
  const rows = await database.db.select().from(users);
  await database.close();
  return rows.map(({ email }) => email).toSorted();
}

async function addUser(dataDir: string, email: string): Promise<void> {
  const database = await open(dataDir);
  await database.db.insert(users).values({ id: email, email });
  await database.close();
}

test('data survives closing and reopening', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
});

test('restoring a backup brings back its data and keeps a copy of what it replaces', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'early@example.org');
  const file = join(dataDir, 'backups', 'one.tar.gz');
  const database = await open(dataDir);
  await database.dump(file);
  await database.db.insert(users).values({ id: 'late', email: 'late@example.org' });
  await database.close();

  const { movedTo } = await restoreBackup(dataDir, file);
  assert.deepEqual(await emailsIn(dataDir), ['early@example.org']);
  assert.ok(movedTo && existsSync(join(movedTo, 'PG_VERSION')));
});

test("restoring a file that isn't a backup, or is truncated, changes nothing", async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  const whole = join(dataDir, 'whole.tar.gz');
  const database = await open(dataDir);
  await database.dump(whole);
  await database.close();
  const bad = join(dataDir, 'bad.tar.gz');
  const bytes = readFileSync(whole);
  for (const content of [Buffer.from('hello'), bytes.subarray(0, bytes.length / 2)]) {
    writeFileSync(bad, content);
    await assert.rejects(restoreBackup(dataDir, bad), OperatorError);
  }
  await assert.rejects(restoreBackup(dataDir, join(dataDir, 'gone')), /There’s no file/);
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => name.startsWith('db.restored')),
    [],
  );
});

test('a backup of another program is refused', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  const foreign = await emptyArchive();
  await assert.rejects(restoreBackup(dataDir, foreign), /isn’t a backup of this program/);
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
});

test('a database whose marker file was lost still opens', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  rmSync(join(dataDir, 'db.json'));
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
  assert.ok(existsSync(join(dataDir, 'db.json')));
});

test('a second process is refused while the first keeps working', async (t) => {
  const dataDir = makeFolder(t);
  const first = await open(dataDir);
  await assert.rejects(open(dataDir), /is in use by another process \(number \d+\)/);
  await first.db.execute(sql`SELECT 1`);
  await first.close();
  await (await open(dataDir)).close();
});

test('an interrupted first start is repeated, and its leftovers are moved aside', async (t) => {
  const dataDir = makeFolder(t);
  mkdirSync(join(dataDir, 'db', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), `${POSTGRES_MAJOR}\n`);
  await addUser(dataDir, 'a@example.org');
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
  assert.ok(readdirSync(dataDir).some((name) => name.startsWith('db.unfinished-')));
});

test('a folder of another PostgreSQL version, or without its database, is refused and left untouched', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '17\n');
  await assert.rejects(
    open(dataDir),
    /written by PostgreSQL 17\. This version needs PostgreSQL 18/,
  );
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), `${POSTGRES_MAJOR}\n`);
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);

  rmSync(join(dataDir, 'db'), { recursive: true });
  await assert.rejects(open(dataDir), /has lost its database/);
});

test('a backup is made before a migration changes data, and a database of a newer version is refused', async (t) => {
  const folder = makeFolder(t);
  const migrations = join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, migrations, { recursive: true });
  const { pool, engine } = await openPool();
  let backups = 0;
  const run = () => migrate(pool, { folder: migrations, backUp: async () => void (backups += 1) });
  await run();
  await run();
  assert.equal(backups, 0);

  const journalFile = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const entry = { ...journal.entries.at(-1), idx: 99, tag: '0099_later', when: Date.now() + 1e9 };
  writeFileSync(join(migrations, '0099_later.sql'), 'CREATE TABLE later (id int)');
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await run();
  assert.equal(backups, 1);
  await pool.query('SELECT * FROM later');
  await assert.rejects(
    migrate(pool, { backUp: async () => {} }),
    /made by a newer version of this program/,
  );
  await pool.end();
  await engine.close();
});

test('a data folder from before migrations were squashed opens unchanged; an older one is refused with instructions', async () => {
  const { pool, engine } = await openPool();
  const backUp = async () => assert.fail('nothing changes, so nothing is backed up');
  await migrate(pool, { backUp });
  // State of such a folder: thirty-three migrations, the last one as old as today's single migration.
  await pool.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
    SELECT 'before-' || n, created_at - n * 1000 FROM drizzle.__drizzle_migrations, generate_series(1, 32) n`);
  await migrate(pool, { backUp });

  await pool.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at >= 1794773152781');
  await assert.rejects(migrate(pool, { backUp }), /before the first release[^]+Open it once with/);
  await pool.end();
  await engine.close();
});

test('a backup is made before the queue migrates its tables', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  const backups = () =>
    existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : [];
  assert.deepEqual(backups(), []);
  await (await open(dataDir, true)).close();
  assert.match(backups().join(), /^before-migration-[^,]+$/);
});

let empty: Promise<string> | undefined;

/** An empty database. Creating one takes seconds, copying doesn't. */
function emptyArchive(): Promise<string> {
  empty ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'empty-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'empty.tar');
    const engine = await startEngine({ dir: null, template: null });
    await engine.dump(file, { compress: false });
    await engine.close();
    return file;
  })();
  return empty;
}

async function openPool(): Promise<{ pool: pg.Pool; engine: EmbeddedEngine }> {
  const engine = await startEngine({ dir: null, template: await emptyArchive() });
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineStream(engine),
  });
  return { pool, engine };
}

test("the engine's PostgreSQL version is the one data folders are checked against", async () => {
  const { pool, engine } = await openPool();
  const { rows } = await pool.query('SHOW server_version');
  assert.equal(Number.parseInt(rows[0].server_version, 10), POSTGRES_MAJOR);
  await pool.end();
  await engine.close();
});

/** Runs many statements, waiting for JIT optimisation after each, and reports peak memory. */
const MANY_STATEMENTS = `
  import pg from 'pg';
  import { EngineStream } from '#server/db/embedded/engine-stream.ts';
  import { startEngine } from '#server/db/embedded/engine.ts';
  const [dir, template] = process.argv.slice(1);
  const engine = await startEngine({ dir, template });
  const client = new pg.Client({ user: 'postgres', database: 'postgres', stream: () => new EngineStream(engine) });
  await client.connect();
  for (let i = 0; i < 300; i += 1) await client.query(\`SELECT \${i} AS n WHERE \${i} > 1\`);
  await client.end();
  await engine.close();
  console.log(process.resourceUsage().maxRSS / 1024);`;

test('the SQL parser is never JIT-optimised, which would take 600 MB', async (t) => {
  await (await open(makeFolder(t))).close();
  const folder = join(makeFolder(t), 'db');
  mkdirSync(folder);
  const flags = ['--wasm-sync-tier-up', '--input-type=module', '-e', MANY_STATEMENTS];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, folder, findTemplate()!], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const megabytes = Number(stdout);
  assert.ok(megabytes > 100 && megabytes < 450, `${stdout}${stderr}`);
});

test('when the engine dies, all waiting queries fail and the program is notified', async () => {
  const { pool, engine } = await openPool();
  pool.on('error', () => {});
  await pool.query('SELECT 1');
  const waiting = [1, 2, 3].map(() => pool.query('SELECT 1'));
  engine.send({ kind: 'exchange', connection: -1, bytes: null as never });
  const died = await engine.died;
  assert.match(died.message, /the embedded database has stopped/);
  // Earlier queries may have been answered, but all must settle, and new ones must fail.
  await Promise.allSettled(waiting);
  await assert.rejects(pool.query('SELECT 1'));
  await engine.close();
});

test('a connection lost during a transaction rolls it back', async () => {
  const { pool, engine } = await openPool();
  pool.on('error', () => {});
  await pool.query('CREATE TABLE t (n int)');
  const client = await pool.connect();
  client.on('error', () => {});
  await client.query('BEGIN');
  await client.query('INSERT INTO t VALUES (1)');
  client.release(new Error('broken'));
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM t');
  assert.equal(rows[0].n, 0);
  await pool.end();
  await engine.close();
});

test('a failed backup reports an error and the database keeps working', async (t) => {
  const dataDir = makeFolder(t);
  const database = await open(dataDir);
  await assert.rejects(database.dump(dataDir), /couldn’t write the backup/);
  await database.db.execute(sql`SELECT 1`);
  const file = join(dataDir, 'backups', 'one.tar.gz');
  await database.dump(file);
  await database.close();
  assert.equal(statSync(file).mode & 0o777, 0o600);
  await restoreBackup(dataDir, file);
  assert.equal(statSync(join(dataDir, 'db')).mode & 0o777, 0o700);
});

test('an invalid lock file is refused with a readable message', async (t) => {
  const dataDir = makeFolder(t);
  writeFileSync(join(dataDir, 'lock'), 'x'.repeat(2000));
  await assert.rejects(open(dataDir), /We can’t use/);
});
