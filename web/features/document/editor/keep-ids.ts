import { Plugin, Selection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { Node } from '@tiptap/pm/model';
import { type BlockKind, isListKind } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { attrsOf } from './convert.ts';
import { newBlockId } from './new-id.ts';

/** The kind of the block after Enter: text after a heading, another item in a list. */
export const NEXT: Partial<Record<BlockKind, BlockKind>> = {
  heading: 'paragraph',
  subheading: 'paragraph',
  gist: 'paragraph',
  hook: 'paragraph',
  greeting: 'paragraph',
  signoff: 'paragraph',
  question: 'answer',
};

const MANY = 20;

/**
 * Gives every block a unique id and a section after splits, pastes and moves. When a block is split, the first half
 * keeps the id and the evidence; the second starts without.
 */
export function keepIds(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, state) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const seen = new Set<string>();
      const mends: Mend[] = [];
      let above: Node | null = null;
      state.doc.forEach((node, position) => {
        const { id, kind, sectionId, level } = attrsOf(node);
        const mend: Record<string, unknown> = {};
        // The item it was indented under may be gone.
        const deepest = isListKind(kind) ? levelBelow(above) : 0;
        if (level > deepest) {
          mend['level'] = deepest;
          node = node.type.create({ ...node.attrs, level: deepest }, node.content);
        }
        if (id === null || seen.has(id)) {
          const fresh = newBlockId('b');
          mend['id'] = fresh;
          seen.add(fresh);
          const isSplit = id !== null && above !== null && attrsOf(above).id === id;
          if (isSplit && NEXT[kind]) mend['kind'] = NEXT[kind];
          // The evidence of the second half hasn't been checked.
          mend['block'] = null;
        } else seen.add(id);
        if (sectionId === null) {
          mend['sectionId'] = above ? attrsOf(above).sectionId : firstSection(state.doc);
        }
        if (Object.keys(mend).length > 0) mends.push([position, node, mend]);
        above = node;
      });
      return mends.length === 0 ? null : mended(state, mends);
    },
  });
}

/** How deep an item below this block can be indented. */
export function levelBelow(above: Node | null): number {
  if (above === null) return 0;
  const { kind, level } = attrsOf(above);
  return isListKind(kind) ? Math.min(level + 1, LIMITS.listLevel) : 0;
}

type Mend = readonly [position: number, node: Node, attrs: Record<string, unknown>];

/** Changing one block copies the list of all blocks, so when there are many changes, all blocks are replaced at once. */
function mended({ tr, doc, selection }: EditorState, mends: readonly Mend[]): Transaction {
  if (mends.length <= MANY) {
    for (const [position, node, mend] of mends) {
      tr.setNodeMarkup(position, undefined, { ...node.attrs, ...mend });
    }
    return tr;
  }
  const byPosition = new Map(mends.map(([position, , mend]) => [position, mend]));
  const [from] = mends[0]!;
  const [last, lastNode] = mends.at(-1)!;
  const to = last + lastNode.nodeSize;
  const nodes: Node[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    const mend = byPosition.get(position);
    nodes.push(mend ? node.type.create({ ...node.attrs, ...mend }, node.content) : node);
    return false;
  });
  tr.replaceWith(from, to, nodes);
  // No sizes changed, so the selection is still valid.
  return tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON() as object));
}

function firstSection(doc: Node): string | null {
  let found: string | null = null;
  doc.forEach((node) => {
    found ??= attrsOf(node).sectionId;
  });
  return found;
}
