import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import type { ComparedAnswer, QuotedMoment } from '#contract/questions.ts';
import { type Answered, usableAnswers } from './answer-document.ts';

const momentOf = (quote: string, videoId = 'bees'): QuotedMoment => ({
  videoId,
  startMs: null,
  endMs: null,
  quote,
  speaker: null,
});

const answerOf = (text: string, quotes: readonly string[]): Answered => ({
  text,
  engine: BUILT_IN_ENGINE,
  sentences: [],
  passages: quotes.map((quote) => momentOf(quote)),
});

const restsOn = (moments: readonly QuotedMoment[]) => ({
  blockIds: moments.flatMap(({ quote }) => (quote.includes('taken back') ? [] : [1])),
  startMs: null,
});

const quotesIn = (answers: readonly Answered[]) =>
  usableAnswers(answers, restsOn).map(({ text, passages }) => [
    text,
    ...passages.map(({ quote }) => quote),
  ]);

test('a passage is quoted once, and an answer of which all was quoted repeats its best one', () => {
  assert.deepEqual(
    quotesIn([
      answerOf('What do bees eat?', ['Honey. It keeps for years.', 'Pollen.']),
      answerOf('What else?', ['Pollen.', 'Sugar water.']),
      answerOf('And in winter?', ['It keeps for years.', 'Pollen.']),
    ]),
    [
      ['What do bees eat?', 'Honey. It keeps for years.', 'Pollen.'],
      ['What else?', 'Sugar water.'],
      ['And in winter?', 'It keeps for years.'],
    ],
  );
});

test('an answer repeats nothing that was taken back', () => {
  assert.deepEqual(
    quotesIn([
      answerOf('What do bees eat?', ['Honey.']),
      answerOf('Why?', ['It was taken back.']),
      answerOf('And in winter?', ['It was taken back.', 'Honey.']),
    ]),
    [
      ['What do bees eat?', 'Honey.'],
      ['And in winter?', 'Honey.'],
    ],
  );
});

test('a difference keeps both sides, although an earlier answer quoted one', () => {
  const compared: ComparedAnswer = {
    asked: 'differences',
    groups: [{ values: ['2', '3'], passages: 2 }],
  };
  const [, second] = usableAnswers(
    [
      answerOf('How many eggs?', ['A hen lays 2 eggs.']),
      {
        ...answerOf('Where do they differ?', ['A hen lays 2 eggs.', 'A hen lays 3 eggs.']),
        compared,
      },
    ],
    restsOn,
  );
  assert.equal(second?.passages.length, 2);
  assert.deepEqual(second?.compared, compared);
});
