import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { BlockKind, Document } from '#contract/documents.ts';
import { EditorState } from '@tiptap/pm/state';
import { attrsOf, toNode, toSections } from './convert.ts';
import { keepIds } from './keep-ids.ts';
import { findPlaces } from './find.ts';

const KINDS: BlockKind[] = ['heading', 'paragraph', 'point', 'tweet', 'turn', 'question'];

function documentOf(texts: readonly (readonly [BlockKind, string])[]): Document {
  return {
    format: 'summary',
    language: 'english',
    title: 'T',
    sections: [
      {
        id: 's1',
        kind: 'section',
        startMs: 5,
        blocks: texts.map(([kind, md], index) => ({
          id: `b${index}`,
          kind,
          md,
          blockIds: [index + 1],
          startMs: index * 1000,
          ...(kind === 'turn' && { speaker: 'a', pauseMs: 300 }),
        })),
      },
    ],
  };
}

describe('a document in the editor', () => {
  test('comes out as it went in, whatever Markdown it holds and whoever wrote it', () => {
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
        const document = documentOf(texts);
        assert.deepEqual(toSections(toNode(document), document.sections), document.sections);
      }),
      { numRuns: 120 },
    );
  });

  const start = (texts: readonly (readonly [BlockKind, string])[]) => {
    const document = documentOf(texts);
    const state = EditorState.create({ doc: toNode(document), plugins: [keepIds()] });
    return { document, state };
  };

  test('keeps the id of a paragraph that is typed in', () => {
    const { document, state } = start([['paragraph', 'one two']]);
    const typed = state.apply(state.tr.insertText('!', 8));
    const [section] = toSections(typed.doc, document.sections);
    assert.equal(section?.blocks[0]?.md, 'one two!');
    assert.equal(section?.blocks[0]?.id, 'b0');
    assert.deepEqual(section?.blocks[0]?.blockIds, [1]);
  });

  test('of two halves the first keeps the evidence, and no two blocks share an id', () => {
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

  test('a block that is copied gets an id of its own', () => {
    const { state } = start([['paragraph', 'one']]);
    const twice = state.apply(state.tr.insert(state.doc.content.size, state.doc.child(0)));
    assert.equal(twice.doc.childCount, 2);
    assert.notEqual(attrsOf(twice.doc.child(0)).id, attrsOf(twice.doc.child(1)).id);
    assert.equal(attrsOf(twice.doc.child(1)).sectionId, 's1');
  });

  test('a word is found without regard to its case, over marks and line breaks', () => {
    const { state } = start([['paragraph', 'A **gar**den, a Garden\ngarden']]);
    assert.equal(findPlaces(state.doc, 'garden').length, 3);
  });
});
