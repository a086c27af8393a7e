import { escapeHtml } from './escape-html.ts';
import type { Block, Paragraph } from './parse-blocks.ts';
import type { Span } from './parse-inline.ts';

/** Page-specific attributes per element, and how to render a time. */
export interface HtmlLook {
  attributes?: (tag: string, block?: Block) => string;
  time?: (time: string, isItem: boolean) => string;
}

export function blocksHtml(blocks: readonly Block[], look: HtmlLook = {}): string {
  return blocks.map((block) => blockHtml(block, look)).join('\n');
}

function blockHtml(block: Block, look: HtmlLook): string {
  const element = (tag: string, inside: string, own = '') =>
    `<${tag}${own}${look.attributes?.(tag, block) ?? ''}>${inside}</${tag}>`;
  switch (block.kind) {
    case 'paragraph':
      return element('p', lineHtml(block, look));
    case 'heading':
      return element(`h${block.level}`, lineHtml(block, look));
    case 'list': {
      const { start, items } = block;
      const own = start === null || start === 1 ? '' : ` start="${start}"`;
      const inside = items.map((item) => element('li', itemHtml(item, look))).join('\n');
      return element(start === null ? 'ul' : 'ol', `\n${inside}\n`, own);
    }
    case 'quote':
      return element('blockquote', `\n${blocksHtml(block.blocks, look)}\n`);
    case 'code':
      return element('pre', `<code>${escapeHtml(block.text)}</code>`);
    case 'table': {
      const row = (cells: readonly Span[][], tag: string) =>
        `<tr>${cells.map((cell) => element(tag, spansHtml(cell, look))).join('')}</tr>`;
      const [head = [], ...rows] = block.rows;
      const body = rows.map((cells) => row(cells, 'td')).join('\n');
      return element('table', `<thead>${row(head, 'th')}</thead>\n<tbody>${body}</tbody>`);
    }
    case 'rule':
      return `<hr>`;
  }
}

function lineHtml(
  { spans, time }: Pick<Paragraph, 'spans' | 'time'>,
  look: HtmlLook,
  isItem = false,
) {
  return spansHtml(spans, look) + (time ? (look.time?.(time, isItem) ?? '') : '');
}

/** The item's first paragraph isn't wrapped; the following blocks are. */
function itemHtml([first, ...rest]: readonly Block[], look: HtmlLook): string {
  if (!first) return '';
  const words = first.kind === 'paragraph' ? lineHtml(first, look, true) : blockHtml(first, look);
  return [words, ...rest.map((block) => blockHtml(block, look))].join('\n');
}

export function spansHtml(spans: readonly Span[], { attributes }: HtmlLook = {}): string {
  return spans
    .map(({ text, strong, em, code, href }) => {
      let out = escapeHtml(text).replaceAll('\n', '<br>');
      if (code) out = `<code>${out}</code>`;
      if (em) out = `<em>${out}</em>`;
      if (strong) out = `<strong>${out}</strong>`;
      if (href === null) return out;
      return `<a href="${escapeHtml(href)}"${attributes?.('a') ?? ''} rel="noopener">${out}</a>`;
    })
    .join('');
}

/** HTML of a standalone page, for export and preview. */
export function pageHtml(blocks: readonly Block[]): string {
  return blocksHtml(blocks, PAGE);
}

const CLASSES: Partial<Record<NonNullable<Paragraph['look']>, string>> = {
  gist: 'lead',
  hook: 'lead',
  note: 'note',
  turn: 'turn',
};

const PAGE: HtmlLook = {
  attributes: (tag, block) => {
    const name = tag === 'p' && block?.kind === 'paragraph' && block.look && CLASSES[block.look];
    return name ? ` class="${name}"` : '';
  },
  time: (time) => ` <time dir="ltr">${time}</time>`,
};
