import type { Mark } from '#contract/checks.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { plainText } from '#document/parse-inline.ts';
import { languageOf } from '#server/languages/table.ts';
import { writtenSentences } from '../sentence-spans.ts';
import { claimsIn, isStopWord } from './claims.ts';
import { isSaid, namesIn } from './names.ts';
import { namesMinutes } from '../numbers/units.ts';
import { negationsIn } from './negations.ts';
import { numbersIn, valuesIn } from './numbers.ts';
import { isSmallTalk } from './small-talk.ts';
import type { TranscriptIndex } from './transcript-index.ts';

/** Below this share of its weighed terms, a sentence is not borne out. */
const SUPPORTED = 0.36;
/** The same for its words of substance alone: stop words are said in any video. */
const SUPPORTED_SUBSTANCE = 0.3;
const LEAST_SUBSTANCE = 3;
/** Above this, a sentence says the same as the block, and a negation in one of them alone turns it round. */
const SAME = 0.62;
const LEAST_TERMS = 4;
const NOWHERE = 'Nothing in the video says this.';
const ELSEWHERE = 'The part of the video that this rests on does not say it.';

/** Framing that claims nothing. */
const UNCLAIMED = new Set<DocumentBlock['kind']>([
  'heading',
  'subheading',
  'greeting',
  'signoff',
  'question',
  'link',
  'chapter',
]);

/** Beside a link, or under a text, something can still be said the wrong way round. */
const TURNABLE = new Set<DocumentBlock['kind']>(['link', 'signoff', 'chapter']);

/** Headings are often set in capitals throughout. */
const NAMELESS = new Set<DocumentBlock['kind']>(['heading', 'subheading', 'greeting']);

export interface Evidence {
  index: TranscriptIndex;
  /** Set where the text is in the language of the transcript, so that words can be compared. */
  sameLanguage: boolean;
  /** Small letters, for names. */
  spokenLower: string;
  blocks: readonly TranscriptBlock[];
  /** Said so in the video by its nature: sentences that the built-in engine took from it and nobody has edited. */
  isQuoted?: (block: DocumentBlock) => boolean;
}

export interface Found {
  marks: Mark[];
  sentences: number;
  supported: number;
}

/** What the transcript does not bear out, block by block. */
export function findMarks(document: Document, evidence: Evidence): Found {
  const result: Found = { marks: [], sentences: 0, supported: 0 };
  for (const { blocks } of document.sections) {
    for (const block of blocks) markBlock(block, document.language, evidence, result);
  }
  markHead(document, evidence, result);
  return result;
}

/** What stands around the text rests on no block in particular, so it is held against the whole video. */
export const HEAD_ID = 'head';

function markHead(document: Document, evidence: Evidence, result: Found): void {
  const said = valuesIn(`${evidence.spokenLower}`, evidence.index.language);
  for (const text of headTexts(document)) {
    for (const quote of unsaidIn(text, said)) {
      const why = 'This number is not said in the video.';
      result.marks.push({ blockId: HEAD_ID, kind: 'number', quote, why });
    }
    for (const name of namesIn(text, document.language)) {
      if (isSaid(name, evidence.spokenLower) || isTitleCase(text)) continue;
      const why = 'This name is not said in the video.';
      result.marks.push({ blockId: HEAD_ID, kind: 'name', quote: name, why });
    }
    if (evidence.sameLanguage) markTurnedHead(text, document.language, evidence, result);
  }
}

function markTurnedHead(
  text: string,
  language: LanguageValue,
  evidence: Evidence,
  result: Found,
): void {
  for (const sentence of writtenSentences(text, language)) {
    const terms = evidence.index.termsOf(sentence);
    const best = evidence.index.bestBlock(terms);
    if (!best || terms.length < LEAST_TERMS) continue;
    checkNegation(sentence, terms, [best.id], evidence, (kind, quote, why) =>
      result.marks.push({ blockId: HEAD_ID, kind, quote, why }),
    );
  }
}

function headTexts(document: Document): string[] {
  switch (document.format) {
    case 'blog':
    case 'podcast':
      return [document.title, document.description];
    case 'newsletter':
      return [document.title, ...document.subjects, document.preheader];
    case 'linkedin':
    case 'custom':
      return [document.title];
    case 'summary':
    case 'tweet':
      return [];
  }
}

/** "How To Plan A Small Garden": the capitals are a fashion, not names. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Without the number of a thread, which counts posts. */
export function claimTextOf({ md }: DocumentBlock): string {
  return plainText(md).replace(/^\d{1,2}\/\d{1,2}\s/u, '');
}

