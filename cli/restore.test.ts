import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { compose } from '#server/compose.ts';
import { loadConfig } from '#server/core/config.ts';
import { makeAccount } from '#tests/support/make-account.ts';
import { callAs } from '#tests/support/make-app.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { sharedPostgres } from '#tests/support/postgres.ts';
import { openScene } from '#tests/support/server-process.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { createFileStorage } from '#server/providers/storage/files.ts';
import { Readable } from 'node:stream';
import { restore } from './restore.ts';

// One engine: it restores between both engines.

const WANTED = { format: 'summary', language: 'english', sample: true };
const ENGINES = ['embedded', 'postgres'] as const;

for (const from of ENGINES) {
  for (const to of ENGINES) {
    test(`a server starts from a backup with all its data: ${from} to ${to}`, async (t) => {
      const scene = openScene();
      const postgres = await sharedPostgres();
      const urls: string[] = [];
      t.after(async () => {
        for (const url of urls) await postgres.dropDatabase(url);
        await scene.close();
      });
      const { log } = watchLog();
      const makeConfig = async (engine: (typeof ENGINES)[number], env: Record<string, string>) => {
        const url = engine === 'postgres' ? await postgres.createDatabase() : null;
        if (url) urls.push(url);
        const dir = scene.folder();
        return loadConfig({ DATA_DIR: dir, ...(url && { DATABASE_URL: url }), ...env });
      };
      const keys = { ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` };

      const config = await makeConfig(from, keys);
      const before = await compose({ config, log });
      await before.work();
      const { token } = await makeAccount(before.database, 'keeper@example.org');
      const call = callAs(before.app, token);
      const { body } = await call('POST', '/generations', WANTED);
      const [{ id }] = body.generations;
      await untilEnded({ call }, id);
      const { body: text } = await call('GET', `/generations/${id}`);
      const key = 'uploads/usr_x/one';
      // Uploads may be on another disk.
      mkdirSync(join(config.data.dir, 'files'), { recursive: true });
      symlinkSync(scene.folder(), join(config.data.dir, 'files', 'uploads'));
      await createFileStorage(join(config.data.dir, 'files')).write(key, Readable.from(['sound']));
      // While the server is running.
      const made = await before.operations.backUp(join(scene.folder(), 'one.tar.gz'));
      assert.ok(made.files);
      assert.deepEqual(readdirSync(dirname(made.database)).toSorted(), [
        'one.tar.gz',
        'one.tar.gz.files',
      ]);
      await assert.rejects(before.operations.backUp(made.database), /already exists/);
      await call('DELETE', `/generations/${id}`);
      await before.close();

      const other = await makeConfig(to, keys);
      await restore(other, made.database, () => {});
      const after = await compose({ config: other, log });
      t.after(() => after.close());
      await after.canary.check();
      const same = callAs(after.app, token);
      assert.deepEqual((await same('GET', `/generations/${id}`)).body, text);
      const restored = createFileStorage(join(other.data.dir, 'files'));
      assert.equal((await (await restored.read(key)).toArray()).join(''), 'sound');
      await after.work();
      const more = await same('POST', '/generations', WANTED);
      const { status } = await untilEnded({ call: same }, more.body.generations[0].id);
      assert.equal(status, 'done');
    });
  }
}
