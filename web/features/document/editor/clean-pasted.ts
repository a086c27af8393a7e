import { addressOf } from './links.ts';
import { quietMarkup } from './quiet-markup.ts';
import { LIMITS } from '#contract/limits.ts';
import { PASTED_KIND, PASTED_LEVEL, PASTED_STYLE } from './schema.ts';

/**
 * Normalises pasted HTML from web pages and word processors to a flat list of paragraphs, each with its kind and
 * level. It is parsed in an inert document, so nothing in it runs or is displayed.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(quietMarkup(html), 'text/html');
  for (const gone of body.querySelectorAll(GONE)) gone.remove();
  for (const link of body.querySelectorAll('a[href]')) {
    const href = addressOf(link.getAttribute('href') ?? '');
    if (href === null) link.removeAttribute('href');
    else link.setAttribute('href', href);
  }
  flattenWordLists(body);
  // Innermost first, so that nested tables are already paragraphs.
  for (const table of [...body.querySelectorAll('table')].toReversed()) flattenTable(table);
  for (const list of body.querySelectorAll('ul, ol')) {
    if (!list.parentElement?.closest('ul, ol')) list.replaceWith(...itemsOf(list, 0));
  }
  for (const quote of [...body.querySelectorAll('blockquote')].toReversed()) flattenQuote(quote);
  return body.innerHTML;
}

/** Elements whose text isn't part of the page's content. */
const GONE = 'template, video, audio, object, svg, canvas, select, button';

/** Created in the pasted, inert document, so that nothing gets fetched. */
function paragraph(
  { ownerDocument }: Element,
  kind: string | null,
  ...inside: (string | Node)[]
): HTMLElement {
  const made = ownerDocument.createElement('p');
  if (kind !== null) made.setAttribute(PASTED_KIND, kind);
  made.append(...inside);
  return made;
}

const BULLET =
  /^[\s\u00a0]*(?:[·•▪●■◦‣§\uf0b7\uf0a7\uf0d8]|[o–-](?=[\s\u00a0]{2,}|\u00a0))[\s\u00a0]+/u;
const NUMBER = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivxl]{1,5})[.)][\s\u00a0]+/iu;

/** Word writes list items as plain paragraphs that start with the bullet or number. */
function flattenWordLists(body: HTMLElement): void {
  const listed = `p[class*="MsoList"], p[${PASTED_STYLE}*="mso-list"]`;
  for (const item of body.querySelectorAll(listed)) {
    const sign = item.querySelector(`[${PASTED_STYLE}*="mso-list:Ignore" i]`);
    const before = sign?.textContent ?? '';
    sign?.remove();
    const first = textOf(item);
    const [, level = '1'] = /level([1-9])/u.exec(item.getAttribute(PASTED_STYLE) ?? '') ?? [];
    const found = sign ? `${before} ` : (first?.data ?? '');
    const isNumber = NUMBER.test(found) && !BULLET.test(found);
    if (!sign && !isNumber && !BULLET.test(found)) continue;
    if (!sign && first) first.data = first.data.replace(isNumber ? NUMBER : BULLET, '');
    item.setAttribute(PASTED_KIND, isNumber ? 'step' : 'point');
    indentPasted(item, Number(level) - 1);
  }
}

function indentPasted(item: Element, level: number): void {
  if (level > 0) item.setAttribute(PASTED_LEVEL, String(Math.min(level, LIMITS.listLevel)));
}

function textOf(element: Element): Text | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '') return text;
  }
  return null;
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, pre, blockquote, table';

/** A row of simple cells becomes one line, "a — b". A table with more in its cells was only used for layout. */
function flattenTable(table: HTMLTableElement): void {
  const rows = [...table.rows].flatMap((row) => {
    const cells = [...row.cells].filter((cell) => cell.textContent.trim() !== '');
    const isPlain = cells.every((cell) => cell.querySelectorAll(BLOCKS).length <= 1);
    if (!isPlain || cells.length < 2) return cells.flatMap(blocksOf);
    const parts = cells.flatMap((cell, index) => {
      const inside = inlineOf(cell);
      const own = cell.tagName === 'TH' ? [bold(cell, inside)] : inside;
      return [...(index > 0 ? [' — '] : []), ...own];
    });
    return [paragraph(table, null, ...parts)];
  });
  table.replaceWith(...rows);
}

function bold({ ownerDocument }: Element, inside: readonly (string | Node)[]): HTMLElement {
  const made = ownerDocument.createElement('strong');
  made.append(...inside);
  return made;
}

/** An element's content as one line. */
function inlineOf(element: Element): (string | Node)[] {
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Element && child.matches(BLOCKS)) return [' ', ...inlineOf(child)];
    return [child.nodeName === 'BR' ? ' ' : child];
  });
}

/** An element's content as paragraphs. */
function blocksOf(element: Element): Node[] {
  const out: Node[] = [];
  let open: HTMLElement | null = null;
  // Copy the list, because moving a node removes it from the live one.
  const children = [...element.childNodes];
  for (const child of children) {
    if (child instanceof Element && (child.matches(BLOCKS) || child.querySelector(BLOCKS))) {
      open = null;
      out.push(...(child.matches('div, span, b') ? blocksOf(child) : [child]));
    } else if (child.textContent?.trim() !== '' || open) {
      if (!open) out.push((open = paragraph(element, null)));
      open.append(child);
    }
  }
  return out;
}

/** Further paragraphs of an item become more lines of it; nested lists follow one level deeper. */
function itemsOf(list: Element, level: number): HTMLElement[] {
  const kind = list.tagName === 'OL' ? 'step' : 'point';
  return [...list.children].flatMap((child) => {
    if (child.matches('ul, ol')) return itemsOf(child, level + 1);
    const inner = [...child.querySelectorAll('ul, ol')].filter(
      (one) => one.parentElement?.closest('ul, ol') === list || !child.contains(one.parentElement),
    );
    for (const one of inner) one.remove();
    const lines = blocksOf(child).filter((line) => line.textContent?.trim() !== '');
    const parts = lines.flatMap((line, index) => [
      ...(index > 0 ? [list.ownerDocument.createElement('br')] : []),
      ...line.childNodes,
    ]);
    const own = parts.length > 0 ? [paragraph(list, kind, ...parts)] : [];
    for (const item of own) indentPasted(item, level);
    return [...own, ...inner.flatMap((one) => itemsOf(one, level + 1))];
  });
}

function flattenQuote(quote: Element): void {
  const blocks = blocksOf(quote).map((block) => {
    if (block instanceof Element && block.matches('p') && !block.hasAttribute(PASTED_KIND)) {
      block.setAttribute(PASTED_KIND, 'quote');
    }
    return block;
  });
  quote.replaceWith(...blocks);
}
