import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import { claimsIn } from './claims.ts';
import { claimTextOf } from './marks.ts';
import { isSmallTalk } from './small-talk.ts';
import type { TranscriptIndex } from './transcript-index.ts';

/*
 * Models are asked to cite, but their citations aren't reliable: they shift numbers, cite the neighbour, or the same
 * block everywhere. So the evidence of a block, and with it the time shown, is determined here from its words.
 */

/** A block replaces the cited ones only if its share of the sentence is higher by this much. */
const CLEARLY = 0.15;
/** With a smaller share of its content words, a sentence is tied to no block. */
const TIED = 0.3;
/** A cited block with less than this part of the best cited one's share is dropped. */
const ADDS = 0.5;
const MOSTLY = 0.5;
const LEAST_TERMS = 3;
/** A term in more blocks than this doesn't distinguish them. */
const RARE = 3;
/** If more lines than this cite the same single block, and words can't be compared, the citations are no evidence. */
const MOST_ALIKE = 4;

const NOT_SAID = new Set<DocumentBlock['kind']>(['heading', 'subheading', 'greeting', 'signoff']);

/** A part of the video covered by a section of the text. */
export interface AnchorPart {
  fromBlock: number;
  toBlock: number;
}

export interface Anchoring {
  index: TranscriptIndex;
  /** Set if the text is in the transcript's language, so that words can be compared. */
  sameLanguage: boolean;
  /** Start times of the transcript's blocks by id; `null` for pasted text without times. */
  starts: ReadonlyMap<number, number | null>;
  /** The parts of a script in order: its chapters start where they do, whatever a model cites. */
  chapters?: readonly AnchorPart[];
  /** The part each section was to be written from, by section id. */
  parts?: ReadonlyMap<string, AnchorPart>;
  /** The document before the change: unchanged blocks keep their evidence. */
  before?: Document;
}

/** Assigns each block of the document its evidence: wrong ids are dropped and the right ones added. */
export function anchorDocument(document: Document, anchoring: Anchoring): Document {
  const { starts, parts } = anchoring;
  const chapters = chapterIds(document, anchoring);
  const stood = standing(anchoring.before);
  const alike = anchoring.sameLanguage ? new Set<number>() : citedByMost(document);
  const isTalk = uncitedTurns(document);
  return {
    ...document,
    sections: document.sections.map((section) => {
      const part = parts?.get(section.id) ?? null;
      const context = { ...anchoring, part, alike, language: document.language };
      return {
        ...section,
        blocks: section.blocks.map((block) => {
          if (block.edited || NOT_SAID.has(block.kind) || stood(block)) return block;
          if (isTalk(block)) return { ...block, startMs: null };
          const blockIds = chapters.get(block.id) ?? idsFor(block, context);
          return { ...block, blockIds, startMs: startOf(blockIds, starts) };
        }),
      };
    }),
  };
}

function startOf(
  blockIds: readonly number[],
  starts: ReadonlyMap<number, number | null>,
): number | null {
  const first = Math.min(...blockIds.map((id) => starts.get(id) ?? Infinity));
  return Number.isFinite(first) ? first : null;
}

function standing(before: Document | undefined): (block: DocumentBlock) => boolean {
  const blocks = before?.sections.flatMap((section) => section.blocks) ?? [];
  const known = new Map(blocks.map((block) => [block.id, block]));
  return ({ id, md, blockIds }) => {
    const one = known.get(id);
    return one?.md === md && String(one.blockIds) === String(blockIds);
  };
}

/** If hosts cite their sources, a line without citation is an answer, a guess or a joke, and gets no evidence. */
function uncitedTurns({ sections }: Document): (block: DocumentBlock) => boolean {
  const turns = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'turn'));
  const cited = turns.filter(({ blockIds }) => blockIds.length > 0);
  if (cited.length < turns.length * MOST_CITED) return () => false;
  return ({ kind, blockIds }) => kind === 'turn' && blockIds.length === 0;
}
const MOST_CITED = 0.3;

/**
 * Chapter titles are labels, not quotes. If their number differs from that of the parts, they must at least be in
 * order.
 */
