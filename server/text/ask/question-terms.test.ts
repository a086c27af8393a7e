import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionTerms } from './question-terms.ts';

const BEFORE = ['How much compost does a raised bed need?'];
const termsOf = (question: string) =>
  questionTerms(question, 'english', [], BEFORE).terms.map(({ text }) => text);

test('"and why is that?" is looked for with what was asked before it', () => {
  const terms = termsOf('And why is that?');
  assert.ok(
    terms.some((term) => term.startsWith('compos')),
    terms.join(' '),
  );
});

test('a new subject in the same conversation does not bring back passages about the old one', () => {
  const terms = termsOf('What is the price of a greenhouse in Berlin?');
  assert.ok(!terms.some((term) => term.startsWith('compos')), terms.join(' '));
});
