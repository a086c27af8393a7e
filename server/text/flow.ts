import { type Token, type Tokens, marked } from 'marked';
import {
  type Document,
  type DocumentBlock,
  type DocumentSection,
  pointsWithinSteps,
  stepNumbers,
} from '#contract/documents.ts';
import { speakerName } from './render-markdown.ts';
import { formatTime } from './time-code.ts';

/** A stretch of text in one look. */
export interface Span {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  href?: string;
}

/** One thing after the other, as a page shows them; what every file format is set from. */
export type FlowNode =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; level: 2 | 3; spans: Span[]; time: string | null }
  | { kind: 'paragraph' | 'quote'; spans: Span[]; time: string | null }
  | { kind: 'lead'; spans: Span[] }
  | { kind: 'item'; marker: string | null; depth: number; spans: Span[]; time: string | null }
  | { kind: 'turn'; speaker: string; spans: Span[]; time: string | null }
  | { kind: 'code'; text: string }
  | { kind: 'note'; text: string };

type Wrap = (spans: Span[]) => FlowNode;

/** The document from its title to its last line. Nothing of it is left out. */
export function flowOf(document: Document): FlowNode[] {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const lists: Lists = { numbers: stepNumbers(blocks), within: pointsWithinSteps(blocks) };
  return [
    { kind: 'title', text: document.title },
    ...headOf(document),
    ...document.sections.flatMap((section) => sectionFlow(document, section, lists)),
    ...tailOf(document),
  ];
}

function headOf(document: Document): FlowNode[] {
  switch (document.format) {
    case 'blog':
    case 'podcast':
      return document.description === '' ? [] : [note(document.description)];
    case 'newsletter':
      return [...document.subjects, document.preheader].filter((line) => line !== '').map(note);
    case 'custom':
    case 'linkedin':
    case 'summary':
    case 'tweet':
      return [];
  }
}

function tailOf(document: Document): FlowNode[] {
  if (document.format === 'blog' && document.tags.length > 0) {
    return [note(document.tags.join(' · '))];
  }
  if (document.format === 'linkedin' && document.hashtags.length > 0) {
    return [note(document.hashtags.map((tag) => `#${tag}`).join(' '))];
  }
  return [];
}

const note = (text: string): FlowNode => ({ kind: 'note', text });

function sectionFlow(
  document: Document,
  { kind, startMs, blocks }: DocumentSection,
  { numbers, within }: Lists,
): FlowNode[] {
  // The time of a section stands at its heading where it has one.
  const showsTimes = kind !== 'thread' && kind !== 'post';
  return blocks.flatMap((block) => {
    const atMs = block.kind === 'heading' ? startMs : block.startMs;
    const time = showsTimes && atMs !== null ? formatTime(atMs) : null;
    const nodes = blockFlow(document, block, time, numbers.get(block.id)).map(timedOnce);
    return within.has(block.id) ? nodes.map(deeper) : nodes;
  });
}

/** What is known of the lists of a document, by block. */
interface Lists {
  numbers: ReadonlyMap<string, number>;
  within: ReadonlySet<string>;
}

function deeper(node: FlowNode): FlowNode {
  return node.kind === 'item' ? { ...node, depth: node.depth + 1 } : node;
}

/** Of several paragraphs of one block the first says when. */
function timedOnce(node: FlowNode, index: number): FlowNode {
  return index > 0 && 'time' in node ? { ...node, time: null } : node;
}

/** Whether a page set from these has times in its margin; those of a few items alone stand behind them. */
export function hasRail(nodes: readonly FlowNode[]): boolean {
  return nodes.some((node) => 'time' in node && node.time !== null && node.kind !== 'item');
}

