import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentBlock } from '#contract/documents.ts';
import { learnStyle } from '../learn-style.ts';
import { checkSoundsLike } from './sounds-like.ts';

const SHORT = 'I keep bees. We like rain. I go home. My hive is full. '.repeat(12);
const LONG =
  'The keeper of the hive walks slowly along the edge of the field in the evening, and looks at the sky before the rain comes down. '.repeat(
    6,
  );
const block = (md: string): DocumentBlock => ({
  id: 'p',
  kind: 'paragraph',
  blockIds: [],
  startMs: null,
  md,
});
const failed = (text: string, samples: string) =>
  checkSoundsLike([block(text)], learnStyle([samples]))
    .filter(({ state }) => state === 'warn')
    .map(({ id }) => id);

test('a text unlike the samples of its style is reported, with both measurements', () => {
  assert.deepEqual(failed(SHORT, SHORT), []);
  assert.deepEqual(failed(LONG, SHORT), ['style.sentences', 'style.person']);
  assert.deepEqual(failed(SHORT, LONG), ['style.sentences', 'style.person']);
  assert.match(
    checkSoundsLike([block(LONG)], learnStyle([SHORT]))[0]!.message,
    /^26 words per sentence on average\. Your samples have 3\.$/u,
  );
});

test('short texts, and styles without samples, aren’t compared', () => {
  assert.deepEqual(checkSoundsLike([block('I keep bees.')], learnStyle([SHORT])), []);
  assert.deepEqual(checkSoundsLike([block(SHORT)], null), []);
});
