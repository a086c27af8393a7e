import {
  baseKeymap,
  chainCommands,
  exitCode,
  joinBackward,
  newlineInCode,
  selectNodeBackward,
  splitBlockAs,
  toggleMark,
} from '@tiptap/pm/commands';
import { redo, undo } from '@tiptap/pm/history';
import { inputRules, undoInputRule } from '@tiptap/pm/inputrules';
import { keymap } from '@tiptap/pm/keymap';
import type { Node } from '@tiptap/pm/model';
import type { Command, Plugin } from '@tiptap/pm/state';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { type BlockKind, isListKind } from '#contract/documents.ts';
import { attrsOf } from './convert.ts';
import { rulesFor } from './input-rules.ts';
import { levelBelow, NEXT } from './keep-ids.ts';
import { FIXED, hasLinks, kindsOf, LISTED } from './kinds.ts';
import { linkAt } from './links.ts';
import { schema } from './schema.ts';

/** In a tweet, Enter adds a line break; everywhere else it starts a new paragraph. */
const LINES: readonly BlockKind[] = ['tweet'];

/** The first half keeps the block's attributes; the second gets the kind that follows. */
const split: Command = splitBlockAs((node) => {
  const { kind } = attrsOf(node);
  return {
    type: node.type,
    attrs: { ...node.attrs, id: null, block: null, kind: NEXT[kind] ?? kind },
  };
});

const enter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if ($from.depth === 0) return split(state, dispatch);
  const node = $from.node(1);
  const { kind } = attrsOf(node);
  if (LINES.includes(kind)) return breakLine(state, dispatch);
  if (!empty) return split(state, dispatch);
  if (node.content.size === 0) {
    return LISTED.includes(kind)
      ? chainCommands(outdent, makePlain)(state, dispatch)
      : split(state, dispatch);
  }
  return $from.parentOffset === 0 ? makeRoom(state, dispatch) : split(state, dispatch);
};

/** Enter at the very start moves the block down with its kind, id and evidence. */
const makeRoom: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const node = $from.node(1);
  const { kind, sectionId } = attrsOf(node);
  const above = node.type.create({
    ...node.attrs,
    id: null,
    block: null,
    kind: NEXT[kind] ?? kind,
    // A heading starts its section, so a block above it belongs to the section before.
    sectionId: kind === 'heading' ? null : sectionId,
  });
  dispatch?.(state.tr.insert($from.before(1), above).scrollIntoView());
  return true;
};

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break'), true).scrollIntoView());
  return true;
};

/** Turns the current list item or heading into a paragraph. */
const makePlain: Command = (state, dispatch) => {
  const { $from } = state.selection;
  dispatch?.(state.tr.setNodeAttribute($from.before(1), 'kind', 'paragraph').scrollIntoView());
  return true;
};

/** Indents or outdents all selected items together with their children. */
function shiftLevel(by: 1 | -1): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const { tr, doc } = state;
    let above: Node | null = null;
    /** The level of the item whose children move with it. */
    let carrying: number | null = null;
    doc.forEach((node, position) => {
      const { kind, level } = attrsOf(node);
      const isChosen = position < to && position + node.nodeSize > from;
      if (!isListKind(kind)) carrying = null;
      else if (isChosen || (carrying !== null && level > carrying)) {
        if (isChosen) carrying = Math.min(level, carrying ?? level);
        const next = Math.min(Math.max(0, level + by), levelBelow(above));
        if (next !== level) tr.setNodeAttribute(position, 'level', next);
      } else carrying = null;
      above = tr.doc.nodeAt(position);
    });
    if (tr.docChanged) dispatch?.(tr.scrollIntoView());
    return tr.docChanged;
  };
}

export const indent = shiftLevel(1);
export const outdent = shiftLevel(-1);

/** Tab never leaves a list, even if nothing can be indented further. Elsewhere it moves to the next field. */
const tab: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth === 0 || !isListKind(attrsOf($from.node(1)).kind)) return false;
  indent(state, dispatch);
  return true;
};

/** Sets the kind of every selected block. */
export function setKind(kind: BlockKind): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const { tr } = state;
    state.doc.nodesBetween(from, to, (node, position) => {
      const { kind: before } = attrsOf(node);
      if (node.type !== schema.nodes['block'] || before === kind || FIXED.includes(before)) {
        return false;
      }
      tr.setNodeAttribute(position, 'kind', kind);
      return false;
    });
    if (tr.docChanged) dispatch?.(tr);
    return tr.docChanged;
  };
}

/** The same, but turns the blocks back into paragraphs if all of them already have this kind. */
export function toggleKind(kind: BlockKind): Command {
  return (state, dispatch) => {
    if (setKind(kind)(state)) return setKind(kind)(state, dispatch);
    return setKind('paragraph')(state, dispatch);
  };
}

export function toggle(mark: 'strong' | 'em' | 'code'): Command {
  return toggleMark(schema.marks[mark]);
}

export interface KeyWishes {
  onSave: () => void;
  onFind: () => void;
  /** Asks for the link address of the selected words. */
  onLink: () => void;
}

export function keys({ onSave, onFind, onLink }: KeyWishes, format: FormatValue): Plugin[] {
  const kinds = kindsOf(format);
  const now = (work: () => void): Command => {
    return () => {
      work();
      return true;
    };
  };
  const asKind = (kind: BlockKind): Command =>
    kinds.includes(kind) ? toggleKind(kind) : () => false;
  const link = hasLinks(format) ? now(onLink) : () => false;
  return [
    inputRules({ rules: rulesFor(kinds, hasLinks(format)) }),
    keymap({
      // Undo first reverts automatic formatting and restores the signs as typed.
      'Mod-z': chainCommands(undoInputRule, undo),
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('em'),
      'Mod-e': toggle('code'),
      // Without a selection or link, it opens the command palette as on other screens.
      'Mod-k': (state, ...rest) =>
        (!state.selection.empty || linkAt(state) !== null) && link(state, ...rest),
      'Mod-Shift-k': link,
      'Mod-s': now(onSave),
      'Mod-f': now(onFind),
      'Mod-Enter': split,
      'Shift-Enter': chainCommands(exitCode, breakLine),
      'Mod-Alt-0': setKind('paragraph'),
      'Mod-Alt-2': asKind('heading'),
      'Mod-Alt-3': asKind('subheading'),
      'Mod-Shift-7': asKind('step'),
      'Mod-Shift-8': asKind('point'),
      'Mod-Shift-9': asKind('quote'),
      Tab: tab,
      'Shift-Tab': outdent,
      Enter: chainCommands(newlineInCode, enter),
      Backspace: chainCommands(plainFirst, joinBackward, selectNodeBackward),
    }),
    keymap(baseKeymap),
  ];
}

/** Backspace at the start of a heading or list item first makes it a paragraph, as in other editors. */
const plainFirst: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false;
  const { kind } = attrsOf($from.node(1));
  if (kind !== 'heading' && kind !== 'subheading' && !LISTED.includes(kind)) return false;
  return chainCommands(outdent, makePlain)(state, dispatch);
};