function blockFlow(
  document: Document,
  block: DocumentBlock,
  time: string | null,
  number = 1,
): FlowNode[] {
  switch (block.kind) {
    case 'question':
      // A post ends with one; an article's questions are headings of their answers.
      if (document.format === 'linkedin')
        return [{ kind: 'paragraph', spans: spansOf(block.md), time }];
      return [{ kind: 'heading', level: 3, spans: spansOf(block.md), time: null }];
    case 'heading':
    case 'subheading': {
      const level = block.kind === 'heading' ? 2 : 3;
      return [{ kind: 'heading', level, spans: spansOf(block.md), time }];
    }
    case 'point':
    case 'link':
    case 'chapter':
      return [{ kind: 'item', marker: null, depth: 0, spans: spansOf(block.md), time }];
    case 'step':
      return [{ kind: 'item', marker: `${number}.`, depth: 0, spans: spansOf(block.md), time }];
    case 'quote':
      return textFlow(block.md, (spans) => ({ kind: 'quote', spans, time }));
    case 'gist':
    case 'hook':
      // Of the whole, not of a moment.
      return textFlow(block.md, (spans) => ({ kind: 'lead', spans }));
    case 'turn': {
      const speaker = speakerName(document, block);
      return textFlow(block.md, (spans) => ({ kind: 'turn', speaker, spans, time }));
    }
    case 'answer':
    case 'greeting':
    case 'paragraph':
    case 'signoff':
    case 'tweet':
      return textFlow(block.md, (spans) => ({ kind: 'paragraph', spans, time }));
  }
}

/** A block of prose may hold more than one paragraph, and one of the customer's own formats anything Markdown has. */
function textFlow(md: string, wrap: Wrap): FlowNode[] {
  return marked.lexer(md).flatMap((token) => tokenFlow(token, wrap, 0));
}

function tokenFlow(token: Token, wrap: Wrap, depth: number): FlowNode[] {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return [];
    case 'heading': {
      const { depth: level, tokens } = token as Tokens.Heading;
      return [{ kind: 'heading', level: level <= 2 ? 2 : 3, spans: inline(tokens), time: null }];
    }
    case 'code':
      return [{ kind: 'code', text: (token as Tokens.Code).text }];
    case 'blockquote':
      return ((token as Tokens.Blockquote).tokens ?? []).flatMap((inner) =>
        tokenFlow(inner, (spans) => ({ kind: 'quote', spans, time: null }), depth),
      );
    case 'list':
      return listFlow(token as Tokens.List, depth);
    case 'table':
      return tableRows(token as Tokens.Table).map(wrap);
    default: {
      const { tokens, raw } = token as Tokens.Paragraph;
      const spans = tokens ? inline(tokens) : [{ text: raw.trim() }];
      return spans.some(({ text }) => text.trim() !== '') ? [wrap(spans)] : [];
    }
  }
}

function listFlow({ items, ordered, start }: Tokens.List, depth: number): FlowNode[] {
  return items.flatMap((item, index) => {
    const marker = ordered ? `${Number(start || 1) + index}.` : null;
    const [first, ...rest] = item.tokens.flatMap((token) =>
      token.type === 'list'
        ? listFlow(token as Tokens.List, depth + 1)
        : tokenFlow(token, (spans) => ({ kind: 'item', marker, depth, spans, time: null }), depth),
    );
    return first ? [first, ...rest] : [];
  });
}

/** Cells side by side as text: mail, threads and plain files have no tables. */
function tableRows({ header, rows }: Tokens.Table): Span[][] {
  return [header, ...rows].map((row) =>
    row.flatMap((cell, index) => [...(index > 0 ? [{ text: ' | ' }] : []), ...inline(cell.tokens)]),
  );
}

function spansOf(md: string): Span[] {
  // Of several blocks each begins a new word.
  return marked.lexer(md).flatMap((token, index) => {
    const spans = inline('tokens' in token ? (token.tokens ?? []) : [token]);
    return index > 0 && spans.length > 0 ? [{ text: ' ' }, ...spans] : spans;
  });
}

function inline(tokens: readonly Token[], look: Omit<Span, 'text'> = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'strong':
        return inline((token as Tokens.Strong).tokens, { ...look, bold: true });
      case 'em':
        return inline((token as Tokens.Em).tokens, { ...look, italic: true });
      case 'del':
        return inline((token as Tokens.Del).tokens, look);
      case 'codespan':
        return [{ ...look, text: (token as Tokens.Codespan).text, code: true }];
      case 'br':
        return [{ ...look, text: '\n' }];
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link;
        return inline(inner, isWebAddress(href) ? { ...look, href } : look);
      }
      case 'image':
        return [{ ...look, text: (token as Tokens.Image).text }];
      default: {
        const { tokens: inner, text, raw } = token as Tokens.Text;
        return inner ? inline(inner, look) : [{ ...look, text: text ?? raw }];
      }
    }
  });
}

function isWebAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href);
}

export function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
