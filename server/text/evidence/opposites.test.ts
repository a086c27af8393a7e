import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';

const SAID = [
  'First we narrow down the list of plants, because the new bed is much bigger than we thought.',
  'The new bed needs more water than the other one, and more compost as well as straw.',
  'Tomatoes are easy to grow there, and I would include the basil in every row.',
  'I am not sure about the pond, it is not clear who would look after it in summer.',
  'Peppers came up after the rain, and most people liked the way the bed looked.',
  'We agreed to write down the costs, which were higher in spring than before.',
  'Many visitors asked for seeds, and we gave them the catalogue with the prices.',
];
const marksOf = reportOn(SAID.map((text) => ({ text })));

const quotesOf = (md: string): string[] =>
  marksOf(md).map(({ kind, quote }) => (kind === 'opposite' ? quote : kind));

test('a word replaced by its opposite is flagged, even if only the words around it show it', () => {
  for (const [md, quote] of [
    ['The list of plants is narrowed up first.', 'up'],
    ['The old bed needs more water.', 'old'],
    ['The new bed needs less water than the other one.', 'less'],
    ['Tomatoes are difficult to grow there.', 'difficult'],
    ['They would exclude the basil in every row.', 'exclude'],
    ['The costs were lower in spring.', 'lower'],
  ] as const)
    assert.deepEqual(quotesOf(md), [quote], md);
});

test('correct words aren’t taken for their opposites, nor “a few” for few', () => {
  for (const md of [
    'The list of plants is narrowed down first.',
    'The new bed needs more water and a few bags of compost.',
    'A few visitors asked for seeds.',
    'Tomatoes are easy to grow in the new bed.',
    'It was not clear who would look after the pond.',
    'The costs were higher in spring.',
  ])
    assert.deepEqual(quotesOf(md), [], md);
});

test('a “not” added to a sentence of the talk is flagged, even where people often negate such things', () => {
  for (const md of [
    'Tomatoes are not easy to grow there, and I would include the basil in every row.',
    'The new bed is not much bigger than we thought, so first we narrow down the list of plants.',
  ])
    assert.deepEqual(quotesOf(md), ['negation'], md);
});

test('a wrong direction is flagged, and the author’s own word for a quality isn’t', () => {
  const marks = reportOn([
    { text: 'We gave the tomatoes twice the compost this spring, and they filled forty crates.' },
    { text: 'In the other bed it was not what we hoped for.' },
    { text: 'Full sun means six hours or more of light, and shade means less than three.' },
    { text: 'The pear tree by the gate is sixty, and it was there before the school.' },
  ]);
  const quotes = (md: string, id: number) => marks(md, id).map(({ quote }) => quote);
  assert.deepEqual(quotes('The compost worsened the harvest of tomatoes.', 1), ['worsened']);
  for (const [md, id] of [
    ['Less than three hours of light is shade.', 3],
    ['The pear tree by the gate is sixty years old.', 4],
  ] as const)
    assert.deepEqual(quotes(md, id), [], md);
});
