import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from './words.ts';

test('a word is the same word in a text of plain letters and in one with others', () => {
  // The last letter has two bytes, so the text is read the long way.
  const far = ' ж';
  for (let code = 0; code < 256; code++) {
    const sign = String.fromCharCode(code);
    for (const text of [sign, `a${sign}b`, `${sign}b`, `a${sign}`, `1${sign}2`])
      assert.deepEqual([...words(text, 'english'), 'ж'], words(text + far, 'english'), text);
  }
});
