import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { type AskedOn, askedOn, partAfter } from './follow-on.ts';

test('each language has its words for “Why?” and “And then?”', () => {
  const asked: readonly (readonly [LanguageValue, string, AskedOn])[] = [
    ['english', 'Why not?', 'reason'],
    ['english', 'What’s next?', 'next'],
    ['german', 'Wieso nicht?', 'reason'],
    ['german', 'Und danach?', 'next'],
    ['french', 'Et ensuite ?', 'next'],
    ['spanish', '¿Por qué?', 'reason'],
    ['portuguese', 'Por quê?', 'reason'],
    ['portuguese_br', 'E então?', 'next'],
    ['dutch', 'Waarom?', 'reason'],
    ['polish', 'Dlaczego?', 'reason'],
    ['chinese', '为什么？', 'reason'],
    ['chinese', '然后呢？', 'next'],
    ['japanese', 'なぜ？', 'reason'],
    ['japanese', 'どうして？', 'reason'],
    ['japanese', 'それから？', 'next'],
    ['arabic', 'لماذا؟', 'reason'],
    ['arabic', 'وبعد ذلك؟', 'next'],
  ];
  for (const [language, question, expected] of asked) {
    assert.equal(askedOn(question, language), expected, question);
  }
});

test('a question for anything else doesn’t only ask on', () => {
  for (const text of ['When?', 'Who said that?', 'Summarize', 'Why did it rain?', 'Is it good?']) {
    assert.equal(askedOn(text, 'english'), null, text);
  }
});

const after = (text: string, quote: string, asked: AskedOn) =>
  partAfter([{ id: 1, startMs: 0, endMs: 1, text }], [quote], 'english', { most: 60, asked })
    ?.text ?? null;

test('a short sentence isn’t quoted because a longer one ends with the same letters', () => {
  assert.equal(after('Reheat it. Heat.', 'Reheat it.', 'next'), 'Heat.');
  assert.equal(after('Pour slowly. Heat. Reheat it.', 'Reheat it.', 'next'), null);
});

test('a reason is what the next sentence starts with', () => {
  const rinse = 'Rinse the filter.';
  const reasonIn = (next: string) => after(`${rinse} ${next}`, rinse, 'reason');
  for (const next of ['Otherwise the cup tastes of paper, all day.', 'Because it smells of paper.'])
    assert.equal(reasonIn(next), next);
  for (const next of [
    'A scale costs twelve euros, because it is exact.',
    'The house has stood since 1998.',
    'Because it rained, we stayed.',
    'Therefore nobody complains.',
  ])
    assert.equal(reasonIn(next), null, next);
});
