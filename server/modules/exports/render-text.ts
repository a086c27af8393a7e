import type { Document } from '#contract/documents.ts';
import { flowOf, type FlowNode, plain } from '#server/text/flow.ts';

/** For any editor there is: words, line breaks, and nothing else. */
export function renderText(document: Document): string {
  const lines: string[] = [];
  let before: FlowNode['kind'] | null = null;
  for (const node of flowOf(document)) {
    // Items of one list stand together; everything else has air around it.
    if (before !== null && !(before === 'item' && node.kind === 'item')) lines.push('');
    lines.push(lineOf(node));
    before = node.kind;
  }
  return `${lines.join('\n')}\n`;
}

function lineOf(node: FlowNode): string {
  switch (node.kind) {
    case 'title':
    case 'note':
    case 'code':
      return node.text;
    case 'item':
      return `${'  '.repeat(node.depth)}${node.marker ?? '-'} ${plain(node.spans)}${when(node.time)}`;
    case 'quote':
      return `${plain(node.spans)}${when(node.time)}`.replaceAll(/^/gmu, '> ');
    case 'turn':
      return `${node.speaker}: ${plain(node.spans)}${when(node.time)}`;
    case 'lead':
      return plain(node.spans);
    case 'heading':
    case 'paragraph':
      return `${plain(node.spans)}${when(node.time)}`;
  }
}

const when = (time: string | null) => (time === null ? '' : ` (${time})`);
