import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PodcastDocument } from '#contract/documents.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { differences } from './differences.ts';

const base = makeScript(['one', '**two**', 'three']);
const changed = (id: string, change: object): PodcastDocument => ({
  ...base,
  sections: base.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => (block.id === id ? { ...block, ...change } : block)),
  })),
});
const rows = (mine: PodcastDocument, theirs: PodcastDocument) =>
  differences(mine, theirs).map((row) => [row.mine, row.theirs]);

test('every difference between two texts is shown before the user picks one', () => {
  assert.deepEqual(rows(base, base), []);
  assert.deepEqual(rows(changed('l1', { md: 'zwei' }), base), [['zwei', 'two']]);
  assert.deepEqual(rows({ ...base, title: 'A' }, { ...base, description: 'B' }), [
    ['A', base.title],
    [base.description, 'B'],
  ]);
  const [ada, ben] = base.speakers;
  const renamed = { ...base, speakers: [{ ...ada!, name: 'Mara' }, ben!] };
  assert.deepEqual(rows(renamed, base), [['Mara, Ben', 'Ada, Ben']]);
  assert.deepEqual(rows(changed('l1', { pauseMs: 900 }), base), [
    ['two · b · pause 0.9 s', 'two · b'],
  ]);
  const without = {
    ...base,
    sections: base.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ id }) => id !== 'l2'),
    })),
  };
  assert.deepEqual(rows(without, base), [[null, 'three']]);
  assert.deepEqual(rows(base, without), [['three', null]]);
});

test('fields computed by the server don’t count as differences', () => {
  assert.deepEqual(rows(changed('l1', { blockIds: [7], startMs: 5000 }), base), []);
});
