import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { makeScript } from '#tests/support/podcast-script.ts';
import { dropScriptDraft, keepScriptDraft, takeScriptDrafts } from './script-draft.ts';
import {
  addLine,
  changeLine,
  linesOf,
  moveLine,
  removeLine,
  setHead,
  setName,
  setVoice,
} from './script-edits.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
afterEach(() => kept.clear());

type Script = ReturnType<typeof makeScript>;
const base = makeScript(['one', 'two', 'three', 'four'], 'english', 2);
const textsOf = (document: Script) => linesOf(document).map(({ block }) => block.md);
const bringBack = (over: Script) => takeScriptDrafts('gen_1').reduce((so, edit) => edit(so), over);
const all = (document: Script) =>
  [
    addLine('l0', 'new'),
    changeLine('new', { md: 'one and a half', pauseMs: 700 }),
    changeLine('l1', { md: 'TWO', voice: 'built-in/viola' }),
    moveLine('l3', -1),
    setVoice('b', 'built-in/oboe'),
    setName('a', 'Mara'),
    setHead({ title: 'Typed offline' }),
  ].reduce((so, edit) => edit(so), document);

test('what was typed and not saved comes back, whatever it was, over the text it was typed over', () => {
  const document = removeLine('l2')(all(base));
  keepScriptDraft('gen_1', { base, document });
  assert.deepEqual(bringBack(base), document);
  assert.deepEqual(takeScriptDrafts('gen_1'), [], 'once');
});

test('over a text that others changed it is done again, and theirs is left alone', () => {
  keepScriptDraft('gen_1', { base, document: all(base) });
  const theirs = setHead({ description: 'Theirs' })(changeLine('l2', { md: 'drei' })(base));
  const both = bringBack(theirs);
  assert.deepEqual(textsOf(both), ['one', 'one and a half', 'TWO', 'four', 'drei']);
  assert.equal(both.title, 'Typed offline');
  assert.equal(both.description, 'Theirs');
  assert.equal(both.speakers[1]!.voice, 'built-in/oboe');
  assert.equal(both.speakers[0]!.name, 'Mara');
  assert.equal(linesOf(both)[2]!.block.voice, 'built-in/viola');
});

test('what one page has saved is not forgotten of another', () => {
  kept.set(
    'script:gen_1:another',
    JSON.stringify({ base, document: changeLine('l0', { md: 'EINS' })(base) }),
  );
  keepScriptDraft('gen_1', { base, document: all(base) });
  dropScriptDraft('gen_1');
  assert.deepEqual(textsOf(bringBack(base)), ['EINS', 'two', 'three', 'four']);
});

test('what nobody can read is nothing', () => {
  for (const broken of ['{', '{"version":3}', '7', '{"base":{},"document":{}}']) {
    kept.set('script:gen_1', broken);
    assert.deepEqual(takeScriptDrafts('gen_1'), [], broken);
  }
});
