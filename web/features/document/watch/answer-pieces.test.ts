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
    ({ kind, text, answer }) => ({ kind, text, answer }),
  );

const question = asked({
  passages: [
    moment(1000, 'We counted forty hives.', 'Anna'),
    moment(9000, 'Two of them died.', null),
    moment(20_000, 'Anna: Did they? Ben: They did.', 'Anna'),
  ],
});

test('a passage is added alone, with the name of whoever said it', () => {
  assert.deepEqual(textsOf(question, 0), [
    {
      kind: 'quote',
      text: 'We counted forty hives. — Anna',
      answer: { questionId: 'q_1', passage: 0 },
    },
  ]);
});

test('all passages are added with their speakers, and no name is said twice or made up', () => {
  assert.deepEqual(
    textsOf(question).map(({ text, answer }) => [text, answer.passage]),
    [
      ['We counted forty hives. — Anna', 0],
      ['Two of them died.', 1],
      ['Anna: Did they? Ben: They did.', 2],
    ],
  );
});

test('of what a model wrote its sentences are added, or a passage that it read', () => {
  const written = asked({
    sentences: [
      { text: 'There were forty.', moments: [] },
      { text: 'Two died.', moments: [] },
    ],
    passages: [moment(9000, 'Two of them died.', 'Ben')],
  });
  assert.deepEqual(textsOf(written), [
    { kind: 'paragraph', text: 'There were forty. Two died.', answer: { questionId: 'q_1' } },
  ]);
  assert.deepEqual(
    textsOf(written, 0).map(({ text }) => text),
    ['Two of them died. — Ben'],
  );
});
