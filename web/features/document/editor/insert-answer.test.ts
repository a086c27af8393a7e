import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EditorState } from '@tiptap/pm/state';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { BlockKind } from '#contract/documents.ts';
import { attrsOf, toNode } from './convert.ts';
import { insertAnswer } from './insert-answer.ts';
import { summaryOf } from './testing/editor-state.ts';

const PIECE = {
  kind: 'quote',
  text: 'We counted forty hives.',
  by: 'Anna',
  blockIds: [2],
  answer: { questionId: 'q_1', passage: 0 },
} as const;

function added(above: BlockKind, format: FormatValue, by: string | null = PIECE.by) {
  const state = EditorState.create({ doc: toNode(summaryOf([[above, 'What stands.']])) });
  const pieces = [{ ...PIECE, blockIds: [2], by }];
  const { doc } = state.apply(insertAnswer(state, null, pieces, format));
  const node = doc.lastChild!;
  const { kind, block } = attrsOf(node);
  assert.equal(block?.md, node.textContent);
  return [kind, node.textContent];
}

test('a passage inserted into an article ends with the speaker’s name', () => {
  assert.deepEqual(added('paragraph', 'blog'), ['quote', 'We counted forty hives. — Anna']);
  assert.deepEqual(added('paragraph', 'blog', null), ['quote', 'We counted forty hives.']);
});

test('passages in podcasts and posts don’t end with a dash and a name', () => {
  assert.deepEqual(added('turn', 'podcast'), ['turn', 'Anna: We counted forty hives.']);
  assert.deepEqual(added('tweet', 'tweet'), ['tweet', 'Anna: We counted forty hives.']);
  assert.deepEqual(added('turn', 'podcast', null), ['turn', 'We counted forty hives.']);
});
