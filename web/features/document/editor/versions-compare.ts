import type { Document, DocumentBlock } from '#contract/documents.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { documentBlocks } from '../../../lib/block-looks.ts';
import { hasSameMarks, parseInline, PLAIN, type Span } from '#document/parse-inline.ts';
import { printInline } from '#document/print-inline.ts';
import { countWords } from '#document/words.ts';
import { matchLists } from './match-lists.ts';

type Fate = 'same' | 'added' | 'removed';

/** Consecutive spans that were all kept, added or removed. */
export interface Piece {
  fate: Fate;
  /** Whether a change starts here. A removal and the addition replacing it count as one. */
  isFirst: boolean;
  spans: Span[];
}

/** A block of the text, or a field above it. */
interface Line extends Pick<DocumentBlock, 'id' | 'kind' | 'level' | 'md' | 'speaker'> {
  head?: 'title' | 'lede';
}

export interface ComparedBlock {
  key: string;
  /** The current block, or the old one if it was removed. */
  block: Line;
  isGone: boolean;
  pieces: Piece[];
}

export interface Compared {
  blocks: ComparedBlock[];
  addedWords: number;
  removedWords: number;
  changes: number;
}

/** Fields above the text are compared like blocks. */
function linesOf(document: Document): Line[] {
  const over: [string, string][] = [];
  if ('description' in document) over.push(['description', document.description]);
  if (document.format === 'newsletter') {
    over.push(['subject', document.subjects[0] ?? ''], ['preheader', document.preheader]);
  }
  if (document.format === 'linkedin') {
    over.push(['hashtags', document.hashtags.map((tag) => `#${tag}`).join(' ')]);
  }
  return [
    { id: 'head-title', kind: 'paragraph', head: 'title', md: escaped(document.title) },
    ...over
      .filter(([, words]) => words !== '')
      .map(([name, words]) => ({
        id: `head-${name}`,
        kind: 'paragraph' as const,
        head: 'lede' as const,
        md: escaped(words),
      })),
    ...documentBlocks(document),
  ];
}

/** Fields such as titles are plain text, so a star in one is a literal star. */
const escaped = (text: string) => printInline([{ ...PLAIN, text }], 'own');

/** Marks words that only one of the texts has, in reading order. Without `before`, nothing is marked. */
export function compareTexts(before: Document | null, after: Document): Compared {
  const segmenter = new Intl.Segmenter(getLanguage(after.language).tag, { granularity: 'word' });
  const now = linesOf(after);
  const was = before ? linesOf(before) : now;
  const blocks: ComparedBlock[] = [];
  let changes = 0;
  const counts = { added: 0, removed: 0, same: 0 };
  for (const [old, block] of pairBlocks(was, now)) {
    const pieces = comparePair(segmenter, old, block).map((piece, at, all) => {
      const isFirst = piece.fate !== 'same' && (all[at - 1]?.fate ?? 'same') === 'same';
      return { ...piece, isFirst };
    });
    changes += pieces.filter(({ isFirst }) => isFirst).length;
    for (const { fate, spans } of pieces) {
      if (fate !== 'same')
        for (const { text } of spans) counts[fate] += countWords(text, after.language);
    }
    const shown = block ?? old!;
    // A moved block appears at both places, so the keys must differ.
    const key = block ? block.id : `gone-${old!.id}`;
    blocks.push({ key, block: shown, isGone: block === null, pieces });
  }
  return { blocks, addedWords: counts.added, removedWords: counts.removed, changes };
}

type Cut = Omit<Piece, 'isFirst'>;
type Pair = [old: Line | null, now: Line | null];

/** Edits keep block ids. Blocks that were regenerated have new ids and are paired by similarity. */
function pairBlocks(was: readonly Line[], now: readonly Line[]): Pair[] {
  const pairs: Pair[] = [];
  const anchors = [
    ...matchLists(
      was.map(({ id }) => id),
      now.map(({ id }) => id),
    ),
    [was.length, now.length] as const,
  ];
  let [a, b] = [0, 0];
  for (const [toA, toB] of anchors) {
    pairs.push(...pairByLikeness(was.slice(a, toA), now.slice(b, toB)));
    if (toA < was.length) pairs.push([was[toA]!, now[toB]!]);
    [a, b] = [toA + 1, toB + 1];
  }
  return pairs;
}

/** The minimum share of words, relative to the longer block, for two blocks to count as versions of one. */
const ALIKE = 0.34;

