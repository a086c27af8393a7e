import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createApiClient } from '#tests/support/api-client.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import {
  openScene,
  PROJECT,
  type Scene,
  type ServerProcess,
} from '#tests/support/server-process.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { assertClear } from './clear-message.ts';
import {
  assertUndisturbed,
  emptyServer,
  KINDS,
  runUndisturbed,
  type Undisturbed,
} from './workload.ts';

const OTHER_KEYS = { ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 'wrong').toString('base64')}` };

function stage(t: TestContext): Scene {
  const scene = openScene();
  t.after(() => scene.close());
  return scene;
}

test('stopping a server while it starts gives no error, and the next start finds everything', async (t) => {
  const scene = stage(t);
  const dataDir = scene.folder();
  const launched = scene.launch({ dataDir, env: { LOG_LEVEL: 'info' } });
  await untilSeen(async () => (/listening/.test(launched.output.stdout) ? true : null));
  const { code, stderr } = await launched.end();
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  await (await scene.start({ dataDir })).end();
});

describe('a start that can’t succeed gives the reason in one message', { concurrency: 2 }, () => {
  test('several invalid settings are all named at once, without printing secrets', async (t) => {
    const scene = stage(t);
    const env = {
      PORT: 'eighty',
      ROLE: 'boss',
      LOG_LEVEL: 'loud',
      TEAM_SEATS: '0',
      STRIPE_SECRET_KEY: 'sk_live_hush',
      DATABASE_URL: 'mysql://u:hush@db/x',
    };
    const exit = await scene.fail({ dataDir: scene.folder(), env });
    const named = ['PORT', 'ROLE', 'LOG_LEVEL', 'TEAM_SEATS', 'STRIPE_WEBHOOK_SECRET'];
    assertClear(
      exit,
      /nothing was started/,
      /DATABASE_URL/,
      ...named.map((name) => new RegExp(name)),
    );
    assert.doesNotMatch(exit.stderr, /hush/);
  });

  test('encryption keys of another database, on PostgreSQL', async (t) => {
    const scene = stage(t);
    const settings = await emptyServer(scene, 'postgres');
    await (await scene.start(settings)).end();
    const exit = await scene.fail({ ...settings, env: { ...settings.env, ...OTHER_KEYS } });
    assertClear(exit, /nothing was started/, /ENCRYPTION_KEYS/, /rotate-keys/);
    await (await scene.start(settings)).end();
  });

  test('a data folder that can’t be created', async (t) => {
    const scene = stage(t);
    const file = join(scene.folder(), 'file');
    writeFileSync(file, '');
    assertClear(
      await scene.fail({ dataDir: join(file, 'data') }),
      /can’t create the data folder/,
      /DATA_DIR/,
    );
  });

  test('a database that can’t be reached', async (t) => {
    const scene = stage(t);
    for (const address of ['127.0.0.1:1', 'no-such-host.invalid']) {
      const env = {
        DATABASE_URL: `postgres://user:hush@${address}/none`,
        DATABASE_WAIT_SECONDS: '1',
      };
      const exit = await scene.fail({ dataDir: scene.folder(), env });
      assertClear(exit, /can't be reached/, /DATABASE_URL/, /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/);
      assert.doesNotMatch(exit.stderr, /hush/);
    }
  });

  test('a database that rejects the login or doesn’t exist isn’t waited for', async (t) => {
    const scene = stage(t);
    const url = await scene.database();
    const nobody = url.replace('postgres@', 'nobody-of-this-name:hush@');
    const nowhere = url.replace(/\/[^/?]+\?/, '/no-such-database?');
    for (const [address, words] of [
      [nobody, /doesn't let this user in[\s\S]*role "nobody-of-this-name" does not exist/],
      [nowhere, /There's no database at [\s\S]*database "no-such-database" does not exist/],
    ] as const) {
      const env = { DATABASE_URL: address, DATABASE_WAIT_SECONDS: '3600' };
      const exit = await scene.fail({ dataDir: scene.folder(), env });
      assertClear(exit, words, /DATABASE_URL/, /Nothing was changed/);
      assert.doesNotMatch(exit.stderr, /hush/);
    }
  });
});

