import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeScript } from '#tests/support/podcast-script.ts';
import {
  addLine,
  changeLine,
  linesOf,
  moveLine,
  removeLine,
  restoreLine,
  setVoice,
} from './script-edits.ts';

const script = makeScript(['one', 'two', 'three', 'four'], 'english', 2);
const idsOf = (document: typeof script) => linesOf(document).map(({ block }) => block.id);

test('a line can move within its chapter and into another one, and nothing is lost', () => {
  assert.deepEqual(idsOf(moveLine('l0', 1)(script)), ['l1', 'l0', 'l2', 'l3']);
  const over = moveLine('l1', 1)(script);
  assert.deepEqual(idsOf(over), ['l0', 'l1', 'l2', 'l3']);
  assert.equal(linesOf(over)[1]!.sectionId, 's1');
  assert.deepEqual(idsOf(moveLine('l2', -1)(script)), ['l0', 'l1', 'l2', 'l3']);
  assert.deepEqual(idsOf(moveLine('l0', -1)(script)), idsOf(script));
  assert.deepEqual(idsOf(moveLine('l3', 1)(script)), idsOf(script));
});

test('a new line goes to the next speaker in turn', () => {
  const added = linesOf(addLine('l0', 'new')(script));
  assert.deepEqual(
    added.map(({ block }) => block.id),
    ['l0', 'new', 'l1', 'l2', 'l3'],
  );
  assert.equal(added[1]!.block.speaker, 'b');
});

test('a line can get its own voice and pause, and lose them again', () => {
  const changed = changeLine('l1', { voice: 'built-in/oboe', pauseMs: 900, md: 'TWO' })(script);
  const { block } = linesOf(changed)[1]!;
  assert.deepEqual([block.md, block.voice, block.pauseMs], ['TWO', 'built-in/oboe', 900]);
  const back = linesOf(changeLine('l1', { voice: null, pauseMs: null })(changed))[1]!.block;
  assert.ok(!('voice' in back) && !('pauseMs' in back));
});

test('edits can be replayed on a text that was changed elsewhere', () => {
  const theirs = removeLine('l0')(changeLine('l3', { md: 'theirs' })(script));
  const mine = [
    changeLine('l1', { md: 'mine' }),
    setVoice('b', 'built-in/viola'),
    removeLine('l0'),
  ];
  const merged = mine.reduce((so, edit) => edit(so), theirs);
  assert.deepEqual(
    linesOf(merged).map(({ block }) => block.md),
    ['mine', 'three', 'theirs'],
  );
  assert.equal(merged.speakers[1]!.voice, 'built-in/viola');
});

test('edits whose response was lost can be replayed on a text that already has them without applying twice', () => {
  const edits = [
    addLine('l0', 'new'),
    changeLine('new', { md: 'new words' }),
    moveLine('l1', 1),
    moveLine('new', 1),
    moveLine('l3', -1),
    removeLine('l2'),
  ];
  const make = (document: typeof script) => edits.reduce((so, edit) => edit(so), document);
  const once = make(script);
  assert.deepEqual(make(once), once);
  // The line was removed elsewhere, so moving it must not bring it back.
  assert.deepEqual(idsOf(edits[2]!(removeLine('l1')(script))), ['l0', 'l2', 'l3']);
});

test('undoing a deletion puts the line back in place, even the first of a chapter', () => {
  const lines = linesOf(script);
  for (const [at, line] of lines.entries()) {
    const without = removeLine(line.block.id)(script);
    const back = restoreLine(line, lines[at - 1]?.block.id ?? null);
    assert.deepEqual(back(without), script);
    assert.deepEqual(back(back(without)), script);
  }
});
