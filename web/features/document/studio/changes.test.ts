import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AudioState } from '#contract/podcasts.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { changesOf } from './changes.ts';
import { addLine, changeLine, moveLine, removeLine } from './script-edits.ts';

const stored = makeScript(['one', 'two', 'three']);
const file = { lines: ['l0', 'l1', 'l2'].map((lineId) => ({ lineId, startMs: 0, endMs: 1 })) };
const state = {
  file,
  isCurrent: true,
  changedLines: [],
  saidOtherwise: [],
} as unknown as AudioState;
const shown = { stored, shown: stored, isUnsent: false, otherSettings: '' };

test('a recording that matches the script isn’t called outdated', () => {
  assert.equal(changesOf(state, shown).words, null);
  assert.equal(changesOf({ ...state, file: null }, { ...shown, isUnsent: true }).words, null);
});

test('changes are counted and marked, whether or not they have been saved yet', () => {
  const stale = { ...state, isCurrent: false, changedLines: ['l2'] };
  const typed = changeLine('l0', { md: 'won' })(stored);
  const both = changesOf(stale, { ...shown, shown: typed, isUnsent: true });
  assert.equal(both.words, '2 lines have changed.');
  assert.deepEqual([...both.lines].toSorted(), ['l0', 'l2']);
  const cut = changesOf(stale, { ...shown, shown: removeLine('l2')(stored), isUnsent: true });
  assert.deepEqual([cut.words, cut.lines.size], ['1 line was deleted.', 0]);
});

test('an empty line doesn’t count as a change, and a new pace is reported without a line count', () => {
  const empty = addLine('l0', 'new')(stored);
  const now = changesOf(state, { ...shown, shown: empty, isUnsent: true });
  assert.equal(now.lines.size, 0);
  const slower = changesOf(state, { ...shown, otherSettings: 'The pace has changed.' });
  assert.equal(slower.words, 'The pace has changed.');
  const filled = changeLine('new', { md: 'more' })(empty);
  const added = changesOf(state, { ...shown, shown: filled, isUnsent: true });
  assert.deepEqual([added.words, [...added.lines]], ['1 line was added.', ['new']]);
});

test('moved lines are reported as moved', () => {
  const moved = changesOf(state, { ...shown, shown: moveLine('l0', 1)(stored), isUnsent: true });
  assert.deepEqual([moved.words, moved.lines.size], ['The lines are in a different order.', 0]);
});

test('an emptied line isn’t reported as deleted', () => {
  const emptied = changesOf(state, {
    ...shown,
    shown: changeLine('l1', { md: ' ' })(stored),
    isUnsent: true,
  });
  assert.equal(emptied.words, '1 line is now empty.');
});

test('a line with only a new pronunciation shows the reason, and an edited line counts as edited', () => {
  const saidOtherwise = [
    { lineId: 'l0', words: ['Nguyen'] },
    { lineId: 'l1', words: ['Nguyen', 'Xi'] },
  ];
  const stale = { ...state, isCurrent: false, saidOtherwise };
  const all = changesOf(stale, shown);
  assert.equal(all.words, '2 lines are now pronounced differently: “Nguyen”, “Xi”.');
  assert.deepEqual(
    [...all.otherwise],
    [
      ['l0', ['Nguyen']],
      ['l1', ['Nguyen', 'Xi']],
    ],
  );
  assert.equal(all.lines.size, 0);
  const typed = changeLine('l1', { md: 'too' })(stored);
  const both = changesOf(stale, { ...shown, shown: typed, isUnsent: true });
  assert.equal(both.words, '1 line has changed. 1 line is now pronounced differently: “Nguyen”.');
  assert.deepEqual([...both.otherwise.keys()], ['l0']);
  const many = ['a', 'b', 'c', 'd', 'e'].map((word) => ({ lineId: 'l0', words: [word] }));
  const five = [{ lineId: 'l0', words: many.flatMap(({ words }) => words) }];
  assert.match(
    changesOf({ ...stale, saidOtherwise: five }, shown).words!,
    /: “a”, “b”, “c” and 2 more\.$/,
  );
});
