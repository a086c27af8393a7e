import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mark } from '#contract/checks.ts';
import { markRows } from './mark-rows.ts';

const mark = (kind: Mark['kind'], blockId: string, quote: string): Mark => ({
  kind,
  blockId,
  quote,
  why: 'It is not said.',
});

test('all marked numbers of a line share a row, and a name marked in many lines gets one row with a count', () => {
  const rows = markRows([
    mark('number', 'a', '12'),
    mark('number', 'a', '3.50'),
    mark('number', 'a', '12'),
    mark('name', 'a', 'GB'),
    mark('name', 'b', 'Indeed'),
    mark('name', 'c', 'Indeed'),
    mark('name', 'd', 'Indeed'),
  ]);
  assert.deepEqual(
    rows.map(({ blockId, quotes, places }) => [blockId, quotes, places]),
    [
      ['a', ['12', '3.50'], 1],
      ['a', ['GB'], 1],
      ['b', ['Indeed'], 3],
    ],
  );
});

test('unsupported sentences keep a row each', () => {
  const rows = markRows([mark('unsupported', 'a', 'One.'), mark('unsupported', 'a', 'Two.')]);
  assert.equal(rows.length, 2);
});
