import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentBlock, SummaryDocument } from '#contract/documents.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { anchorDocument, type Anchoring } from './anchor.ts';
import { indexTranscript } from './transcript-index.ts';

const SAID = [
  'Welcome to this talk about small gardens, and about what everybody gets wrong in the first year.',
  'Start at eight in the morning: go out, look at the ground, and draw the edge of the shade.',
  'Do it again at noon, and once more at four in the afternoon, on the same sheet of paper.',
  'Where the sheet stays white, there are six hours of sun, and tomatoes will grow there.',
  'Water every bed in the evening, with a can and not with a hose, about 10 litres for each.',
  'Leave a path as wide as your hips between the beds, or you will step on what you planted.',
  'In July the beans climb over the fence, so keep the low plants on the other side of it.',
];
const blocks: TranscriptBlock[] = SAID.map((text, index) => ({
  id: index + 1,
  startMs: index * 30_000,
  endMs: index * 30_000 + 29_000,
  text,
}));
const anchoring: Anchoring = {
  index: indexTranscript(blocks, 'english'),
  sameLanguage: true,
  starts: new Map(blocks.map(({ id, startMs }) => [id, startMs])),
};

type Line = Pick<DocumentBlock, 'md' | 'blockIds'> & Partial<DocumentBlock>;

function anchored(
  lines: readonly Line[],
  more: Partial<Anchoring> = {},
  language: LanguageValue = 'english',
): [number[], number | null][] {
  const document: SummaryDocument = {
    format: 'summary',
    language,
    title: '',
    sections: [
      {
        id: 's1',
        kind: 'section',
        startMs: 0,
        blocks: lines.map((line, index) => ({
          id: `s1-${index}`,
          kind: 'paragraph',
          startMs: 0,
          ...line,
        })),
      },
    ],
  };
  const [section] = anchorDocument(document, { ...anchoring, ...more }).sections;
  return section!.blocks.map(({ blockIds, startMs }) => [blockIds, startMs]);
}

const TOLD = [
  'Go out at eight in the morning and draw where the shade ends on the ground.',
  'At noon and at four in the afternoon you do the same again on the same paper.',
  'Tomatoes grow where the sheet has stayed white, with six hours of sun.',
  'Give each bed about 10 litres in the evening, with a can rather than a hose.',
  'Between the beds there is a path as wide as your hips, so that you step on nothing you planted.',
  'The beans climb the fence in July; low plants belong on its other side.',
];
const RIGHT = TOLD.map((_, index) => [[index + 2], (index + 1) * 30_000]);

for (const [name, cite] of Object.entries({
  'the first block everywhere': () => [1],
  'the next block': (id: number) => [Math.min(7, id + 1)],
  'the block before': (id: number) => [id - 1],
  'blocks far off': (id: number) => [((id + 3) % 7) + 1],
  'the first block besides the right one': (id: number) => [1, id],
  nothing: () => [],
  'blocks that are not there': () => [99],
  'the right blocks': (id: number) => [id],
})) {
  test(`a text that cites ${name} gets the times at which its words are said`, () => {
    assert.deepEqual(anchored(TOLD.map((md, index) => ({ md, blockIds: cite(index + 2) }))), RIGHT);
  });
}

test('each sentence of a paragraph contributes its own block, and invented ones contribute none', () => {
  const md = `${TOLD[1]} ${TOLD[4]} Elephants bathe nightly in imported champagne.`;
  assert.deepEqual(anchored([{ md, blockIds: [1, 3] }]), [[[3, 6], 60_000]]);
  const invented = 'Elephants bathe nightly in imported champagne.';
  assert.deepEqual(anchored([{ md: invented, blockIds: [4] }]), [[[], null]]);
});

test('edited blocks, and blocks that a revision left alone, keep their evidence', () => {
  const line = { md: TOLD[3]!, blockIds: [1] };
  assert.deepEqual(anchored([{ ...line, edited: true }]), [[[1], 0]]);
  const before = {
    format: 'summary',
    language: 'english',
    title: '',
    sections: [
      {
        id: 's1',
        kind: 'section',
        startMs: 0,
        blocks: [{ id: 's1-0', kind: 'paragraph', startMs: 0, ...line }],
      },
    ],
  } satisfies SummaryDocument;
  assert.deepEqual(anchored([line], { before }), [[[1], 0]]);
});

test('the chapters of a script start where the parts do, whatever is cited', () => {
  const lines = ['Begin', 'Water', 'July'].map((md) => ({
    md,
    kind: 'chapter' as const,
    blockIds: [1],
  }));
  const chapters = [1, 5, 7].map((fromBlock) => ({ fromBlock, toBlock: fromBlock + 1 }));
  assert.deepEqual(anchored(lines, { chapters }), [
    [[1], 0],
    [[5], 120_000],
    [[7], 180_000],
  ]);
  assert.deepEqual(anchored(lines), [
    [[], null],
    [[], null],
    [[], null],
  ]);
});

test('a translation is based only on its assigned part and its figures, and not every line on one block', () => {
  const parts = new Map([['s1', { fromBlock: 4, toBlock: 6 }]]);
  const lines = [
    { md: 'Jedes Beet bekommt am Abend etwa 10 Liter.', blockIds: [1] },
    { md: 'Zwischen den Beeten bleibt ein Weg.', blockIds: [6] },
    { md: 'Tomaten mögen Sonne.', blockIds: [2] },
  ];
  assert.deepEqual(anchored(lines, { sameLanguage: false, parts }, 'german'), [
    [[5], 120_000],
    [[6], 150_000],
    [[], null],
  ]);
  const alike = Array.from({ length: 6 }, () => ({ md: 'Ein Satz ohne Zahl.', blockIds: [1] }));
  assert.deepEqual(
    anchored(alike, { sameLanguage: false }, 'german'),
    alike.map(() => [[], null]),
  );
});
