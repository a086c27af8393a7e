import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import { type ApiClient, createApiClient } from '#tests/support/api-client.ts';
import { openScene, type Scene } from '#tests/support/server-process.ts';
import { assertClear } from './clear-message.ts';
import {
  assertUndisturbed,
  createFollower,
  emptyServer,
  ENGINES,
  KINDS,
  runUndisturbed,
} from './workload.ts';

const RUNS = 16;
const BREAKER = new URL('./break-engine.mjs', import.meta.url).href;

function stage(t: TestContext): Scene {
  const scene = openScene();
  t.after(() => scene.close());
  return scene;
}

/** Starts runs and resolves when they are well under way, each watched by a stream of its own. */
async function underWay(client: ApiClient) {
  const follower = createFollower();
  let left = 100;
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const following = follower.follow(client, () => void (--left === 0 && resolve()));
  const ids = await Promise.all(
    Array.from({ length: RUNS }, (_, run) => client.create(KINDS[run % KINDS.length]!)),
  );
  const opened: Promise<void>[] = [];
  const streams = ids.map((id) => {
    const { promise, resolve: onOpen } = Promise.withResolvers<void>();
    opened.push(promise);
    const events = client.watch(fill(CALLS.generationEvents, { id }), { onOpen });
    return Array.fromAsync(events).then(() => null, String);
  });
  await Promise.all([begun, ...opened]);
  return { ids, follower, following, streams };
}

describe('a server that is told to end', () => {
  for (const engine of ENGINES) {
    test(`ends its streams properly and leaves its runs to the next start (${engine})`, async (t) => {
      const scene = stage(t);
      const settings = await emptyServer(scene, engine);
      const first = await scene.start(settings);
      const expected = await runUndisturbed(createApiClient(first));
      const { ids, follower, following, streams } = await underWay(createApiClient(first));
      const exit = await first.end();
      assert.equal(exit.code, 0, exit.stdout + exit.stderr);
      assert.equal(exit.stderr, '');
      await following;
      assert.deepEqual(new Set(await Promise.all(streams)), new Set([null]), 'a stream broke off');
      assert.ok(follower.open().length > 0, 'nothing was left to do');

      const client = createApiClient(await scene.start(settings));
      for (const [run, id] of ids.entries()) {
        await assertUndisturbed(client, id, expected[run % KINDS.length]!);
      }
    });
  }

  test('does not wait for a stream that was just being opened', async (t) => {
    const scene = stage(t);
    const server = await scene.start(await emptyServer(scene, 'embedded'));
    const client = createApiClient(server);
    const ids = await Promise.all(KINDS.map((kind) => client.create(kind)));
    const streams = [...ids, ...ids, ...ids].flatMap((id) =>
      [fill(CALLS.generationEvents, { id }), CALLS.events].map((path) =>
        Array.fromAsync(client.watch(path)).catch(() => null),
      ),
    );
    const exit = await server.end();
    assert.equal(exit.code, 0, exit.stdout + exit.stderr);
    await Promise.all(streams);
  });
});

describe('an embedded database whose thread ends', () => {
  for (const how of ['exit', 'throw']) {
    test(`ends the server with a message, and nothing acknowledged is lost (${how})`, async (t) => {
      const scene = stage(t);
      const settings = await emptyServer(scene, 'embedded');
      const trigger = join(scene.folder(), 'break');
      const first = await scene.start({
        ...settings,
        env: { NODE_OPTIONS: `--import=${BREAKER}`, BREAK_ENGINE: trigger },
      });
      const expected = await runUndisturbed(createApiClient(first));
      const { ids, follower, following, streams } = await underWay(createApiClient(first));
      writeFileSync(trigger, how);
      assertClear(await first.exit, /the embedded database has stopped/, /start again/);
      await Promise.all([following, ...streams]);
      assert.ok(follower.open().length > 0, 'nothing was left to do');

      const client = createApiClient(await scene.start(settings));
      for (const [run, id] of ids.entries()) {
        await assertUndisturbed(client, id, expected[run % KINDS.length]!);
      }
    });
  }
});
