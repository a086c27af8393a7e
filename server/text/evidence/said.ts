import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue, TranscriptBlock } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { spokenText } from '../caption-text.ts';
import { numberLexiconOf } from '../numbers/lexicon.ts';
import { mayBeLarge } from '../numbers/large-numbers.ts';
import { folded } from '../numbers/units.ts';
import { matchesInsideWords, words } from '../segment.ts';
import { writtenSentences } from '../sentence-spans.ts';
import { signPairs, stemOf } from './stems.ts';

/** The source sentence by sentence, with speakers and times: what claims are compared with. */

export interface Spoken {
  at: number;
  blockId: number;
  startMs: number;
  speaker: string | null;
  text: string;
  /** The stems of all its words in order, including function words. */
  stems: readonly string[];
  terms: ReadonlySet<string>;
}

export interface Said {
  language: LanguageValue;
  sentences: readonly Spoken[];
  speakers: ReadonlySet<string>;
  /** The distinct stems of a text's content words. */
  termsOf(text: string): string[];
  stemsOf(text: string): string[];
  isTelling(stem: string): boolean;
  /** Whether a term is a reporting word or a speaker's name, which needn't have been said. */
  isReporting(term: string): boolean;
  weightOf(term: string): number;
  has(term: string): boolean;
  /** The sentences that contain a term. */
  places(term: string): readonly number[];
  /** The numbers of these blocks' sentences and of some around them. */
  around(blockIds: readonly number[]): number[];
  /** The numbers of the sentences that best match the terms, with their neighbours. */
  find(terms: readonly string[], most: number): number[];
}

interface Piece {
  blockId: number;
  startMs: number;
  speaker: string | null;
  text: string;
}

/** Captions without full stops run on, so they are split after this many words. */
const LONGEST = 30;
const AROUND_WORDS = 60;
const NEXT_TO = 2;

