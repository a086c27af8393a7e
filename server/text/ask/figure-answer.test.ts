import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { figureAnswer, figureAsked } from './figure-answer.ts';
import { questionTerms } from './question-terms.ts';

const answerTo = (question: string, text: string, language: LanguageValue = 'english') => {
  const figure = figureAsked(question, language);
  if (figure === null) return null;
  const { terms } = questionTerms(question, language, []);
  const wanted = new Map(terms.map(({ text: term, weight }) => [term, weight]));
  const blocks = [{ id: 1, startMs: 0, endMs: 1, text }];
  return figureAnswer(blocks, wanted, language, figure)?.quote.text ?? null;
};

for (const [question, text, expected, language] of [
  [
    'How much does the scale cost?',
    'A scale helps. It weighs 300 grams. The scale costs twelve euros. Buy it.',
    'The scale costs twelve euros.',
  ],
  [
    'What does the grinder cost?',
    'We like the grinder. It costs twelve euros. It is loud.',
    'We like the grinder. It costs twelve euros.',
  ],
  [
    'How long should the brew take?',
    'Use 20 grams. The brew should take three minutes.',
    'The brew should take three minutes.',
  ],
  [
    'When was the bridge opened?',
    'The bridge has 12 arches. The bridge was opened in 1931.',
    'The bridge was opened in 1931.',
  ],
  [
    'How many arches does the bridge have?',
    'The bridge is old. The bridge has 12 arches.',
    'The bridge has 12 arches.',
  ],
  [
    'Was kostet die Waage?',
    'Die Waage ist klein. Die Waage kostet zwölf Euro.',
    'Die Waage kostet zwölf Euro.',
    'german',
  ],
  [
    'Combien coûte la balance ?',
    'La balance coûte douze euros. Elle est petite.',
    'La balance coûte douze euros.',
    'french',
  ],
  [
    '¿Cuánto cuesta la balanza?',
    'La balanza es vieja. La balanza cuesta doce euros.',
    'La balanza cuesta doce euros.',
    'spanish',
  ],
] as const) {
  test(`“${question}” is answered by the sentence with the figure`, () => {
    assert.equal(answerTo(question, text, language), expected);
  });
}

test('a figure of another kind or of another thing answers nothing', () => {
  for (const [question, text] of [
    ['How much does the scale cost?', 'The scale weighs 300 grams.'],
    ['How much does the scale cost?', 'The wooden kettle holds water for twelve euros.'],
    ['How long should the brew take?', 'The brew should take 20 grams.'],
    ['Why does the scale cost so much?', 'The scale costs twelve euros.'],
    ['What do you say about the scale?', 'The scale costs twelve euros.'],
  ] as const) {
    assert.equal(answerTo(question, text), null, question);
  }
});
