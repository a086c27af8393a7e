import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Slice } from '@tiptap/pm/model';
import { toNode, toSections } from './convert.ts';
import { copyText } from './copy.ts';
import { setKind } from './keys.ts';
import { fromText } from './paste.ts';
import { schema } from './schema.ts';
import { openEditor, summaryOf } from './testing/editor-state.ts';

describe('typing in the editor', () => {
  test('Enter on an empty list item or quote ends the list or quote', () => {
    for (const [sign, kind] of [
      ['- ', 'point'],
      ['1. ', 'step'],
      ['> ', 'quote'],
    ] as const) {
      const editor = openEditor([
        ['paragraph', ''],
        ['paragraph', 'below'],
      ]);
      editor.caret(1);
      editor.type(`${sign}first`);
      editor.press('Enter');
      editor.type('second');
      editor.press('Enter');
      editor.press('Enter');
      editor.type('after');
      assert.deepEqual(editor.blocks(), [
        [kind, 'first'],
        [kind, 'second'],
        ['paragraph', 'after'],
        ['paragraph', 'below'],
      ]);
    }
  });

  test('Backspace at the start of a list item makes it a paragraph before joining it with the one above', () => {
    for (const kind of ['point', 'step', 'quote', 'heading'] as const) {
      const editor = openEditor([
        ['paragraph', 'one'],
        [kind, 'two'],
      ]);
      editor.caret(6);
      editor.press('Backspace');
      assert.deepEqual(editor.blocks(), [
        ['paragraph', 'one'],
        ['paragraph', 'two'],
      ]);
    }
  });

  test('Enter at the very start of a heading moves it down with its kind and evidence', () => {
    const editor = openEditor([
      ['paragraph', 'one'],
      ['heading', 'two'],
    ]);
    editor.caret(6);
    editor.press('Enter');
    assert.deepEqual(editor.blocks(), [
      ['paragraph', 'one'],
      ['paragraph', ''],
      ['heading', 'two'],
    ]);
    const [, room, heading] = editor.ids();
    assert.equal(heading?.id, 'b1');
    assert.deepEqual([heading?.blockIds, room?.blockIds], [[2], []]);
  });

  const typed: [signs: string, md: string][] = [
    ['**bold** x', '**bold** x'],
    ['__bold__ x', '**bold** x'],
    ['a *slanted* x', 'a *slanted* x'],
    ['a _slanted_ x', 'a *slanted* x'],
    ['a `code` x', 'a `code` x'],
    [
      'see [the words](https://example.org/a_(b)) x',
      'see [the words](https://example.org/a_%28b%29) x',
    ],
    ['[mail](mailto:a@example.org)', '[mail](mailto:a@example.org)'],
    ['2*3*4 and snake_case_name', '2\\*3\\*4 and snake_case_name'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
  ];
  for (const [signs, md] of typed) {
    test(`typing “${signs}” formats the text, or leaves it as it is`, () => {
      const editor = openEditor([['paragraph', '']]);
      editor.type(signs);
      assert.deepEqual(editor.blocks(), [['paragraph', md]]);
    });
  }

  test('undo right after automatic formatting restores the typed signs, and they stay', () => {
    for (const [signs, md] of [
      ['**bold**', '\\*\\*bold\\*\\*'],
      ['[a](https://example.org)', '\\[a\\](https://example.org)'],
      ['- ', '\\- '],
      ['1. ', '1\\. '],
    ] as const) {
      const editor = openEditor([['paragraph', '']]);
      editor.type(signs);
      editor.press('z', { ctrlKey: true });
      assert.deepEqual(editor.blocks(), [['paragraph', md]]);
      assert.equal(editor.view.state.doc.textContent, signs);
      // Parsed again, it is the same paragraph, not a list or a source block.
      const again = toNode(summaryOf([['paragraph', md]]));
      assert.equal(again.child(0).type.name, 'block');
      assert.equal(again.textContent, signs);
    }
  });

  const levels = (editor: ReturnType<typeof openEditor>) =>
    editor.ids().map(({ kind, md, level = 0 }) => [kind, md, level]);

  test('Tab and Shift+Tab indent and outdent an item with its children, and focus stays in the list', () => {
    const editor = openEditor([
      ['point', 'a'],
      ['point', 'b'],
      ['step', 'c', 1],
      ['point', 'd'],
    ]);
    editor.caret(5);
    assert.equal(editor.press('Tab'), true);
    const moved = [
      ['point', 'a', 0],
      ['point', 'b', 1],
      ['step', 'c', 2],
      ['point', 'd', 0],
    ];
    assert.deepEqual(levels(editor), moved);
    // An item can be at most one level below the item above it.
    assert.equal(editor.press('Tab'), true);
    assert.deepEqual(levels(editor), moved);
    editor.press('Tab', { shiftKey: true });
    assert.deepEqual(
      levels(editor).map(([, , level]) => level),
      [0, 0, 1, 0],
    );
  });

  test('Tab in a paragraph moves to the next field', () => {
    assert.equal(openEditor([['paragraph', 'a']]).press('Tab'), false);
  });

  test('Enter on an empty item and Backspace at its start outdent it one level at a time', () => {
    const editor = openEditor([
      ['point', 'a'],
      ['point', 'b', 1],
    ]);
    editor.press('Enter');
    assert.deepEqual(levels(editor).at(-1), ['point', '', 1]);
    editor.press('Enter');
    assert.deepEqual(levels(editor).at(-1), ['point', '', 0]);
    editor.press('Enter');
    assert.deepEqual(levels(editor).at(-1), ['paragraph', '', 0]);
    const other = openEditor([
      ['point', 'a'],
      ['point', 'b', 1],
    ]);
    other.caret(4);
    other.press('Backspace');
    assert.deepEqual(levels(other).at(-1), ['point', 'b', 0]);
    other.press('Backspace');
    assert.deepEqual(levels(other).at(-1), ['paragraph', 'b', 0]);
  });

  test('items whose parent becomes a heading move out with it', () => {
    const editor = openEditor([
      ['point', 'a'],
      ['point', 'b', 1],
      ['point', 'c', 2],
    ]);
    editor.caret(1);
    setKind('heading')(editor.view.state, editor.view.dispatch);
    assert.deepEqual(levels(editor), [
      ['heading', 'a', 0],
      ['point', 'b', 0],
      ['point', 'c', 1],
    ]);
  });
});

describe('nested lists on the clipboard', () => {
  test('keep their levels when copied and pasted as plain text', () => {
    const node = toNode(
      summaryOf([
        ['step', 'a'],
        ['point', 'b', 1],
        ['step', 'c', 2],
        ['step', 'd'],
        ['paragraph', 'e'],
      ]),
    );
    const text = copyText(new Slice(node.content, 0, 0));
    assert.equal(text, '1. a\n   - b\n      1. c\n2. d\n\ne');
    const back = toSections(schema.node('doc', null, fromText(text, false).content), []);
    assert.deepEqual(
      back.flatMap(({ blocks }) => blocks.map(({ kind, md, level = 0 }) => [kind, md, level])),
      [
        ['step', 'a', 0],
        ['point', 'b', 1],
        ['step', 'c', 2],
        ['step', 'd', 0],
        ['paragraph', 'e', 0],
      ],
    );
  });
});
