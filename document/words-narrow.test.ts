import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from './words.ts';

test('words are the same in Latin-1 text and in text with other characters', () => {
  // A character above U+00FF forces the slow pattern.
  const far = ' ж';
  for (let code = 0; code < 256; code++) {
    const sign = String.fromCharCode(code);
    for (const text of [sign, `a${sign}b`, `${sign}b`, `a${sign}`, `1${sign}2`])
      assert.deepEqual([...words(text, 'english'), 'ж'], words(text + far, 'english'), text);
  }
});
