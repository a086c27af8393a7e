import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightedLength } from './weighted-length.ts';

test('a tweet is counted as X counts it', () => {
  // From the platform's published description of its counting.
  const cases: [text: string, length: number][] = [
    ['', 0],
    ['Hello, world', 12],
    ['日本語', 6],
    ['안녕', 4],
    ['👨‍👩‍👧‍👦', 2],
    ['🇩🇪', 2],
    ['1️⃣', 2],
    ['café', 4],
    ['cafe\u0301', 4],
    ['see https://example.org/a/very/long/address?with=query.', 4 + 23 + 1],
    ['“quoted” – and…', 16],
  ];
  for (const [text, length] of cases) assert.equal(weightedLength(text), length, text);
});
