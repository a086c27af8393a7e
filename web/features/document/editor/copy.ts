import { DOMSerializer, type Fragment, type Node, type Slice } from '@tiptap/pm/model';
import type { BlockKind } from '#contract/documents.ts';
import { attrsOf } from './convert.ts';
import { schema } from './schema.ts';

const WRAPPINGS: Partial<Record<BlockKind, readonly [list: string, item: string]>> = {
  point: ['ul', 'li'],
  link: ['ul', 'li'],
  step: ['ol', 'li'],
  quote: ['blockquote', 'p'],
};

/** What is copied goes along as lists and quotes that every other program knows. */
class CopySerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    if (fragment.firstChild?.type !== schema.nodes['block']) {
      return super.serializeFragment(fragment, options, target);
    }
    const into = target ?? document.createDocumentFragment();
    let open: { kind: BlockKind; list: HTMLElement } | null = null;
    fragment.forEach((node) => {
      const { kind } = attrsOf(node);
      const [list, item] = WRAPPINGS[kind] ?? [];
      if (!list || !item || node.type !== schema.nodes['block']) {
        open = null;
        into.append(this.serializeNode(node, options));
        return;
      }
      if (open?.kind !== kind) {
        open = { kind, list: document.createElement(list) };
        into.append(open.list);
      }
      const element = document.createElement(item);
      super.serializeFragment(node.content, options, element);
      open.list.append(element);
    });
    return into;
  }
}

export function copySerializer(): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  return new CopySerializer(nodes, marks);
}

/** The same as plain text: a list keeps its signs where more than a part of one block is copied. */
export function copyText({ content }: Slice): string {
  let number = 0;
  let before: BlockKind | null = null;
  let text = '';
  content.forEach((node, _offset, index) => {
    const kind = node.isBlock ? attrsOf(node).kind : 'paragraph';
    number = kind === 'step' ? number + 1 : kind === 'point' ? number : 0;
    const isTogether = kind === before && (kind === 'point' || kind === 'step');
    if (index > 0 && node.isBlock) text += isTogether ? '\n' : '\n\n';
    text += (content.childCount > 1 ? signOf(kind, number) : '') + wordsOf(node);
    before = kind;
  });
  return text;
}

function signOf(kind: BlockKind, number: number): string {
  if (kind === 'point') return '- ';
  if (kind === 'step') return `${number}. `;
  return kind === 'quote' ? '> ' : '';
}

function wordsOf(node: Node): string {
  if (node.isText) return node.text ?? '';
  return node.isLeaf ? '\n' : node.textBetween(0, node.content.size, '', '\n');
}
