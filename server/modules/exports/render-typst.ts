import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { flowOf, type FlowNode, hasRail, type Span } from '#server/text/flow.ts';
import { FACES } from './pdf-fonts.ts';

/**
 * The document as a typst program. Text only ever stands in string literals, so nothing that was written or said can
 * become part of the program.
 */
export function renderTypst(document: Document): string {
  const { tag, direction } = getLanguage(document.language);
  const [lang = 'en', region] = tag.split('-');
  const faces = [
    ...new Set([FACES[getLanguage(document.language).script], ...Object.values(FACES)]),
  ]
    .filter((face) => face !== undefined)
    .map(literal)
    .join(', ');
  const nodes = flowOf(document);
  const rail = hasRail(nodes);
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
#let timed(code, drop, body) = block(
  place(top + side, dx: away * 5mm, dy: drop + 0.3em, line(length: 2mm, stroke: 0.8pt + luma(45%)))
    + place(top + side, dx: away * 16.5mm, dy: drop, box(width: 10mm, align(if side == right { left } else { right }, text(7.5pt, fill: luma(42%), dir: ltr, code))))
    + body
)
#let note(body) = block(text(9.5pt, fill: luma(40%), body))
#let lead(body) = block(below: 1.4em, text(13pt, body))
${nodes.map((node) => lineOf(node, rail)).join('\n')}
`;
}

const LONGEST_LINK = 2000;

function lineOf(node: FlowNode, rail: boolean): string {
  if (!('time' in node) || node.time === null) return `#${bodyOf(node)}`;
  const time = literal(node.time);
  return rail ? `#timed(${time}, ${DROP[node.kind]}, ${bodyOf(node)})` : `#${bodyOf(node, time)}`;
}

/** How far below the top of its block the first line's small letters begin. */
const DROP: Record<Timed['kind'], string> = {
  heading: '2pt',
  item: '1pt',
  turn: '1pt',
  quote: '1pt',
  paragraph: '1pt',
};
type Timed = Extract<FlowNode, { time: string | null }>;

function bodyOf(node: FlowNode, time: string | null = null): string {
  switch (node.kind) {
    case 'title':
      return `heading(level: 1, text(${literal(node.text)}))`;
    case 'heading':
      return `heading(level: ${node.level}, ${joined(node.spans)})`;
    case 'lead':
      return `lead(${joined(node.spans)})`;
    case 'note':
      return `note(text(${literal(node.text)}))`;
    case 'quote':
      return `indented(1.2em, emph(${joined(node.spans)}))`;
    case 'code':
      return `raw(block: true, ${literal(node.text)})`;
    case 'item': {
      const marker = literal(node.marker ?? '•');
      const indent = `${(node.depth * 1.4).toFixed(1)}em`;
      return `indented(${indent}, grid(columns: (${node.marker === null ? '1.4em' : '1.9em'}, 1fr), text(${marker}), ${joined(node.spans)}${time === null ? '' : ` + time(${time})`}))`;
    }
    case 'turn':
      return `par(strong(text(${literal(`${node.speaker}:`)})) + text(" ") + ${joined(node.spans)})`;
    case 'paragraph':
      return `par(${joined(node.spans)})`;
  }
}

function joined(spans: readonly Span[]): string {
  const parts = spans.map(spanOf);
  return parts.length === 0 ? '[]' : `(${parts.join(' + ')})`;
}

function spanOf({ text, bold, italic, code, href }: Span): string {
  let out = text
    .split('\n')
    .map((line) => (code ? `raw(${literal(line)})` : `text(${literal(line)})`))
    .join(' + linebreak() + ');
  if (bold) out = `strong(${out})`;
  if (italic) out = `emph(${out})`;
  // Longer ones are refused, and the whole document with them.
  if (href && href.length <= LONGEST_LINK) out = `link(${literal(href)}, ${out})`;
  return out;
}

function literal(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
  return `"${escaped}"`;
}
