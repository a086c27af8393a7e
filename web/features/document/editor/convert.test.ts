import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { BlockKind } from '#contract/documents.ts';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { summaryOf } from './testing/editor-state.ts';
import { attrsOf, toNode, toSections } from './convert.ts';
import { keepIds } from './keep-ids.ts';
import { findPlaces } from './find.ts';
import { kindsOf } from './kinds.ts';
import { addressOf } from './links.ts';
import { fit, fromText, pasteBlocks } from './paste.ts';
import { schema } from './schema.ts';
import { tooMuch } from './too-much.ts';

const KINDS: BlockKind[] = ['heading', 'paragraph', 'point', 'step', 'quote', 'tweet', 'turn'];

describe('converting documents for the editor', () => {
  test('any document survives the round trip unchanged, whatever Markdown it contains', () => {
    const awkward = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '- a list\n- of two',
        '| a | b |\n|---|---|\n| 1 | 2 |',
        '<b>raw</b>',
        '```js\nx\n```',
        '__under__ and **stars**',
        'a\\_b \\* [x](javascript:1)',
        '# not a heading of ours',
      ),
    );
    const block = fc.tuple(fc.constantFrom(...KINDS), awkward);
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (texts) => {
        const document = summaryOf(texts);
        assert.deepEqual(toSections(toNode(document), document.sections), document.sections);
      }),
      { numRuns: 120 },
    );
  });

  const start = (texts: readonly (readonly [BlockKind, string])[]) => {
    const document = summaryOf(texts);
    const state = EditorState.create({ doc: toNode(document), plugins: [keepIds()] });
    return { document, state };
  };

  test('a paragraph keeps its id when edited', () => {
    const { document, state } = start([['paragraph', 'one two']]);
    const typed = state.apply(state.tr.insertText('!', 8));
    const [section] = toSections(typed.doc, document.sections);
    assert.equal(section?.blocks[0]?.md, 'one two!');
    assert.equal(section?.blocks[0]?.id, 'b0');
    assert.deepEqual(section?.blocks[0]?.blockIds, [1]);
  });

  test('a paragraph whose text is deleted no longer uses its passages, until that is undone', () => {
    const { document, state } = start([['paragraph', 'one two']]);
    const [before] = toSections(state.doc, document.sections).flatMap(({ blocks }) => blocks);
    assert.ok(before!.blockIds.length > 0);
    const deleted = state.apply(state.tr.delete(1, 8));
    const [empty] = toSections(deleted.doc, document.sections).flatMap(({ blocks }) => blocks);
    assert.deepEqual([empty!.md, empty!.blockIds, empty!.startMs], ['', [], null]);
    const undone = deleted.apply(deleted.tr.insertText('one two', 1));
    const [after] = toSections(undone.doc, document.sections).flatMap(({ blocks }) => blocks);
    assert.deepEqual(after!.blockIds, before!.blockIds);
  });

  test('when a block is split, the first half keeps the evidence, and no two blocks share an id', () => {
    const { document, state } = start([
      ['heading', 'one two'],
      ['paragraph', 'three'],
    ]);
    const split = state.apply(state.tr.split(5));
    const [section] = toSections(split.doc, document.sections);
    const [first, second, third] = section!.blocks;
    assert.deepEqual([first?.md, second?.md, third?.md], ['one ', 'two', 'three']);
    assert.deepEqual([first?.id, first?.kind], ['b0', 'heading']);
    assert.equal(second?.kind, 'paragraph');
    assert.deepEqual([second?.blockIds, second?.startMs], [[], null]);
    assert.equal(new Set(section!.blocks.map(({ id }) => id)).size, 3);
  });

  test('a copied block gets a new id', () => {
    const { state } = start([['paragraph', 'one']]);
    const twice = state.apply(state.tr.insert(state.doc.content.size, state.doc.child(0)));
    assert.equal(twice.doc.childCount, 2);
    assert.notEqual(attrsOf(twice.doc.child(0)).id, attrsOf(twice.doc.child(1)).id);
    assert.equal(attrsOf(twice.doc.child(1)).sectionId, 's1');
  });

  test('search ignores case and matches across formatting and line breaks', () => {
    const { state } = start([['paragraph', 'A **gar**den, a Garden\ngarden']]);
    assert.equal(findPlaces(state.doc, 'garden').length, 3);
  });
});

