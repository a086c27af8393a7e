import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TranscriptBlock } from '#contract/videos.ts';
import { compareSources } from './compare-sources.ts';

function compare(texts: readonly string[], titles: readonly string[] = []) {
  const blocks: TranscriptBlock[] = texts.map((text, at) => ({
    id: at + 1,
    text,
    startMs: at * 1000,
    endMs: at * 1000 + 900,
  }));
  const parts = texts.map((_, at) => ({
    fromBlock: at + 1,
    languageTag: 'en',
    title: titles[at] ?? '',
  }));
  const { shared, differences } = compareSources(parts, blocks);
  return {
    shared: shared.map(({ statements }) => statements[0]!.text),
    values: differences.map(({ sides }) => sides.map(({ value }) => value)),
  };
}

describe('two figures for one thing differ, whatever the words around them', () => {
  for (const [one, other, ...values] of [
    [
      'We use 15 grams of coffee for a cup.',
      'Grind the coffee fresh. I use 20 grams for every cup.',
      '15 grams',
      '20 grams',
    ],
    [
      'The whole brew should take three minutes. A faster brew tastes sour.',
      'The whole brew should take four minutes. Leave the brew alone.',
      'three minutes',
      'four minutes',
    ],
    [
      'The coffee brew takes three minutes.',
      'The coffee brew should last 4 minutes.',
      'three minutes',
      '4 minutes',
    ],
    [
      'A beginner should run 20 kilometres a week.',
      'A beginner runs 35 kilometres per week.',
      '20 kilometres',
      '35 kilometres',
    ],
    [
      'Plant the garlic cloves 5 centimetres deep.',
      'You plant garlic cloves ten centimetres deep.',
      '5 centimetres',
      'ten centimetres',
    ],
    [
      'Bake the bread for 40 minutes at 220 degrees.',
      'You bake the bread for 55 minutes at 220 degrees.',
      '40 minutes',
      '55 minutes',
    ],
    ['The entry ticket costs 12 euros.', 'An entry ticket is 15 euros.', '12 euros', '15 euros'],
    [
      'The siege of the castle lasted six months.',
      'The siege of the castle lasted nine months.',
      'six months',
      'nine months',
    ],
  ] as const) {
    test(`“${one}” and “${other}”`, () => {
      assert.deepEqual(compare([one, other]).values, [values]);
      assert.deepEqual(compare([other, one]).values, [[...values].reverse()]);
    });
  }
});

test('figures for two things, two occasions or two people are no difference', () => {
  for (const [one, other] of [
    ['We use 15 grams of coffee for a cup.', 'We use 20 grams of sugar for a cup.'],
    ['We use 15 grams of coffee for a cup.', 'Mix the dough. We use 20 grams for a cup.'],
    ['The brew should take three minutes.', 'The descaling should take four minutes.'],
    ['Use 20 grams for every cup.', 'Use 300 millilitres for every cup.'],
    ['A ticket for adults costs 12 euros.', 'A ticket for children costs 6 euros.'],
    ['Plant the garlic 5 centimetres deep.', 'Plant the garlic 15 centimetres apart.'],
    ['Add 5 grams of salt.', 'Add 10 grams of salt after an hour.'],
    ['The tea steeps for at most three minutes.', 'The tea steeps for four minutes.'],
    ['The meeting lasted two hours.', 'The meeting lasted three hours.'],
    ['The course takes two days.', 'The course takes three days.'],
    ['I have 3 kilograms of flour.', 'We have 5 kilograms of flour.'],
    ['My rent is 900 euros.', 'My rent is 1200 euros.'],
    ['I run 10 kilometres on Sundays.', 'We run 15 kilometres on Sundays.'],
    ['It takes three minutes.', 'It takes four minutes.'],
  ] as const) {
    assert.deepEqual(compare([one, other]).values, [], `${one} / ${other}`);
  }
});

test('two things of one kind may have different figures', () => {
  for (const [one, other] of [
    ['The film lasts two hours.', 'The film lasts three hours.'],
    ['The book costs 12 euros.', 'The book is 20 euros.'],
    ['The flight takes 3 hours.', 'The flight takes 9 hours.'],
    ['The hotel costs 90 euros.', 'The hotel costs 150 euros.'],
    ['The engine weighs 200 kilograms.', 'The engine weighs 140 kilograms.'],
    ['The temperature should be 20 degrees.', 'The temperature should be 25 degrees.'],
    ['The lesson takes 45 minutes.', 'The lesson takes 60 minutes.'],
    ['The table is 2 metres.', 'The table measures 3 metres.'],
    ['The dog weighs 3 kilograms.', 'A dog is 30 kilograms.'],
    ['The brew takes three minutes.', 'The brew should last 4 minutes.'],
  ] as const) {
    assert.deepEqual(compare([one, other]).values, [], `${one} / ${other}`);
    const titles = ['Dune, the film', 'Alien, the film'];
    assert.deepEqual(compare([one, other], titles).values, [], `${one} / ${other}`);
  }
});

test('what a source leaves unsaid may be in its title', () => {
  const texts = ['We use 15 grams of coffee for a cup.', 'We use 20 grams for a cup.'];
  assert.equal(compare(texts, ['Brewing', 'Coffee for beginners']).values.length, 1);
  assert.equal(compare(texts, ['Brewing', 'Cakes for beginners']).values.length, 0);
});

test('a sentence without a figure that several sources have is one fact only if it is long enough to be about one thing', () => {
  for (const [text, isFact] of [
    ['Rinse the paper filter with boiling water before the first cup.', true],
    ['Warm shoes prevent blisters on long winter walks.', true],
    ['John opened the door slowly.', false],
    ['Mother loved red roses.', false],
    ['That is a good point.', false],
    ['Oh right, okay, great.', false],
    ['The new one works better.', false],
    ['Thank you all for coming today.', false],
    ['My dog eats fish.', false],
  ] as const) {
    assert.deepEqual(compare([text, text]).shared, isFact ? [text] : [], text);
  }
});
