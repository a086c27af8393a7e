import {
  type BlockKind,
  type Document,
  type DocumentBlock,
  type DocumentSection,
  listPlaces,
  type ListPlace,
} from '#contract/documents.ts';
import { ENGLISH_LABELS, type Labelled } from './mail-labels.ts';
import { type Block, type List, type Paragraph, parseBlocks } from './parse-blocks.ts';
import { parseInline, PLAIN, type Span } from './parse-inline.ts';
import type { Placed } from './source-places.ts';
import { formatTime } from './time-code.ts';

/** The whole document as displayed blocks, complete and without repetition. */
export function flowOf(document: Document): Block[] {
  return [titleOf(document), ...introOf(document), ...bodyOf(document), ...tailOf(document)];
}

export function titleOf({ title }: Document): Block {
  return { kind: 'heading', level: 1, spans: plainSpans(title) };
}

export function introOf(document: Document): Block[] {
  switch (document.format) {
    case 'blog':
    case 'podcast':
      return isSaid(document, document.description) ? [] : notes([document.description]);
    case 'newsletter':
      return notes(mailHead(document));
    case 'custom':
    case 'linkedin':
    case 'summary':
    case 'tweet':
      return [];
  }
}

/** Labelled, because three unrelated lines would look like a mistake. */
function mailHead({ subjects, preheader, labels = ENGLISH_LABELS }: Labelled): string[] {
  const [subject = '', ...others] = subjects;
  const lines: [label: string, text: string][] = [
    [labels.subjectLine, subject],
    ...others.map((other): [string, string] => [labels.otherSubjectLine, other]),
    [labels.preheader, preheader],
  ];
  // A fullwidth colon includes its own space.
  const joined = (label: string) => (label.endsWith('：') ? label : `${label} `);
  return lines.flatMap(([label, text]) => (text === '' ? [] : joined(label) + text));
}

/** The description may be a sentence of the text and must not appear twice. */
function isSaid({ sections }: Document, text: string): boolean {
  return sections.some(({ blocks }) => blocks.some(({ md }) => md.includes(text)));
}

export function tailOf(document: Document): Block[] {
  if (document.format === 'blog') return notes([document.tags.join(' · ')]);
  if (document.format !== 'linkedin') return [];
  return notes([document.hashtags.map((tag) => `#${tag}`).join(' ')]);
}

function notes(texts: readonly string[]): Paragraph[] {
  return texts
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'paragraph', look: 'note', spans: plainSpans(text) }));
}

function plainSpans(text: string): Span[] {
  return [{ ...PLAIN, text }];
}

/** The main text, without intro and tail. */
export function bodyOf(document: Document): Block[] {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const places = listPlaces(blocks);
  return document.sections.flatMap((section) => sectionBlocks(document, section, places));
}

const ITEMS: ReadonlySet<BlockKind> = new Set<BlockKind>(['point', 'step', 'link', 'chapter']);

/** Consecutive items form a list, deeper ones a nested list, and consecutive quotes of one moment one quote. */
function sectionBlocks(
  document: Document,
  { kind, startMs, blocks, place }: DocumentSection & Placed,
  places: ReadonlyMap<string, ListPlace>,
): Block[] {
  const showsTimes = kind !== 'thread' && kind !== 'post';
  const all: Block[] = [];
  for (const [index, block] of (blocks as readonly (DocumentBlock & Placed)[]).entries()) {
    // A section's time is shown at its heading, if it has one.
    const isHeading = block.kind === 'heading';
    const atMs = isHeading ? startMs : block.startMs;
    const known = (isHeading ? place : block.place) ?? (atMs === null ? null : formatTime(atMs));
    const time = showsTimes ? known : null;
    const last = all.at(-1);
    if (ITEMS.has(block.kind)) {
      const item: Block[] = [{ kind: 'paragraph', spans: lineSpans(block.md), time }];
      const { depth, number } = places.get(block.id) ?? { depth: 0, number: null };
      addItem(innerBlocks(all, depth), number, item);
    } else if (block.kind === 'quote') {
      const quoted = timed(blocksOf(document, block), time);
      const isNext = last?.kind === 'quote' && continuesQuote(block, blocks[index - 1]!);
      if (!isNext) all.push({ kind: 'quote', blocks: quoted });
      else for (const one of quoted) last.blocks.push(one);
    } else {
      const own = blocksOf(document, block, blocks[index - 1]);
      for (const one of timed(own, time)) all.push(one);
    }
  }
  return all;
}

/** A paragraph of its own in a quote, which has its evidence or none. */
function continuesQuote({ blockIds }: DocumentBlock, before: DocumentBlock): boolean {
  return blockIds.length === 0 || blockIds.join() === before.blockIds.join();
}

