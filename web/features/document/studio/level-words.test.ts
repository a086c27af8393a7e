import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelWords } from './level-words.ts';

test('a file that couldn’t reach its target loudness says so', () => {
  assert.equal(levelWords(-16.04, -1.63), 'podcast loudness (−16.0 LUFS, −1.6 dBTP)');
  assert.match(levelWords(-17, -1), /^podcast loudness/);
  assert.match(levelWords(-19.87, -1), /^quieter than most podcasts \(−19\.9 LUFS/);
  assert.match(levelWords(-14.2, -1), /^louder/);
  assert.match(levelWords(null, -6), /^too short/);
});
