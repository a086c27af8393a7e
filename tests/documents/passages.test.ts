import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { saidTimesOf } from '#server/text/invented-times.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { findMarks } from '#server/text/evidence/marks.ts';
import { readSaid } from '#server/text/evidence/said.ts';
import { writtenSentences } from '#server/text/sentence-spans.ts';
import { quotedUnits } from '#server/text/arrange/pieces.ts';
import { readTalk } from '#server/text/talk.ts';
import { arrange, type ArrangeInput } from '#server/text/arrange/arrange.ts';

type Line = readonly [speaker: string | undefined, text: string];

function cuesOf(lines: readonly Line[]) {
  return lines.map(([speaker, text], index) => ({
    startMs: index * 6000,
    endMs: index * 6000 + 5500,
    text,
    ...(speaker !== undefined && { speaker }),
  }));
}

function made(
  lines: readonly Line[],
  format: ArrangeInput['format'],
  options: ArrangeInput['options'] = {},
): Document {
  const language: LanguageValue = 'english';
  return arrange({ cues: cuesOf(lines), chapters: [], language, title: 'Roofs', format, options })!;
}

const quotesOf = ({ sections }: Document) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ blockIds, kind }) => blockIds.length > 0 && kind !== 'link')
    .map(({ md }) => md);

const garden = getSamples().get('small-garden')!;
const LENGTHS = ['short', 'medium', 'long'] as const;

describe('a summary tells each chapter in one passage, not in scattered sentences', () => {
  for (const length of ['medium', 'long'] as const)
    test(length, () => {
      const { sections } = arrange({ ...garden, format: 'summary', options: { length } })!;
      const spoken = garden.cues.map(({ text }) => text).join(' ');
      const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
      const parts = sections.filter(({ kind }) => kind === 'section');
      assert.equal(parts.length, garden.chapters.length);
      for (const { blocks } of parts) {
        const [heading, ...passages] = blocks;
        assert.equal(heading!.kind, 'heading');
        for (const { md } of passages) {
          assert.ok(letters(spoken).includes(letters(md)), `put together: ${md}`);
          assert.ok(writtenSentences(md, 'english').length > 1, `a sentence by itself: ${md}`);
        }
      }
    });
});

test('an enumeration is told to its end or not at all', () => {
  const pairs = [
    ['The first is your arm', 'The second is your feet'],
    ['Two numbers matter', 'The second is your feet'],
    ['There are three terms', 'Shade means less than three'],
  ] as const;
  for (const format of ['summary', 'blog', 'tweet', 'linkedin', 'newsletter'] as const)
    for (const length of LENGTHS) {
      const options = format === 'tweet' || format === 'linkedin' ? {} : { length };
      for (const md of quotesOf(arrange({ ...garden, format, options })!))
        for (const [begin, end] of pairs)
          assert.ok(!md.includes(begin) || md.includes(end), `${format}, ${length}: ${md}`);
    }
});

const ROOFS: Line[] = [
  'Hello everybody, a flat roof leaks where two materials meet, and almost never in between.',
  'In this video I will show you how I find a leak.',
  'I have repaired roofs in the rain for twenty years, and water always finds the same places.',
  'The edge of the chimney is the first place to look at, because stone moves and lead does not.',
  'Pour a bucket of water along the chimney and let somebody watch the ceiling below.',
  'If nothing drips after ten minutes, move one metre up the slope and pour again.',
  'His tar was new and my lead was old, and his roof leaked in the first winter.',
  'Tar hides a crack for a season, and then the frost opens it wider than before.',
  'A strip of lead costs forty euros and lasts longer than whoever laid it.',
  'Gutters overflow when leaves block the outlet, so the wall gets wet and people blame the roof.',
  'Clean the outlet twice a year, in May and after the last leaves have come down.',
  'Moss holds water against the tiles, and in a frost the tiles split along their edges.',
  'Brush the moss off with a stiff broom from the ridge downwards, never from below.',
  'That chapter will be on the exam.',
  'Item 4, then.',
].map((text) => [undefined, text]);

test('greetings, remarks about the video and the agenda are left out, but not the text beside them', () => {
  for (const format of ['summary', 'blog', 'linkedin', 'newsletter', 'tweet'] as const) {
    const text = quotesOf(made(ROOFS, format)).join('\n');
    assert.doesNotMatch(text, /hello|in this video|item 4|on the exam/iu, format);
  }
  const article = quotesOf(made(ROOFS, 'blog')).join('\n');
  assert.match(article, /A flat roof leaks where two materials meet/u);
  // "His" only starts like "hi".
  assert.match(article, /His tar was new/u);
});

