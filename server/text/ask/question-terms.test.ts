import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askTerms } from './ask-terms.ts';
import { questionTerms } from './question-terms.ts';

const BEFORE = ['How much compost does a raised bed need?'];
const termsOf = (question: string) =>
  questionTerms(question, 'english', [], BEFORE).terms.map(({ text }) => text);

test('"and why is that?" is searched together with the previous question', () => {
  const terms = termsOf('And why is that?');
  assert.ok(
    terms.some((term) => term.startsWith('compos')),
    terms.join(' '),
  );
});

test("a new subject in the same conversation doesn't bring back passages about the old one", () => {
  const terms = termsOf('What is the price of a greenhouse in Berlin?');
  assert.ok(!terms.some((term) => term.startsWith('compos')), terms.join(' '));
});

test("a speaker named twice isn't searched as a word", () => {
  const question = 'What did Grad A think about the trials that Grad A was running?';
  const { terms, named } = questionTerms(question, 'english', ['Grad A', 'Grad B']);
  assert.deepEqual(named, ['Grad A']);
  assert.ok(!terms.some(({ text }) => text === 'grad'), JSON.stringify(terms));
});

test('a question in Turkish capitals, and a speaker without a name, are handled completely', () => {
  const asked = questionTerms('İSTANBUL’DAKİ İŞLETME İÇİN ALİ NE DEDİ?', 'turkish', [
    'Ali',
    ' ',
    '',
  ]);
  assert.deepEqual(asked.named, ['Ali']);
  assert.ok(!asked.terms.some(({ text }) => text.startsWith('ali')), JSON.stringify(asked.terms));
  assert.deepEqual(questionTerms('İİİİİİ Ada', 'english', ['Ada']).named, ['Ada']);
});

test("someone who isn't a speaker is recognised as a name; a German noun or an abbreviation isn't", () => {
  const namesOf = (question: string, language: 'english' | 'german') => {
    const { terms, others } = questionTerms(question, language, ['Ada Lovelace']);
    return others.map((name) => name.map((place) => terms[place]!.text));
  };
  const english = 'What did Ada Lovelace tell Charles Babbage about TV?';
  assert.deepEqual(namesOf(english, 'english'), [['charl', 'babbag']]);
  assert.deepEqual(namesOf('Wie viel Honig braucht ein Volk im Winter?', 'german'), []);
});

test("the professor's idea is searched without the professor and the possessive s", () => {
  const speakers = ['Professor B', 'Grad A'];
  for (const question of ["What were the professor's comments?", 'What of Grad A’s comments?']) {
    const { terms, named } = questionTerms(question, 'english', speakers);
    assert.equal(named.length, 1, question);
    assert.ok(!terms.some(({ text }) => text === 's'), JSON.stringify(terms));
  }
});

test('"what did F say" finds PhD F, and "plan B" does not find Grad B', () => {
  const speakers = ['PhD F', 'Grad B'];
  const namedIn = (question: string) => questionTerms(question, 'english', speakers).named;
  assert.deepEqual(namedIn('What did F say about tape?'), ['PhD F']);
  assert.deepEqual(namedIn('What did Speaker F say about tape?'), ['PhD F']);
  assert.deepEqual(namedIn('Who wrote plan B?'), []);
  const { terms } = questionTerms('Who wrote plan B?', 'english', speakers);
  assert.ok(
    terms.some(({ text }) => text === 'b'),
    JSON.stringify(terms),
  );
});

test('a class is found by a question about classes', () => {
  const of = (question: string) =>
    questionTerms(question, 'english', []).terms.map(({ text }) => text);
  assert.deepEqual(of('class process'), of('classes processes'));
  assert.deepEqual(of('pressing'), of('press'));
});

test('the subject of a question weighs more than words like problems and advantages, in other languages too', () => {
  const weights = (question: string, language: 'english' | 'german' | 'russian') =>
    questionTerms(question, language, []).terms.map(({ weight }) => weight);
  assert.deepEqual(weights('advantages of compost', 'english'), [0.2, 1]);
  assert.deepEqual(weights('Vorteile Kompost', 'german'), [0.2, 1]);
  assert.deepEqual(weights('преимущества компоста', 'russian'), [0.2, 1]);
});

test('a word that only shares its stem with “important” or “part” counts as the subject', () => {
  for (const [question, word] of [
    ['What did they say about imports of wheat?', 'imports'],
    ['Who came to the party on the roof?', 'party'],
    ['Which currency did the bakery take?', 'currency'],
  ] as const) {
    const { terms } = questionTerms(question, 'english', []);
    const [own] = askTerms(word, 'english');
    assert.equal(terms.find(({ text }) => text === own)?.weight, 1, word);
  }
  const { terms } = questionTerms(
    'What was the most important part of the talk on wheat?',
    'english',
    [],
  );
  const [important] = askTerms('important', 'english');
  assert.ok(terms.find(({ text }) => text === important)!.weight < 1);
});

test('a letter within another name is no speaker', () => {
  const speakers = ['Speaker A', 'Speaker B'];
  assert.deepEqual(questionTerms('What is A/B testing?', 'english', speakers).named, []);
  assert.deepEqual(questionTerms('What does a B corporation do?', 'english', speakers).named, []);
  assert.deepEqual(questionTerms('What did B say about wheat?', 'english', speakers).named, [
    'Speaker B',
  ]);
});
