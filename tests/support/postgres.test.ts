import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, SOCKET_DIR_VARIABLE, startPostgres } from '#tests/support/postgres.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';

const MODULE_URL = new URL('./postgres.ts', import.meta.url).href;

async function connect(t: TestContext, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  t.after(() => client.end().catch(() => {}));
  return client;
}

function serverPid(socketDir: string): number {
  return Number(readFileSync(join(socketDir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function isAlive(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(5)) {
    if (await holds()) return;
  }
  assert.fail(`never came true: ${what}`);
}

/** A folder with a space in its name that every user can enter. */
async function roomyFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'a b-'));
  await chmod(folder, 0o755);
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts another test process; `code` gets the module's exports as `postgres`. */
function testProcess(t: TestContext, code: string, env: NodeJS.ProcessEnv = {}) {
  const source = `import * as postgres from ${JSON.stringify(MODULE_URL)};\n${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, [SOCKET_DIR_VARIABLE]: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const firstLine = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { child, ended, firstLine };
}

describe('the test server', () => {
  let server: TestPostgres;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  test('is PostgreSQL 18, doesn’t run as root, and can be reached only through its socket', async (t) => {
    const client = await connect(t, server.url);
    const { rows } = await client.query<Record<string, string>>(
      `select current_setting('server_version_num') as version,
              current_setting('listen_addresses') as addresses,
              current_setting('max_connections') as connections,
              inet_server_addr() as address,
              lower('ÄÖ') as lower`,
    );
    assert.match(rows[0]?.['version'] ?? '', /^18\d{4}$/);
    assert.equal(rows[0]?.['addresses'], '');
    assert.equal(rows[0]?.['connections'], '200');
    assert.equal(rows[0]?.['address'], null);
    assert.equal(rows[0]?.['lower'], 'äö');
    const status = readFileSync(`/proc/${serverPid(server.socketDir)}/status`, 'utf8');
    assert.doesNotMatch(status, /^Uid:\s+0\b/m);
  });

  test('creates empty databases and template copies in parallel', async (t) => {
    const template = await server.createDatabase();
    const writer = await connect(t, template);
    await writer.query(`create table words (word text); insert into words values ('first')`);
    await writer.end();

    const urls = await Promise.all([1, 2, 3, 4].map(() => server.createDatabase(template)));
    assert.equal(new Set([template, ...urls]).size, 5);
    for (const url of urls) {
      const client = await connect(t, url);
      const { rows } = await client.query(`insert into words values ('mine') returning word`);
      assert.deepEqual(rows, [{ word: 'mine' }]);
      const count = await client.query('select count(*)::int as n from words');
      assert.deepEqual(count.rows, [{ n: 2 }]);
    }
    const empty = await connect(t, await server.createDatabase());
    await assert.rejects(empty.query('select * from words'), { code: '42P01' });
  });

  test('drops databases that are in use or already gone', async (t) => {
    const url = await server.createDatabase();
    await connect(t, url);
    await server.dropDatabase(url);
    await server.dropDatabase(url);
    await assert.rejects(connect(t, url), { code: '3D000' });
  });

  test('delivers notifications between connections', async (t) => {
    const url = await server.createDatabase();
    const [listener, speaker] = [await connect(t, url), await connect(t, url)];
    await listener.query('listen news');
    const heard = once(listener, 'notification');
    await speaker.query(`select pg_notify('news', 'it works')`);
    const [message] = await heard;
    assert.equal(message.channel, 'news');
    assert.equal(message.payload, 'it works');
  });

  test('keeps all committed work, and nothing else, after a kill and restart', async (t) => {
    const url = await server.createDatabase();
    const writer = await connect(t, url);
    await writer.query('create table kept (n int)');
    for (let n = 0; n < 100; n++) await writer.query('insert into kept values ($1)', [n]);
    const open = await connect(t, url);
    await open.query('begin');
    await open.query('insert into kept values (-1)');
    const busy = assert.rejects(writer.query('select pg_sleep(60)'));

    const pid = serverPid(server.socketDir);
    server.kill();
    await busy;
    await server.restart();

    assert.ok(!isAlive(pid), 'the killed server is gone');
    const afterwards = await connect(t, url);
    const { rows } = await afterwards.query('select count(*)::int as n, min(n) from kept');
    assert.deepEqual(rows, [{ n: 100, min: 0 }]);
  });

  test('keeps its data over a restart while it is running', async (t) => {
    const url = await server.createDatabase();
    await server.restart();
    await connect(t, url);
  });

  test('serves other test processes through an environment variable', async (t) => {
    const { ended, firstLine } = testProcess(
      t,
      `const shared = await postgres.sharedPostgres();
       const url = await shared.createDatabase();
       await shared.stop();
       let refused = false;
       try { shared.kill(); } catch { refused = true; }
       console.log(JSON.stringify({ url, refused }));`,
      { [SOCKET_DIR_VARIABLE]: server.socketDir },
    );
    const { url, refused } = JSON.parse(await firstLine);
    assert.deepEqual(await ended, [0, null]);
    assert.equal(refused, true);
    await connect(t, url);
  });

  test('leaves no process and no folder after stop, and stop can be called twice', async () => {
    const pid = serverPid(server.socketDir);
    assert.ok(isAlive(pid));
    await server.stop();
    assert.ok(!isAlive(pid));
    assert.ok(!existsSync(server.socketDir));
    await server.stop();
  });
});

// Run in parallel: each mostly waits for its own server to start.
describe('shutdown', { concurrency: true }, () => {
  test('stop after kill leaves no folder', async () => {
    const server = await startPostgres();
    server.kill();
    await server.stop();
    assert.ok(!existsSync(server.socketDir));
  });

  test('a test process that is killed takes its server down', async (t) => {
    const { child, firstLine } = testProcess(
      t,
      `const server = await postgres.startPostgres();
       console.log(server.socketDir);
       setInterval(() => {}, 1000);`,
    );
    const socketDir = await firstLine;
    const pid = serverPid(socketDir);
    assert.ok(isAlive(pid));
    child.kill('SIGKILL');
    await eventually('server ended', () => !isAlive(pid));
    await eventually('folder removed', () => !existsSync(socketDir));
  });

  test('a server that was never stopped neither blocks nor outlives its process', async (t) => {
    const { ended, firstLine } = testProcess(
      t,
      `const server = await postgres.sharedPostgres();
       await server.createDatabase();
       console.log(server.socketDir);`,
    );
    const socketDir = await firstLine;
    assert.deepEqual(await ended, [0, null]);
    await eventually('folder removed', () => !existsSync(socketDir));
  });

  test('a process killed while creating the data folder leaves nothing behind', async (t) => {
    const folder = await roomyFolder(t);
    const { child } = testProcess(t, 'await postgres.startPostgres();', { TMPDIR: folder });
    await eventually('data folder begun', async () => {
      const [instance] = await readdir(folder);
      return instance !== undefined && existsSync(join(folder, instance, 'data', 'base'));
    });
    child.kill('SIGKILL');
    await eventually('folder removed', async () => (await readdir(folder)).length === 0);
  });
});

describe('the binaries', () => {
  test('are copied if the server’s user can’t run them in place', async (t) => {
    const folder = await roomyFolder(t);
    const native = join(folder, 'native');
    await cp(findBinaries(), native, { recursive: true });
    spawnSync('chmod', ['-R', 'u+w', native]);
    for (const name of await readdir(join(native, 'bin'))) {
      await chmod(join(native, 'bin', name), 0o600);
    }
    const server = await startPostgres(native);
    t.after(() => server.stop());
    assert.ok(existsSync(join(server.socketDir, 'native', 'bin', 'postgres')));
    await connect(t, await server.createDatabase());
  });

  test('are reported as missing, with what to do about it', () => {
    assert.throws(() => findBinaries('win32', 'x64'), /win32-x64.*not installed.*Linux container/);
    assert.throws(() => findBinaries('linux', 'mips'), /linux-mips.*not installed.*npm ci/);
  });
});
