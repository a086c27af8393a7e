import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentBlock, TweetDocument } from '#contract/documents.ts';
import { transcriptBlocks } from '../blocks.ts';
import { saidTimesOf } from '../invented-times.ts';
import { findMarks } from './marks.ts';
import { readSaid } from './said.ts';

const SAID: readonly (readonly [speaker: string, text: string])[] = [
  ['Ben', 'So the frost came in one night and took nearly everything in the greenhouse.'],
  ['Anna', 'I kept the seeds.'],
  ['Ben', 'Which ones did you keep?'],
  ['Anna', 'The old beans from the market, because nobody sells them anymore.'],
  ['Ben', 'We never heated the greenhouse, and in the end that was the mistake.'],
  [
    'Dr. Osei',
    'Heating costs about four hundred euros for every winter, and not in the mild ones.',
  ],
];
const cues = SAID.map(([speaker, text], at) => ({
  speaker,
  text,
  startMs: at * 20_000,
  endMs: (at + 1) * 20_000,
}));
const said = readSaid(transcriptBlocks(cues, []), cues, 'english');
const spokenLower = SAID.map(([, text]) => text)
  .join(' ')
  .toLowerCase();

function kindsOf(md: string, blockIds: number[], isExtractive: boolean): string[] {
  const block: DocumentBlock = {
    id: 'a',
    kind: 'tweet',
    md,
    blockIds,
    startMs: null,
    edited: true,
  };
  const document: TweetDocument = {
    format: 'tweet',
    title: '',
    shape: 'thread',
    language: 'english',
    sections: [{ id: 's', kind: 'thread', startMs: null, blocks: [block] }],
  };
  const evidence = {
    said,
    saidTimes: () => saidTimesOf(spokenLower),
    sameLanguage: true,
    spokenLower,
    isExtractive,
  };
  return findMarks(document, evidence).marks.map(({ kind }) => kind);
}

test('a passage of an answer, inserted into a draft under its speaker’s name, isn’t flagged', () => {
  for (const [md, ...ids] of [
    ['Anna: I kept the seeds.', 2],
    ['I kept the seeds. — Anna', 2],
    ['I kept the seeds — Anna', 2],
    ['Anna: The old beans from the market, because nobody sells them anymore.', 4],
    ['Anna: I kept the seeds. Ben: Which ones did you keep?', 2, 3],
    ['Anna: I kept the seeds Ben: Which ones did you keep', 2, 3],
    ['Ben: We never heated the greenhouse, and in the end that was the mistake.', 5],
    [
      'Dr. Osei: Heating costs about four hundred euros for every winter, and not in the mild ones.',
      6,
    ],
  ] as const) {
    for (const blockIds of [[...ids], []])
      for (const isExtractive of [true, false])
        assert.deepEqual(
          kindsOf(md, blockIds, isExtractive),
          [],
          `${md} ${blockIds.join()} ${isExtractive}`,
        );
  }
});

test('a passage under another person’s name is flagged, and so is a changed one', () => {
  assert.deepEqual(
    kindsOf('Ben: The old beans from the market, because nobody sells them.', [4], false),
    ['speaker'],
  );
  assert.deepEqual(
    kindsOf('Dr. Osei: Heating costs about ninety euros for every winter.', [6], false),
    ['number'],
  );
  assert.deepEqual(kindsOf('Anna: A robot waters my balcony every evening.', [2], true), [
    'unsupported',
  ]);
});
