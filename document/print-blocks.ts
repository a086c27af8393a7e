import type { Block, List, Paragraph } from './parse-blocks.ts';
import { textOf, PLAIN, type Span } from './parse-inline.ts';
import { printInline } from './print-inline.ts';

/** Prints blocks as CommonMark that every parser reads the same way, plus tables. */
export function printBlocks(blocks: readonly Block[], isItem = false): string {
  let out = '';
  let lists = 0;
  for (const block of blocks) {
    // Adjacent lists would merge, so alternate their markers.
    const md = printBlock(block, lists % 2 === 1);
    if (md === '') continue;
    const isTight = isItem && block.kind === 'list' && lists === 0 && interrupts(block);
    if (out !== '') out += isTight ? '\n' : '\n\n';
    out += md;
    lists = block.kind === 'list' ? lists + 1 : 0;
  }
  return out;
}

/** Whether a list can follow a text line directly: it must start with text and, if numbered, with 1. */
function interrupts({ start, items }: List): boolean {
  return (start === null || start === 1) && blocksText(items[0]?.slice(0, 1) ?? []).trim() !== '';
}

function printBlock(block: Block, isOther: boolean): string {
  switch (block.kind) {
    case 'paragraph':
      return printInline(withTime(block), 'any');
    case 'heading': {
      const md = printInline(onOneLine(withTime(block)), 'any').replace(/(?<![\\#])#+$/, '\\$&');
      return md === '' ? '' : `${'#'.repeat(block.level)} ${md}`;
    }
    case 'quote':
      return set(printBlocks(block.blocks), '> ');
    case 'list':
      return printList(block, isOther);
    case 'code': {
      const runs = block.text.match(/`{3,}/g) ?? [];
      const fence = '`'.repeat(runs.reduce((most, { length }) => Math.max(most, length + 1), 3));
      return `${fence}${block.info.replaceAll('`', '')}\n${block.text}\n${fence}`;
    }
    case 'table':
      return printTable(block.rows);
    case 'rule':
      return '---';
  }
}

function withTime({ spans, time }: Pick<Paragraph, 'spans' | 'time'>): Span[] {
  return time ? [...spans, { ...PLAIN, text: ` (${time})` }] : spans;
}

function onOneLine(spans: readonly Span[]): Span[] {
  return spans.map((span) => (span.text === '\n' ? { ...span, text: ' ' } : span));
}

function set(md: string, sign: string): string {
  return md.replaceAll(/^.*$/gm, (line) => (sign + line).trimEnd());
}

function printList({ start, items }: List, isOther: boolean): string {
  return items
    .map((item, index) => {
      const bullet = isOther ? '*' : '-';
      const sign = start === null ? bullet : `${start + index}${isOther ? ')' : '.'}`;
      const inset = ' '.repeat(sign.length + 1);
      return `${sign} ${printBlocks(item, true)}`.replaceAll(/\n(?=.)/g, `\n${inset}`).trimEnd();
    })
    .join('\n');
}

function printTable(rows: readonly Span[][][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...others] = rows.map((row) =>
    row.map((cell) => printInline(onOneLine(cell), 'any').replaceAll('|', String.raw`\|`)),
  );
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n');
}

/** Plain text of blocks, one line per paragraph. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks
    .map((block): string => {
      switch (block.kind) {
        case 'paragraph':
        case 'heading':
          return textOf(block.spans);
        case 'list':
          return block.items.map(blocksText).join('\n');
        case 'quote':
          return blocksText(block.blocks);
        case 'code':
          return block.text;
        case 'table':
          return block.rows.map((row) => row.map(textOf).join(' ')).join('\n');
        case 'rule':
          return '';
      }
    })
    .filter((words) => words !== '')
    .join('\n');
}
