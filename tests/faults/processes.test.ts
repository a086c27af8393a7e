import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { createApiClient } from '#tests/support/api-client.ts';
import { openScene } from '#tests/support/server-process.ts';
import { assertUndisturbed, createFollower, KINDS, replay, runUndisturbed } from './workload.ts';

const RUNS = 16;

async function stage(t: TestContext) {
  const scene = openScene();
  t.after(() => scene.close());
  const DATABASE_URL = await scene.database();
  const launch = (ROLE: 'web' | 'worker') =>
    scene.launch({ dataDir: scene.folder(), env: { DATABASE_URL, ROLE } });
  return { scene, launch };
}

describe('several processes on one PostgreSQL', () => {
  test('they start at once on an empty database; what workers write is read at the web process', async (t) => {
    const { launch } = await stage(t);
    const launched = [launch('web'), launch('worker'), launch('worker')];
    const [web] = await Promise.all(launched.map(({ ready }) => ready));
    const client = createApiClient(web!);
    const expected = await runUndisturbed(client);
    const ids = await Promise.all(
      Array.from({ length: RUNS }, (_, run) => client.create(KINDS[run % KINDS.length]!)),
    );
    for (const [run, id] of ids.entries()) {
      await assertUndisturbed(client, id, expected[run % KINDS.length]!);
    }
    for (const { kill } of launched) kill('SIGTERM');
    for (const { exit } of launched) {
      const { code, stdout, stderr } = await exit;
      assert.equal(code, 0, stdout + stderr);
    }
  });

  test('a worker that wakes up after its run was given to another writes not a word more', async (t) => {
    const { launch } = await stage(t);
    const [web, sleeper] = await Promise.all([launch('web').ready, launch('worker').ready]);
    const client = createApiClient(web);
    const expected = await runUndisturbed(client);

    const follower = createFollower();
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const following = follower.follow(client, () => follower.open().length >= 3 && resolve());
    const start = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, run) => client.create(KINDS[run % KINDS.length]!)),
      );
    const ids = await start(RUNS);
    await begun;
    sleeper.kill('SIGSTOP');
    assert.ok(follower.open().length > 0);

    const other = await launch('worker').ready;
    for (const [run, id] of ids.entries()) {
      await assertUndisturbed(client, id, expected[run % KINDS.length]!);
    }
    const sizes = async () => (await client.list()).map(({ id, lastSeq }) => `${id} ${lastSeq}`);
    const before = await sizes();

    // Alone again, the one that slept proves that it is awake by doing the next runs.
    other.kill('SIGTERM');
    await other.exit;
    sleeper.kill('SIGCONT');
    const later = await start(KINDS.length);
    for (const [run, id] of later.entries()) await assertUndisturbed(client, id, expected[run]!);
    assert.deepEqual((await sizes()).filter((line) => before.includes(line)).length, before.length);
    for (const [run, id] of ids.entries()) {
      await assertUndisturbed(client, id, expected[run % KINDS.length]!);
    }
    const log = await replay(
      client,
      (await client.list()).reduce((sum, one) => sum + one.lastSeq, 0),
    );
    sleeper.kill('SIGTERM');
    web.kill('SIGTERM');
    await Promise.all([following, sleeper.exit, web.exit]);
    assert.deepEqual(follower.received, log);
  });
});
