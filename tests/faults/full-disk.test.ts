import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, ApiFailure, createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene } from '#tests/support/server-process.ts';
import { assertClear } from './clear-message.ts';
import { mountDisk, pretendDisk } from './small-disk.ts';
import { KINDS, runUndisturbed } from './workload.ts';

const DISK_MB = 96;
const MB = 1024 * 1024;
/** Set in the child process that runs in its own mount namespace. */
const INSIDE = 'FAULT_INSIDE_NAMESPACE';
/** `FAULT_LONG=1` also fills the disk until the database itself fails, which takes a thousand runs. */
const LONG = process.env['FAULT_LONG'] !== undefined;

const means = chooseMeans();

function chooseMeans(): 'mount' | 'namespace' | 'pretend' {
  const scene = openScene();
  const mounted = mountDisk(scene, 1) !== null;
  void scene.close();
  if (mounted) return 'mount';
  const unshared = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']);
  return unshared.status === 0 && !process.env[INSIDE] ? 'namespace' : 'pretend';
}

function stage(t: TestContext) {
  const scene = openScene();
  t.after(() => scene.close());
  const disk = means === 'mount' ? mountDisk(scene, DISK_MB)! : pretendDisk(scene);
  const settings = { dataDir: join(disk.dir, 'data'), env: disk.env };
  return { scene, disk, settings };
}

/** Every acknowledged run exists and finishes, if necessary after a retry. */
async function assertFinishes(client: ApiClient, ids: string[], markdown: string): Promise<void> {
  const waiting = new Set(ids);
  while (waiting.size > 0) {
    const known = new Map((await client.list()).map((generation) => [generation.id, generation]));
    for (const id of waiting) {
      const generation = known.get(id);
      assert.ok(generation, `${id} was acknowledged and is gone`);
      if (generation.status === 'failed') {
        assert.equal(generation.error?.code, 'storage_full');
        await client.retry(id);
      } else if (generation.status === 'done') {
        assert.equal(await client.exportMarkdown(id), markdown);
        waiting.delete(id);
      }
    }
    await pause(200);
  }
}

/** Creates runs until the server refuses or is gone. */
async function createUntilRefused(client: ApiClient): Promise<{ ids: string[]; refusal: unknown }> {
  const ids: string[] = [];
  let refusal: unknown = null;
  while (refusal === null) {
    const asked = Array.from({ length: 8 }, () => client.create(KINDS[0]));
    for (const answer of await Promise.allSettled(asked)) {
      if (answer.status === 'fulfilled') ids.push(answer.value);
      else refusal = answer.reason;
    }
  }
  return { ids, refusal };
}

async function assertStarts(scene: Scene, settings: { dataDir: string }): Promise<void> {
  const server = await scene.start(settings);
  await runUndisturbed(createApiClient(server), [KINDS[0]]);
  assert.equal((await server.end()).code, 0);
}

if (means === 'namespace') {
  test('a full disk loses nothing (in a mount namespace of its own)', () => {
    const program = [process.execPath, '--test', import.meta.filename];
    const env = { ...process.env, [INSIDE]: '1', NODE_TEST_CONTEXT: undefined };
    const inside = spawnSync('unshare', ['-rm', ...program], { env, encoding: 'utf8' });
    assert.equal(inside.status, 0, inside.stdout + inside.stderr);
  });
} else {
  describe(`a full disk loses nothing acknowledged (${means})`, { concurrency: 2 }, () => {
    test('a first start without enough space says so, and succeeds once there is room', async (t) => {
      const { scene, disk, settings } = stage(t);
      const { bavail, bsize } = statfsSync(disk.dir);
      await assertStarts(scene, settings);
      const needed = (bavail - statfsSync(disk.dir).bavail) * bsize;
      // No space at all, too little for the engine, and too little for the last files.
      for (const leave of [0, needed - 20 * MB, needed - 2 * MB]) {
        rmSync(settings.dataDir, { recursive: true });
        disk.fill(leave);
        assertClear(await scene.fail(settings), /disk/);
        disk.free();
      }
      await assertStarts(scene, settings);
    });

    test('a start on a full disk works or says why not, and keeps the existing data', async (t) => {
      const { scene, disk, settings } = stage(t);
      const first = await scene.start(settings);
      const [expected] = await runUndisturbed(createApiClient(first), [KINDS[0]]);
      const id = await createApiClient(first).create(KINDS[0]);
      first.kill('SIGKILL');
      await first.exit;
      disk.fill(0);
      const launched = scene.launch(settings);
      await Promise.race([launched.ready, launched.exit]).catch(() => {});
      launched.kill('SIGKILL');
      const exit = await launched.exit;
      if (exit.signal === null) assertClear(exit, /disk/);
      disk.free();
      const client = createApiClient(await scene.start(settings));
      await assertFinishes(client, [id], expected!.markdown);
    });

    test('a disk that fills up while the server runs gives 503, and the server recovers once there is room', async (t) => {
      const { scene, disk, settings } = stage(t);
      const server = await scene.start(settings);
      await buyPlan(server);
      const client = createApiClient(server);
      const [expected] = await runUndisturbed(client, [KINDS[0]]);
      disk.fill(0);
      const { ids, refusal } = await createUntilRefused(client);
      assert.ok(refusal instanceof ApiFailure, String(refusal));
      assert.deepEqual([refusal.status, refusal.code], [503, 'storage_full']);
      disk.free();
      await assertFinishes(client, ids, expected!.markdown);
    });

    if (LONG && means === 'mount') {
      test('a database that can’t write its log ends the server with a message', async (t) => {
        const { scene, disk, settings } = stage(t);
        const server = await scene.start(settings);
        await buyPlan(server);
        const [expected] = await runUndisturbed(createApiClient(server), [KINDS[0]]);
        disk.fill(10 * MB);
        const { ids, refusal } = await createUntilRefused(createApiClient(server));
        t.diagnostic(`${ids.length} acknowledged, then ${String(refusal)}`);
        if (refusal instanceof ApiFailure) {
          assert.deepEqual([refusal.status, refusal.code], [503, 'storage_full']);
          server.kill('SIGKILL');
          await server.exit;
        } else {
          assertClear(await server.exit, /the embedded database has stopped/, /disk/);
        }
        disk.free();
        const client = createApiClient(await scene.start(settings));
        await assertFinishes(client, ids, expected!.markdown);
      });
    }
  });
}
