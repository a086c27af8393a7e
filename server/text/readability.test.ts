import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { isCourtesy, opensWithCourtesy, withoutGreeting } from './readability.ts';
import { isHousekeeping } from './speech.ts';

test('a greeting before a sentence is cut, and the sentence is kept', () => {
  const rest = 'the first thing to repair is always the roof.';
  assert.equal(withoutGreeting(`Hello everybody, ${rest}`, 'english'), rest);
  assert.equal(withoutGreeting(`Hi, good morning, ${rest}`, 'english'), rest);
  assert.equal(
    withoutGreeting('Guten Abend zusammen, heute reden wir über Dächer aus Schiefer.', 'german'),
    'heute reden wir über Dächer aus Schiefer.',
  );
  assert.equal(withoutGreeting('Hello, Dolly.', 'english'), 'Hello, Dolly.');
  assert.equal(withoutGreeting(`Good morning from New York, ${rest}`, 'english'), rest);
  // The rest of this one is no sentence.
  const show = 'Welcome back to Small Engines, the show about running a tiny company.';
  assert.equal(withoutGreeting(show, 'english'), show);
});

test('thanks that name somebody before their reason are thanks to the end', () => {
  for (const text of [
    'Thank you, both, for attending.',
    'Thanks, everyone, for the good questions.',
  ])
    assert.equal(withoutGreeting(text, 'english'), text);
});

test("a word that merely starts like a greeting isn't one", () => {
  for (const text of ['His roof is high on the hill.', 'History hides here.', 'Heights matter.'])
    assert.equal(isCourtesy(text, 'english'), false, text);
  assert.equal(isCourtesy('O idee bună ține mult.', 'romanian'), false);
});

describe('remarks about the recording itself are recognised in every language', () => {
  for (const { value } of LANGUAGES)
    test(value, () => {
      const [first] = languageOf(value).speech!.housekeeping!.split('|');
      const phrase = first!.replaceAll(/\(\?:([^|)]*).*$/gu, '$1');
      const isPlain = !/[()[\]]/u.test(phrase) && phrase === first;
      if (isPlain) assert.ok(isHousekeeping(`${phrase} x`, value), phrase);
    });
});

describe('announcements, hosting and pointing at a screen count as remarks about the recording', () => {
  for (const said of [
    'First and foremost, let’s briefly go over what there is to know about slates.',
    'I’m also going to discuss if it makes sense to wait for a dry week.',
    'Now, let’s dive deeper and take an in-depth look at each layer along with specific examples and drawings.',
    'All right, we’re about to get into it, but first real quick, here’s a brief overview of my roofs.',
    'Okay, now here you can see some examples of a valley in lead.',
    'We’ll take one question from the back row.',
    'With that we’re open to our questions round.',
    'If you have missed that, definitely go back and watch this video.',
    'Today we will cover how slates are cut and where they come from.',
    'I’ll explain that in a moment.',
    'You’ll learn how to cut a slate without a saw.',
    'You will see in this video why a roof sags.',
    'I’d like to share a few examples.',
    'I’m going to introduce the three kinds of slate next.',
    'You can see how not only did I nail the slate, but I also sealed it.',
    'So here you can see my plan of the whole roof.',
    'Notice also that I did not just pick any slate.',
    'The two kinds of slate I just showed you come from Wales.',
    'And I hope I have not gone over my time.',
    'I’m going to cut a slate while I record this talk.',
    'Given that this talk is about how to lay slates in wet winters and beyond, let’s talk briefly about the weather we can expect.',
  ])
    test(said, () => assert.ok(isHousekeeping(said, 'english')));
});

describe("sentences with content aren't mistaken for them", () => {
  for (const said of [
    'I’ll show you in a minute, but a slate roof leaks where two materials meet, and almost never in between.',
    'The dark stripes that you can see on the north side are moss.',
    'Let me show you the one thing that every roofer gets wrong.',
    'We will be dry by Sunday, because a slate roof needs two days.',
    'You can see the sea from the ridge.',
    'You will see your heart rate fall within a week.',
    'You will learn more from one failure than from ten books.',
    'We will cover the bed with straw so the roots survive the frost.',
    'We’re going to cover the bed with straw so the roots survive the frost.',
    'We will share the profit with every farmer in the valley.',
    'I will introduce a second pump because one is never enough.',
    'You will hear the bearing whine before it fails.',
    'Real quick wins come from closing the windows.',
    'I will explain the reason: heat rises.',
    'We will go through the winter without coal.',
    'What you’ll see is a roof that lasts a century.',
    'Moving along the ridge is the safest way.',
    'You can see how inflation destroys savings within a single year.',
    'I want to show you that fasting is dangerous for diabetics in our city.',
    'Here you see what hunger does to a child.',
    'I’ll show you why: it rains in.',
    'I’ll show you in a minute, but it rains in.',
    'Hold on to your receipts for seven years.',
    'Go back to your first draft and cut it in half.',
    'Hang on to your old laptop.',
    'Pour in the stock and give it a minute.',
    'In the chat app we built, messages expire.',
    'At noon we hand over to the night shift.',
    'Every candidate has to take five questions home.',
    'Since the slates had come loose in the night, I’ll take the ladder and nail the last one.',
    'Water ran over time into the cellar.',
  ])
    test(said, () => assert.ok(!isHousekeeping(said, 'english')));
});

test('a courtesy is told from a sentence about thanks', () => {
  assert.ok(opensWithCourtesy('Thank you all for joining us today.', 'english'));
  assert.ok(!opensWithCourtesy('She said thank you and climbed down.', 'english'));
  for (const [language, text] of [
    ['english', 'Thanks to the vaccine nobody in our city has died of measles since then.'],
    ['english', 'Hi-fi sales fell by half.'],
    ['english', 'Welcome changes came with the new law.'],
    ['spanish', 'Gracias a la vacuna nadie ha muerto.'],
    ['italian', 'Grazie al vaccino nessuno è morto.'],
    ['swedish', 'Tack vare vaccinet har ingen dött.'],
    ['czech', 'Díky očkování nikdo nezemřel.'],
    ['polish', 'Dzięki szczepionce nikt nie umarł.'],
    ['korean', '감사는 매년 한 번 한다.'],
  ] as const)
    assert.ok(!opensWithCourtesy(text, language), text);
  for (const [language, text] of [
    ['english', 'Welcome to our roof.'],
    ['spanish', 'Gracias por venir.'],
    ['czech', 'Díky za pozornost.'],
    ['polish', 'Dzięki za uwagę.'],
    ['korean', '감사합니다.'],
  ] as const)
    assert.ok(opensWithCourtesy(text, language), text);
});
