import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AskedQuestion, QuotedMoment } from '#contract/questions.ts';
import { answerPieces } from './answer-pieces.ts';

const moment = (startMs: number, quote: string, speaker: string | null): QuotedMoment => ({
  videoId: 'vid_1',
  startMs,
  endMs: startMs + 1000,
  quote,
  speaker,
});

const asked = (part: Partial<AskedQuestion>) =>
  ({ id: 'q_1', languageTag: 'en', sentences: [], passages: [], ...part }) as AskedQuestion;

const textsOf = (question: AskedQuestion, passage?: number) =>
  answerPieces(question, { videoId: 'vid_1' }, { parts: [], blocks: [] }, passage).map(
    ({ kind, text, by, answer }) => ({ kind, text, by, answer }),
  );

const question = asked({
  passages: [
    moment(1000, 'We counted forty hives.', 'Anna'),
    moment(9000, 'Two of them died.', null),
    moment(20_000, 'Anna: Did they? Ben: They did.', 'Anna'),
  ],
});

test('adding one passage inserts only that passage, with the speaker’s name', () => {
  assert.deepEqual(textsOf(question, 0), [
    {
      kind: 'quote',
      text: 'We counted forty hives.',
      by: 'Anna',
      answer: { questionId: 'q_1', passage: 0 },
    },
  ]);
});

test('adding all passages names each speaker exactly once and invents none', () => {
  assert.deepEqual(
    textsOf(question).map(({ text, by, answer }) => [text, by, answer.passage]),
    [
      ['We counted forty hives.', 'Anna', 0],
      ['Two of them died.', null, 1],
      ['Anna: Did they? Ben: They did.', null, 2],
    ],
  );
});

test('from a model’s answer, its sentences or a single passage it cites can be added', () => {
  const written = asked({
    sentences: [
      { text: 'There were forty.', moments: [] },
      { text: 'Two died.', moments: [] },
    ],
    passages: [moment(9000, 'Two of them died.', 'Ben')],
  });
  assert.deepEqual(textsOf(written), [
    {
      kind: 'paragraph',
      text: 'There were forty. Two died.',
      by: null,
      answer: { questionId: 'q_1' },
    },
  ]);
  assert.deepEqual(
    textsOf(written, 0).map(({ text, by }) => [text, by]),
    [['Two of them died.', 'Ben']],
  );
});
