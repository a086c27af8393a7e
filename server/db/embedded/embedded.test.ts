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

test('what was written is there after closing and opening again', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
});

test('a backup brings back what was there, and what it replaces is kept', async (t) => {
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

test('a file that is no backup, or a cut one, changes nothing', async (t) => {
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

test('a backup of another program is not taken for ours', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  const foreign = await emptyArchive();
  await assert.rejects(restoreBackup(dataDir, foreign), /isn’t a backup of this program/);
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
});

test('a database whose marker was lost is still the same database', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  rmSync(join(dataDir, 'db.json'));
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
  assert.ok(existsSync(join(dataDir, 'db.json')));
});

test('a second opener is refused while the first goes on', async (t) => {
  const dataDir = makeFolder(t);
  const first = await open(dataDir);
  await assert.rejects(open(dataDir), /is in use by another process \(number \d+\)/);
  await first.db.execute(sql`SELECT 1`);
  await first.close();
  await (await open(dataDir)).close();
});

test('a first start that was cut off is begun again, and what it left is moved aside', async (t) => {
  const dataDir = makeFolder(t);
  mkdirSync(join(dataDir, 'db', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), `${POSTGRES_MAJOR}\n`);
  await addUser(dataDir, 'a@example.org');
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);
  assert.ok(readdirSync(dataDir).some((name) => name.startsWith('db.unfinished-')));
});

test('a folder of another PostgreSQL, or one that lost its database, is refused untouched', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '17\n');
  await assert.rejects(open(dataDir), /written by PostgreSQL 17; this version needs 18/);
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), `${POSTGRES_MAJOR}\n`);
  assert.deepEqual(await emailsIn(dataDir), ['a@example.org']);

  rmSync(join(dataDir, 'db'), { recursive: true });
  await assert.rejects(open(dataDir), /has lost its database/);
});

test('before a migration changes data, a backup is made; a database of a newer version is refused', async (t) => {
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

test('a data folder from before the migrations became one opens as it is; an older one is refused with the way on', async () => {
  const { pool, engine } = await openPool();
  const backUp = async () => assert.fail('nothing changes, so nothing is backed up');
  await migrate(pool, { backUp });
  // What such a folder has noted: thirty-three migrations, the last of them written when the one of today says it was.
  await pool.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
    SELECT 'before-' || n, created_at - n * 1000 FROM drizzle.__drizzle_migrations, generate_series(1, 32) n`);
  await migrate(pool, { backUp });

  await pool.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at >= 1794773152781');
  await assert.rejects(migrate(pool, { backUp }), /before the first release[^]+Open it once with/);
  await pool.end();
  await engine.close();
});

test('before others change tables that they keep here, a backup is made', async (t) => {
  const dataDir = makeFolder(t);
  await addUser(dataDir, 'a@example.org');
  const backups = () =>
    existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : [];
  assert.deepEqual(backups(), []);
  await (await open(dataDir, true)).close();
  assert.match(backups().join(), /^before-migration-[^,]+$/);
});

let empty: Promise<string> | undefined;

/** A database with nothing of ours in it. Making one takes seconds, copying it does not. */
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

test('the engine is the PostgreSQL that the folder is checked against', async () => {
  const { pool, engine } = await openPool();
  const { rows } = await pool.query('SHOW server_version');
  assert.equal(Number.parseInt(rows[0].server_version, 10), POSTGRES_MAJOR);
  await pool.end();
  await engine.close();
});

/** Statement after statement, each with its optimising done before it goes on; then the most memory it has held. */
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

test('the parser is never optimised, which would take 600 MB', async (t) => {
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

test('when the engine dies, every waiting query is refused and the program is told', async () => {
  const { pool, engine } = await openPool();
  pool.on('error', () => {});
  await pool.query('SELECT 1');
  const waiting = [1, 2, 3].map(() => pool.query('SELECT 1'));
  engine.send({ kind: 'exchange', connection: -1, bytes: null as never });
  const died = await engine.died;
  assert.match(died.message, /the embedded database has stopped/);
  // Those that were asked before may have been answered; none is left without an end, and none after is taken.
  await Promise.allSettled(waiting);
  await assert.rejects(pool.query('SELECT 1'));
  await engine.close();
});

test('a connection that breaks in the middle of a transaction leaves nothing of it', async () => {
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

test('a backup that cannot be written is an error of the backup, and the database goes on', async (t) => {
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

test('a folder whose lock is no lock is refused in plain words', async (t) => {
  const dataDir = makeFolder(t);
  writeFileSync(join(dataDir, 'lock'), 'x'.repeat(2000));
  await assert.rejects(open(dataDir), /We can’t use/);
});
