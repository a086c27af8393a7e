import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type ApiClient, createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { type Launched, openScene } from '#tests/support/server-process.ts';
import { assertUndisturbed, createFollower, KINDS, runUndisturbed } from './workload.ts';

const RUNS = 8;

async function stage(t: TestContext) {
  const scene = openScene();
  t.after(() => scene.close());
  const DATABASE_URL = await scene.database();
  const launch = (ROLE: 'web' | 'worker', more: Record<string, string> = {}) =>
    scene.launch({ dataDir: scene.folder(), env: { DATABASE_URL, ROLE, ...more } });
  return { launch, database: DATABASE_URL };
}

describe('several processes on one PostgreSQL', { concurrency: true }, () => {
  test('can start together on an empty database, show workers’ output through the web process, and have a worker report its health', async (t) => {
    const { launch } = await stage(t);
    const port = await freePort();
    const launched = [
      launch('web'),
      launch('worker'),
      launch('worker', { HEALTH_PORT: String(port) }),
    ];
    const [web] = await Promise.all(launched.map(({ ready }) => ready));
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    assert.deepEqual(await (await ask('/readyz')).json(), { ok: true });
    assert.match(await (await ask('/metrics')).text(), /process_uptime_seconds/);
    assert.equal((await ask('/languages')).status, 404, 'it answers nothing else');

    await buyPlan(web!);
    const client = createApiClient(web!);
    const expected = await runUndisturbed(client);
    const ids = await start(client, RUNS);
    for (const [run, id] of ids.entries()) {
      await assertUndisturbed(client, id, expected[run % KINDS.length]!);
    }
    for (const { kill } of launched) kill('SIGTERM');
    for (const { exit } of launched) {
      const { code, stdout, stderr } = await exit;
      assert.equal(code, 0, stdout + stderr);
    }
  });

  test('a worker that wakes up after its runs were taken over writes nothing more', async (t) => {
    const { launch, database } = await stage(t);
    const [web, sleeper] = await Promise.all([launch('web').ready, launch('worker').ready]);
    await buyPlan(web);
    const client = createApiClient(web);
    const expected = await runUndisturbed(client);
    const ids = await start(client, RUNS);
    await fallAsleep(sleeper, database);

    const other = await launch('worker').ready;
    for (const [run, id] of ids.entries()) {
      await assertUndisturbed(client, id, expected[run % KINDS.length]!);
    }
    // Alone again, the worker that was paused shows that it works by doing the next runs.
    await other.end();
    sleeper.kill('SIGCONT');
    const later = await start(client, KINDS.length);
    for (const [run, id] of [...ids, ...later].entries()) {
      await assertUndisturbed(client, id, expected[run % KINDS.length]!);
    }
    assert.equal((await sleeper.end()).code, 0);
  });

  test('a database server that crashes and recovers costs no run and no process', async (t) => {
    const scene = openScene();
    t.after(() => scene.close());
    const postgres = await startPostgres();
    scene.onClose(() => postgres.stop());
    const env = { DATABASE_URL: await postgres.createDatabase() };
    const server = await scene.start({ dataDir: scene.folder(), env });
    await buyPlan(server);
    const client = createApiClient(server);
    const expected = await runUndisturbed(client);
    const follower = createFollower();
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const before = (await client.list()).reduce((sum, { lastSeq }) => sum + lastSeq, 0);
    void follower.follow(client, () => follower.received.length > before + 50 && resolve());
    const ids = await start(client, RUNS);
    await begun;
    postgres.kill();
    await assert.rejects(client.list(), { name: 'ApiFailure', status: 503, code: 'unavailable' });
    await postgres.restart();
    for (const [run, id] of ids.entries()) {
      await assertUndisturbed(client, id, expected[run % KINDS.length]!);
    }
    assert.equal((await server.end()).code, 0);
  });
});

function start(client: ApiClient, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, run) => client.create(KINDS[run % KINDS.length]!)),
  );
}

/** Pauses the worker at the worst moment: inside a transaction, holding row locks that others need. */
async function fallAsleep({ kill }: Launched, database: string): Promise<void> {
  const connection = new pg.Client({ connectionString: database });
  await connection.connect();
  try {
    for (;;) {
      kill('SIGSTOP');
      await pause(20);
      const { rowCount } = await connection.query(
        `SELECT 1 FROM pg_stat_activity JOIN pg_locks USING (pid)
         WHERE state = 'idle in transaction' AND datname = current_database()
           AND relation = 'event_cursors'::regclass AND mode = 'RowExclusiveLock'`,
      );
      if (rowCount) return;
      kill('SIGCONT');
      await pause(5);
    }
  } finally {
    await connection.end();
  }
}
