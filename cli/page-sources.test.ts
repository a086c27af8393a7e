import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { areUntouched, readPageSources, stampOf, stampPages } from './page-sources.ts';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
after(() => rmSync(root, { recursive: true }));
const pages = join(root, 'dist');

function write(name: string, text: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const MADE_OF = [
  'web/site/home.tsx',
  'web/public/film.webm',
  'contract/paths.ts',
  'document/flow.ts',
  'content/talks/bees.json',
  'vite.config.ts',
  'cli/build.ts',
  'cli/compress.ts',
  'package-lock.json',
];
for (const name of MADE_OF) write(name, 'one');
mkdirSync(pages);

const stamp = () => stampPages(pages, readPageSources(root));
const isStale = () => stampOf(pages) !== readPageSources(root).hash;

for (const name of MADE_OF) {
  test(`pages from before a change of ${name} are never served, even if the file's length is the same`, () => {
    stamp();
    assert.ok(areUntouched(pages, root));
    assert.ok(!isStale());
    write(name, 'two');
    utimesSync(join(root, name), new Date(), new Date(2030, 1));
    assert.ok(!areUntouched(pages, root));
    assert.ok(isStale());
    write(name, 'one');
  });
}

test('added, removed and renamed files count as changes', () => {
  stamp();
  write('web/ui/new.css', '');
  assert.ok(!areUntouched(pages, root) && isStale());
  stamp();
  renameSync(join(root, 'web/ui/new.css'), join(root, 'web/ui/other.css'));
  assert.ok(!areUntouched(pages, root) && isStale());
  stamp();
  rmSync(join(root, 'web/ui/other.css'));
  assert.ok(!areUntouched(pages, root) && isStale());
});

test("tests, files not used by pages, and identical copies don't trigger a rebuild", () => {
  stamp();
  write('web/ui/button.test.tsx', 'new');
  write('content/draw/picture.png', 'new');
  assert.ok(areUntouched(pages, root));
  for (const name of MADE_OF) utimesSync(join(root, name), new Date(), new Date(2031, 1));
  assert.ok(!areUntouched(pages, root));
  assert.ok(!isStale());
});

test('pages without a stamp are incomplete', () => {
  stamp();
  rmSync(join(pages, 'stamp'));
  assert.equal(stampOf(pages), null);
  assert.ok(!areUntouched(pages, root));
});

test('pages built by a server with a strict umask can be served by another user', (context) => {
  const before = process.umask(0o077);
  context.after(() => process.umask(before));
  rmSync(join(pages, 'stamp'), { force: true });
  stamp();
  assert.equal(statSync(join(pages, 'stamp')).mode & 0o044, 0o044);
});
