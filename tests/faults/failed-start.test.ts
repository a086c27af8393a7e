import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { createApiClient } from '#tests/support/api-client.ts';
import { type Exit, openScene, type Scene } from '#tests/support/server-process.ts';
import { assertUndisturbed, KINDS, runUndisturbed, type Undisturbed } from './workload.ts';

/** One message for a human being: no stack, no object, nothing else beside it. */
function assertClear({ code, stderr }: Exit, ...words: RegExp[]): void {
  assert.equal(code, 1, stderr);
  for (const word of words) assert.match(stderr, word);
  assert.doesNotMatch(stderr, /^\s+at .+:\d+/m, 'a stack trace is no message');
  assert.doesNotMatch(stderr, /^[{[]|\[cause\]|node:internal/m);
  assert.ok(stderr.trim().split('\n').length <= 8, stderr);
}

describe('a start that cannot succeed says why, in one message, and harms nothing', () => {
  const scene = openScene();
  const original = scene.folder();
  let expected: Undisturbed;
  let id: string;

  before(async () => {
    const server = await scene.start({ dataDir: original });
    const client = createApiClient(server);
    [expected] = (await runUndisturbed(client)) as [Undisturbed];
    id = await client.create(KINDS[0]);
    await client.log(id);
    server.kill('SIGTERM');
    await server.exit;
  });
  after(() => scene.close());

  function stage(t: TestContext): { own: Scene; dataDir: string; database: string } {
    const own = openScene();
    t.after(() => own.close());
    const dataDir = own.folder();
    cpSync(original, dataDir, { recursive: true });
    return { own, dataDir, database: join(dataDir, 'db') };
  }

  async function assertWhole(own: Scene, dataDir: string): Promise<void> {
    const server = await own.start({ dataDir });
    const client = createApiClient(server);
    assert.equal((await client.list()).length, KINDS.length + 1);
    await assertUndisturbed(client, id, expected);
    server.kill('SIGTERM');
    assert.equal((await server.exit).code, 0);
  }

  test('several bad settings are all named at once, and no secret is repeated', async (t) => {
    const { own, dataDir } = stage(t);
    const exit = await own.fail({
      dataDir,
      env: {
        PORT: 'eighty',
        ROLE: 'boss',
        LOG_LEVEL: 'loud',
        TEAM_SEATS: '0',
        STRIPE_SECRET_KEY: 'sk_live_hush',
        DATABASE_URL: 'mysql://u:hush@db/x',
      },
    });
    assertClear(
      exit,
      /PORT/,
      /ROLE/,
      /LOG_LEVEL/,
      /TEAM_SEATS/,
      /STRIPE_WEBHOOK_SECRET/,
      /DATABASE_URL/,
    );
    assert.doesNotMatch(exit.stderr, /hush/);
    await assertWhole(own, dataDir);
  });

  test('a data folder that another process uses', async (t) => {
    const { own, dataDir } = stage(t);
    const holder = await own.start({ dataDir });
    const exit = await own.fail({ dataDir });
    assertClear(exit, /in use by another process/, new RegExp(`\\b${holder.pid}\\b`), /DATA_DIR/);
    await createApiClient(holder).get(id);
    holder.kill('SIGKILL');
    await holder.exit;
    await assertWhole(own, dataDir);
  });

  test('a data folder that cannot be made', async (t) => {
    const { own } = stage(t);
    const file = join(own.folder(), 'file');
    writeFileSync(file, '');
    assertClear(await own.fail({ dataDir: join(file, 'data') }), /cannot be made/, /DATA_DIR/);
  });

  test('a database that cannot be reached', async (t) => {
    const { own, dataDir } = stage(t);
    for (const address of ['127.0.0.1:1', 'no-such-host.invalid']) {
      const env = { DATABASE_URL: `postgres://user:hush@${address}/none` };
      const exit = await own.fail({ dataDir, env });
      assertClear(exit, /cannot be reached/, /DATABASE_URL/);
      assert.doesNotMatch(exit.stderr, /hush/);
    }
    await assertWhole(own, dataDir);
  });

  test('a data folder written by another major version', async (t) => {
    const { own, dataDir, database } = stage(t);
    const version = join(database, 'PG_VERSION');
    writeFileSync(version, '17\n');
    assertClear(await own.fail({ dataDir }), /PostgreSQL 17/, /Nothing was changed/);
    writeFileSync(version, '18\n');
    await assertWhole(own, dataDir);
  });

  test('a port that somebody else listens on', async (t) => {
    const { own, dataDir } = stage(t);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    t.after(() => other.close());
    const { port } = other.address() as { port: number };
    const exit = await own.fail({ dataDir, env: { PORT: String(port) } });
    assertClear(exit, new RegExp(`Port ${port}`), /PORT/);
    await assertWhole(own, dataDir);
  });

  /** What is taken away, and what is left in its place. */
  const DAMAGES: Record<string, { part: string; damage?: (part: string) => void }> = {
    'without its control file': { part: 'global/pg_control' },
    'with an empty control file': {
      part: 'global/pg_control',
      damage: (part) => writeFileSync(part, ''),
    },
    'without its log': { part: 'pg_wal', damage: (part) => mkdirSync(part) },
    'with a log of zeros': { part: 'pg_wal', damage: zero },
    'without its tables': { part: 'base/5', damage: (part) => mkdirSync(part) },
    'with tables of zeros': { part: 'base/5', damage: zero },
    'without its version': { part: 'PG_VERSION' },
    'without anything': { part: '.' },
  };
  for (const [what, { part, damage }] of Object.entries(DAMAGES)) {
    test(`a database folder ${what}`, async (t) => {
      const { own, dataDir, database } = stage(t);
      const whole = join(original, 'db', part);
      const broken = join(database, part);
      rmSync(broken, { recursive: true });
      damage?.(broken);
      const exit = await own.fail({ dataDir });
      assertClear(exit, /data folder|embedded database/, /restore|DATA_DIR/);
      rmSync(broken, { recursive: true, force: true });
      cpSync(whole, broken, { recursive: true });
      await assertWhole(own, dataDir);
    });
  }

  /** Files of the same names and sizes that hold nothing. */
  function zero(part: string): void {
    const whole = join(original, 'db', relative(join(part, '..'), part));
    cpSync(whole, part, { recursive: true });
    for (const name of readdirSync(part)) {
      const file = join(part, name);
      const stats = statSync(file);
      if (stats.isFile()) writeFileSync(file, Buffer.alloc(stats.size));
    }
  }
});