function chapterIds(document: Document, { chapters = [] }: Anchoring): Map<string, number[]> {
  const lines = document.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'chapter'),
  );
  if (lines.length === chapters.length)
    return new Map(lines.map(({ id }, index) => [id, [chapters[index]!.fromBlock]]));
  const firsts = lines.map(({ blockIds }) => Math.min(...blockIds));
  const isInOrder = firsts.every((first, at) => at === 0 || first > firsts[at - 1]!);
  return new Map(lines.map(({ id, blockIds }) => [id, isInOrder ? blockIds : []]));
}

interface Context extends Anchoring {
  part: AnchorPart | null;
  alike: ReadonlySet<number>;
  language: LanguageValue;
}

function idsFor(block: DocumentBlock, context: Context): number[] {
  const { starts, sameLanguage } = context;
  const cited = block.blockIds.filter((id) => starts.has(id));
  return sameLanguage ? idsByWords(block, cited, context) : idsBySigns(block, cited, context);
}

/**
 * Judges sentence by sentence: a sentence that was said nowhere adds no block, and what was cited only for it is
 * dropped.
 */
function idsByWords(
  block: DocumentBlock,
  cited: readonly number[],
  { index, language }: Context,
): number[] {
  const text = claimTextOf(block);
  const ids = new Set<number>();
  let isJudged = false;
  const judge = (sentence: string) => {
    const terms = index.termsOf(sentence);
    if (terms.length < LEAST_TERMS) return;
    isJudged = true;
    for (const id of idsOfSentence(terms, cited, index)) ids.add(id);
  };
  for (const sentence of claimsIn(text, language)) {
    if (block.kind === 'turn' && isSmallTalk(sentence, language)) continue;
    judge(sentence);
  }
  if (!isJudged) judge(text);
  // A word or two can occur anywhere; cited blocks are kept if they contain them.
  if (!isJudged) {
    const terms = index.termsOf(text);
    return cited.filter((id) => index.shareOf(terms, [id]) > MOSTLY);
  }
  // In the order given, which is by importance, followed by added ones in order of time.
  const kept = cited.filter((id) => ids.has(id));
  return [...kept, ...[...ids].filter((id) => !kept.includes(id)).sort((a, b) => a - b)];
}

function idsOfSentence(
  terms: readonly string[],
  cited: readonly number[],
  index: TranscriptIndex,
): number[] {
  const best = index.likeliestBlock(terms);
  const bestShare = best?.share ?? 0;
  const here = cited.length > 0 ? index.shareOf(terms, cited) : 0;
  if (best && bestShare >= TIED && bestShare >= here + CLEARLY) return [best.id];
  if (here < TIED && here < bestShare) return [];
  const shares = cited.map((id) => index.shareOf(terms, [id]));
  const most = Math.max(0, ...shares);
  return most === 0 ? [] : cited.filter((_, at) => shares[at]! >= most * ADDS);
}

/**
 * Across languages, only figures and names can be compared. Beyond that, a section written from certain blocks can't be
 * based on others.
 */
function idsBySigns(block: DocumentBlock, cited: readonly number[], context: Context): number[] {
  const { index, part, alike } = context;
  const within = cited.filter(
    (id) => !alike.has(id) && (!part || (id >= part.fromBlock && id <= part.toBlock)),
  );
  const signs = index
    .termsOf(claimTextOf(block))
    .filter((term) => index.countOf(term) > 0 && index.countOf(term) <= RARE)
    .filter((term) => /\p{N}/u.test(term) || term.length > 3);
  const best = index.likeliestBlock(signs);
  if (!best || !signs.some((term) => /\p{N}/u.test(term))) return within;
  const here = within.length > 0 ? index.shareIn(signs, within) : 0;
  return here === 0 && index.shareOf(signs, [best.id]) > MOSTLY ? [best.id] : within;
}

/** Blocks that most lines cite as their only one. */
function citedByMost({ sections }: Document): Set<number> {
  const counts = new Map<number, number>();
  let lines = 0;
  for (const { blocks } of sections) {
    for (const { kind, blockIds } of blocks) {
      if (NOT_SAID.has(kind)) continue;
      lines += 1;
      if (blockIds.length === 1) counts.set(blockIds[0]!, (counts.get(blockIds[0]!) ?? 0) + 1);
    }
  }
  const alike = [...counts].filter(([, count]) => count > MOST_ALIKE && count > lines / 2);
  return new Set(alike.map(([id]) => id));
}
