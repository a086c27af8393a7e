import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { paidFor, readingWords, unreadWords, VERDICT_WORDS } from './reading-words.ts';

const READING = {
  scope: 'on',
  model: 'GPT-5 mini (OpenAI)',
  sentences: 9,
  supported: 4,
  contradicted: 1,
  absent: 1,
  unread: 3,
  unusable: 2,
} as const;

test('a second reading reports what the model saw and answered, with numbers that add up', () => {
  assert.equal(
    readingWords(READING),
    '9 sentences: 4 supported, 1 contradicted, 1 not in the passages the model saw, 2 couldn’t be checked, 1 not read.',
  );
  assert.equal(unreadWords(READING), '3 sentences couldn’t be checked yet.');
  assert.equal(
    unreadWords({ ...READING, unusable: 0 }),
    '3 sentences are new or have changed, so they haven’t been read.',
  );
});

test('the model isn’t reported as agreeing with a mark it was never shown', () => {
  for (const words of Object.values(VERDICT_WORDS))
    assert.doesNotMatch(words, /agree|in the source/);
});

test('a draft that was free to write isn’t called free if its second reading cost money', () => {
  const tokens = { tokensIn: 0, tokensOut: 0, tokensCached: 0 };
  const none = { words: 300, calls: 0, ...tokens, costCents: 0, estimated: false };
  assert.equal(paidFor(BUILT_IN_ENGINE, { ...none, calls: 1, costCents: 2 }), 'second reading');
  const model = { provider: 'openai', model: 'gpt-4.1-mini', label: 'GPT-4.1 mini (OpenAI)' };
  assert.equal(
    paidFor({ kind: 'model', key: 'own', ...model }, { ...none, calls: 1 }),
    'GPT-4.1 mini (OpenAI)',
  );
  assert.equal(paidFor(BUILT_IN_ENGINE, none), null);
  assert.equal(paidFor(BUILT_IN_ENGINE, null), null);
});
