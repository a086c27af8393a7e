import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PodcastDocument } from '#contract/documents.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { editsBetween, mergeScripts } from './script-diff.ts';
import {
  addLine,
  changeLine,
  linesOf,
  moveLine,
  removeLine,
  type ScriptEdit,
  setHead,
  setName,
  setVoice,
} from './script-edits.ts';

const base = makeScript(['one', 'two', 'three', 'four'], 'english', 2);
const done = (...edits: ScriptEdit[]) => edits.reduce((so, edit) => edit(so), base);
const textsOf = (document: PodcastDocument) => linesOf(document).map(({ block }) => block.md);
const mine = done(
  addLine('l0', 'new'),
  changeLine('new', { md: 'one and a half', pauseMs: 700 }),
  changeLine('l1', { md: 'TWO', voice: 'built-in/viola' }),
  moveLine('l3', -1),
  setVoice('b', 'built-in/oboe'),
  setName('a', 'Mara'),
  setHead({ title: 'Typed offline' }),
);

test('replaying the edits between two scripts gives the second script', () => {
  const after = removeLine('l2')(mine);
  assert.deepEqual(
    editsBetween(base, after).reduce((so, edit) => edit(so), base),
    after,
  );
});

test('edits replayed on a text that was changed elsewhere keep those changes', () => {
  const theirs = done(
    setHead({ description: 'Theirs' }),
    changeLine('l2', { md: 'drei' }),
    changeLine('l1', { pauseMs: 900 }),
  );
  const both = mergeScripts(base, mine, theirs) as PodcastDocument;
  assert.deepEqual(textsOf(both), ['one', 'one and a half', 'TWO', 'four', 'drei']);
  assert.equal(both.title, 'Typed offline');
  assert.equal(both.description, 'Theirs');
  assert.equal(both.speakers[1]!.voice, 'built-in/oboe');
  assert.equal(both.speakers[0]!.name, 'Mara');
  const [, , second] = linesOf(both);
  assert.deepEqual([second!.block.voice, second!.block.pauseMs], ['built-in/viola', 900]);
});

const clashes: Record<string, [ScriptEdit, ScriptEdit]> = {
  'both wrote the same line anew': [
    changeLine('l1', { md: 'TWO' }),
    changeLine('l1', { md: 'zwei' }),
  ],
  'one wrote in a line that the other deleted': [changeLine('l1', { md: 'TWO' }), removeLine('l1')],
  'both gave it a title': [setHead({ title: 'Mine' }), setHead({ title: 'Theirs' })],
  'both chose a voice': [setVoice('a', 'built-in/oboe'), setVoice('a', 'built-in/viola')],
};
for (const [name, [here, there]] of Object.entries(clashes)) {
  test(`conflicting changes are never dropped silently: ${name}`, () => {
    assert.equal(mergeScripts(base, done(here), done(there)), null);
    assert.equal(mergeScripts(base, done(there), done(here)), null);
    assert.ok(mergeScripts(base, done(here), done(here)), 'the same on both sides is no clash');
  });
}

test('podcast changes made in the text view, outside the lines, aren’t lost', () => {
  const [notes, ...rest] = base.sections;
  const blocks = notes!.blocks.map((block) => ({ ...block, md: 'Another chapter' }));
  const own = { ...base, sections: [{ ...notes!, blocks }, ...rest] };
  assert.equal(mergeScripts(base, own, done(setHead({ title: 'Theirs' }))), null);
});
