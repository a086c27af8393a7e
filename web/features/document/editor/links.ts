import type { Node } from '@tiptap/pm/model';
import {
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { schema } from './schema.ts';

export interface Range {
  from: number;
  to: number;
}

/** A link, or words that will become one. */
export interface LinkPlace extends Range {
  /** Empty if they aren't a link yet. */
  href: string;
}

const SCHEMES = ['http:', 'https:', 'mailto:'];

/** The link address for typed or pasted text, or `null` if it isn't a safe one. The scheme may be missing. */
export function addressOf(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /[\s<>"]/u.test(typed)) return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/iu.test(typed);
  const whole = hasScheme
    ? typed
    : /^[^@/]+@[^@/]+\.[^@/.]+$/u.test(typed)
      ? `mailto:${typed}`
      : /^[^\s/?#]+\.[\p{L}\d-]{2,}(?::\d+)?(?:[/?#]|$)/u.test(typed)
        ? `https://${typed}`
        : '';
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  const isWhole = url.protocol === 'mailto:' ? url.pathname.includes('@') : url.hostname !== '';
  if (!SCHEMES.includes(url.protocol) || !isWhole) return null;
  // In Markdown, a parenthesis would end the address.
  return url.href.replaceAll(/[()]/gu, (bracket) => (bracket === '(' ? '%28' : '%29'));
}

/** Whether a text is exactly one web address, as copied from the address bar. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/iu.test(text.trim()) && addressOf(text) !== null;
}

function hrefOf(node: Node): string | null {
  const link = schema.marks['link'].isInSet(node.marks);
  return link ? String(link.attrs['href']) : null;
}

/** The whole link around or next to a position. */
export function linkAt(state: EditorState, position = state.selection.from): LinkPlace | null {
  const $at = state.doc.resolve(position);
  if ($at.depth === 0) return null;
  let found: LinkPlace | null = null;
  let current: LinkPlace | null = null;
  const start = $at.start(1);
  $at.node(1).forEach((child, offset) => {
    const href = hrefOf(child);
    const from = start + offset;
    if (href === null) current = null;
    else if (current?.href === href) current.to = from + child.nodeSize;
    else current = { from, to: from + child.nodeSize, href };
    if (current && current.from <= position && position <= current.to) found ??= current;
  });
  return found;
}

/** What to link: the selection, the link at the caret, or the word there. */
export function placeForLink(state: EditorState): LinkPlace {
  const { from, to, empty, $from } = state.selection;
  const here = linkAt(state);
  if (here && to <= here.to) return here;
  if (!empty) return { from, to, href: '' };
  const text = $from.parent.textBetween(0, $from.parent.content.size, '', '\ufffc');
  const offset = $from.parentOffset;
  const before = /[\p{L}\p{M}\p{N}'’_-]*$/u.exec(text.slice(0, offset))![0].length;
  const after = /^[\p{L}\p{M}\p{N}'’_-]*/u.exec(text.slice(offset))![0].length;
  return { from: from - before, to: to + after, href: '' };
}

export function setLink(state: EditorState, { from, to }: Range, href: string): Transaction {
  const link = schema.mark('link', { href });
  const { tr } = state;
  if (from === to) tr.insert(from, schema.text(href.replace(/^mailto:/u, ''), [link]));
  else tr.removeMark(from, to, schema.marks['link']).addMark(from, to, link);
  // After the link, so that typing doesn't replace it.
  return tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(to)));
}

export function removeLink(state: EditorState, { from, to }: Range): Transaction {
  return state.tr.removeMark(from, to, schema.marks['link']);
}

const KEY = new PluginKey<Range | null>('linking');

/** Keeps the words highlighted while their link address is typed. */
export function linking(): Plugin<Range | null> {
  return new Plugin<Range | null>({
    key: KEY,
    state: {
      init: () => null,
      apply(transaction, before) {
        const told = transaction.getMeta(KEY) as { range: Range | null } | undefined;
        if (told) return told.range;
        if (!before || !transaction.docChanged) return before;
        const { mapping } = transaction;
        return { from: mapping.map(before.from, 1), to: mapping.map(before.to, -1) };
      },
    },
    props: {
      decorations(state) {
        const range = KEY.getState(state);
        if (!range || range.from >= range.to) return null;
        const looks = { class: 'linking' };
        return DecorationSet.create(state.doc, [Decoration.inline(range.from, range.to, looks)]);
      },
    },
  });
}

export function holdWords(state: EditorState, range: Range | null): Transaction {
  return state.tr.setMeta(KEY, { range }).setMeta('addToHistory', false);
}
