import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { PROJECT } from '#tests/support/server-process.ts';
import { listOwnFiles } from './own-files.ts';

/** Of modules, and of threads and files that lie beside a module. What only a type is taken from is never loaded. */
const LOADED = [
  /^\s*(?:import|export)\s(?!type\b)[^;']*?\bfrom '([^'\n]+)'/gm,
  /\bimport\(\s*'([^'\n]+)'/g,
  /^import '([^'\n]+)'/gm,
  /\bnew URL\('(\.[^'\n]+\.\w+)', import\.meta\.url\)/g,
];
/** Asked for only where they are there: a release comes with its pages, and without tests. */
const OPTIONAL = ['cli/build.ts', 'cli/installed-browser.ts'];

test('no program of a release asks for a file of ours that the release lacks', () => {
  const shipped = new Set(listOwnFiles(PROJECT));
  const { imports } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const places = Object.entries(imports).map(([name, place]) => [
    name.replace('*', ''),
    place.replace('*', ''),
  ]);
  let checked = 0;
  const lacking: string[] = [];
  for (const source of [...shipped].filter((path) => /^(?!dist).*\.m?ts$|\.mjs$/.test(path))) {
    const text = readFileSync(join(PROJECT, source), 'utf8');
    for (const [, specifier] of LOADED.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const [alias, place] = places.find(([name]) => specifier!.startsWith(name!)) ?? [];
      if (!place && !specifier!.startsWith('.')) continue;
      const path = place
        ? normalize(place + specifier!.slice(alias!.length))
        : join(dirname(source), specifier!);
      checked += 1;
      if (!shipped.has(path) && !OPTIONAL.includes(path)) lacking.push(`${source}: ${path}`);
    }
  }
  assert.ok(checked > 1000, `${checked} imports`);
  assert.deepEqual(lacking, []);
});
