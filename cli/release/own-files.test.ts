import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { PROJECT } from '#tests/support/server-process.ts';
import { listOwnFiles } from './own-files.ts';

/** Imports, worker threads and files next to a module. Type-only imports are never loaded. */
const LOADED = [
  /^\s*(?:import|export)\s(?!type\b)[^;']*?\bfrom '([^'\n]+)'/gm,
  /\bimport\(\s*'([^'\n]+)'/g,
  /^import '([^'\n]+)'/gm,
  /\bnew URL\('(\.[^'\n]+\.\w+)', import\.meta\.url\)/g,
];
/** Loaded only if present: a release has built pages and no tests. */
const OPTIONAL = ['cli/build.ts', 'cli/installed-browser.ts'];

test('no program of a release needs one of our files that the release lacks', () => {
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
