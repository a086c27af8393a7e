import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CONTENTS } from './notices-contents.data.ts';
import { listShipped, NOTICES_FILE, type Shipped, writeNotices } from './notices.ts';

/** Licences allowed in a commercial product. */
const ALLOWED =
  /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1|MPL-2\.0|Python-2\.0|CC-BY-4\.0|MIT-0|Bitstream-Vera)( (OR|AND) [\w.-]+)*\)?$/;

/** LGPL libraries: shipped unmodified and as separate files, as the licence requires. */
const REPLACEABLE: readonly string[] = ['audio-file-decoder'];

test('nothing is shipped under a licence that forbids selling the product', () => {
  const all = listShipped();
  assert.ok(all.length > 50);
  const isKept = ({ name, license }: Shipped) =>
    REPLACEABLE.includes(name) && license === 'LGPL-2.1-or-later';
  const shipped = all.filter((one) => !isKept(one));
  const bad = shipped.filter(({ license }) => !ALLOWED.test(license) || /GPL/.test(license));
  assert.deepEqual(bad, []);
});

test('the notices list exactly what is shipped', () => {
  assert.equal(readFileSync(NOTICES_FILE, 'utf8'), writeNotices(listShipped()));
});

test('third-party content listed in the notices is really in the package', () => {
  const shipped = new Map(listShipped().map((one) => [one.name, one]));
  for (const { package: name, what, seen } of CONTENTS) {
    assert.ok(shipped.has(name), `${name} is not shipped any more`);
    const [file, words] = seen;
    const folder = fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url));
    // Optional packages may not be installed; the lock file still describes them.
    if (shipped.get(name)!.optional && !existsSync(folder)) continue;
    assert.ok(readFileSync(folder + file).includes(words), `${name}: no sign of ${what}`);
  }
});

test('packages containing copyleft code or data are listed with it', () => {
  const marks = /GNU (?:Lesser |Library )?General Public License|licenses\/by-sa\/|\bL?GPL-?[23]/;
  const named = new Set(CONTENTS.map((content) => content.package));
  const unnamed = listShipped()
    // Node's license file names every licence, and the MPL's text mentions others.
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
      // Boilerplate in one vendor's notices.
      .map((text) => text.replaceAll(/you may reverse engineer[^.]*\./g, ''))
  );
}
