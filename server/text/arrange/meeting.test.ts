import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { FORMATS } from '#contract/catalog/formats.ts';
import { readTalk, namedExtract } from '../talk.ts';
import { arrange } from './arrange.ts';

const TURNS: [string, string][] = [
  ['Anna', 'The remote control has to cost less than twelve euros to make, and it needs a screen.'],
  ['Ben', 'The screen alone costs four euros, and the advanced chip that drives it costs three.'],
  ['Anna', 'Th'],
  ['Carl', 'W we looked at the titanium case, and it takes another two euros of the budget.'],
  ['Anna', 'I think we sh'],
  ['Carl', 'But if you want to use the.'],
  ['Anna', 'Can we replace the titanium with plastic that looks like titanium?'],
  ['Carl', 'Yes.'],
  ['Ben', 'Nobody who holds the prototype can tell the difference between the two of them.'],
  ['Anna', 'Then we take the plastic case, and we keep the screen and the advanced chip.'],
  ['Carl', 'We should also'],
  ['Ben', 'The battery lasts six months with the screen, and two years without it.'],
];

const cuesOf = (turns: readonly [string, string][]) =>
  turns.map(([speaker, text], at) => ({
    speaker,
    text,
    startMs: at * 5000,
    endMs: at * 5000 + 4800,
  }));
const input = {
  title: 'Remote control',
  language: 'english',
  cues: cuesOf(TURNS),
  chapters: [],
} as const;

/** Everything said, as it would be quoted. */
function quoted(turns: readonly [string, string][], language: LanguageValue): string {
  const talk = readTalk({ title: 'Talk', language, cues: cuesOf(turns), chapters: [] });
  return namedExtract(talk, { from: 0, to: talk.sentences.length }).text;
}

test('in drafts from a meeting, nobody says half a sentence or a single letter, and answers stay', () => {
  for (const { value: format } of FORMATS) {
    if (format === 'custom') continue;
    const { sections } = arrange({ ...input, format, options: {} })!;
    const text = sections.flatMap(({ blocks }) => blocks.map(({ md }) => md)).join('\n');
    assert.match(text, /titanium/, format);
    for (const scrap of [/\bTh\b/, /we sh\b/, /use the\.?$/m, /We should also\.?$/m])
      assert.doesNotMatch(text, scrap, format);
  }
  const talk = readTalk(input);
  const { text } = namedExtract(talk, { from: 0, to: talk.sentences.length });
  assert.match(text, /looks like titanium\?\nCarl: Yes\./);
  assert.match(text, /Carl: We looked at the titanium case/);
});

const WHOLE: Partial<Record<LanguageValue, readonly [string, string][]>> = {
  english: [
    ['Mara', 'What is your new book about?'],
    ['Ben', 'It is about the bees that my father used to look for.'],
    ['Mara', 'How many hives do you have?'],
    ['Ben', 'Twelve.'],
    ['Mara', 'Can we see them?'],
    ['Ben', 'Yes, we can.'],
    ['Ben', 'The bag weighs 5 kg, and the pot holds 20 ml.'],
    ['Mara', 'A function f from A to B has an inverse, and at time t the ball is at rest.'],
    ['Ben', 'That is who we are, and this is the answer I was looking for.'],
    ['Ben', 'The garden has three beds –'],
    ['Mara', 'and a small pond, which was dug last summer…'],
    ['Mara', 'We meet at 3 pm.'],
  ],
  german: [
    ['Mara', 'Wie viele Völker halten Sie?'],
    ['Ben', 'Zwölf.'],
    ['Mara', 'Warum?'],
    ['Ben', 'Aus Liebe. Das ist schön.'],
  ],
  chinese: [
    ['甲', '蜜蜂很忙。'],
    ['乙', '为什么？'],
    ['甲', '因为花开了。'],
  ],
};

for (const [language, turns] of Object.entries(WHOLE)) {
  test(`nothing is left out of a conversation in which nobody is interrupted (${language})`, () => {
    const text = quoted(turns, language as LanguageValue);
    for (const [, said] of turns)
      assert.ok(text.includes(said.replace(/\s*[–…]$/u, '').slice(1)), `${said}\n${text}`);
  });
}

test('of a question and the same words as its answer the answer is quoted', () => {
  const said = quoted(
    [
      ['Anna', 'Every stall at the market is free. So nobody pays for a table?'],
      ['Ben', 'Nobody pays for a table. We put a jar beside the scales.'],
    ],
    'english',
  );
  assert.doesNotMatch(said, /\?/u);
  assert.match(said, /Ben: Nobody pays for a table\. We put a jar/u);
});

test('speakers answer their own questions in one word', () => {
  const said: [LanguageValue, string, string][] = [
    [
      'english',
      'Would I buy the boat again? No. But I would have it looked at first.',
      '? No. But',
    ],
    ['french', 'Est-ce que je le regrette ? Non. Mais je louerais d’abord.', '? Non. Mais'],
    ['german', 'Würde ich es noch einmal tun? Nein. Aber ich würde vorher mieten.', '? Nein. Aber'],
    ['japanese', 'また買いますか？いいえ。まず借りてみます。', '？いいえ。まず'],
  ];
  for (const [language, text, answered] of said)
    assert.ok(
      quoted([['Anna', text]], language).includes(answered),
      quoted([['Anna', text]], language),
    );
  assert.equal(
    quoted(
      [['Anna', 'Would I buy the boat again? Um. I would have it looked at first.']],
      'english',
    ),
    'Would I buy the boat again? I would have it looked at first.',
  );
});

test('what a transcriber marks as cut off is left out', () => {
  const said = quoted(
    [
      ['Anna', 'The ferry needs a new engine. There is a difference, I think, between—.'],
      ['Ben', 'Is it about the cost?'],
    ],
    'english',
  );
  assert.equal(said, 'Anna: The ferry needs a new engine.\nBen: Is it about the cost?');
});
