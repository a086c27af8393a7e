import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { type BlockKind, isListKind } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { attrsOf, inlineNodes } from './convert.ts';
import { OWN } from './kinds.ts';
import { addressOf, isWebAddress, setLink } from './links.ts';
import { schema, type BlockAttrs } from './schema.ts';

/** Plain paragraphs pasted into one of these get the same kind. */
const GOING_ON: readonly BlockKind[] = ['point', 'step', 'quote', 'answer'];

/** Adapts pasted blocks to their destination: its section, and a kind that the format has. */
export function fit(slice: Slice, state: EditorState, kinds: readonly BlockKind[]): Slice {
  const { $from } = state.selection;
  const here = $from.depth > 0 ? attrsOf($from.node(1)) : null;
  if (!here) return slice;
  const pasted: Node[] = [];
  slice.content.forEach((node) => pasted.push(node));
  const isPlain = pasted.every((node) => !node.isBlock || attrsOf(node).kind === 'paragraph');
  const kindOf = (kind: BlockKind): BlockKind => {
    if (OWN.includes(here.kind)) return here.kind;
    if (isPlain && GOING_ON.includes(here.kind)) return here.kind;
    return kinds.includes(kind) ? kind : 'paragraph';
  };
  const nodes = pasted.map((node) => fitted(node, here, kindOf));
  return new Slice(Fragment.from(nodes), slice.openStart, slice.openEnd);
}

function fitted(node: Node, here: BlockAttrs, kindOf: (kind: BlockKind) => BlockKind): Node {
  if (node.type !== schema.nodes['block']) return node;
  const kind = kindOf(attrsOf(node).kind);
  const attrs = { id: null, kind, sectionId: here.sectionId, speaker: here.speaker };
  return node.type.create({ ...node.attrs, ...attrs, block: null }, node.content, node.marks);
}

/** Pasted on selected words, a web address becomes their link; otherwise it is inserted as a link to itself. */
export function pasteAddress(state: EditorState, text: string): Transaction | null {
  if (!isWebAddress(text) || state.selection.$from.parent.type !== schema.nodes['block']) {
    return null;
  }
  const { from, to, empty, $from } = state.selection;
  if (attrsOf($from.node(1)).kind === 'tweet') return null;
  const href = addressOf(text)!;
  if (!empty) return setLink(state, { from, to }, href);
  const words = schema.text(text.trim(), [schema.mark('link', { href })]);
  return state.tr.replaceSelectionWith(words, false).scrollIntoView();
}

/**
 * Inserts several blocks at once. Only plain paragraphs merge with the text around them; a list pasted after a
 * sentence stays a list. `null` for part of one paragraph, which takes the editor's default path.
 */
export function pasteBlocks(state: EditorState, slice: Slice): Transaction | null {
  const { content } = slice;
  if (content.childCount < 2 || content.firstChild?.type !== schema.nodes['block']) return null;
  const tr = state.tr.deleteSelection();
  const { $from } = tr.selection;
  if ($from.depth === 0 || $from.node(1).type !== schema.nodes['block']) return null;
  const here = $from.node(1);
  const before = here.cut(0, $from.parentOffset);
  const after = here.cut($from.parentOffset);
  const nodes: Node[] = [];
  content.forEach((node) => nodes.push(node));
  const first = nodes[0]!;
  if (before.content.size > 0) {
    if (!flows(first, here)) nodes.unshift(before);
    else nodes[0] = before.copy(before.content.append(first.content));
  } else if (after.content.size === 0) {
    const { kind, level } = attrsOf(first);
    nodes[0] = here.type.create({ ...here.attrs, kind, level }, first.content);
  }
  const last = nodes.at(-1)!;
  const size = nodes.reduce((sum, node) => sum + node.nodeSize, 0);
  if (after.content.size > 0) {
    const isMerged = flows(last, here) && before.content.size > 0;
    if (isMerged) nodes[nodes.length - 1] = last.copy(last.content.append(after.content));
    else nodes.push(after);
  }
  const start = $from.before(1);
  tr.replaceWith(start, start + here.nodeSize, nodes);
  return tr.setSelection(TextSelection.create(tr.doc, start + size - 1)).scrollIntoView();
}

function flows(node: Node, here: Node): boolean {
  const { kind } = attrsOf(node);
  return node.type === here.type && (kind === 'paragraph' || kind === attrsOf(here).kind);
}

const LINES: readonly [sign: RegExp, kind: BlockKind][] = [
  [/^#{1,2}\s+/u, 'heading'],
  [/^#{3,6}\s+/u, 'subheading'],
  [/^\s*[-*+•·▪●◦‣]\s+/u, 'point'],
  [/^\s*\d{1,3}[.)]\s+/u, 'step'],
  [/^>\s?/u, 'quote'],
];
const MARKDOWN = /^#{1,4}\s|\*\*[^\s*][^*]*\*\*|\]\(https?:\/\//mu;

/**
 * A blank line separates paragraphs, a single line break stays inside one. Lines with a list, heading or quote sign
 * become blocks of their own. `isBare` inserts the text literally, signs included.
 */
export function fromText(text: string, isBare: boolean): Slice {
  const whole = text.replaceAll(/\r\n?/g, '\n').trim();
  const isMarkdown = !isBare && MARKDOWN.test(whole);
  const hasSigns = !isBare && whole.includes('\n');
  const blocks: Node[] = [];
  for (const part of whole.split(/\n{2,}/u)) {
    let kind: BlockKind = 'paragraph';
    const indents: number[] = [];
    let lines: string[] = [];
    let level = 0;
    const close = () => {
      if (lines.length === 0) return;
      const inside = isMarkdown ? inlineNodes(lines.join('\n')) : plainNodes(lines);
      blocks.push(schema.node('block', { kind, level }, inside));
      lines = [];
    };
    for (const line of part.split('\n')) {
      const [sign, own] = (hasSigns && LINES.find(([one]) => one.test(line))) || [];
      if (!sign || !own) {
        // An indented line belongs to the list item above; any other starts a new paragraph.
        if (kind !== 'paragraph' && !/^\s{2,}/u.test(line)) {
          close();
          kind = 'paragraph';
          level = 0;
        }
        lines.push(kind === 'paragraph' ? line : line.trimStart());
        continue;
      }
      const isGoingOn = own === 'quote' && kind === 'quote';
      if (!isGoingOn) close();
      kind = own;
      level = isListKind(own) ? levelOf(line, indents) : 0;
      lines.push(line.replace(sign, ''));
    }
    close();
  }
  return new Slice(Fragment.from(blocks), 1, 1);
}

/** The level of a list item, by the indentation of the items above; `indents` are those it can be nested under. */
function levelOf(line: string, indents: number[]): number {
  const own = /^\s*/u.exec(line)![0].replaceAll('\t', '    ').length;
  while (indents.length > 0 && indents.at(-1)! >= own) indents.pop();
  indents.push(own);
  return Math.min(indents.length - 1, LIMITS.listLevel);
}

function plainNodes(lines: readonly string[]): Node[] {
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [schema.node('hard_break')] : []),
    ...(line === '' ? [] : [schema.text(line)]),
  ]);
}