describe('pasting blocks', () => {
  const into = (texts: readonly (readonly [BlockKind, string])[], at: number, pasted: string) => {
    const document = summaryOf(texts);
    let state = EditorState.create({ doc: toNode(document), plugins: [keepIds()] });
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
    const slice = fit(fromText(pasted, false), state, kindsOf('blog'));
    state = state.apply(pasteBlocks(state, slice)!);
    const all = toSections(state.doc, document.sections).flatMap(({ blocks }) => blocks);
    state = state.apply(state.tr.insertText('|'));
    const marked = toSections(state.doc, document.sections).flatMap(({ blocks }) => blocks);
    return { all, rows: marked.map(({ kind, md }) => [kind, md]) };
  };

  test('a list pasted after a sentence stays a list, and the text after it follows', () => {
    const { all, rows } = into([['paragraph', 'one two']], 4, '- a\n- b');
    assert.deepEqual(rows, [
      ['paragraph', 'one'],
      ['point', 'a'],
      ['point', 'b|'],
      ['paragraph', ' two'],
    ]);
    assert.equal(all[0]?.id, 'b0');
    assert.equal(new Set(all.map(({ id }) => id)).size, 4);
  });

  test('pasted plain paragraphs join the text around them', () => {
    const { rows } = into([['paragraph', 'one two']], 4, 'a\n\nb');
    assert.deepEqual(rows, [
      ['paragraph', 'onea'],
      ['paragraph', 'b| two'],
    ]);
  });

  test('the first pasted block keeps its kind in an empty paragraph', () => {
    const { rows } = into([['paragraph', '']], 1, '## a\n1. b');
    assert.deepEqual(rows, [
      ['heading', 'a'],
      ['step', 'b|'],
    ]);
  });

  test('thousands of pasted paragraphs each get an id, and the caret ends up after the last', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `p${index}`);
    const { all, rows } = into(
      [
        ['heading', 'above'],
        ['point', 'x'],
        ['heading', 'below'],
      ],
      9,
      many.join('\n\n'),
    );
    assert.equal(all.length, 3002);
    assert.equal(new Set(all.map(({ id }) => id)).size, 3002);
    assert.deepEqual(rows.slice(1, 3), [
      ['point', 'xp0'],
      ['point', 'p1'],
    ]);
    assert.deepEqual(rows.at(-2), ['point', 'p2999|']);
    assert.deepEqual([all[0]?.id, all[1]?.id, all.at(-1)?.id], ['b0', 'b1', 'b2']);
  });

  test('an oversized paste is refused before parsing, and the message names the limit', () => {
    const doc = toNode(summaryOf([['paragraph', 'x']]));
    assert.match(tooMuch(doc, 1_000_000) ?? '', /1,000,000 characters.*can have up to 300,000/);
    assert.match(
      tooMuch(doc, 10, 9000) ?? '',
      /9,000 paragraphs.*can have up to 5,000.*Nothing was added/,
    );
    assert.equal(tooMuch(doc, 120_000, 400), null);
  });
});

describe('pasting plain text', () => {
  const read = (text: string, isBare = false) => {
    const { content } = fromText(text, isBare);
    return toSections(schema.node('doc', null, content), []).flatMap(({ blocks }) =>
      blocks.map(({ kind, md }) => [kind, md]),
    );
  };

  test('blank lines separate paragraphs, and Markdown signs make lists, headings and quotes', () => {
    assert.deepEqual(
      read(
        '## Title\nOne\ntwo\n\n- a\n- b\n1. c\n2) d\n> said\n> again\n\nEnd **it** [x](https://e.org)',
      ),
      [
        ['heading', 'Title'],
        ['paragraph', 'One\ntwo'],
        ['point', 'a'],
        ['point', 'b'],
        ['step', 'c'],
        ['step', 'd'],
        ['quote', 'said\nagain'],
        ['paragraph', 'End **it** [x](https://e.org)'],
      ],
    );
  });

  test('pasting as plain text keeps the text exactly as it is', () => {
    assert.deepEqual(read('- a\n2*3*4', true), [['paragraph', '\\- a\n2\\*3\\*4']]);
  });
});

describe('a link address', () => {
  test('gets a missing scheme added and can never be a script', () => {
    const cases: [string, string | null][] = [
      ['example.org/a b', null],
      ['example.org/a', 'https://example.org/a'],
      ['a@example.org', 'mailto:a@example.org'],
      ['HTTP://Example.org', 'http://example.org/'],
      ['localhost:3000/x', null],
      ['javascript:alert(1)', null],
      ['data:text/html,x', null],
      ['ftp://example.org', null],
      ['mailto:', null],
      ['just words', null],
      ['https://', null],
    ];
    for (const [text, href] of cases) assert.equal(addressOf(text), href, text);
  });
});
