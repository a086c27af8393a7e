import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { asksOfIt, countsIn, deniesBefore, echoes, isHalfClause, pointsBack } from './openings.ts';

test('a sentence that continues a count is recognised by its number', () => {
  const rows: [LanguageValue, string, number][] = [
    ['english', 'The second thing was the stock.', 2],
    ['english', 'Secondly, rules.', 2],
    ['english', 'And the third is dissolved load.', 3],
    ['english', 'My first attempt failed.', 1],
    ['english', 'Onions come second.', 0],
    ['english', 'Two dates, two prices.', 0],
    ['english', 'Two, three days is enough.', 0],
    ['english', '3, 4 and 5 are free.', 0],
    ['german', 'Das zweite Problem sind die Heizkörper.', 2],
    ['german', 'Drittens kostet es nichts.', 3],
    ['spanish', 'La segunda cosa que cambié fue la prueba.', 2],
    ['french', 'Deuxièmement, il faut attendre.', 2],
    ['japanese', '二番目はスープです。', 2],
    ['japanese', '3つ目は空気圧です。', 3],
    ['chinese', '第二个建议，走近一步。', 2],
    ['chinese', '所以我的第一个建议是，先找光。', 1],
    ['chinese', '第二天我又去了。', 0],
    ['thai', 'อย่างที่สองคือออกไปรับแสงตอนเช้า', 2],
    ['thai', 'อย่างแรกคือตื่นเวลาเดิมทุกวัน', 1],
    ['thai', 'เรื่องนี้มีสองด้าน', 0],
  ];
  for (const [language, text, value] of rows)
    assert.deepEqual(countsIn([text], language), [value], text);
});

test('a numbered thing counts if the talk comes to it once, and not if the number is part of its name', () => {
  const beds = ['The cutting bed is for flowers.', 'The third bed is the one nobody plans.'];
  const named = ['The third bed has shade.', 'I sat by the third bed.', 'The third bed is dry.'];
  const topics = (talk: string[]) => ({
    isTopic: (word: string) => word === 'bed',
    timesSaid: (phrase: string) => talk.filter((one) => one.toLowerCase().includes(phrase)).length,
  });
  assert.deepEqual(countsIn(beds, 'english', topics(beds)), [0, 3]);
  assert.deepEqual(countsIn(named, 'english', topics(named)), [0, 0, 0]);
});

test('a bare number counts if the talk also lists the one before or after it', () => {
  const talks: [LanguageValue, string[], number[]][] = [
    ['english', ['One, a name.', 'It is short.', 'Two, you check the date.'], [1, 0, 2]],
    ['english', ['Two, you check the date.', 'And three, a clear price.'], [2, 3]],
    ['english', ['The first is a name.', 'Number two is the date.'], [1, 2]],
    ['german', ['Eins, ihr lest den Namen.', 'Zwei, ihr prüft das Datum.'], [1, 2]],
    ['english', ['Seven, at the latest, we leave.', 'Bring a coat.'], [0, 0]],
    ['english', ['One, I think, is enough.', 'Ten: that is how many we sold.'], [0, 0]],
    ['english', ['Number two pencils are soft.', 'Seven, at the latest, we leave.'], [0, 0]],
    ['french', ['Neuf, c’est mieux.'], [0]],
  ];
  for (const [language, talk, counts] of talks)
    assert.deepEqual(countsIn(talk, language), counts, talk[0]);
});

test('a pronoun near the start without an antecedent in its own sentence is found', () => {
  const back: [LanguageValue, string][] = [
    ['english', 'Toast it until it sounds hollow.'],
    ['english', 'Although its grains are smaller than sand, they stick together.'],
    ['english', 'In the Rhine at Basel it makes up about sixty percent of the total.'],
    ['english', 'For gravel of two centimetres, it is about fifteen.'],
    ['german', 'Ohne ihn bekommt der Heizkörper zu viel Wasser.'],
    ['german', 'Schreibt sie morgens und abends auf.'],
  ];
  const own: [LanguageValue, string][] = [
    ['english', 'People think they need full sun.'],
    ['english', 'In my kitchen the dough rises until it doubles.'],
    ['english', 'Slice the onions from root to tip, because then they keep their shape.'],
    ['english', 'A bridge that is too thick swallows the sound.'],
    ['german', 'Wenn Sie heizen, lüften Sie auch.'],
    ['spanish', 'Los mejores candidatos no lo entregaban.'],
  ];
  for (const [language, text] of back) assert.ok(pointsBack(text, language), text);
  for (const [language, text] of own) assert.ok(!pointsBack(text, language), text);
});

test('a claim and its denial are told from a claim and its consequence', () => {
  const denials: [LanguageValue, string][] = [
    ['english', "That's wrong."],
    ['english', 'It isn’t.'],
    ['english', 'Measurements do not support this.'],
    ['german', 'Das stimmt nicht.'],
    ['spanish', 'No es verdad.'],
  ];
  const others: [LanguageValue, string][] = [
    ['english', 'It costs forty euros.'],
    ['english', 'Fresh bread drinks the soup and falls apart.'],
    ['english', 'I don’t know.'],
    ['german', 'Das ist die Regel.'],
  ];
  for (const [language, text] of denials) assert.ok(deniesBefore(text, language), text);
  for (const [language, text] of others) assert.ok(!deniesBefore(text, language), text);
});

test('a condition cut off by captions is quoted with its consequence', () => {
  for (const said of [
    'So if you can mend the rope.',
    'Since you might not be having a rope.',
    'If we wanted to know.',
  ])
    assert.ok(isHalfClause(said, 'english'), said);
  for (const said of [
    'If you build it they will come.',
    'If it rains, wait.',
    'When you see a storm make for the harbour.',
    'Since then the harbour has been closed.',
    'If you have a rope then use it.',
  ])
    assert.ok(!isHalfClause(said, 'english'), said);
});

test('a question about something mentioned before opens no passage', () => {
  for (const said of ['Did someone else say something good about it?', 'How are they useful?'])
    assert.ok(asksOfIt(said, 'english'), said);
  for (const said of [
    'Is it hard to tie a knot?',
    'How long does it take to tie a knot?',
    'What is a rope for?',
    'Did the pilot like it?',
  ])
    assert.ok(!asksOfIt(said, 'english'), said);
});

test('a sentence that opens by repeating the end of the one before needs it', () => {
  const rows: [LanguageValue, string, string, boolean][] = [
    ['english', 'We lost eleven boats.', 'Eleven, out of eight hundred.', true],
    ['english', 'They sued him for four hundred thousand pounds.', 'Four hundred thousand.', true],
    ['english', 'We waited for nine months.', 'Nine months, and nothing came.', true],
    ['english', 'It is printed in the stamp.', 'And in the stamp!', true],
    ['german', 'Er hatte achtzehn Blätter dabei.', 'Achtzehn Blätter.', true],
    ['spanish', 'Lleva cinco palabras en una tarjeta.', 'Cinco palabras, no cinco frases.', true],
    // A subject that is taken up again.
    [
      'english',
      'Today we look at slate.',
      'Slate, as every roofer knows, is a kind of stone.',
      false,
    ],
    ['english', 'The roof leaks.', 'The roof leaks where two materials meet.', false],
    ['english', 'He said no.', 'No, that was all.', false],
    ['english', 'It rains.', 'Eleven, out of eight hundred.', false],
  ];
  for (const [language, before, text, expected] of rows)
    assert.equal(echoes(text, before, language), expected, text);
});
