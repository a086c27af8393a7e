import type { Node } from '@tiptap/pm/model';
import {
  type Document,
  type DocumentBlock,
  type DocumentSection,
  isListKind,
} from '#contract/documents.ts';
import { holdsBlocks } from '#document/flow.ts';
import { isRich } from '#document/parse-blocks.ts';
import { parseInline, type Span } from '#document/parse-inline.ts';
import { printInline } from '#document/print-inline.ts';
import { newBlockId } from './new-id.ts';
import { schema, type BlockAttrs } from './schema.ts';

export function attrsOf(node: Node): BlockAttrs {
  return node.attrs as BlockAttrs;
}

export function toNode({ format, sections }: Document): Node {
  const blocks = sections.flatMap((section) =>
    section.blocks.map((block) => blockNode(block, section.id, format)),
  );
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('block')]);
}

function blockNode(block: DocumentBlock, sectionId: string, format: Document['format']): Node {
  const { id, kind, md, speaker = null, level = 0 } = block;
  const attrs: BlockAttrs = { id, kind, sectionId, block, speaker, level };
  if (holdsBlocks(format, kind) && isRich(md)) {
    return schema.node('source', attrs, [schema.text(md)]);
  }
  return schema.node('block', attrs, inlineNodes(md));
}

export function inlineNodes(md: string): Node[] {
  return parseInline(md).map((span) =>
    span.text === '\n' ? schema.node('hard_break') : schema.text(span.text, marksOf(span)),
  );
}

function marksOf({ strong, em, code, href }: Span) {
  return [
    ...(href === null ? [] : [schema.mark('link', { href })]),
    ...(strong ? [schema.mark('strong')] : []),
    ...(em ? [schema.mark('em')] : []),
    ...(code ? [schema.mark('code')] : []),
  ];
}

function spansOf(node: Node): Span[] {
  const spans: Span[] = [];
  node.forEach((child) => spans.push(spanOf(child)));
  return spans;
}

function spanOf(child: Node): Span {
  const has = (name: string) => child.marks.some(({ type }) => type.name === name);
  const link = child.marks.find(({ type }) => type.name === 'link');
  return {
    text: child.isText ? (child.text ?? '') : '\n',
    strong: has('strong'),
    em: has('em'),
    code: has('code'),
    href: link ? String(link.attrs['href']) : null,
  };
}

/** Caches converted nodes; ProseMirror nodes are immutable. */
const written = new WeakMap<Node, DocumentBlock>();

function toBlock(node: Node): DocumentBlock {
  const known = written.get(node);
  if (known) return known;
  const block = writeBlock(node);
  written.set(node, block);
  return block;
}

function writeBlock(node: Node): DocumentBlock {
  const { id, kind, block, speaker, level } = attrsOf(node);
  const md = node.type.name === 'source' ? node.textContent : markdownOf(node, block);
  // What was deleted uses no passage. An undo brings both back.
  const isDeleted = md.trim() === '' && block?.md.trim() !== '';
  const { level: _, ...known } = (!isDeleted && block) || { blockIds: [], startMs: null };
  return {
    ...known,
    id: id ?? newBlockId('b'),
    kind,
    md,
    ...(level > 0 && isListKind(kind) && { level }),
    ...(speaker !== null && { speaker }),
  };
}

/** The same content can be written as Markdown in several ways, so unchanged blocks keep the server's version. */
function markdownOf(node: Node, block: DocumentBlock | null): string {
  if (block && node.eq(blockNodeLike(node, block))) return block.md;
  return printInline(spansOf(node), 'own');
}

function blockNodeLike(node: Node, block: DocumentBlock): Node {
  return schema.node('block', node.attrs, inlineNodes(block.md));
}

/** Groups the editor's blocks back into sections. */
export function toSections(doc: Node, before: readonly DocumentSection[]): DocumentSection[] {
  const known = new Map(before.map((section) => [section.id, section]));
  const used = new Set<string>();
  const sections: DocumentSection[] = [];
  let current: { key: string | null; section: DocumentSection } | null = null;
  doc.forEach((node) => {
    const key = attrsOf(node).sectionId;
    if (!current || current.key !== key) {
      const origin = key === null ? undefined : known.get(key);
      const isTaken = key === null || used.has(key);
      const id = isTaken ? newBlockId('s') : key;
      used.add(id);
      const section: DocumentSection = {
        id,
        kind: origin?.kind ?? before[0]?.kind ?? 'section',
        startMs: isTaken ? null : (origin?.startMs ?? null),
        blocks: [],
      };
      sections.push(section);
      current = { key, section };
    }
    current.section.blocks.push(toBlock(node));
  });
  return sections;
}
