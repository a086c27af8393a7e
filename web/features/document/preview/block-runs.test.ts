import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlockKind, DocumentBlock } from '#contract/documents.ts';
import { runsOf } from './block-runs.ts';
import { markdownOf } from './markdown-text.ts';

const blocks = (
  [
    ['point', 'alone'],
    ['step', 'dig'],
    ['point', 'with a spade'],
    ['point', 'deep'],
    ['step', 'plant'],
    ['point', 'after the list'],
    ['quote', 'Never done.'],
    ['quote', 'Nor is a book.'],
  ] as [BlockKind, string][]
).map(([kind, md], at): DocumentBlock => ({
  id: `b${at}`,
  kind,
  md,
  blockIds: [],
  startMs: null,
}));

test('points between two steps are shown within the upper one, as they are in every file', () => {
  const shown = runsOf(blocks).map(({ wrapping, items }) => [
    wrapping,
    items.map(({ block, within }) => [block.md, ...within.map(({ md }) => md)]),
  ]);
  assert.deepEqual(shown, [
    ['ul', [['alone']]],
    ['ol', [['dig', 'with a spade', 'deep'], ['plant']]],
    ['ul', [['after the list']]],
    ['blockquote', [['Never done.'], ['Nor is a book.']]],
  ]);
  const sections = [{ id: 's', kind: 'free' as const, startMs: null, blocks }];
  assert.match(
    markdownOf({ title: 'T', sections }),
    /- alone\n1\. dig\n {4}- with a spade\n {4}- deep\n2\. plant\n- after the list\n\n> Never/,
  );
});
