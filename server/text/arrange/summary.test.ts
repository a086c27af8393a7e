import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { bareCaptions, punctuatedCaptions } from '#tests/support/bee-captions.ts';
import { extractiveSummary } from '#tests/support/extractive-summary.ts';
import { getTalks } from '#tests/support/talks.ts';
import { anyChapters, anyCues, anyLanguage } from '#tests/support/random-cues.ts';
import { transcriptBlocks } from '../blocks.ts';
import { spokenText } from '../caption-text.ts';
import { writtenSentences } from '../sentence-spans.ts';

const inputOf = (cues: Cue[], language: LanguageValue, chapters: Chapter[] = []) => ({
  cues,
  chapters,
  language,
  title: 'Bees',
});
const summaryOf = (cues: Cue[], language: LanguageValue, chapters: Chapter[] = []) =>
  extractiveSummary(inputOf(cues, language, chapters), 'medium');

/** Letters and digits only, in capitals: cleaning up must not change these. */
const letters = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  return Array.from(part).every((letter) => (at = whole.indexOf(letter, at) + 1) > 0);
}

function checkGrounded(
  { gist, points, sections }: ReturnType<typeof summaryOf>,
  cues: readonly Cue[],
  chapters: Chapter[],
): void {
  const transcript = letters(cues.map((cue) => spokenText(cue.text)).join(' '));
  const known = new Set(transcriptBlocks(cues, chapters).map((block) => block.id));
  const lastMs = Math.max(0, ...cues.map((cue) => Math.max(cue.startMs, cue.endMs)));
  const key = gist ? [gist, ...points] : points;
  const names = new Set(
    cues.flatMap(({ speaker }) => (speaker === undefined ? [] : [`${speaker}: `])),
  );
  for (const { md: named, startMs, blockIds } of [...key, ...sections.flat()]) {
    // Speaker names are added; the words themselves must be the speaker's.
    const md = [...names].reduce((text, name) => text.replaceAll(name, ''), named);
    // Stumbles and interjections may be left out, but every letter was said, in this order.
    assert.ok(isSubsequence(letters(md), transcript), `not in the transcript: ${md}`);
    assert.ok(startMs !== null && startMs <= lastMs);
    assert.ok(blockIds.length > 0);
    for (const id of blockIds) assert.ok(known.has(id), `no block ${id}`);
  }
  assert.equal(
    new Set(key.map(({ md }) => letters(md))).size,
    key.length,
    'a sentence stands twice',
  );
}

describe('every language gets a summary in its own words', () => {
  for (const { value } of LANGUAGES)
    for (const [kind, make] of [
      ['punctuated', punctuatedCaptions],
      ['bare', bareCaptions],
    ] as const)
      test(`${value}, ${kind} captions`, () => {
        const cues = make(value);
        const summary = summaryOf(cues, value);
        checkGrounded(summary, cues, []);
        const { md } = summary.gist!;
        assert.ok(md.length >= 10 && md.length <= 200);
        assert.ok(!/[?？؟]$/u.test(md), `the gist is a question: ${md}`);
        assert.ok(summary.points.length >= 2 && summary.points.length <= 5);
      });
});

const lecture: Cue[] = Array.from({ length: 400 }, (_, index) => ({
  startMs: index * 3_000,
  endMs: index * 3_000 + 3_000,
  text: `the reactor number ${index} sends steam to turbine ${index % 7} in hall ${index % 11}`,
}));

test('short, medium and long give three, five and eight points, spread over the talk', () => {
  for (const [length, count] of [
    ['short', 3],
    ['medium', 5],
    ['long', 8],
  ] as const) {
    const { points } = extractiveSummary(inputOf(lecture, 'english'), length);
    assert.equal(points.length, count);
    assert.ok(points.at(-1)!.startMs! > 400_000, 'all points come from the opening');
    const starts = points.map((point) => point.startMs!);
    assert.deepEqual(
      starts,
      starts.toSorted((a, b) => a - b),
    );
  }
});

test('a greeting or a question is never the gist', () => {
  const texts = [
    'Hello and welcome to sourdough bread, wild yeast, starter dough, flour and water.',
    'Have you ever asked why sourdough bread rises without any yeast?',
    'Sourdough bread rises slowly because wild yeast lives inside.',
    'The starter dough needs flour and water every single day.',
    'Thank you for watching my channel about sourdough bread and subscribe.',
  ];
  const cues = texts.map((text, at) => ({ startMs: at * 5_000, endMs: at * 5_000 + 5_000, text }));
  const { md } = summaryOf(cues, 'english').gist!;
  assert.ok(md === texts[2] || md === texts[3], `the gist is: ${md}`);
});

test('every chapter with speech gets a sentence', () => {
  const chapters = [0, 300_000, 330_000, 900_000].map((startMs) => ({ startMs, title: 'Part' }));
  const { sections } = summaryOf(lecture, 'english', chapters);
  assert.equal(sections.length, 4);
  for (const sentences of sections) assert.ok(sentences.length > 0);
});