test('a server started before its database waits for it and says so', async (t) => {
  const scene = stage(t);
  const postgres = await startPostgres();
  t.after(() => postgres.stop());
  const url = await postgres.createDatabase();
  postgres.kill();
  const launched = scene.launch({ dataDir: scene.folder(), env: { DATABASE_URL: url } });
  while (!launched.output.stdout.includes("the database doesn't answer yet")) await pause(20);
  assert.match(launched.output.stdout, /"cause":"connect (?:ECONNREFUSED|ENOENT)/);
  await postgres.restart();
  assert.deepEqual(await createApiClient(await launched.ready).list(), []);
});

test('a server with a tenth of a CPU still starts', async (t) => {
  const scene = stage(t);
  const env = { DATABASE_URL: await scene.database() };
  const server = await scene.start({ dataDir: scene.folder(), env, processorShare: 0.1 });
  assert.deepEqual(await createApiClient(server).list(), []);
});

test('the first start caches compiled code and the empty database before serving, so that the next start is fast', async (t) => {
  const scene = stage(t);
  const project = neverStarted(scene);
  const kept = (pattern: string) => globSync(pattern, { cwd: join(project, CACHE) }).length;
  const server = await scene.start({ dataDir: scene.folder(), project });
  // The server itself writes its compile cache only on exit.
  assert.ok(kept('compiled/*/*') > 1000, 'the program was compiled by the server');
  assert.equal(kept('embedded-database/*.tar'), 1);
  assert.deepEqual(await createApiClient(server).list(), []);
});

test('a server without write access to the program folder still starts, and keeps its compile cache with its data', async (t) => {
  const scene = stage(t);
  const project = neverStarted(scene);
  // An existing folder in which nobody, not even root, can create a file.
  symlinkSync('/proc', join(project, CACHE, 'embedded-database'));
  // Nobody, not even root, can create a folder there.
  writeFileSync(join(project, CACHE, 'compiled'), '');
  const dataDir = join(scene.folder(), 'data');
  const server = await scene.start({ dataDir, project });
  assert.ok(globSync('cache/compiled/*/*', { cwd: dataDir }).length > 1000);
  assert.equal(statSync(dataDir).mode & 0o077, 0);
  assert.deepEqual(await createApiClient(server).list(), []);
  assert.equal((await server.end()).code, 0);
});

test(
  'stopping a first start also stops every process it started',
  { skip: process.platform !== 'linux' && 'reads /proc' },
  async (t) => {
    const scene = stage(t);
    const project = neverStarted(scene);
    const launched = scene.launch({ dataDir: scene.folder(), project });
    const started = () =>
      readFileSync(`/proc/${launched.pid}/task/${launched.pid}/children`, 'utf8').trim();
    while (!started()) await pause(5);
    const children = started().split(' ').map(Number);
    const exit = await launched.end();
    assert.deepEqual([exit.code, exit.stderr], [143, '']);
    while (children.some(isRunning)) await pause(5);
  },
);

const CACHE = join('node_modules', '.cache');

/** An exited process may still be a zombie. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** A separate installation that has never been started. */
function neverStarted(scene: Scene): string {
  const project = scene.folder();
  for (const name of ['cli', 'content', 'contract', 'document', 'server', 'package.json']) {
    cpSync(join(PROJECT, name), join(project, name), { recursive: true });
  }
  mkdirSync(join(project, CACHE), { recursive: true });
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(PROJECT, 'node_modules', name), join(project, 'node_modules', name));
  }
  return project;
}

