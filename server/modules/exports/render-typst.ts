import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { flowOf, hasRail } from '#document/flow.ts';
import type { Block, List, Paragraph } from '#document/parse-blocks.ts';
import type { Span } from '#document/parse-inline.ts';
import { FACES } from './pdf-fonts.ts';

/** The document as a typst program. Text appears only in string literals, so nothing in it can become code. */
export function renderTypst(document: Document): string {
  const { tag, direction } = getLanguage(document.language);
  const [lang = 'en', region] = tag.split('-');
  const faces = [
    ...new Set([FACES[getLanguage(document.language).script], ...Object.values(FACES)]),
  ]
    .filter((face) => face !== undefined)
    .map((face) => literal(face))
    .join(', ');
  const blocks = flowOf(document);
  const rail = hasRail(blocks);
  return `
#set document(title: ${literal(document.title)})
#set page(
  paper: "a4",
  margin: (${direction === 'rtl' ? 'right' : 'left'}: ${rail ? '36mm' : '25mm'}, rest: 25mm, top: 24mm, bottom: 26mm),
  ${rail ? `background: place(top + ${direction === 'rtl' ? 'right, dx: -31mm' : 'left, dx: 31mm'}, line(angle: 90deg, length: 100%, stroke: 0.4pt + luma(82%))),` : ''}
  footer: context align(center, text(8pt, fill: luma(45%), counter(page).display("1 / 1", both: true))),
)
#set text(
  font: (${faces}),
  size: 11pt,
  lang: ${literal(lang)},
  ${region?.length === 2 ? `region: ${literal(region)},` : ''}
  dir: ${direction},
  hyphenate: false,
)
#set par(leading: 0.72em, spacing: 1.05em, justify: false)
#show heading.where(level: 1): it => block(below: 1em, text(21pt, weight: "bold", it.body))
#show heading.where(level: 2): it => block(above: 1.7em, below: 0.8em, text(14pt, weight: "bold", it.body))
#show heading.where(level: 3): it => block(above: 1.3em, below: 0.7em, text(11.5pt, weight: "bold", it.body))
#show link: it => text(fill: rgb("#1746c2"), it)
#let side = ${direction === 'rtl' ? 'right' : 'left'}
#let indented(by, body) = if side == right { block(inset: (right: by), body) } else { block(inset: (left: by), body) }
#let time(code) = text(8pt, fill: luma(45%), dir: ltr, h(0.5em) + code)
#let away = if side == right { 1 } else { -1 }
#let timed(code, drop, inset, body) = block(
  place(top + side, dx: away * (5mm + inset), dy: drop + 0.3em, line(length: 2mm, stroke: 0.8pt + luma(45%)))
    + place(top + side, dx: away * (16.5mm + inset), dy: drop, box(width: 10mm, align(if side == right { left } else { right }, text(7.5pt, fill: luma(42%), dir: ltr, code))))
    + body
)
#let note(body) = block(text(9.5pt, fill: luma(40%), body))
#let lead(body) = block(below: 1.4em, text(13pt, body))
${blocks.map((block) => `#${blockOf(block, { rail, inset: 0 })}`).join('\n')}
`;
}

const LONGEST_LINK = 2000;

/** The position of a block on the page. */
interface Place {
  /** Whether times are in the margin. */
  rail: boolean;
  /** Indentation from there, in ems. */
  inset: number;
}

/** A block as a typst expression. */
function blockOf(block: Block, place: Place): string {
  switch (block.kind) {
    case 'heading':
      return timed(block, place, '2pt', `heading(level: ${block.level}, ${joined(block.spans)})`);
    case 'paragraph':
      return timed(block, place, '1pt', paragraphOf(block));
    case 'quote':
      return `indented(${QUOTED}em, emph(${blocksOf(block.blocks, within(place, QUOTED))}))`;
    case 'list':
      return listOf(block, place);
    case 'code':
      return `raw(block: true, ${literal(block.text, '\\n')})`;
    case 'table': {
      const columns = block.rows[0]?.length ?? 1;
      const cells = block.rows.flatMap((row) => {
        const missing = columns - row.length;
        return [
          ...row.map(joined),
          ...(missing > 0 ? [`table.cell(colspan: ${missing}, [])`] : []),
        ];
      });
      return `table(columns: ${columns}, stroke: 0.4pt + luma(82%), ${cells.join(', ')})`;
    }
    case 'rule':
      return 'line(length: 100%, stroke: 0.4pt + luma(82%))';
  }
}

const QUOTED = 1.2;
const within = ({ rail, inset }: Place, by: number): Place => ({ rail, inset: inset + by });

function blocksOf(blocks: readonly Block[], place: Place): string {
  return `{${blocks.map((block) => blockOf(block, place)).join('; ')}}`;
}

function listOf({ start, items }: List, place: Place): string {
  const width = start === null ? 1.4 : 1.9;
  const rows = items.map((item, index) => {
    const sign = literal(start === null ? '•' : `${start + index}.`);
    const [first] = item;
    const isWords = first?.kind === 'paragraph';
    const words = isWords ? itemWords(first, place) : '[]';
    const rest = blocksOf(isWords ? item.slice(1) : item, within(place, width));
    const row = `grid(columns: (${width}em, 1fr), text(${sign}), {${words}; ${rest}})`;
    return isWords ? timed(first, place, '1pt', row) : row;
  });
  return `{${rows.map((row) => `block(${row})`).join('; ')}}`;
}

function paragraphOf({ look, spans }: Paragraph): string {
  const body = joined(spans);
  if (look === 'note') return `note(${body})`;
  return look === 'gist' || look === 'hook' ? `lead(${body})` : `par(${body})`;
}

/** Without a margin, the time follows the text. */
function itemWords({ spans, time }: Paragraph, { rail }: Place): string {
  return joined(spans) + (time && !rail ? ` + time(${literal(time)})` : '');
}

/** `drop`: distance from the top of the block to the x-height of its first line. */
function timed(
  { time }: Pick<Paragraph, 'time'>,
  place: Place,
  drop: string,
  body: string,
): string {
  const { rail, inset } = place;
  return time && rail ? `timed(${literal(time)}, ${drop}, ${inset}em, ${body})` : body;
}

function joined(spans: readonly Span[]): string {
  const parts = spans.map(spanOf);
  return parts.length === 0 ? '[]' : `(${parts.join(' + ')})`;
}

function spanOf({ text, strong, em, code, href }: Span): string {
  let out = text
    .split('\n')
    .map((line) => (code ? `raw(${literal(line)})` : `text(${literal(line)})`))
    .join(' + linebreak() + ');
  if (strong) out = `strong(${out})`;
  if (em) out = `emph(${out})`;
  // typst refuses longer links, and with them the whole document.
  if (href && href.length <= LONGEST_LINK) out = `link(${literal(href)}, ${out})`;
  return out;
}

/** `lineBreak`: the replacement for line breaks, a space except in code. */
function literal(text: string, lineBreak = ' '): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? lineBreak : ' '));
  return `"${escaped}"`;
}
