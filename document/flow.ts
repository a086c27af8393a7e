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

/** The document from its title to its last line, as a page shows it. Nothing of it is left out, and nothing said twice. */
export function flowOf(document: Document): Block[] {
  return [titleOf(document), ...introOf(document), ...bodyOf(document), ...tailOf(document)];
}

export function titleOf({ title }: Document): Block {
  return { kind: 'heading', level: 1, spans: plainSpans(title) };
}

/** What stands between the title and the text. */
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

/** Without what they are, three lines that do not follow from one another would look like something left in by mistake. */
function mailHead({ subjects, preheader, labels = ENGLISH_LABELS }: Labelled): string[] {
  const [subject = '', ...others] = subjects;
  const lines: [label: string, text: string][] = [
    [labels.subjectLine, subject],
    ...others.map((other): [string, string] => [labels.otherSubjectLine, other]),
    [labels.preheader, preheader],
  ];
  // The wide colon brings its own space.
  const joined = (label: string) => (label.endsWith('：') ? label : `${label} `);
  return lines.flatMap(([label, text]) => (text === '' ? [] : joined(label) + text));
}

/** A description may be a sentence of the text: over it that would be the same twice. */
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

/** The text between what stands over and under it. */
export function bodyOf(document: Document): Block[] {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const places = listPlaces(blocks);
  return document.sections.flatMap((section) => sectionBlocks(document, section, places));
}

const ITEMS: ReadonlySet<BlockKind> = new Set<BlockKind>(['point', 'step', 'link', 'chapter']);

/** Items that follow each other are one list, deeper ones a list within the item above, and quotes one quote. */
function sectionBlocks(
  document: Document,
  { kind, startMs, blocks, place }: DocumentSection & Placed,
  places: ReadonlyMap<string, ListPlace>,
): Block[] {
  const showsTimes = kind !== 'thread' && kind !== 'post';
  const all: Block[] = [];
  for (const [index, block] of (blocks as readonly (DocumentBlock & Placed)[]).entries()) {
    // The time of a section stands at its heading where it has one.
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
      if (last?.kind !== 'quote') all.push({ kind: 'quote', blocks: quoted });
      else for (const one of quoted) last.blocks.push(one);
    } else {
      const own = blocksOf(document, block, blocks[index - 1]);
      for (const one of timed(own, time)) all.push(one);
    }
  }
  return all;
}

/** Where an item of this depth goes: into the last item of the list above, as deep as that reaches. */
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

/** Of several paragraphs of one block the first says when; a list or a table has no room for it. */
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
      // A post ends with one; an article's questions are headings of their answers.
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

/** What is posted or said is lines of text, whatever they begin with; elsewhere a block may hold anything Markdown has. */
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

/** What stands in a line of its own: a heading, an item. Of several paragraphs each begins a new line. */
function lineSpans(md: string): Span[] {
  return parseInline(md.trim()).filter(
    ({ text }, index, all) => text.trim() !== '' || all[index - 1]?.text !== '\n',
  );
}

/** Who speaks from here on; `null` where the block before was said by the same. */
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

/** Whether a page set from these has times in its margin; those of a few items alone stand behind them. */
export function hasRail(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.kind === 'quote') return hasRail(block.blocks);
    return (block.kind === 'paragraph' || block.kind === 'heading') && Boolean(block.time);
  });
}
