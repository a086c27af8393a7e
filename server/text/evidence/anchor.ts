import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import { claimsIn } from './claims.ts';
import { claimTextOf } from './marks.ts';
import { isSmallTalk } from './small-talk.ts';
import type { TranscriptIndex } from './transcript-index.ts';

/*
 * A model is asked to cite, and what it cites is only a claim: it shifts its numbers, cites the neighbour, or the same
 * block everywhere. What a block of text rests on, and with it the time that is shown, is settled here from the words.
 */

/** By so much another block must say more of a sentence than those cited do before it takes their place. */
const CLEARLY = 0.15;
/** Less than this of its words of substance ties a sentence to no block. */
const TIED = 0.3;
/** A block that says less than this part of what the best of those cited says was cited in vain. */
const ADDS = 0.5;
const MOSTLY = 0.5;
const LEAST_TERMS = 3;
/** A term in more blocks than this tells none from another. */
const RARE = 3;
/** So many lines that rest on one and the same block are no evidence where their words cannot be compared. */
const MOST_ALIKE = 4;

const NOT_SAID = new Set<DocumentBlock['kind']>(['heading', 'subheading', 'greeting', 'signoff']);

/** A part of the video that a section of the text follows. */
export interface AnchorPart {
  fromBlock: number;
  toBlock: number;
}

export interface Anchoring {
  index: TranscriptIndex;
  /** Set where the text is in the language of the transcript, so that words can be compared. */
  sameLanguage: boolean;
  /** Start of each block of the transcript by its id; `null` where a pasted text has none. */
  starts: ReadonlyMap<number, number | null>;
  /** Of a script, in order: its chapters begin where they do, whatever a model says. */
  chapters?: readonly AnchorPart[];
  /** What each section was asked to be written from, by the section's id. */
  parts?: ReadonlyMap<string, AnchorPart>;
  /** What stood before it was changed: blocks that are still the same were settled then. */
  before?: Document;
}

/** The document with each block tied to what bears it out: wrong ids are dropped, and the right ones put in place. */
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

/** Where hosts cite what they tell, a line that cites nothing is an answer, a guess or a joke, and rests on nothing. */
function uncitedTurns({ sections }: Document): (block: DocumentBlock) => boolean {
  const turns = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'turn'));
  const cited = turns.filter(({ blockIds }) => blockIds.length > 0);
  if (cited.length < turns.length * MOST_CITED) return () => false;
  return ({ kind, blockIds }) => kind === 'turn' && blockIds.length === 0;
}
const MOST_CITED = 0.3;

/** A chapter is named, not told. Where there are not as many as parts, they must at least come one after another. */
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

/** Sentence by sentence: what is said nowhere adds no block, and what was cited for it alone goes. */
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
  // A word or two can be anywhere; what was cited may stand if they are there.
  if (!isJudged) {
    const terms = index.termsOf(text);
    return cited.filter((id) => index.shareOf(terms, [id]) > MOSTLY);
  }
  // In the order in which they were given, which is the order of what matters, and then by time.
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
 * Between two languages only figures and names stay what they are. Beyond them there is what was asked for: a section
 * that was to be written from some blocks rests on none of the others.
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

/** Blocks that line after line cites alone. */
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
