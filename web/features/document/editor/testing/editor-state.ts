import { history } from '@tiptap/pm/history';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { BlockKind, Document } from '#contract/documents.ts';
import { toNode, toSections } from '../convert.ts';
import { keepIds } from '../keep-ids.ts';
import { keys } from '../keys.ts';

type Row = readonly [kind: BlockKind, md: string, level?: number];

/** A summary with these blocks, one second apart. */
export function summaryOf(texts: readonly Row[]): Document {
  return {
    format: 'summary',
    language: 'english',
    title: 'T',
    sections: [
      {
        id: 's1',
        kind: 'section',
        startMs: 5,
        blocks: texts.map(([kind, md, level = 0], index) => ({
          id: `b${index}`,
          kind,
          md,
          blockIds: [index + 1],
          startMs: index * 1000,
          ...(level > 0 && { level }),
          ...(kind === 'turn' && { speaker: 'a', pauseMs: 300 }),
        })),
      },
    ],
  };
}

const wishes = { onSave: () => {}, onFind: () => {}, onLink: () => {} };

/** The editor's state and key bindings, without a browser. */
export function openEditor(texts: readonly Row[]) {
  const document = summaryOf(texts);
  const plugins = [...keys(wishes, 'blog'), history(), keepIds()];
  let state = EditorState.create({ doc: toNode(document), plugins });
  state = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  const view = {
    composing: false,
    endOfTextblock: () => true,
    get state() {
      return state;
    },
    dispatch: (transaction: Transaction) => {
      state = state.apply(transaction);
    },
  } as unknown as EditorView;
  const ask = <Name extends 'handleTextInput' | 'handleKeyDown'>(name: Name, ...rest: unknown[]) =>
    state.plugins.some((plugin) =>
      (plugin.props[name] as ((...all: unknown[]) => unknown) | undefined)?.call(
        plugin,
        view,
        ...rest,
      ),
    );
  return {
    type(text: string) {
      for (const char of text) {
        const { from, to } = state.selection;
        if (!ask('handleTextInput', from, to, char)) view.dispatch(state.tr.insertText(char));
      }
    },
    press: (key: string, more = {}) => ask('handleKeyDown', { key, ...more }),
    caret(position: number) {
      view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, position)));
    },
    view,
    blocks: () =>
      toSections(state.doc, document.sections).flatMap(({ blocks }) =>
        blocks.map(({ kind, md }) => [kind, md]),
      ),
    ids: () => toSections(state.doc, document.sections).flatMap(({ blocks }) => blocks),
  };
}
