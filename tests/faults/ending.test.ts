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

/** Starts runs, and resolves once they are well under way with somebody watching all of them. */
async function underWay(client: ApiClient) {
  const follower = createFollower();
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const following = follower.follow(client, () => follower.received.length > 150 && resolve());
  const ids = await Promise.all(
    Array.from({ length: RUNS }, (_, run) => client.create(KINDS[run % KINDS.length]!)),
  );
  const streams = ids.map((id) =>
    Array.fromAsync(client.watch(fill(CALLS.generationEvents, { id }))).then(() => null, String),
  );
  await begun;
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
      first.kill('SIGTERM');
      const exit = await first.exit;
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