function pairByLikeness(was: readonly Line[], now: readonly Line[]): Pair[] {
  const wordsOf = ({ md }: Line) => new Set(md.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const oldWords = was.map(wordsOf);
  const pairs: Pair[] = [];
  let a = 0;
  for (const block of now) {
    const words = wordsOf(block);
    const at = oldWords.findIndex(
      (old, index) =>
        index >= a &&
        was[index]!.kind === block.kind &&
        words.intersection(old).size >= ALIKE * Math.max(1, words.size, old.size),
    );
    if (at >= 0) {
      for (; a < at; a++) pairs.push([was[a]!, null]);
      pairs.push([was[a++]!, block]);
    } else pairs.push([null, block]);
  }
  for (; a < was.length; a++) pairs.push([was[a]!, null]);
  return pairs;
}

function comparePair(segmenter: Intl.Segmenter, old: Line | null, now: Line | null): Cut[] {
  if (!old || !now) {
    return [{ fate: now ? 'added' : 'removed', spans: parseInline((now ?? old!).md) }];
  }
  if (old.md === now.md) return [{ fate: 'same', spans: parseInline(now.md) }];
  const was = tokens(segmenter, old.md);
  const is = tokens(segmenter, now.md);
  const pieces: Cut[] = [];
  const put = (fate: Fate, spans: readonly Span[]) => {
    if (spans.length > 0) pieces.push({ fate, spans: [...spans] });
  };
  let [a, b] = [0, 0];
  for (const [toA, toB] of [
    ...matchLists(was.map(keyOf), is.map(keyOf)),
    [was.length, is.length],
  ]) {
    put('removed', was.slice(a, toA));
    put('added', is.slice(b, toB));
    if (toA! < was.length) put('same', [is[toB!]!]);
    [a, b] = [toA! + 1, toB! + 1];
  }
  return joined(calmed(pieces));
}

/** Words, spaces and punctuation as separate tokens with their formatting, so that making a word bold is a change. */
function tokens(segmenter: Intl.Segmenter, md: string): Span[] {
  return parseInline(md).flatMap((span) =>
    Array.from(segmenter.segment(span.text), ({ segment }) => ({ ...span, text: segment })),
  );
}

const keyOf = ({ text, strong, em, code, href }: Span) =>
  `${strong ? 'b' : ''}${em ? 'i' : ''}${code ? 'c' : ''}${href ?? ''}\n${text}`;

const HAS_WORD = /[\p{L}\p{N}]/u;

/** Merges an unchanged space between two changed words into the change, which is easier to read. */
function calmed(pieces: readonly Cut[]): Cut[] {
  const calm: Cut[] = [];
  let removed: Span[] = [];
  let added: Span[] = [];
  const flush = () => {
    if (removed.length > 0) calm.push({ fate: 'removed', spans: removed });
    if (added.length > 0) calm.push({ fate: 'added', spans: added });
    [removed, added] = [[], []];
  };
  pieces.forEach((piece, index) => {
    const { fate, spans } = piece;
    if (fate === 'removed') removed.push(...spans);
    else if (fate === 'added') added.push(...spans);
    else {
      let next = index;
      while (pieces[next]?.fate === 'same' && !pieces[next]!.spans.some(isWord)) next += 1;
      const isBetween = next > index && pieces[next] !== undefined && pieces[next]!.fate !== 'same';
      if (isBetween && removed.length > 0 && added.length > 0) {
        removed.push(...spans);
        added.push(...spans);
      } else {
        flush();
        calm.push(piece);
      }
    }
  });
  flush();
  return calm;
}

const isWord = ({ text }: Span) => HAS_WORD.test(text);

function joined(pieces: readonly Cut[]): Cut[] {
  const all: Cut[] = [];
  for (const { fate, spans } of pieces) {
    const last = all.at(-1);
    if (last?.fate === fate) last.spans.push(...spans);
    else all.push({ fate, spans: [...spans] });
  }
  for (const piece of all) piece.spans = piece.spans.reduce(joinSpan, []);
  return all;
}

function joinSpan(spans: Span[], span: Span): Span[] {
  const last = spans.at(-1);
  const isBreak = last?.text === '\n' || span.text === '\n';
  if (last && !isBreak && hasSameMarks(last, span)) last.text += span.text;
  else spans.push({ ...span });
  return spans;
}
