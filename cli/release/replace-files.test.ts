import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { replaceFiles } from './replace-files.ts';

const scratch = mkdtempSync(join(tmpdir(), 'quillcast-'));
after(() => rmSync(scratch, { recursive: true }));
let folders = 0;

function folderWith(files: Record<string, string>): string {
  const folder = join(scratch, String((folders += 1)));
  mkdirSync(folder);
  put(folder, files);
  return folder;
}

function put(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('data of a server started inside the release survives the next release', () => {
  const folder = join(scratch, 'release');
  replaceFiles(folderWith({ quillcast: 'old', 'server/main.ts': 'old' }), folder);
  const data = { 'data/encryption-keys': 'keys', 'data/db/1': 'rows', 'server/data/files/a': 'a' };
  put(folder, data);
  replaceFiles(folderWith({ quillcast: 'new', 'server/main.ts': 'new' }), folder);
  for (const [path, text] of Object.entries(data)) assert.equal(read(folder, path), text);
  assert.equal(read(folder, 'quillcast'), 'new');
  assert.equal(read(folder, 'server/main.ts'), 'new');
});

test('files no longer in a release are removed, including their folders', () => {
  const folder = join(scratch, 'smaller');
  const kept = { quillcast: 'start' };
  replaceFiles(folderWith({ ...kept, 'voices/model/a.onnx': '', 'voices/LICENSE': '' }), folder);
  replaceFiles(folderWith(kept), folder);
  assert.equal(existsSync(join(folder, 'voices')), false);
  assert.equal(read(folder, 'quillcast'), 'start');
});

test("a user's file isn't overwritten by a new release's file of the same name", () => {
  const folder = join(scratch, 'taken');
  replaceFiles(folderWith({ quillcast: 'old' }), folder);
  put(folder, { 'NOTES.md': 'mine' });
  const fresh = folderWith({ quillcast: 'new', 'NOTES.md': 'theirs' });
  assert.throws(() => replaceFiles(fresh, folder), /NOTES\.md isn't from a release/);
  assert.equal(read(folder, 'NOTES.md'), 'mine');
  assert.equal(read(folder, 'quillcast'), 'old');
});

test('a folder without a list of release files is left alone', () => {
  const folder = folderWith({ quillcast: 'old', 'data/db/1': 'rows' });
  assert.throws(() => replaceFiles(folderWith({ quillcast: 'new' }), folder), /isn't empty/);
  assert.equal(read(folder, 'quillcast'), 'old');
  assert.equal(read(folder, 'data/db/1'), 'rows');
});
