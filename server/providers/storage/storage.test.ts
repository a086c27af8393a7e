import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '#server/core/app-error.ts';
import { startStandInS3 } from '#tests/support/stand-in-s3.ts';
import { createFileStorage } from './files.ts';
import type { Storage } from './port.ts';
import { createS3Storage } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const s3 = await startStandInS3();
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.close();
});

const engines: [string, Storage][] = [
  ['files', createFileStorage(folder)],
  ['s3', createS3Storage(s3.url)],
];
const bytes = (size: number) => Buffer.alloc(size, 'abcdefg');
/** In chunks, like from a socket. */
const stream = (content: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += 60_000) yield content.subarray(at, at + 60_000);
    })(),
  );

test('partial files of killed processes are removed, current ones stay', async () => {
  const root = join(folder, 'left-overs');
  const parts = join(root, '.parts');
  mkdirSync(parts, { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(join(parts, name), 'x');
  utimesSync(join(parts, 'old'), 0, 0);
  createFileStorage(root);
  while (readdirSync(parts).includes('old')) await setImmediate();
  assert.deepEqual(readdirSync(parts), ['new']);
});

for (const [name, storage] of engines) {
  test(`${name}: files of any size are read back unchanged, whole and in ranges`, async () => {
    for (const size of [0, 10, 8 * 1024 * 1024, 20_000_001]) {
      const content = bytes(size);
      const key = `uploads/usr_1/file-${size}.bin`;
      assert.deepEqual(await storage.write(key, stream(content)), { bytes: size });
      assert.equal(await storage.findSize(key), size);
      if (size === 0) continue;
      assert.ok((await buffer(await storage.read(key))).equals(content));
      const part = await buffer(await storage.read(key, { start: 3, end: 7 }));
      assert.equal(part.toString(), 'defga');
    }
  });

  test(`${name}: a stream that breaks leaves nothing behind`, async () => {
    async function* breaking() {
      yield bytes(9_000_000);
      await Promise.resolve();
      throw new Error('cut off');
    }
    await assert.rejects(
      storage.write('uploads/usr_1/broken', Readable.from(breaking())),
      /cut off/,
    );
    assert.equal(await storage.findSize('uploads/usr_1/broken'), null);
    assert.equal(s3.unfinished.size, 0);
    assert.deepEqual(readdirSync(join(folder, '.parts')), []);
    assert.ok(!readdirSync(join(folder, 'uploads', 'usr_1')).includes('broken'));
  });

  test(`${name}: files are deleted individually and for a whole account`, async () => {
    for (const file of ['a', 'b', 'c', 'd'])
      await storage.write(`uploads/usr_2/${file}`, stream(bytes(5)));
    await storage.write('uploads/usr_22/a', stream(bytes(5)));
    await storage.remove('uploads/usr_2/a');
    await storage.remove('uploads/usr_2/a');
    await assert.rejects(
      storage.read('uploads/usr_2/a'),
      (error) => error instanceof AppError && error.code === 'not_found',
    );
    await storage.removeFolder('uploads/usr_2/');
    await storage.removeFolder('uploads/usr_2/');
    assert.equal(await storage.findSize('uploads/usr_2/d'), null);
    assert.equal(await storage.findSize('uploads/usr_22/a'), 5);
  });

  test(`${name}: keys can't escape the storage folder`, async () => {
    for (const key of [
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      'a',
      'uploads/.hidden',
      'a/b\0c',
    ]) {
      await assert.rejects(
        async () => storage.write(key, stream(bytes(1))),
        /bad storage key/,
        key,
      );
    }
    await assert.rejects(async () => storage.removeFolder('uploads'), /bad storage/);
    await assert.rejects(async () => storage.removeFolder('/'), /bad storage/);
  });
}
