import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, fill } from '#contract/paths.ts';
import { TOKEN_HEADER } from '#contract/accounts.ts';
import { type ApiClient, ApiFailure, createApiClient } from '#tests/support/api-client.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import { assertClear } from './clear-message.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { KINDS, runUndisturbed } from './workload.ts';

const DISK_MB = 96;
const MB = 1024 * 1024;

function stage(t: TestContext): { scene: Scene; disk: SmallDisk; dataDir: string } {
  const scene = openScene();
  t.after(() => scene.close());
  const disk = mountSmallDisk(scene, DISK_MB)!;
  return { scene, disk, dataDir: join(disk.dir, 'data') };
}

test('x', async (t) => {
  const { scene, disk, dataDir } = stage(t);
  const server = await scene.start({ dataDir });
  const client = createApiClient(server);
  const [expected] = await runUndisturbed(client);
  disk.fill(0);
  const ids: string[] = [];
  let refused = 0;
  for (let i = 0; i < 300; i++) {
    try {
      ids.push(await client.create(KINDS[0]));
    } catch (e) {
      refused++;
      console.log(i, String(e), (e as any).cause?.message);
      if (!(e instanceof ApiFailure) || refused > 3) break;
    }
  }
  console.log('acked', ids.length, 'refused', refused);
  await pause(3000);
  console.log(server.output.stdout.slice(-3000), server.output.stderr);
  console.log(
    (await client.list().catch((e) => [{ status: String(e) }])).reduce(
      (m: any, g) => ((m[g.status] = (m[g.status] ?? 0) + 1), m),
      {},
    ),
  );
  disk.free();
  const r = await Promise.race([server.exit, pause(15000)]);
  console.log('exit', r && r.code);
  const s2 = r ? await scene.start({ dataDir }) : server;
  const c2 = createApiClient(s2);
  await pause(15000);
  const list = await c2.list();
  console.log(
    list.reduce(
      (m: any, g) => (
        (m[g.status + (g.error?.code ?? '')] = (m[g.status + (g.error?.code ?? '')] ?? 0) + 1),
        m
      ),
      {},
    ),
  );
  console.log('lost', ids.filter((id) => !list.some((g) => g.id === id)).length);
  console.log(s2.output.stdout.slice(-2000));
});
