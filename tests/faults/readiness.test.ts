import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { ErrorBodySchema, type FieldProblem } from '#contract/errors.ts';
import { CALLS } from '#contract/paths.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { openScene } from '#tests/support/server-process.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

/** A web and a worker process, the folders of each, and where they answer. */
async function stage(t: TestContext) {
  const scene = openScene();
  t.after(() => scene.close());
  const postgres = await startPostgres();
  scene.onClose(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase();
  const HEALTH_PORT = String(await freePort());
  const folders = [scene.folder(), scene.folder()] as const;
  const [web] = await Promise.all([
    scene.start({ dataDir: folders[0], env: { DATABASE_URL, ROLE: 'web' } }),
    scene.start({ dataDir: folders[1], env: { DATABASE_URL, ROLE: 'worker', HEALTH_PORT } }),
  ]);
  return { postgres, folders, urls: [web.url, `http://127.0.0.1:${HEALTH_PORT}`] };
}

/** What the process says is missing. */
async function problemsOf(url: string): Promise<FieldProblem[]> {
  const answer = await fetch(url + CALLS.readyz);
  if (answer.ok) return [];
  assert.equal(answer.status, 503);
  assert.equal(answer.headers.get('retry-after'), '5');
  const { code, message, fields } = ErrorBodySchema.parse(await answer.json());
  assert.equal(code, 'unavailable');
  for (const { field, problem } of fields!) assert.ok(message.includes(`${field} ${problem}`));
  assert.ok((await fetch(url + CALLS.healthz)).ok, 'it is not restarted for it');
  return fields!;
}

describe('web and worker processes say over HTTP why they are not ready', () => {
  test('storage that can’t be written to', async (t) => {
    const { folders, urls } = await stage(t);
    for (const folder of folders) {
      rmSync(join(folder, 'files'), { recursive: true, force: true });
      // Also where the tests run as root, who may write into any folder.
      writeFileSync(join(folder, 'files'), 'not a folder');
    }
    for (const url of urls) {
      const problems = await problemsOf(url);
      assert.deepEqual(problems, [{ field: 'storage', problem: 'can’t be written to' }]);
    }
  });

  test('a database that is gone, until it is back', async (t) => {
    const { postgres, urls } = await stage(t);
    for (const url of urls) assert.deepEqual(await problemsOf(url), []);
    postgres.kill();
    for (const url of urls) {
      assert.deepEqual(await problemsOf(url), [
        { field: 'database', problem: 'doesn’t answer' },
        { field: 'queue', problem: 'can’t be read' },
      ]);
    }
    await postgres.restart();
    for (const url of urls) {
      await untilSeen(async () => (await problemsOf(url)).length === 0 || null);
    }
  });
});
