import { InputRule } from '@tiptap/pm/inputrules';
import type { Mark } from '@tiptap/pm/model';
import type { BlockKind } from '#contract/documents.ts';
import { attrsOf } from './convert.ts';
import { addressOf } from './links.ts';
import { schema } from './schema.ts';

const SIGNS: readonly [typed: string, kind: BlockKind][] = [
  ['##? ', 'heading'],
  ['### ', 'subheading'],
  ['[-*•] ', 'point'],
  ['1[.)] ', 'step'],
  ['> ', 'quote'],
];

/** Turns Markdown signs into formatting while typing. */
export function rulesFor(kinds: readonly BlockKind[], withLinks: boolean): InputRule[] {
  return [
    ...SIGNS.filter(([, kind]) => kinds.includes(kind)).map(([typed, kind]) => sign(typed, kind)),
    // The text in between must not contain the sign itself or a line break.
    dressed(/(?<![*\p{L}\p{N}\\])(\*\*)(?!\s)([^*\ufffc]*[^*\s\ufffc])\*\*$/u, () =>
      mark('strong'),
    ),
    dressed(/(?<![_\p{L}\p{N}\\])(__)(?!\s)([^_\ufffc]*[^_\s\ufffc])__$/u, () => mark('strong')),
    dressed(/(?<![*\p{L}\p{N}\\])(\*)(?!\s)([^*\ufffc]*[^*\s\ufffc])\*$/u, () => mark('em')),
    dressed(/(?<![_\p{L}\p{N}\\])(_)(?!\s)([^_\ufffc]*[^_\s\ufffc])_$/u, () => mark('em')),
    dressed(/(?<![`\\])(`)([^`\ufffc]+)`$/u, () => mark('code')),
    ...(withLinks ? [dressed(LINK, ([, , , address = '']) => linkMark(address))] : []),
  ];
}

const LINK =
  /(?<!\\)(\[)([^[\]\ufffc]+)\]\(([^\s()\ufffc]+(?:\([^\s()\ufffc]*\)[^\s()\ufffc]*)*)\)$/u;

const mark = (name: 'strong' | 'em' | 'code') => schema.mark(name);

function linkMark(address: string): Mark | null {
  const href = addressOf(address);
  return href === null ? null : schema.mark('link', { href });
}

function sign(typed: string, kind: BlockKind): InputRule {
  return new InputRule(new RegExp(`^${typed}$`, 'u'), (state, _match, start, end) => {
    const $start = state.doc.resolve(start);
    if (attrsOf($start.node(1)).kind !== 'paragraph') return null;
    return state.tr
      .delete(start, end)
      .setNodeMarkup($start.before(1), undefined, { ...$start.node(1).attrs, kind });
  });
}

/** Group 1 is the opening sign, group 2 the text to format; the rest is the closing sign. */
function dressed(match: RegExp, markOf: (found: RegExpMatchArray) => Mark | null): InputRule {
  return new InputRule(
    match,
    (state, found, start, end) => {
      const [all, opening = '', words = ''] = found;
      const made = markOf(found);
      const { $from, empty } = state.selection;
      // Posts have no bold or italics, so the signs stay as typed.
      if (!made || !empty || attrsOf($from.node(1)).kind === 'tweet') return null;
      const { tr } = state;
      // The character being typed isn't in the document yet.
      const missing = all.slice(end - start);
      if (missing !== '') tr.insertText(missing, end);
      const from = start + opening.length;
      tr.delete(from + words.length, start + all.length).delete(start, from);
      return tr.addMark(start, start + words.length, made).removeStoredMark(made);
    },
    { inCodeMark: false },
  );
}
