import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomDocument } from '#contract/documents.ts';
import { transcriptBlocks } from '../blocks.ts';
import { saidTimesOf } from '../invented-times.ts';
import { findMarks } from './marks.ts';
import { readSaid } from './said.ts';

function kindsOf(md: string, spoken: string): string[] {
  const blocks = transcriptBlocks([{ startMs: 0, endMs: 30_000, text: spoken }], []);
  const document: CustomDocument = {
    format: 'custom',
    language: 'english',
    title: '',
    promptName: 'Report',
    sections: [
      {
        id: 's',
        kind: 'free',
        startMs: null,
        blocks: [{ id: 'a', kind: 'paragraph', md, blockIds: [1], startMs: null }],
      },
    ],
  };
  return findMarks(document, {
    said: readSaid(blocks, [], 'english'),
    saidTimes: () => saidTimesOf(spoken),
    sameLanguage: true,
    spokenLower: spoken.toLowerCase(),
  }).marks.map(({ kind }) => kind);
}

test('half of something may be told as fifty percent of it', () => {
  for (const spoken of [
    'In the end half of the tickets were left at the gate.',
    'In the end half the tickets were left at the gate.',
    'In the end half our tickets were left at the gate.',
  ])
    assert.deepEqual(kindsOf('50 percent of the tickets were left.', spoken), [], spoken);
});

test('the first half of something is a part of it, and bears out no fifty percent', () => {
  for (const which of ['first', 'second', 'other', 'last', 'latter', 'next'])
    assert.deepEqual(
      kindsOf(
        '50 percent of the tickets were left.',
        `In the ${which} half of the summer the tickets were left at the gate.`,
      ),
      ['number'],
      which,
    );
});