/** One folder goes through all of these failures in sequence and must be intact at the end. */
describe('a failed start on a data folder says why and damages nothing', () => {
  const scene = openScene();
  const dataDir = scene.folder();
  const keys = join(dataDir, 'encryption-keys');
  const database = join(dataDir, 'db');
  let holder: ServerProcess;
  let expected: Undisturbed[];

  before(async () => {
    holder = await scene.start({ dataDir });
    expected = await runUndisturbed(createApiClient(holder));
  });
  after(() => scene.close());

  test('a data folder in use by another process', async () => {
    const exit = await scene.fail({ dataDir });
    assertClear(exit, /in use by another process/, new RegExp(`\\b${holder.pid}\\b`), /DATA_DIR/);
    assert.equal((await createApiClient(holder).list()).length, KINDS.length);
    holder.kill('SIGKILL');
    await holder.exit;
  });

  test('a port already in use', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    t.after(() => other.close());
    const { port } = other.address() as { port: number };
    const exit = await scene.fail({ dataDir, env: { PORT: String(port) } });
    assertClear(exit, new RegExp(`port ${port}`), /set PORT to another/);
  });

  test('a data folder written by another major version of the database engine', async () => {
    const version = join(database, 'PG_VERSION');
    writeFileSync(version, '17\n');
    assertClear(await scene.fail({ dataDir }), /PostgreSQL 17/, /Nothing was changed/);
    writeFileSync(version, '18\n');
  });

  test('a data folder written by a newer version of this program', async () => {
    const table = 'drizzle.__drizzle_migrations';
    const change = async (statement: string) => {
      const engine = await PGlite.create({ dataDir: database });
      await engine.exec(statement);
      await engine.close();
    };
    await change(`INSERT INTO ${table} (hash, created_at) VALUES ('future', 9999999999999)`);
    try {
      assertClear(await scene.fail({ dataDir }), /newer version/, /Nothing was changed/);
    } finally {
      await change(`DELETE FROM ${table} WHERE hash = 'future'`);
    }
  });

  test('a truncated key file', async () => {
    const kept = readFileSync(keys);
    writeFileSync(keys, '');
    try {
      assertClear(await scene.fail({ dataDir }), /encryption-keys/);
    } finally {
      writeFileSync(keys, kept);
    }
  });

  test('encryption keys that don’t match the database', async () => {
    const exit = await scene.fail({ dataDir, env: OTHER_KEYS });
    assertClear(exit, /nothing was started/, /ENCRYPTION_KEYS/, /rotate-keys/);
  });

  /** Which files of the database folder are lost, by path. */
  const DAMAGES: Record<string, { lost: RegExp; leave: 'nothing' | 'zeros' }> = {
    'without anything': { lost: /^/, leave: 'nothing' },
    'without its control file': { lost: /^global\/pg_control$/, leave: 'nothing' },
    'without our tables': { lost: /^base\/5\/\d{5}/, leave: 'nothing' },
    'with zeros for our tables': { lost: /^base\/5\/\d{5}/, leave: 'zeros' },
  };
  for (const [what, { lost, leave }] of Object.entries(DAMAGES)) {
    test(`a database folder ${what}`, async () => {
      const kept = join(scene.folder(), 'db');
      cpSync(database, kept, { recursive: true });
      const files = readdirSync(database, { recursive: true, encoding: 'utf8' }).filter(
        (name) => lost.test(name) && statSync(join(database, name)).isFile(),
      );
      assert.ok(files.length > 0);
      for (const name of files) {
        const file = join(database, name);
        if (leave === 'zeros') writeFileSync(file, Buffer.alloc(statSync(file).size));
        else rmSync(file);
      }
      try {
        const exit = await scene.fail({ dataDir });
        assertClear(exit, /data folder|embedded database/, /restore/);
      } finally {
        // Restore only the lost files, because the failed start must not have damaged others.
        for (const name of files) cpSync(join(kept, name), join(database, name));
      }
    });
  }

  test('after all these failures the folder starts with all its rows', async () => {
    const server = await scene.start({ dataDir });
    const client = createApiClient(server);
    const kept = (await client.list()).toReversed();
    assert.equal(kept.length, KINDS.length);
    for (const [kind, { id }] of kept.entries()) {
      await assertUndisturbed(client, id, expected[kind]!);
    }
    assert.equal((await server.end()).code, 0);
  });
});
