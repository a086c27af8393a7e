import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CONTENTS } from './notices-contents.data.ts';
import { listShipped, NOTICES_FILE, type Shipped, writeNotices } from './notices.ts';

/** Licences that a product which is sold may carry inside it. */
const ALLOWED =
  /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1|MPL-2\.0|Python-2\.0|CC-BY-4\.0|MIT-0|Bitstream-Vera)( (OR|AND) [\w.-]+)*\)?$/;

/** Libraries under the Lesser GPL, loaded as they came and as a file of their own: what it asks of a product that is sold. */
const REPLACEABLE: readonly string[] = ['audio-file-decoder'];

test('nothing is shipped under a licence that its owner could not sell under', () => {
  const all = listShipped();
  assert.ok(all.length > 50);
  const isKept = ({ name, license }: Shipped) =>
    REPLACEABLE.includes(name) && license === 'LGPL-2.1-or-later';
  const shipped = all.filter((one) => !isKept(one));
  const bad = shipped.filter(({ license }) => !ALLOWED.test(license) || /GPL/.test(license));
  assert.deepEqual(bad, []);
});

test('the notices name what is really shipped', () => {
  assert.equal(readFileSync(NOTICES_FILE, 'utf8'), writeNotices(listShipped()));
});

test('what the notices say is inside a package can be found in it', () => {
  const shipped = new Map(listShipped().map((one) => [one.name, one]));
  for (const { package: name, what, seen } of CONTENTS) {
    assert.ok(shipped.has(name), `${name} is not shipped any more`);
    const [file, words] = seen;
    const folder = fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url));
    // Optional packages may be absent; what they are is in the lock file all the same.
    if (shipped.get(name)!.optional && !existsSync(folder)) continue;
    assert.ok(readFileSync(folder + file).includes(words), `${name}: no sign of ${what}`);
  }
});

test('a package that holds copyleft code or data is named with it', () => {
  const marks = /GNU (?:Lesser |Library )?General Public License|licenses\/by-sa\/|\bL?GPL-?[23]/;
  const named = new Set(CONTENTS.map((content) => content.package));
  const unnamed = listShipped()
    // Node's own long list names every licence; the MPL's text names others as a choice.
    .filter(({ name, license }) => !/^node-(?:linux|win)-/.test(name) && license !== 'MPL-2.0')
    .filter(({ name }) => !named.has(name) && legalTexts(name).some((text) => marks.test(text)))
    .map(({ name }) => name);
  assert.deepEqual(unnamed, []);
});

function legalTexts(name: string): string[] {
  const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  return (
    globSync('*', { cwd: folder, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && /^(?:licen[cs]e|copying|notice|third|readme)/i.test(entry.name),
      )
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      // A phrase that comes with every notice of one maker.
      .map((text) => text.replaceAll(/you may reverse engineer[^.]*\./g, ''))
  );
}
