import {
  baseKeymap,
  chainCommands,
  exitCode,
  joinBackward,
  newlineInCode,
  selectNodeBackward,
  splitBlock,
  toggleMark,
} from '@tiptap/pm/commands';
import { redo, undo } from '@tiptap/pm/history';
import { inputRules, InputRule } from '@tiptap/pm/inputrules';
import { keymap } from '@tiptap/pm/keymap';
import type { Command, Plugin } from '@tiptap/pm/state';
import type { BlockKind } from '#contract/documents.ts';
import { attrsOf } from './convert.ts';
import { schema } from './schema.ts';

/** In a tweet a new line is a line; everywhere else it begins a new paragraph. */
const LINES: readonly BlockKind[] = ['tweet'];

const enter: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth > 0 && LINES.includes(attrsOf($from.node(1)).kind)) {
    return breakLine(state, dispatch);
  }
  return splitBlock(state, dispatch);
};

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break'), true).scrollIntoView());
  return true;
};

/** Makes every block of the selection a heading, a point or a paragraph. */
export function setKind(kind: BlockKind): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const { tr } = state;
    let isChanged = false;
    state.doc.nodesBetween(from, to, (node, position) => {
      if (node.type !== schema.nodes['block'] || attrsOf(node).kind === kind) return false;
      tr.setNodeMarkup(position, undefined, { ...node.attrs, kind });
      isChanged = true;
      return false;
    });
    if (isChanged) dispatch?.(tr);
    return isChanged;
  };
}

export function toggle(mark: 'strong' | 'em' | 'code'): Command {
  return toggleMark(schema.marks[mark]);
}

export interface KeyWishes {
  onSave: () => void;
  onFind: () => void;
}

export function keys({ onSave, onFind }: KeyWishes): Plugin[] {
  const now = (work: () => void): Command => {
    return () => {
      work();
      return true;
    };
  };
  return [
    inputRules({
      rules: [headingRule('## ', 'heading'), headingRule('### ', 'subheading'), pointRule],
    }),
    keymap({
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('em'),
      'Mod-e': toggle('code'),
      'Mod-s': now(onSave),
      'Mod-f': now(onFind),
      'Mod-Enter': splitBlock,
      'Shift-Enter': chainCommands(exitCode, breakLine),
      'Mod-Alt-0': setKind('paragraph'),
      'Mod-Alt-2': setKind('heading'),
      'Mod-Alt-3': setKind('subheading'),
      Enter: chainCommands(newlineInCode, enter),
      Backspace: chainCommands(plainFirst, joinBackward, selectNodeBackward),
    }),
    keymap(baseKeymap),
  ];
}

/** At the start of a heading or point, Backspace first makes it plain text, as people know it. */
const plainFirst: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false;
  const { kind } = attrsOf($from.node(1));
  if (kind !== 'heading' && kind !== 'subheading' && kind !== 'point') return false;
  return setKind('paragraph')(state, dispatch);
};

function headingRule(typed: string, kind: BlockKind): InputRule {
  return new InputRule(new RegExp(`^${typed}$`), (state, _match, start, end) => {
    const $start = state.doc.resolve(start);
    if (attrsOf($start.node(1)).kind !== 'paragraph') return null;
    return state.tr
      .delete(start, end)
      .setNodeMarkup($start.before(1), undefined, { ...$start.node(1).attrs, kind });
  });
}

const pointRule = headingRule('[-*] ', 'point');
