import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { LearnedEnds } from './learned-ends.ts';
import { endReaderOf, languageOf } from './table.ts';

const load = createRequire(import.meta.url);

/** Two sentences each, without punctuation; finds where the second starts. */
const SAID: readonly [language: LanguageValue, first: string, second: string][] = [
  ['english', 'we waited for six weeks', 'i thought the seeds were dead'],
  ['german', 'das ist ein gutes beispiel', 'wir können auch die anderen werte verwenden'],
  [
    'french',
    'nous avons vu comment cela fonctionne',
    'il faut maintenant ajouter la deuxième partie',
  ],
  ['spanish', 'esto es todo lo que necesitamos', 'en este ejemplo vamos a usar una lista'],
  ['portuguese', 'isso é tudo o que precisamos', 'neste exemplo vamos usar uma lista'],
  ['portuguese_br', 'isso é tudo o que precisamos', 'neste exemplo vamos usar uma lista'],
  ['russian', 'это самый простой пример', 'вы можете использовать его в своём проекте'],
];

test('every language with a model finds a sentence end in its own words', () => {
  const learned = LANGUAGES.filter(({ value }) => endReaderOf(value)).map(({ value }) => value);
  assert.deepEqual(learned.toSorted(), SAID.map(([language]) => language).toSorted());
  for (const [language, first, second] of SAID) {
    const words = `${first} ${second}`.split(' ');
    const beginnings = endReaderOf(language)!.beginnings(words);
    const likeliest = beginnings.indexOf(Math.max(...beginnings.slice(1)));
    assert.equal(likeliest, first.split(' ').length, `${language}: ${words[likeliest]}`);
  }
});

test('no model file is truncated', () => {
  for (const { value } of LANGUAGES) {
    const { learnedEnds } = languageOf(value);
    if (learnedEnds === undefined) continue;
    const { words, width, nodes, before, after, meanings, weights, out } = load(
      `./${learnedEnds}`,
    ) as LearnedEnds;
    const bytes = (text: string) => Buffer.from(text, 'base64').length;
    assert.equal(bytes(meanings), words.split(' ').length * width);
    assert.equal(bytes(weights), (before + after) * width * nodes);
    assert.equal(out.length, nodes);
  }
});
