import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { unpackArchive } from './unpack-archive.ts';

const END = Buffer.alloc(1024);

function entry(path: string, content: Buffer | null): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write((content?.length ?? 0).toString(8).padStart(11, '0'), 124);
  header.write(content ? '0' : '5', 156);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const body = content ?? Buffer.alloc(0);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

function place(t: TestContext): { folder: string; keep(bytes: Buffer): string } {
  const root = mkdtempSync(join(tmpdir(), 'archive-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const folder = mkdtempSync(join(root, 'folder-'));
  return {
    folder,
    keep(bytes) {
      const file = join(root, 'archive');
      writeFileSync(file, bytes);
      return file;
    },
  };
}

test('large files, empty files and empty folders are unpacked unchanged', async (t) => {
  const long = Buffer.alloc(3_000_001, 'quill');
  const whole = Buffer.concat([
    entry('/base', null),
    entry('/base/long', long),
    entry('/base/empty', Buffer.alloc(0)),
    entry('/pg_wal', null),
    END,
  ]);
  for (const bytes of [whole, gzipSync(whole)]) {
    const { folder, keep } = place(t);
    await unpackArchive(keep(bytes), folder);
    assert.ok(readFileSync(join(folder, 'base/long')).equals(long));
    assert.equal(readFileSync(join(folder, 'base/empty')).length, 0);
    assert.ok(existsSync(join(folder, 'pg_wal')));
  }
});

test('a truncated or altered archive, or one with paths outside the folder, is refused', async (t) => {
  const whole = Buffer.concat([entry('/one', Buffer.alloc(2000, 1)), END]);
  const changed = Buffer.from(whole);
  changed[1] = 'x'.charCodeAt(0);
  const outside = Buffer.concat([entry('/../outside', Buffer.alloc(1)), END]);
  const bad = {
    'ends too early': [Buffer.alloc(0), whole.subarray(0, 1500), whole.subarray(0, 2560)],
    damaged: [changed],
    'unexpected entry: /../outside': [outside],
    'unexpected end of file': [gzipSync(whole).subarray(0, 40)],
  };
  for (const [why, archives] of Object.entries(bad)) {
    for (const bytes of archives) {
      const { folder, keep } = place(t);
      await assert.rejects(unpackArchive(keep(bytes), folder), new RegExp(why));
      assert.ok(!existsSync(join(folder, '../outside')));
    }
  }
});
