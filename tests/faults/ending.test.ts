import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type ApiClient, createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
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

/** `FAULT_KILLS=1 node --test tests/faults/ending.test.ts` tests every way the thread can end. */
const IS_LONG = process.env['FAULT_KILLS'] !== undefined;
const RUNS = 12;
const BREAKER = new URL('./break-engine.mjs', import.meta.url).href;

function stage(t: TestContext): Scene {
  const scene = openScene();
  t.after(() => scene.close());
  return scene;
}

/** Starts runs, each watched by its own stream, and resolves once they are in progress. */
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

describe('a server that is told to stop', { concurrency: 2 }, () => {
  for (const engine of ENGINES) {
    test(`closes its streams properly and leaves its runs to the next start (${engine})`, async (t) => {
      const scene = stage(t);
      const settings = await emptyServer(scene, engine);
      const first = await scene.start(settings);
      await buyPlan(first);
      const expected = await runUndisturbed(createApiClient(first));
      const { ids, follower, following, streams } = await underWay(createApiClient(first));
      const exit = await first.end();
      assert.equal(exit.code, 0, exit.stdout + exit.stderr);
      assert.equal(exit.stderr, '');
      await following;
      assert.deepEqual(new Set(await Promise.all(streams)), new Set([null]), 'a stream broke off');
      assert.ok(!ids.every(follower.hasSeenEnd), 'nothing was left to do');

      const client = createApiClient(await scene.start(settings));
      for (const [run, id] of ids.entries()) {
        await assertUndisturbed(client, id, expected[run % KINDS.length]!);
      }
    });
  }

  test('doesn’t wait for clients that are silent, don’t read, or are just opening a stream', async (t) => {
    const scene = stage(t);
    const server = await scene.start(await emptyServer(scene, 'embedded'));
    const client = createApiClient(server);
    const ids = await Promise.all(KINDS.map((kind) => client.create(kind)));
    const { hostname, port } = new URL(server.url);
    for (const request of [
      '',
      `GET ${CALLS.events} HTTP/1.1\r\n${TOKEN_HEADER}: ${server.token}\r\n`,
    ]) {
      const silent = connect(Number(port), hostname).on('error', () => {});
      scene.onClose(() => silent.destroy());
      await once(silent, 'connect');
      silent.pause();
      if (request) silent.write(`${request}host: ${hostname}\r\nlast-event-id: 0\r\n\r\n`);
    }
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

const breaking = (how: string, when: string) => ({
  NODE_OPTIONS: `--import=${BREAKER}`,
  BREAK_ENGINE: how,
  BREAK_ENGINE_WHEN: when,
});

describe('an embedded database whose thread ends', { concurrency: 2 }, () => {
  // During preparation, during the start of the queue, and during the rest of the wiring.
  for (const [how, messages] of [
    ['exit', '5'],
    ...(IS_LONG ? [['throw', '30'] as const] : []),
    ['exit', '55'],
  ] as const) {
    test(`makes a start fail with a message, and the next start succeeds (${how} at message ${messages})`, async (t) => {
      const scene = stage(t);
      const settings = await emptyServer(scene, 'embedded');
      const exit = await scene.fail({ ...settings, env: breaking(how, messages) });
      assertClear(exit, /the embedded database has stopped/, /start again/);
      await scene.start(settings);
    });
  }

  for (const how of IS_LONG ? ['exit', 'throw'] : ['throw']) {
    test(`ends the server with a message and loses nothing acknowledged (${how})`, async (t) => {
      const scene = stage(t);
      const settings = await emptyServer(scene, 'embedded');
      const trigger = join(scene.folder(), 'break');
      const first = await scene.start({
        ...settings,
        env: breaking(how, trigger),
      });
      await buyPlan(first);
      const expected = await runUndisturbed(createApiClient(first));
      const { ids, follower, following, streams } = await underWay(createApiClient(first));
      writeFileSync(trigger, '');
      assertClear(await first.exit, /the embedded database has stopped/, /start again/);
      await Promise.all([following, ...streams]);
      assert.ok(!ids.every(follower.hasSeenEnd), 'nothing was left to do');

      const client = createApiClient(await scene.start(settings));
      for (const [run, id] of ids.entries()) {
        await assertUndisturbed(client, id, expected[run % KINDS.length]!);
      }
    });
  }
});