/** `L. C. D.`, `L_C_D_` and `l c d` become LCD. */
export function joinLetters(text: string): string {
  if (!/[A-Za-z][._] ?[A-Za-z][._]|\b[A-Z] [A-Z]\b/.test(text)) return text;
  return text.replaceAll(
    /(?<![\p{L}\p{N}'’])(?:\p{L}[._]\s?){2,}|(?<![\p{L}\p{N}'’])\p{Lu}(?: \p{Lu}){1,5}(?![\p{L}'’])/gu,
    (run) => {
      const letters = run.replaceAll(/[._\s]/gu, '');
      return `${letters}${/[._\s]$/u.test(run) ? ' ' : ''}`;
    },
  );
}

export function readSaid(
  blocks: readonly TranscriptBlock[],
  cues: readonly Cue[],
  language: LanguageValue,
): Said {
  const pairs = matchesInsideWords(language);
  const { stopWords, askWords = '', reportWords = '' } = languageOf(language);
  const stops = new Set([...stopWords].map((word) => stemOf(word, language)));
  const isTelling = (stem: string) => !stops.has(stem) && (pairs || stem.length > 1);
  const stemsOf = (text: string) =>
    pairs
      ? signPairs(text)
      : words(text.toLowerCase(), language).map((word) => stemOf(word, language));
  const termsOf = (text: string) => [...new Set(stemsOf(text).filter(isTelling))];
  const sentences: Spoken[] = [];
  const postings = new Map<string, number[]>();
  const ofBlock = new Map<number, number[]>();
  const speakers = new Set<string>();
  for (const piece of piecesOf(blocks, cues)) {
    if (piece.speaker) speakers.add(piece.speaker);
    const written = writtenSentences(joinLetters(piece.text), language);
    for (const text of written.flatMap((one) => shortened(one, language))) {
      const at = sentences.length;
      const stems = stemsOf(text);
      const terms = new Set(stems);
      sentences.push({ ...piece, at, text, stems, terms });
      for (const term of terms) {
        const list = postings.get(term);
        if (list) list.push(at);
        else postings.set(term, [at]);
      }
      const own = ofBlock.get(piece.blockId);
      if (own) own.push(at);
      else ofBlock.set(piece.blockId, [at]);
    }
  }
  const total = sentences.length;
  const weightOf = (term: string) => {
    const found = postings.get(term)?.length ?? 1;
    return Math.log(1 + (total - found + 0.5) / (found + 0.5));
  };

  function around(blockIds: readonly number[]): number[] {
    const found = new Set<number>();
    for (const id of blockIds) for (const at of ofBlock.get(id) ?? []) found.add(at);
    if (found.size === 0) return [];
    // A block may be a single word by one speaker, whose context is around it.
    const edges = [...found].filter((at) => !found.has(at - 1) || !found.has(at + 1));
    for (const edge of edges) {
      for (const step of [-1, 1]) {
        let left = AROUND_WORDS;
        for (let at = edge + step; left > 0 && sentences[at]; at += step) {
          if (found.has(at)) break;
          found.add(at);
          left -= sentences[at]!.stems.length;
        }
      }
    }
    return [...found];
  }

  const reporting = new Set(
    [askWords, reportWords, ...speakers].flatMap((some) => (pairs ? [] : stemsOf(some))),
  );
  const scores = new Float32Array(total);

  function find(terms: readonly string[], most: number): number[] {
    const touched: number[] = [];
    for (const term of terms) {
      const list = postings.get(term);
      if (!list || list.length > total / 8 + 20) continue;
      const weight = weightOf(term);
      for (const at of list) {
        if (scores[at] === 0) touched.push(at);
        scores[at]! += weight;
      }
    }
    const smooth = (at: number) => {
      let sum = scores[at]!;
      for (let step = 1; step <= NEXT_TO; step += 1)
        sum += ((scores[at - step] ?? 0) + (scores[at + step] ?? 0)) / (1 + step);
      return { at, score: sum };
    };
    const best = topOf(touched, scores, most * 4)
      .map(smooth)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
    for (const at of touched) scores[at] = 0;
    const found = new Set<number>();
    for (const { at } of best)
      for (let near = at - 1; near <= at + 1; near += 1)
        if (near >= 0 && near < total) found.add(near);
    return [...found];
  }

  return {
    language,
    sentences,
    speakers,
    termsOf,
    stemsOf,
    isTelling,
    isReporting: (term) => reporting.has(term),
    weightOf,
    has: (term) => postings.has(term),
    places: (term) => postings.get(term) ?? [],
    around,
    find,
  };
}

/** The highest scored ones, without sorting them all. */
function topOf(some: readonly number[], scores: Float32Array, most: number): number[] {
  if (some.length <= most) return [...some];
  // The best so far in descending order; few of the rest enter it.
  const best = new Float32Array(most);
  for (const at of some) {
    const score = scores[at]!;
    if (score <= best[most - 1]!) continue;
    let place = most - 1;
    for (; place > 0 && best[place - 1]! < score; place -= 1) best[place] = best[place - 1]!;
    best[place] = score;
  }
  const least = best[most - 1]!;
  const found: number[] = [];
  for (const at of some) if (scores[at]! >= least && found.length < 2 * most) found.push(at);
  return found;
}

/** The speaker and words of each block: with speakers in the captions, each turn is a piece, otherwise each block. */
function piecesOf(blocks: readonly TranscriptBlock[], cues: readonly Cue[]): Piece[] {
  if (!cues.some(({ speaker }) => speaker !== undefined))
    return blocks.map(({ id, startMs, text }) => ({ blockId: id, startMs, speaker: null, text }));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { startMs, text: raw, speaker = null } of cues) {
    const text = spokenText(raw);
    if (text === '') continue;
    while (at + 1 < blocks.length && blocks[at + 1]!.startMs <= startMs) at += 1;
    const blockId = blocks[at]?.id ?? 1;
    const last = pieces.at(-1);
    if (last && last.blockId === blockId && last.speaker === speaker) last.text += ` ${text}`;
    else pieces.push({ blockId, startMs, speaker, text });
  }
  return pieces;
}

function shortened(sentence: string, language: LanguageValue): string[] {
  const parts = sentence.split(/\s+/u);
  if (parts.length <= LONGEST) return [sentence];
  const count = Math.ceil(parts.length / LONGEST);
  const size = Math.ceil(parts.length / count);
  const ends = Array.from({ length: count }, (_, index) =>
    index + 1 === count ? parts.length : cutAt(parts, (index + 1) * size, language),
  );
  return ends.map((end, index) => parts.slice(ends[index - 1] ?? 0, end).join(' '));
}

/** Avoids cutting between the words of a number, "three hundred" and "and five", or before its unit. */
function cutAt(parts: readonly string[], at: number, language: LanguageValue): number {
  const { cardinals, scales, large } = numberLexiconOf(language);
  const counts = (word = '') => {
    const lower = word.toLowerCase().replace(/[,;:]$/u, '');
    if (large && mayBeLarge(folded(lower), large)) return true;
    return /\p{Nd}/u.test(lower) || cardinals.has(lower) || scales.has(lower);
  };
  for (let cut = at; cut > at - NUMBER_WORDS; cut -= 1)
    if (!counts(parts[cut - 1]) && !(counts(parts[cut - 2]) && counts(parts[cut]))) return cut;
  return at;
}
const NUMBER_WORDS = 8;
