import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const SHEET = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const valueOf = (rule: string, name: string) =>
  new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1]?.replaceAll("'", '') ?? '';

test('all files of a font family and style declare the same weights and widths, so that no letter uses a fallback font', () => {
  const seen = new Map<string, string>();
  for (const rule of SHEET.split('@font-face').slice(1)) {
    const family = valueOf(rule, 'font-family');
    if (!rule.includes('unicode-range') || family === 'Flags') continue;
    const key = `${family} ${valueOf(rule, 'font-style')}`;
    const named = `${valueOf(rule, 'font-weight')}, ${valueOf(rule, 'font-stretch')}`;
    assert.equal(named, seen.get(key) ?? named, key);
    seen.set(key, named);
  }
  assert.deepEqual(
    [...seen.keys()],
    ['Archivo normal', 'Newsreader normal', 'Newsreader italic', 'JetBrains Mono normal'],
  );
});
