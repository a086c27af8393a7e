import { Schema, type DOMOutputSpec, type NodeSpec } from '@tiptap/pm/model';
import type { BlockKind, DocumentBlock } from '#contract/documents.ts';
import { isSafeLink } from '#document/parse-inline.ts';

/** Attributes of a block besides its text. */
export interface BlockAttrs {
  id: string | null;
  kind: BlockKind;
  sectionId: string | null;
  /** The block as the server sent it, so that fields unknown to the editor survive. */
  block: DocumentBlock | null;
  speaker: string | null;
  /** Indentation of a list item. */
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

/** Only for the clipboard; on the page, BlockView renders blocks. */
function toDOM(kind: string): DOMOutputSpec {
  if (kind === 'heading') return ['h2', 0];
  if (kind === 'subheading') return ['h3', 0];
  return ['p', 0];
}

/** Pasted styles are renamed to this, because the page's CSP blocks `style` attributes. */
export const PASTED_STYLE = 'data-style';

/** The block kind that clean-pasted.ts detected. */
export const PASTED_KIND = 'data-kind';

/** The list level that clean-pasted.ts detected. */
export const PASTED_LEVEL = 'data-level';

const PASTED_KINDS: readonly string[] = ['point', 'step', 'quote'] satisfies BlockKind[];

function says(dom: HTMLElement, style: RegExp): boolean {
  return style.test(dom.getAttribute(PASTED_STYLE) ?? '');
}

const asKind = (kind: BlockKind) => () => ({ kind });

/**
 * A text is a flat list of blocks that know their section. People cut, join and move paragraphs without regard to
 * sections, so blocks are grouped into sections again on output.
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
    /** Tables and other content beyond a single paragraph, shown and edited as Markdown source. */
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
        // Word processors may wrap everything in a <b> with normal weight.
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