test('a video without speech gives an empty summary, not an error', () => {
  const silent = [{ startMs: 0, endMs: 5_000, text: '[Music]' }];
  for (const cues of [[], silent]) {
    assert.deepEqual(summaryOf(cues, 'english'), { gist: null, points: [], sections: [] });
  }
});

/** The same sentence with and without a line break. */
const brokenAndWhole: Cue[] = ['と \n 我们', 'と 我们'].map((middle, index) => ({
  startMs: 0,
  endMs: 0,
  text: `ミツバチは「働く。」${middle}使用 React。 hello there`,
  ...(index === 1 && { speaker: 'Ann' }),
}));

const stumbledAndWhole: Cue[] = [
  { startMs: 0, endMs: 0, text: 'hello there' },
  { startMs: 0, endMs: 0, text: 'hello there hello there [Music]', speaker: 'Ann' },
];

const stumbledBesideHan: Cue[] = ['⻳ ', 'hello there hello there Dr. Miller.'].map((text) => ({
  startMs: 0,
  endMs: 0,
  text,
  speaker: 'Ann',
}));

const brokenBySigns: Cue[] = [
  '<b>bold</b> שלום עולם. !!!',
  '<b>bold</b> . . . שלום עולם. \u200f',
].map((text) => ({ startMs: 0, endMs: 0, text }));

const saidWithMore: Cue[] = [
  { startMs: 0, endMs: 0, text: 'hello there' },
  { startMs: 5000, endMs: 5000, text: 'hello there यह ठीक है। what? what?' },
  { startMs: 0, endMs: 0, text: 'က', speaker: 'Bob' },
  { startMs: 0, endMs: 0, text: 'ก ', speaker: 'Bob' },
];

const accentedBeforeSign: Cue[] = [
  { startMs: 0, endMs: 0, text: 'ἀ㍘' },
  { startMs: 0, endMs: 0, text: '¼ ', speaker: 'Ann' },
  { startMs: 0, endMs: 0, text: 'hello there یہ ٹھیک ہے۔ hello there …' },
];

test('whatever the captions are, nothing is invented and no sentence is repeated', () => {
  fc.assert(
    fc.property(anyCues, anyChapters, anyLanguage, (cues, chapters, language) => {
      checkGrounded(summaryOf(cues, language, chapters), cues, chapters);
    }),
    {
      numRuns: 300,
      examples: [
        [brokenAndWhole, [], 'arabic'],
        [stumbledAndWhole, [], 'arabic'],
        [stumbledBesideHan, [], 'arabic'],
        [brokenBySigns, [], 'arabic'],
        [saidWithMore, [], 'arabic'],
        [accentedBeforeSign, [], 'greek'],
      ],
    },
  );
});

test('a section repeats the gist or the points only if it has nothing else', () => {
  const topics = ['bees', 'hives', 'honey', 'wax', 'queens', 'drones', 'swarms', 'winter'];
  const cues = topics.flatMap((topic, part) =>
    ['carry', 'need', 'lose', 'share', 'want'].map((verb, number) => ({
      startMs: (part * 5 + number) * 6000,
      endMs: (part * 5 + number) * 6000 + 5500,
      text: `Most ${topic} ${verb} more of the meadow than any keeper of ${topic} would ever guess.`,
    })),
  );
  const chapters = topics.map((title, part) => ({ startMs: part * 30_000, title }));
  const { gist, points, sections } = summaryOf(cues, 'english', chapters);
  const sentencesOf = (blocks: readonly { md: string }[]) =>
    blocks.flatMap(({ md }) => writtenSentences(md, 'english'));
  const said = new Set(sentencesOf([gist!, ...points]));
  assert.equal(sections.length, topics.length);
  for (const blocks of sections) {
    const sentences = sentencesOf(blocks);
    assert.ok(sentences.length >= 2);
    for (const sentence of sentences) assert.ok(!said.has(sentence), sentence);
  }
});

test('a short summary covers each chapter with what its name promises', () => {
  const [{ cues, chapters, language, title }] = getTalks();
  const input = { cues, chapters, language, title };
  const { sections } = extractiveSummary(input, 'short');
  const told = sections.map((blocks) => blocks.map(({ md }) => md).join(' '));
  assert.equal(told.length, chapters.length);
  const of = (name: string) => told[chapters.findIndex((chapter) => chapter.title === name)]!;
  assert.match(of('Leave room for July'), /July/);
  assert.match(of('Six hours, three hours, less'), /six hours/);
  assert.match(of('Three beds are enough'), /three/i);
});

test('nothing opens with a verb whose attached pronoun refers to what was said before', () => {
  for (const [language, lines] of [
    [
      'spanish',
      ['La goma se gasta con los años.', 'Cambiarla cuesta poco y se hace en media hora.'],
    ],
    [
      'italian',
      ['La guarnizione si consuma con gli anni.', 'Cambiarla costa poco e richiede mezz’ora.'],
    ],
  ] as const) {
    const cues = lines.map((text, at) => ({ startMs: at * 5000, endMs: at * 5000 + 4900, text }));
    const { gist, points } = extractiveSummary(inputOf(cues, language), 'short');
    for (const { md } of [gist!, ...points]) assert.doesNotMatch(md, /^Cambiarla/, language);
  }
});
