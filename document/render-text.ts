import type { Document } from '#contract/documents.ts';
import { flowOf } from './flow.ts';
import type { Block, Paragraph } from './parse-blocks.ts';
import { textOf } from './parse-inline.ts';

/** Plain text: words and line breaks only. */
export function renderText(document: Document): string {
  return `${linesOf(flowOf(document)).join('\n\n')}\n`;
}

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return textOf(block.spans) + when(block);
      case 'list':
        return block.items
          .map((item, index) => {
            const sign = block.start === null ? '-' : `${block.start + index}.`;
            // List items are tight; other blocks are separated by blank lines.
            return `${sign} ${linesOf(item).join('\n').replaceAll('\n', '\n  ')}`;
          })
          .join('\n');
      case 'quote':
        return linesOf(block.blocks)
          .join('\n\n')
          .replaceAll(/^.*$/gm, (line) => `> ${line}`.trimEnd());
      case 'code':
        return block.text;
      case 'table':
        return block.rows.map((row) => row.map(textOf).join(' | ')).join('\n');
      case 'rule':
        return '———';
    }
  });
}

const when = ({ time }: Pick<Paragraph, 'time'>) => (time ? ` (${time})` : '');
