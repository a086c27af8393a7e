import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { snippetOf } from './snippet.ts';

const marked = (texts: string[], typed: string) => {
  const found = snippetOf(texts, typed);
  return found && found.marks.map(([start, end]) => found.text.slice(start, end));
};

for (const [what, text, typed, words] of [
  [
    'whole words by their beginning',
    'Watering the small garden',
    'gard water',
    ['Watering', 'garden'],
  ],
  ['accents left out', 'Crème brûlée für Anfänger', 'creme anfanger', ['Crème', 'Anfänger']],
  ['accents written as marks of their own', 'Cre\u0300me', 'creme', ['Cre\u0300me']],
  ['Thai inside a run', 'การนอนหลับที่ดีขึ้น', 'นอนหลับ', ['นอนหลับ']],
  ['Japanese', '自転車の直し方', '転車', ['転車']],
  ['ligatures that become two letters', 'the ﬁrst', 'first', ['ﬁrst']],
  ['not the middle of a word', 'a gardener in the garden', 'den', []],
] as const) {
  test(`R25 a search highlights ${what}`, () =>
    assert.deepEqual(marked([text], typed) ?? [], words));
}

test('R25 of many paragraphs the one with the most query words is shown, cut around them', () => {
  const long = `${'Something else entirely. '.repeat(40)}The pumpkin climbs the fence. ${'And so on. '.repeat(40)}`;
  const found = snippetOf(['A fence.', long, 'A pumpkin.'], 'fence pumpkin')!;
  assert.match(found.text, /^… .*The pumpkin climbs the fence\. And so on\..* …$/);
  assert.ok(found.text.length < 190, found.text);
});

test('whatever the text and query, highlights are in order and within the snippet', () => {
  const words = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), words, (texts, typed) => {
      const found = snippetOf(texts, typed);
      if (!found) return;
      const flat = found.marks.flat();
      assert.ok(flat.every((at, index) => at >= (flat[index - 1] ?? 0) && at <= found.text.length));
    }),
  );
});
