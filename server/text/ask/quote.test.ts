import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askTerms } from './ask-terms.ts';
import { quoteOf } from './quote.ts';

const block = (text: string, id = 1) => ({ id, startMs: id * 1000, endMs: id * 1000 + 900, text });
const quoted = (texts: readonly string[], wanted: string, most: number) =>
  quoteOf(
    texts.map((text, at) => block(text, at + 1)),
    new Map(askTerms(wanted, 'english').map((term) => [term, 1])),
    'english',
    most,
  ).text;

test('a long sentence with an end is quoted whole', () => {
  const long = `The keeper ${'and her helper '.repeat(22)}lift the hive.`;
  assert.equal(quoted([`${long} Then they rest.`], 'hive', 60), long);
});

test('captions without full stops are cut, as they have no sentence ends', () => {
  const endless = `the keeper ${'and her helper '.repeat(40)}lift the hive`;
  const quote = quoted([endless], 'hive', 60);
  assert.ok(quote.endsWith('lift the hive') && quote.split(' ').length <= 60, quote);
});

test('what is too long to be stored ends with a sentence', () => {
  const sentence = (number: number) => `Hive${number} ${'x'.repeat(700)} ends.`;
  const quote = quoted([sentence(1), sentence(2)], 'hive1 hive2', 60);
  assert.match(quote, /^Hive1 x+ ends\.$/u);
});
