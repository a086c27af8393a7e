import type { Node } from '@tiptap/pm/model';
import {
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Place {
  from: number;
  to: number;
}

interface Found {
  term: string;
  places: readonly Place[];
  at: number;
  set: DecorationSet;
}

const KEY = new PluginKey<Found>('find');
const NOTHING: Found = { term: '', places: [], at: -1, set: DecorationSet.empty };

/** Positions of a search term, kept up to date when the text or the term changes. */
export function findMatches(): Plugin<Found> {
  return new Plugin<Found>({
    key: KEY,
    state: {
      init: () => NOTHING,
      apply(transaction, before) {
        const change = transaction.getMeta(KEY) as Partial<Pick<Found, 'term' | 'at'>> | undefined;
        if (!change && (!transaction.docChanged || before.term === '')) return before;
        const term = change?.term ?? before.term;
        if (term === '') return NOTHING;
        const places = findPlaces(transaction.doc, term);
        const at = places.length === 0 ? -1 : clamp(change?.at ?? before.at, places.length);
        return { term, places, at, set: draw(transaction.doc, places, at) };
      },
    },
    props: { decorations: (state) => KEY.getState(state)?.set },
  });
}

export function foundIn(state: EditorState): Pick<Found, 'term' | 'places' | 'at'> {
  return KEY.getState(state) ?? NOTHING;
}

function clamp(at: number, count: number): number {
  return ((Math.max(at, 0) % count) + count) % count;
}

/** Ignores case but not accents: positions must fit the text, and `Intl` comparison doesn't return any. */
export function findPlaces(doc: Node, term: string): Place[] {
  const wanted = term.toLocaleLowerCase();
  const places: Place[] = [];
  doc.forEach((node, position) => {
    const text = node.textBetween(0, node.content.size, '', '\n');
    const lower = text.toLocaleLowerCase();
    // A few letters get longer when lower-cased. Then the search is case-sensitive.
    const [hay, needle] = lower.length === text.length ? [lower, wanted] : [text, term];
    for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
      places.push({ from: position + 1 + at, to: position + 1 + at + needle.length });
    }
  });
  return places;
}

function draw(doc: Node, places: readonly Place[], at: number): DecorationSet {
  return DecorationSet.create(
    doc,
    places.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: index === at ? 'found here' : 'found' }),
    ),
  );
}

export function setTerm(state: EditorState, term: string): Transaction {
  // Start at the selection. A caret alone is no hint where the user wants to start.
  const after = state.selection.empty ? 0 : state.selection.from;
  const places = term === '' ? [] : findPlaces(state.doc, term);
  const at = Math.max(
    0,
    places.findIndex(({ from }) => from >= after),
  );
  return state.tr.setMeta(KEY, { term, at }).setMeta('addToHistory', false);
}

export function goTo(state: EditorState, at: number): Transaction {
  const tr = state.tr.setMeta(KEY, { at }).setMeta('addToHistory', false);
  const place = foundIn(state).places[at];
  return place
    ? tr.setSelection(TextSelection.create(state.doc, place.from, place.to)).scrollIntoView()
    : tr;
}

export function replaceOne(state: EditorState, by: string): Transaction {
  const { places, at } = foundIn(state);
  const place = places[at];
  return place ? state.tr.insertText(by, place.from, place.to).scrollIntoView() : state.tr;
}

/** Replaces from the end, so that earlier positions stay valid, and in one undo step. */
export function replaceAll(state: EditorState, by: string): Transaction {
  const { tr } = state;
  for (const { from, to } of foundIn(state).places.toReversed()) tr.insertText(by, from, to);
  return tr;
}
