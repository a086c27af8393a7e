import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Mark } from '#contract/checks.ts';
import { type DocumentSection, listPlaces } from '#contract/documents.ts';
import { sectionLabel } from '../../../lib/block-looks.ts';
import { attrsOf } from './convert.ts';

interface Dress {
  nowId: string | null;
  marks: readonly Mark[];
  sections: ReadonlyMap<string, DocumentSection>;
  set: DecorationSet;
}

type Change = Partial<Pick<Dress, 'nowId' | 'marks' | 'sections'>>;

const KEY = new PluginKey<Dress>('dress');

/** Decorations that aren't part of the text: the current block, statements the source doesn't support, section names. */
export function dress(start: Pick<Dress, 'marks' | 'sections'>): Plugin<Dress> {
  return new Plugin<Dress>({
    key: KEY,
    state: {
      init: (_, state) => {
        const parts = { nowId: null, ...start };
        return { ...parts, set: draw(state.doc, parts) };
      },
      apply(transaction, before) {
        const change = transaction.getMeta(KEY) as Change | undefined;
        if (change) {
          const parts = { ...before, ...change };
          return { ...parts, set: draw(transaction.doc, parts) };
        }
        if (!transaction.docChanged) return before;
        // Section names and list numbers depend only on the blocks and their kinds. Other edits just shift them.
        const isSameRow =
          transaction.doc.childCount === transaction.before.childCount &&
          transaction.steps.every((step) => step instanceof ReplaceStep);
        const set = isSameRow
          ? before.set.map(transaction.mapping, transaction.doc)
          : draw(transaction.doc, before);
        return { ...before, set };
      },
    },
    props: { decorations: (state) => KEY.getState(state)?.set },
  });
}

export function changeDress(state: EditorState, change: Change): Transaction {
  return state.tr.setMeta(KEY, change).setMeta('addToHistory', false);
}

function draw(doc: Node, { nowId, marks, sections }: Omit<Dress, 'set'>): DecorationSet {
  const all: Decoration[] = [];
  const marksOf = Map.groupBy(marks, ({ blockId }) => blockId);
  const places = listPlaces(
    doc.children.map((node) => {
      const { id, kind, level } = attrsOf(node);
      return { id: id ?? '', kind, level };
    }),
  );
  let lastSection: string | null = null;
  doc.forEach((node, position) => {
    const { id, kind, sectionId } = attrsOf(node);
    const end = position + node.nodeSize;
    const looks: Record<string, string> = {};
    if (id === nowId && id !== null) looks['class'] = 'now';
    if (sectionId !== lastSection) {
      lastSection = sectionId;
      const section = sectionId === null ? undefined : sections.get(sectionId);
      const label = section && sectionLabel(section, { kind });
      if (label) looks['data-label'] = label;
    }
    const place = id === null ? undefined : places.get(id);
    if (place || Object.keys(looks).length > 0) {
      all.push(Decoration.node(position, end, looks, { place }));
    }
    for (const mark of (id !== null && marksOf.get(id)) || []) {
      all.push(...underline(node, position, mark));
    }
  });
  return DecorationSet.create(doc, all);
}

function underline(node: Node, position: number, { quote, why }: Mark): Decoration[] {
  const text = node.textBetween(0, node.content.size, '', '\n');
  const at = quote === '' ? -1 : text.indexOf(quote);
  const [from, to] = at < 0 ? [0, text.length] : [at, at + quote.length];
  if (to <= from) return [];
  const looks = { class: 'unborne', title: why };
  return [Decoration.inline(position + 1 + from, position + 1 + to, looks)];
}
