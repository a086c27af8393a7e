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

test('a count that the talk gives otherwise is marked, and one that nobody gave is the writer’s own', () => {
  const spoken =
    'There are three reasons to move the shed to the north. The nine of us met in the club about the cellar. The club has six crates of apples in the cellar.';
  assert.deepEqual(kindsOf('There were three reasons to move the shed to the north.', spoken), []);
  assert.deepEqual(kindsOf('There were two aspects of moving the shed to the north.', spoken), []);
  assert.deepEqual(kindsOf('There were two reasons to move the shed to the north.', spoken), [
    'number',
  ]);
  assert.deepEqual(kindsOf('The club has six crates of apples in the cellar.', spoken), []);
  assert.deepEqual(kindsOf('The club has nine crates of apples in the cellar.', spoken), [
    'number',
  ]);
});

test('a scale that ends elsewhere and a decimal that differs are marked', () => {
  const spoken =
    'Mark the apples from one to seven, and take the best eleven. Five of them were spoiled, which is point three percent of the crate, and they weigh two point one seven kilos.';
  assert.deepEqual(kindsOf('The apples are marked from one to seven.', spoken), []);
  assert.deepEqual(kindsOf('The apples are marked from one to eleven.', spoken), ['number']);
  assert.deepEqual(kindsOf('Only point three percent of the crate was spoiled.', spoken), []);
  assert.deepEqual(kindsOf('Only point five percent of the crate was spoiled.', spoken), [
    'number',
  ]);
  assert.deepEqual(kindsOf('The spoiled ones weigh 2.17 kilos.', spoken), []);
  assert.deepEqual(kindsOf('The spoiled ones weigh 2.2 kilos.', spoken), []);
  assert.deepEqual(kindsOf('The spoiled ones weigh 2.18 kilos.', spoken), ['number']);
});

test('a number in a talk without full stops is read as one, wherever it is said', () => {
  const filler =
    'and then we went down to the old harbour with everybody who had come for the day because the boats were late again and all wanted to wait on the pier in such a wind so we sat in the shed and told stories until it grew dark and somebody lit the stove'.split(
      ' ',
    );
  for (let at = 4; at < filler.length; at += 1) {
    const spoken = [
      ...filler.slice(0, at),
      'with three hundred and five jars of honey',
      ...filler.slice(at),
    ].join(' ');
    assert.deepEqual(kindsOf('There were 305 jars of honey.', spoken), [], spoken);
  }
});
