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

test('a speaker who is named twice is not looked for as a word', () => {
  const question = 'What did Grad A think about the trials that Grad A was running?';
  const { terms, named } = questionTerms(question, 'english', ['Grad A', 'Grad B']);
  assert.deepEqual(named, ['Grad A']);
  assert.ok(!terms.some(({ text }) => text === 'grad'), JSON.stringify(terms));
});

test('a question in Turkish capitals, and a speaker without a name, are read to their end', () => {
  const asked = questionTerms('İSTANBUL’DAKİ İŞLETME İÇİN ALİ NE DEDİ?', 'turkish', [
    'Ali',
    ' ',
    '',
  ]);
  assert.deepEqual(asked.named, ['Ali']);
  assert.ok(!asked.terms.some(({ text }) => text.startsWith('ali')), JSON.stringify(asked.terms));
  assert.deepEqual(questionTerms('İİİİİİ Ada', 'english', ['Ada']).named, ['Ada']);
});

test('somebody who does not speak is known for a name, and a German noun or a short form is not', () => {
  const namesOf = (question: string, language: 'english' | 'german') => {
    const { terms, others } = questionTerms(question, language, ['Ada Lovelace']);
    return others.map((name) => name.map((place) => terms[place]!.text));
  };
  const english = 'What did Ada Lovelace tell Charles Babbage about TV?';
  assert.deepEqual(namesOf(english, 'english'), [['charl', 'babbag']]);
  assert.deepEqual(namesOf('Wie viel Honig braucht ein Volk im Winter?', 'german'), []);
});
