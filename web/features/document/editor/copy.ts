import { DOMSerializer, type Fragment, type Node, type Slice } from '@tiptap/pm/model';
import { type BlockKind, listPlaces, type ListPlace } from '#contract/documents.ts';
import { attrsOf } from './convert.ts';
import { schema } from './schema.ts';

const WRAPPINGS: Partial<Record<BlockKind, readonly [list: string, item: string]>> = {
  point: ['ul', 'li'],
  link: ['ul', 'li'],
  step: ['ol', 'li'],
  quote: ['blockquote', 'p'],
};

/** Serialises copied blocks as nested lists and quotes that other programs understand. */
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
    /** The open list of each level, outermost first. */
    let open: { kind: BlockKind; list: HTMLElement }[] = [];
    fragment.forEach((node) => {
      const { kind, level } = attrsOf(node);
      const [list, item] = WRAPPINGS[kind] ?? [];
      if (!list || !item || node.type !== schema.nodes['block']) {
        open = [];
        into.append(this.serializeNode(node, options));
        return;
      }
      const depth = Math.min(level, open.length);
      const isGoingOn = open[depth]?.kind === kind;
      open = open.slice(0, isGoingOn ? depth + 1 : depth);
      if (!isGoingOn) {
        const made = document.createElement(list);
        (open.at(-1)?.list.lastElementChild ?? into).append(made);
        open.push({ kind, list: made });
      }
      const element = document.createElement(item);
      super.serializeFragment(node.content, options, element);
      open.at(-1)!.list.append(element);
    });
    return into;
  }
}

export function copySerializer(): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  return new CopySerializer(nodes, marks);
}

/** The plain-text version. Lists keep their signs unless only part of one block is copied. */
export function copyText({ content }: Slice): string {
  const rows = content.content.map((node, index) => {
    const { kind, level } = node.isBlock ? attrsOf(node) : { kind: 'paragraph' as const, level: 0 };
    return { node, id: String(index), kind, level };
  });
  const places = listPlaces(rows);
  let text = '';
  for (const [index, { node, id, kind }] of rows.entries()) {
    const place = places.get(id);
    const isTogether = place !== undefined && places.has(String(index - 1));
    if (index > 0 && node.isBlock) text += isTogether ? '\n' : '\n\n';
    text += (rows.length > 1 ? signOf(kind, place) : '') + wordsOf(node);
  }
  return text;
}

function signOf(kind: BlockKind, place: ListPlace | undefined): string {
  if (!place) return kind === 'quote' ? '> ' : '';
  const sign = place.number === null ? '- ' : `${place.number}. `;
  return '   '.repeat(place.depth) + sign;
}

function wordsOf(node: Node): string {
  if (node.isText) return node.text ?? '';
  return node.isLeaf ? '\n' : node.textBetween(0, node.content.size, '', '\n');
}
