import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginsAsQuestion, endsAsQuestion } from './typed-question.ts';

test('a title that is not there is not taken for a question, however long it is', () => {
  for (const title of [
    'the small garden talk',
    'Interview with the founders of a company',
    'how',
    'whatever works',
    '',
  ]) {
    assert.equal(endsAsQuestion(title) || beginsAsQuestion(title), false, title);
  }
});

test('who types a question before choosing a source does not type it twice', () => {
  for (const question of ['Moles?', 'モグラは？', 'هل؟']) assert.ok(endsAsQuestion(question));
  for (const question of [
    'whether moles eat the bulbs',
    "What's the price",
    'cómo se riega',
    'Warum friert es',
    '¿se riega',
  ]) {
    assert.ok(beginsAsQuestion(question), question);
  }
});
