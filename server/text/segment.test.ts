import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countWords, words, wordSpans } from './segment.ts';

test('a word limit counts words as a reader would', () => {
  assert.deepEqual(words('It’s 3.5 well-known e-mails, isn’t it?', 'english'), [
    'It’s',
    '3.5',
    'well-known',
    'e-mails',
    'isn’t',
    'it',
  ]);
  assert.equal(countWords('هذا كتابٌ جديد.', 'arabic'), 3);
  assert.equal(countWords('यह ठीक है।', 'hindi'), 3);
  assert.equal(countWords('می‌روم خانه', 'persian'), 2);
  assert.equal(countWords('😀 — !', 'english'), 0);
});

test('words are counted in scripts without spaces too', () => {
  assert.deepEqual(words('我们今天讨论历史。', 'chinese'), ['我们', '今天', '讨论', '历史']);
  assert.ok(countWords('ผึ้งงานเก็บน้ำหวานจากดอกไม้', 'thai') > 4);
  assert.ok(countWords('働きバチは蜜を集めます。', 'japanese') > 4);
});

test('a sentence is split into its words, even if a word or a part of it is repeated', () => {
  const letters = fc.constantFrom(
    'a',
    'ab',
    'b',
    ' ',
    '-',
    '.',
    "'",
    '’',
    '4',
    '\u0301',
    '🐝',
    '𝒜',
    ',',
  );
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const spans = wordSpans(text, 'english');
      assert.deepEqual(
        spans.map(({ word }) => word),
        words(text, 'english'),
      );
      let end = 0;
      for (const { at, word } of spans) {
        assert.equal(text.slice(at, at + word.length), word);
        // No letter or digit is skipped between two words.
        assert.doesNotMatch(text.slice(end, at), /[\p{L}\p{N}]/u);
        end = at + word.length;
      }
    }),
    { numRuns: 1000 },
  );
});