/** Finds the block list for an item of this depth within the last items above. */
function innerBlocks(all: Block[], depth: number): Block[] {
  const last = all.at(-1);
  if (depth === 0 || last?.kind !== 'list') return all;
  return innerBlocks(last.items.at(-1)!, depth - 1);
}

function addItem(all: Block[], start: number | null, item: Block[]): void {
  const last = all.at(-1);
  const isNext =
    last?.kind === 'list' &&
    (start === null ? last.start === null : last.start! + last.items.length === start);
  if (isNext && (last.start === null) === (start === null)) last.items.push(item);
  else all.push({ kind: 'list', start, items: [item] } satisfies List);
}

/** Only the first paragraph of a block shows the time; lists and tables can't. */
function timed(blocks: Block[], time: string | null): Block[] {
  const [first] = blocks;
  if (first?.kind !== 'paragraph' && first?.kind !== 'heading') return blocks;
  const isOfWhole = first.kind === 'paragraph' && (first.look === 'gist' || first.look === 'hook');
  if (!isOfWhole) first.time = time;
  return blocks;
}

function blocksOf(document: Document, block: DocumentBlock, before?: DocumentBlock): Block[] {
  const { kind, md } = block;
  switch (kind) {
    case 'heading':
      return [{ kind: 'heading', level: 2, spans: lineSpans(md) }];
    case 'subheading':
      return [{ kind: 'heading', level: 3, spans: lineSpans(md) }];
    case 'question':
      // In a post it's a paragraph; in an article it's the heading of its answer.
      if (document.format === 'linkedin') return paragraphs(md);
      return [{ kind: 'heading', level: 3, spans: lineSpans(md) }];
    case 'gist':
    case 'hook':
      return textBlocks(document, block).map((one) =>
        one.kind === 'paragraph' ? { ...one, look: kind } : one,
      );
    case 'turn':
      return turnBlocks(md, newSpeaker(document, block, before));
    case 'answer':
    case 'chapter':
    case 'greeting':
    case 'link':
    case 'paragraph':
    case 'point':
    case 'quote':
    case 'signoff':
    case 'step':
    case 'table':
    case 'tweet':
      return textBlocks(document, block);
  }
}

function turnBlocks(md: string, speaker: string | null): Block[] {
  const [first, ...rest] = paragraphs(md);
  const name: Span[] =
    speaker === null ? [] : [{ ...PLAIN, text: `${speaker}:`, strong: true }, ...plainSpans(' ')];
  return [{ kind: 'paragraph', look: 'turn', spans: [...name, ...(first?.spans ?? [])] }, ...rest];
}

/** Posts and scripts are plain lines; other blocks may contain any Markdown. */
export function holdsBlocks(format: Document['format'], kind: BlockKind): boolean {
  if (format === 'tweet' || format === 'linkedin') return false;
  return PROSE.has(kind);
}

const PROSE: ReadonlySet<BlockKind> = new Set<BlockKind>([
  'answer',
  'gist',
  'greeting',
  'paragraph',
  'quote',
  'signoff',
  'table',
]);

function textBlocks(document: Document, { kind, md }: DocumentBlock): Block[] {
  return holdsBlocks(document.format, kind) ? parseBlocks(md) : paragraphs(md);
}

function paragraphs(md: string): Paragraph[] {
  return md
    .split(/\n(?:[ \t]*\n)+/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', spans: parseInline(part) }));
}

/** Inline spans of a single-line element such as a heading or item; paragraphs become lines. */
function lineSpans(md: string): Span[] {
  return parseInline(md.trim()).filter(
    ({ text }, index, all) => text.trim() !== '' || all[index - 1]?.text !== '\n',
  );
}

/** The speaker if it has changed since the previous block, else `null`. */
export function newSpeaker(
  document: Document,
  block: DocumentBlock,
  before: DocumentBlock | undefined,
): string | null {
  if (block.kind !== 'turn') return null;
  if (before?.kind === 'turn' && before.speaker === block.speaker) return null;
  return speakerName(document, block);
}

function speakerName(document: Document, { speaker = '' }: Pick<DocumentBlock, 'speaker'>): string {
  if (document.format !== 'podcast') return speaker;
  return document.speakers.find(({ id }) => id === speaker)?.name ?? speaker;
}

/** Whether a page has times in its margin; those of list items are inline. */
export function hasRail(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.kind === 'quote') return hasRail(block.blocks);
    return (block.kind === 'paragraph' || block.kind === 'heading') && Boolean(block.time);
  });
}
