import { Schema, type DOMOutputSpec, type NodeSpec } from '@tiptap/pm/model';
import type { BlockKind, DocumentBlock } from '#contract/documents.ts';
import { isSafeLink } from '#document/parse-inline.ts';

/** What a node carries of its block beside the words. */
export interface BlockAttrs {
  id: string | null;
  kind: BlockKind;
  sectionId: string | null;
  /** The block as the server has it, so that nothing it says is lost for not being understood here. */
  block: DocumentBlock | null;
  speaker: string | null;
  /** How far an item of a list is indented. */
  level: number;
}

const attrs: NonNullable<NodeSpec['attrs']> = {
  id: { default: null },
  kind: { default: 'paragraph' },
  sectionId: { default: null },
  block: { default: null },
  speaker: { default: null },
  level: { default: 0 },
};

/** For the clipboard only: on the page a view of our own draws each block. */
function toDOM(kind: string): DOMOutputSpec {
  if (kind === 'heading') return ['h2', 0];
  if (kind === 'subheading') return ['h3', 0];
  return ['p', 0];
}

/** Styles of what is pasted come under another name: the page's policy lets none be applied. */
export const PASTED_STYLE = 'data-style';

/** What the cleaning of pasted pages found a paragraph to be. */
export const PASTED_KIND = 'data-kind';

/** How deep in its list it found an item. */
export const PASTED_LEVEL = 'data-level';

const PASTED_KINDS: readonly string[] = ['point', 'step', 'quote'] satisfies BlockKind[];

function says(dom: HTMLElement, style: RegExp): boolean {
  return style.test(dom.getAttribute(PASTED_STYLE) ?? '');
}

const asKind = (kind: BlockKind) => () => ({ kind });

/**
 * A text is a flat row of blocks, each knowing its section: people cut, join and move paragraphs without a thought for
 * sections, and the sections are gathered again on the way out.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | source)+' },
    block: {
      content: 'inline*',
      attrs,
      defining: true,
      parseDOM: [
        { tag: 'h1, h2', getAttrs: asKind('heading') },
        { tag: 'h3, h4, h5, h6', getAttrs: asKind('subheading') },
        { tag: 'li', getAttrs: asKind('point') },
        {
          tag: `p[${PASTED_KIND}]`,
          getAttrs: (dom) => {
            const kind = dom.getAttribute(PASTED_KIND) ?? '';
            const level = Number(dom.getAttribute(PASTED_LEVEL) ?? 0);
            return PASTED_KINDS.includes(kind) ? { kind, level } : null;
          },
        },
        { tag: 'p' },
        { tag: 'blockquote', getAttrs: asKind('quote') },
        { tag: 'dt', getAttrs: asKind('question') },
        { tag: 'dd', getAttrs: asKind('answer') },
        { tag: 'pre' },
      ],
      toDOM: (node) => toDOM(String(node.attrs['kind'])),
    },
    /** Lists, tables and whatever else is more than one paragraph: shown and edited as the Markdown it is. */
    source: {
      content: 'text*',
      marks: '',
      code: true,
      attrs,
      parseDOM: [],
      toDOM: () => ['pre', 0],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = dom.getAttribute('href') ?? '';
            return isSafeLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']), class: 'link' }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Pasted from a word processor, everything may stand in one that means nothing.
        { tag: 'b', getAttrs: (dom) => !says(dom, /font-weight:\s*(normal|[1-5]00)/) && null },
        { tag: 'span', getAttrs: (dom) => says(dom, /font-weight:\s*(bold|[6-9]00)/) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { tag: 'span', getAttrs: (dom) => says(dom, /font-style:\s*italic/) && null },
      ],
      toDOM: () => ['em', 0],
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
