import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { TWO_COFFEES } from '#tests/support/two-coffees.ts';
import { joinTranscripts } from '../join-transcripts.ts';
import { arrange } from './arrange.ts';

const MS_PER_WORD = 400;

function shelfOf(
  titles: readonly string[],
  format: 'blog' | 'summary' | 'newsletter' | 'linkedin',
  texts: readonly string[] = TWO_COFFEES.map(([, text]) => text),
): Document {
  const sources = texts.map((text, at) => {
    let endMs = 0;
    const cues = text.split('\n\n').map((said) => {
      const startMs = endMs;
      endMs += said.split(' ').length * MS_PER_WORD;
      return { startMs, endMs, text: said };
    });
    const part = {
      videoId: `text ${at}`,
      kind: 'text' as const,
      channel: '',
      url: null,
      platformId: null,
      thumbnail: null,
      title: titles[at]!,
      languageTag: 'en',
      timed: false,
      durationMs: endMs,
    };
    return { part, cues };
  });
  const joined = joinTranscripts(sources);
  return arrange({ ...joined, title: 'Coffee', language: 'english', format, options: {} })!;
}

const linesAbove = (document: Document) => [
  ...('subjects' in document ? document.subjects : []),
  ...('description' in document ? [document.description] : []),
  ...document.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'heading' || kind === 'gist').map(({ md }) => md),
  ),
];

for (const format of ['blog', 'summary', 'newsletter'] as const) {
  test(`no line above a ${format} tells a figure on which its sources differ`, () => {
    const titles = ['The whole brew should take three minutes', 'I use 20 grams for every cup'];
    const lines = linesAbove(shelfOf(titles, format));
    assert.ok(lines.includes('Where they differ'));
    const told = lines.filter((line) => /three|four|15|20/u.test(line.split(' — ')[0]!));
    assert.deepEqual(told, []);
  });

  test(`other titles of its sources stay above the parts of a ${format}`, () => {
    const lines = linesAbove(shelfOf(['Coffee at the office', 'Coffee at home'], format));
    assert.ok(lines.includes('Coffee at the office') && lines.includes('Coffee at home'));
  });
}

for (const title of [
  'Three minutes is right',
  'Brew it for three minutes',
  'Why the brew takes three minutes',
]) {
  test(`“${title}” is no heading if sources differ on it`, () => {
    const lines = linesAbove(shelfOf([title, 'Coffee at home'], 'blog'));
    assert.ok(lines.includes('Where they differ'));
    assert.ok(!lines.includes(title));
  });
}

test('a post from texts of a paragraph each quotes both', () => {
  const texts = [
    'Worms come on their own when the heap is warm and moist. They turn leaves and peel into dark soil within a few months. A heap of compost should be turned with a fork every two weeks, so that air reaches the middle of it and nothing rots.',
    'Good soil for tomatoes is dark and crumbly. Mix one bucket of compost into the bed before you plant them in May. The plants need a lot of water in July, and a layer of straw keeps the ground moist for days.',
  ];
  const [post] = shelfOf(['Compost', 'Tomatoes'], 'linkedin', texts).sections;
  const quotes = post!.blocks.map(({ md }) => md);
  for (const title of ['Compost', 'Tomatoes'])
    assert.ok(
      quotes.some((md) => md.includes(`— ${title}`)),
      quotes.join('\n'),
    );
});

test('a post from two short texts quotes a part of them, and opens with whole sentences', () => {
  const [post] = shelfOf(['Coffee at the office', 'Coffee at home'], 'linkedin').sections;
  const [hook, ...others] = post!.blocks;
  assert.match(hook!.md, /[.!?] — Coffee at (?:home|the office)$/u);
  assert.ok(hook!.md.length <= LIMITS.hook);
  assert.ok(others.length > 0);
  const wordsIn = (texts: readonly string[]) => texts.join(' ').split(/\s+/u).length;
  const all = wordsIn(TWO_COFFEES.map(([, text]) => text));
  assert.ok(wordsIn(post!.blocks.map(({ md }) => md)) < all * 0.6);
});
