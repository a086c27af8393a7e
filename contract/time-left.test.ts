import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeLeftWords } from './time-left.ts';

test('the time left is worded naturally and no more precise than it is known', () => {
  const said: [number, string][] = [
    [0, 'a few seconds left'],
    [5, 'a few seconds left'],
    [6, 'about 10 seconds left'],
    [31, 'about 40 seconds left'],
    [45, 'about 50 seconds left'],
    [46, 'about a minute left'],
    [89, 'about a minute left'],
    [90, 'about 2 minutes left'],
    [149, 'about 2 minutes left'],
    [59 * 60, 'about 59 minutes left'],
    [60 * 60, 'about 1 h left'],
    [84 * 60, 'about 1 h 20 min left'],
    [118 * 60, 'about 2 h left'],
  ];
  for (const [seconds, words] of said) assert.equal(timeLeftWords(seconds), words, `${seconds}`);
});