function markBlock(
  block: DocumentBlock,
  language: LanguageValue,
  evidence: Evidence,
  result: Found,
): void {
  const { index, sameLanguage, spokenLower } = evidence;
  const bare = claimTextOf(block);
  const isFramed = UNCLAIMED.has(block.kind);
  const isQuoted = evidence.isQuoted?.(block) ?? false;
  const mark = (kind: Mark['kind'], quote: string, why: string) => {
    if (!isQuoted) result.marks.push({ blockId: block.id, kind, quote, why });
  };
  for (const sentence of claimsIn(bare, language)) {
    const terms = sameLanguage ? index.termsOf(sentence) : [];
    const best = sameLanguage ? index.bestBlock(terms) : null;
    const rests = block.blockIds.length > 0 ? block.blockIds : best ? [best.id] : [];
    checkNumbers(sentence, rests, evidence, mark);
    for (const name of new Set(NAMELESS.has(block.kind) ? [] : namesIn(sentence, language))) {
      if (!isSaid(name, spokenLower)) mark('name', name, 'This name is not said in the video.');
    }
    if (!sameLanguage || (isFramed && !TURNABLE.has(block.kind))) continue;
    if (terms.length < LEAST_TERMS) continue;
    if (block.kind === 'turn' && isSmallTalk(sentence, language)) continue;
    if (isFramed) {
      checkNegation(sentence, terms, rests, evidence, mark);
      continue;
    }
    result.sentences += 1;
    if (isQuoted) {
      result.supported += 1;
      continue;
    }
    const substance = terms.filter((term) => !isStopWord(term, language));
    const isBorneOut = (by: readonly number[]) =>
      index.shareIn(terms, by) >= SUPPORTED &&
      (substance.length < LEAST_SUBSTANCE || index.shareIn(substance, by) >= SUPPORTED_SUBSTANCE);
    const elsewhere = best ? [best.id] : [];
    // What a person has changed may rest on another part than what stood there.
    if (!isBorneOut(rests) && !(block.edited && isBorneOut(elsewhere))) {
      mark('unsupported', sentence, isBorneOut(elsewhere) ? ELSEWHERE : NOWHERE);
      continue;
    }
    result.supported += 1;
    checkNegation(sentence, terms, rests, evidence, mark);
  }
}

type Marker = (kind: Mark['kind'], quote: string, why: string) => void;

function checkNumbers(
  sentence: string,
  rests: readonly number[],
  evidence: Evidence,
  mark: Marker,
): void {
  if (numbersIn(sentence).length === 0) return;
  const near =
    rests.length > 0
      ? evidence.index.textOf(rests)
      : evidence.blocks.map(({ text }) => text).join(' ');
  const said = valuesIn(near, evidence.index.language);
  // Small numbers are mostly spoken as words, which are only known in some languages.
  const areWords = !languageOf(evidence.index.language).spelledNumbers && !/\d/u.test(near);
  for (const text of unsaidIn(sentence, said, areWords ? 12 : -1)) {
    const isTime = namesMinutes(sentence) && /mark|into|in\b|at /iu.test(sentence);
    mark(
      isTime ? 'time' : 'number',
      text,
      'This number is not said in the part of the video it rests on.',
    );
  }
}

/** Each number that was not said, once, however many values it is made of. */
function unsaidIn(text: string, said: ReadonlySet<string>, small = -1): Set<string> {
  const unsaid = numbersIn(text).filter(({ value }) => !said.has(value) && Number(value) > small);
  return new Set(unsaid.map((number) => number.text));
}

function checkNegation(
  sentence: string,
  terms: readonly string[],
  rests: readonly number[],
  { index }: Evidence,
  mark: Marker,
): void {
  const said = bestSentence(terms, rests, index);
  if (said === null) return;
  const here = negationsIn(sentence, index.language);
  const there = negationsIn(said, index.language);
  if (here.length % 2 === there.length % 2) return;
  mark(
    'negation',
    sentence,
    here.length > there.length
      ? 'The video says this without “not”.'
      : 'The video says this with a “not”.',
  );
}

/** The spoken sentence that says nearly the same; `null` where none does. */
function bestSentence(
  terms: readonly string[],
  rests: readonly number[],
  index: TranscriptIndex,
): string | null {
  const all = terms.reduce((sum, term) => sum + index.weightOf(term), 0);
  let best: { text: string; share: number } | null = null;
  for (const { text, terms: have } of index.sentencesFrom(rests)) {
    const share =
      terms.reduce((sum, term) => sum + (have.has(term) ? index.weightOf(term) : 0), 0) / all;
    if (share >= SAME && (best === null || share > best.share)) best = { text, share };
  }
  return best?.text ?? null;
}
