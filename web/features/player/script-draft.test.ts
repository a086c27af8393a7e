import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { makeScript } from '#tests/support/podcast-script.ts';
import { dropScriptDraft, findScriptDraft, keepScriptDraft } from './script-draft.ts';
import { addLine, changeLine, linesOf } from './script-edits.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
afterEach(() => kept.clear());

const base = makeScript(['one', 'two', 'three']);
const textsOf = (document: typeof base) => linesOf(document).map(({ block }) => block.md);

test('what was typed and not saved comes back whole over the text it was typed over', () => {
  const document = addLine('l0', 'new')(changeLine('l1', { md: 'two and a half' })(base));
  keepScriptDraft('gen_1', { version: 3, base, document });
  assert.deepEqual(textsOf(findScriptDraft('gen_1', 3)!(base)), [
    'one',
    '',
    'two and a half',
    'three',
  ]);
  dropScriptDraft('gen_1');
  assert.equal(findScriptDraft('gen_1', 3), null);
});

test('over a text that others changed, only the typed lines come back', () => {
  keepScriptDraft('gen_1', { version: 3, base, document: changeLine('l1', { md: 'TWO' })(base) });
  const theirs = changeLine('l2', { md: 'drei' })(base);
  assert.deepEqual(textsOf(findScriptDraft('gen_1', 4)!(theirs)), ['one', 'TWO', 'drei']);
});

test('what nobody can read is nothing', () => {
  for (const broken of ['{', '{"version":3}', '7', '{"version":3,"base":{},"document":{}}']) {
    kept.set('script:gen_1', broken);
    assert.equal(findScriptDraft('gen_1', 3), null, broken);
  }
});
