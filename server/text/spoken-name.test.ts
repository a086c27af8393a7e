import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { getTalks } from '#tests/support/talks.ts';
import { arrange } from './arrange/arrange.ts';
import { spokenNameOf } from './spoken-name.ts';
import { readTalk } from './talk.ts';
import { nameStretch } from './topics.ts';

const talkOf = (lines: readonly string[], language: LanguageValue = 'english') =>
  readTalk({
    cues: lines.map((text, at) => ({ startMs: at * 5000, endMs: at * 5000 + 4900, text })),
    chapters: [],
    language,
    title: 'Heat',
  });

const nameOf = (lines: readonly string[]) =>
  spokenNameOf(talkOf(lines), { units: [{ from: 0, to: lines.length }], taken: new Set() });

const OPENING = 'The heap behind the shed was wet and black and full of flies for a whole year.';

describe('an unnamed section is named after a short line said in it', () => {
  test("one that is about the section's subject", () => {
    const name = nameOf([
      OPENING,
      'It smelled like a drain.',
      'A small heap never gets warm.',
      'My neighbour drove to the coast on Sunday.',
      'A heap needs a metre in every direction, and it needs air, and it needs somebody with a fork.',
    ]);
    assert.equal(name, 'A small heap never gets warm');
  });

  test('never one that needs the sentence before, nor fragments', () => {
    for (const line of [
      'You have to turn it with a fork.',
      'That was the heap.',
      'At eleven, at the heap and at one.',
      'The heap, the fork, the bin, the shed.',
      'Why is a heap warm?',
      'For the heap of the second winter.',
      'There is a picture of the heap here.',
      'Next question is from a heap owner.',
      'H heaps want a fork.',
      'If you can keep the heap warm.',
      'How many heaps are at the gate.',
      'Through a heap of wet leaves from the orchard.',
      "We'll start with the heap behind the shed.",
      'A heap you could you could turn.',
      'The heap is one person with a fork and',
      'Heap.',
      'Yes you are turning a whole heap.',
      'You are right about the heap.',
      'A clay heap or something.',
      '6 heaps to 12 heaps.',
    ])
      assert.equal(nameOf([OPENING, line]), null, line);
  });

  test('a long one is cut after its first complete statement', () => {
    const long =
      'A small heap never gets warm, because the wind takes the heat out of it on every side.';
    const gist = 'The main thing is that nobody carries wet leaves through the house.';
    assert.equal(nameOf([OPENING, gist, long]), 'A small heap never gets warm');
    const question = 'How a heap gets warm is a matter of air.';
    assert.equal(nameOf([OPENING, gist, question]), 'How a heap gets warm is a matter of air');
  });

  test('in all languages, also one that starts with a single-letter word', () => {
    const lines: [LanguageValue, string][] = [
      ['english', 'I ignored the warning'],
      ['greek', 'Η μικρή μέλισσα πετάει'],
      ['korean', '돈 버는 법 세 가지'],
      ['vietnamese', 'Ý tưởng lớn cần thời gian'],
      ['polish', 'W Polsce zima trwa długo'],
      ['norwegian', 'Å lære språk krever tålmodighet'],
      ['portuguese', 'O objetivo é vender livros'],
      ['portuguese', 'A arte de vender livros'],
    ];
    for (const [language, line] of lines) {
      const talk = talkOf([OPENING, `${line}.`], language);
      const units = [{ from: 0, to: 2 }];
      assert.equal(spokenNameOf(talk, { units, taken: new Set() }), line);
    }
  });

  test('nor the line directly below it, or one used elsewhere', () => {
    const lines = ['A small heap never gets warm.', 'The flies came back every single evening.'];
    const talk = talkOf([...lines, OPENING]);
    const units = [{ from: 0, to: 3 }];
    const first = spokenNameOf(talk, { units, taken: new Set() });
    assert.notEqual(first, 'A small heap never gets warm');
    assert.equal(spokenNameOf(talk, { units, taken: new Set([first!]) }), null);
  });
});

test('every heading of an unnamed section is said in the text below it', () => {
  const [{ cues, language }] = getTalks();
  const source = { cues, chapters: [], language, title: 'captions.long.en' };
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  for (const format of ['blog', 'summary', 'newsletter'] as const) {
    const made = arrange({ ...source, format, options: {} })!;
    const headings = made.sections
      .filter(({ kind }) => kind === 'section')
      .map(({ blocks: [heading, ...below] }) => {
        assert.equal(heading!.kind, 'heading');
        const text = letters(below.map(({ md }) => md).join(' '));
        assert.ok(text.includes(letters(heading!.md).trim()), heading!.md);
        assert.doesNotMatch(heading!.md, /^\p{L}+, \p{L}+$/u);
        return heading!.md;
      });
    assert.equal(new Set(headings).size, headings.length);
  }
});

test("a section's subject is named by things, not by verbs", () => {
  const lines = [
    'I charged for the puncture and I charged for the brake.',
    'The puncture was small and the brake was worn, so I charged twice.',
    'We charged the rider for the puncture, and then we charged for the brake.',
  ];
  const talk = talkOf(lines);
  const name = nameStretch(talk, 0, lines.length);
  assert.doesNotMatch(name, /charged/iu);
  assert.match(name, /^(?:Puncture and brake|Brake and puncture)$/u);
});

test("an untitled recording isn't named after a question to its guest", () => {
  const said: [string, string][] = [
    ['Leila', 'I am in the kitchen of the canteen with Joseph.'],
    ['Leila', 'Joseph, how many people did you feed today?'],
    ['Joseph', 'Today it was a hundred and sixty people, and on Fridays it is two hundred.'],
    ['Leila', 'Do people get tired of carrots?'],
    ['Joseph', 'People get tired of carrots that taste the same every day of the week.'],
    ['Leila', 'Who pays for the food?'],
    ['Joseph', 'The box at the door pays for the food of the people, every single month.'],
  ];
  const cues = said.map(([speaker, text], at) => ({
    startMs: at * 6000,
    endMs: at * 6000 + 5900,
    text,
    speaker,
  }));
  const { title } = readTalk({ cues, chapters: [], language: 'english', title: 'Voice memo 14' });
  assert.doesNotMatch(title, /Joseph|\byou\b/u);
});

test("a guess that turns out wrong doesn't name a section", () => {
  const lines = [
    OPENING,
    "You'd think a big heap takes twice the work.",
    'A heap needs a metre in every direction, and it needs air, and it needs somebody with a fork.',
  ];
  assert.doesNotMatch(nameOf(lines) ?? '', /^You'd think/u);
});