const TALK: readonly Line[] = [
  ['Ada', 'What is the first thing that people get wrong about their roof?'],
  [
    'Ben',
    'They look at the ceiling, and the water has travelled three metres before it drips there.',
  ],
  ['Ben', 'A leak begins where two materials meet, at the chimney or at the edge of a window.'],
  ['Ada', 'Right.'],
  [
    'Ben',
    'Stone moves in the frost, lead does not, and the gap between them opens a little each winter.',
  ],
  ['Ada', 'And what does it cost to repair a chimney that leaks in every storm of the year?'],
  ['Ben', 'A strip of lead costs forty euros and lasts longer than whoever laid it.'],
  ['Ada', 'My own roof was tarred twice, and both times the water came back within a year.'],
  ['Ada', 'The roofer told me that tar hides a crack for a season and then makes it wider.'],
  [
    'Ben',
    'Gutters matter as much as lead, because a blocked outlet sends the water down the wall.',
  ],
  ['Ben', 'Clean the outlet twice a year, in May and after the last leaves have come down.'],
  ['Ada', 'I clean mine in November, when the plane trees in our street are bare at last.'],
  ['Ben', 'Moss holds water against the tiles, and in a frost the tiles split along their edges.'],
];

const FROM = new Map(TALK.map(([speaker, text]) => [text, speaker]));

describe('speakers are named where they change, and never wrongly', () => {
  for (const format of ['summary', 'blog', 'newsletter'] as const)
    test(format, () => {
      const document = made(TALK, format, { length: 'long' });
      for (const { blocks } of document.sections) {
        let speaker: string | undefined;
        for (const { md, blockIds, kind } of blocks) {
          if (blockIds.length === 0 || kind === 'link' || kind === 'question') continue;
          if (kind === 'point' || kind === 'answer') speaker = undefined;
          for (const part of md.split(/(?=\b(?:Ada|Ben): )/u)) {
            const [, name, said = part] = /^(Ada|Ben): (.*)$/su.exec(part) ?? [];
            speaker = name ?? speaker;
            for (const sentence of writtenSentences(said, 'english')) {
              const own = [...FROM].find(([text]) => text.endsWith(sentence.trim().slice(3)));
              assert.equal(speaker, own?.[1], `${format}: ${sentence}`);
            }
          }
        }
      }
      assert.match(quotesOf(document).join('\n'), /^Ben: /mu);
      assert.doesNotMatch(quotesOf(document).join('\n'), /Ada: Right/u);
    });
});

test('an omission at the end of a paragraph doesn’t attribute its text to the wrong speaker', () => {
  const leak = 'A leak begins where two materials meet.';
  for (const dropped of [leak, 'Mm.']) {
    const cues = cuesOf([
      ['Ben', leak],
      ['Ada', dropped],
      ['Ada', 'My own roof was tarred twice.'],
    ]);
    const talk = readTalk({ cues, chapters: [], language: 'english', title: 'Roofs' });
    const units = [
      { from: 0, to: 2 },
      { from: 2, to: 3 },
    ];
    assert.deepEqual(
      quotedUnits('paragraph', talk, units).map(({ md }) => md),
      [`Ben: ${leak}`, 'Ada: My own roof was tarred twice.'],
    );
  }
});

test('nobody is named if there is only one speaker, or if the speaker is unknown', () => {
  const alone = TALK.map(([, text]): Line => ['Ben', text]);
  const unknown = TALK.map(([speaker, text], at): Line => [
    at % 3 === 0 ? undefined : speaker,
    text,
  ]);
  assert.doesNotMatch(quotesOf(made(alone, 'blog')).join('\n'), /\bBen: /u);
  const isUnknown = (md: string) =>
    unknown.some(([speaker, text]) => speaker === undefined && md.includes(text));
  for (const md of quotesOf(made(unknown, 'blog')))
    if (isUnknown(md)) assert.doesNotMatch(md, /\b(?:Ada|Ben): /u);
});

test('the checks don’t flag names that the source has', () => {
  const cues = cuesOf(TALK);
  const blocks = transcriptBlocks(cues, []);
  const spoken = cues.map(({ text }) => text).join(' ');
  for (const format of ['summary', 'blog'] as const) {
    const { marks } = findMarks(made(TALK, format, { length: 'long' }), {
      said: readSaid(blocks, [], 'english'),
      saidTimes: () => saidTimesOf(spoken),
      sameLanguage: true,
      spokenLower: spoken.toLowerCase(),
      isExtractive: true,
    });
    assert.deepEqual(marks, [], format);
  }
});
