import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountWords, costInShort, costWords, exactPrice } from './speak-words.ts';

const estimate = {
  linesTotal: 12,
  lineIds: ['a', 'b'],
  characters: 1200,
  seconds: 80.4,
  costCents: 2.16,
  paidTo: [{ label: 'OpenAI', characters: 1200, costCents: 2.16 }],
  capLeftCents: null,
};

test('a paid voice shows its price, whose key pays, and what is left of the spending cap', () => {
  assert.equal(amountWords(estimate), '2 lines, about 1 min of speech');
  assert.equal(costWords(estimate), 'About $0.022 for 1,200 characters with your OpenAI key.');
  assert.match(
    costWords({ ...estimate, capLeftCents: 50 }),
    /You have \$0\.50 left of this month’s limit\.$/,
  );
  assert.match(
    costWords({ ...estimate, capLeftCents: 1 }),
    /We’ll stop when you reach it and keep/,
  );
  assert.equal(costInShort(estimate), '$0.022');
  assert.equal(costInShort({ ...estimate, paidTo: [], costCents: 0 }), 'free');
});

test('the server’s own voices are free, and lines already spoken are reused', () => {
  assert.match(costWords({ ...estimate, paidTo: [], costCents: 0 }), /^Free/);
  assert.match(costWords({ ...estimate, lineIds: [], paidTo: [] }), /^Nothing needs recording/);
});

test('the amount paid is shown with all the decimals in the ledger', () => {
  assert.equal(exactPrice(1.2078), '$0.012078');
  assert.equal(exactPrice(0.000001), '$0.00000001');
  assert.equal(exactPrice(150), '$1.50');
  assert.equal(exactPrice(123_456.1), '$1234.561');
});
