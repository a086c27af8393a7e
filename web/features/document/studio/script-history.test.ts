import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PodcastDocument } from '#contract/documents.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import {
  addLine,
  changeLine,
  linesOf,
  moveLine,
  removeLine,
  type ScriptEdit,
} from './script-edits.ts';
import { createHistory } from './script-history.ts';

/** A page with a script of three lines. A second passes between changes. */
function openPage() {
  const history = createHistory();
  let document = makeScript(['One.', 'Two.', 'Three.']);
  let atMs = 0;
  const apply = (edits: readonly ScriptEdit[]) => {
    for (const change of edits) document = change(document);
  };
  return {
    edit(change: ScriptEdit, afterMs = 2000) {
      const from = document;
      apply([change]);
      atMs += afterMs;
      history.record(from, document, atMs);
    },
    undo: () => apply(history.undo()),
    redo: () => apply(history.redo()),
    others: (change: ScriptEdit) => apply([change]),
    lines: () => linesOf(document).map(({ block }) => block.md),
    whole: (): PodcastDocument => document,
  };
}

test('moves, deletions, new lines and typing can be undone one by one, and redone', () => {
  const page = openPage();
  const before = page.whole();
  page.edit(moveLine('l0', 1));
  page.edit(removeLine('l2'));
  page.edit(addLine('l1', 'new'));
  page.edit(changeLine('l1', { md: 'Two, but longer.' }));
  const after = page.lines();
  assert.deepEqual(after, ['Two, but longer.', '', 'One.']);
  page.undo();
  assert.deepEqual(page.lines(), ['Two.', '', 'One.']);
  page.undo();
  page.undo();
  assert.deepEqual(page.lines(), ['Two.', 'One.', 'Three.']);
  page.undo();
  assert.deepEqual(page.whole(), before, 'with all that a line is tied to');
  page.undo();
  assert.deepEqual(page.whole(), before);
  for (let times = 0; times < 5; times += 1) page.redo();
  assert.deepEqual(page.lines(), after);
});

test('continuous typing is one undo step, and a pause starts another', () => {
  const page = openPage();
  for (const md of ['O', 'On', 'Once']) page.edit(changeLine('l0', { md }), 100);
  page.edit(changeLine('l0', { md: 'Once more' }), 5000);
  page.undo();
  assert.equal(page.lines()[0], 'Once');
  page.undo();
  assert.equal(page.lines()[0], 'One.');
});

test('undo keeps changes made elsewhere in the meantime', () => {
  const page = openPage();
  page.edit(moveLine('l0', 1));
  page.others(changeLine('l2', { md: 'Written elsewhere.' }));
  page.undo();
  assert.deepEqual(page.lines(), ['One.', 'Two.', 'Written elsewhere.']);
});
