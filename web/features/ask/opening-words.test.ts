import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingWords } from './opening-words.ts';

test('a button is named by the first words of its passage', () => {
  assert.equal(
    openingWords('one two three four five six seven eight nine'),
    'one two three four five six seven eight',
  );
  assert.equal(openingWords('Short.'), 'Short.');
});

test('a passage without spaces is not read out whole as the name of a button', () => {
  assert.equal(openingWords('蜂'.repeat(400)), '蜂'.repeat(60));
  assert.equal(
    openingWords('น้ำ'.repeat(200)),
    'น้ำ'.repeat(60 / [...new Intl.Segmenter('en').segment('น้ำ')].length),
  );
});
