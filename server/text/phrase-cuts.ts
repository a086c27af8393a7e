import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { EndReader } from '#server/languages/learned-ends.ts';
import { endReaderOf, languageOf } from '#server/languages/table.ts';
import { isUnspaced, type WordSpan, wordSpans } from './segment.ts';

/** Positions where unpunctuated speech may be cut. */
export interface Seams {
  /** Offsets of caption starts, with the silence before them in excess of what is usual in this transcript. */
  pauses: ReadonlyMap<number, number>;
  /** Words so common in this talk that a phrase rarely ends with one. */
  common: ReadonlySet<string>;
}

const LONG_PAUSE_MS = 450;
const CUT_COST = 6;
const NEVER_LAST_COST = 6;

/** In words: sentences below `short` or above `long` cost extra per word; none exceeds `most`. */
interface Lengths {
  short: number;
  perShort: number;
  long: number;
  perLong: number;
  most: number;
}
/** If words alone tell little about sentence ends, length has to decide. */
const GUESSED: Lengths = { short: 8, perShort: 0.5, long: 24, perLong: 0.4, most: 36 };
const LEARNED: Lengths = { short: 7, perShort: 0.5, long: 28, perLong: 0.2, most: 60 };
/** Learned costs are log odds, so a pause is one more piece of evidence and this much is enough. */
const LEARNED_PAUSE = 0.8;
/** A bias towards cuts, as transcribers leave sentences longer than readers like them. */
const LEARNED_LEAN = 0.6;
/** Caps the cost, so that a sentence can start after a clear pause however unlikely its words are. */
const MOST_LEARNED_COST = 4;
const NEVER_COST = 1000;
/** Belongs to the following word. */
const OPENER = /["'“‘«‹([¿¡„「『（]/u;

function lengthCost(words: number, { short, perShort, long, perLong }: Lengths): number {
  if (words < short) return (short - words) * perShort;
  return words > long ? (words - long) * perLong : 0;
}

/** A clear pause outweighs the cost of a cut, even if length doesn't require one. */
function pauseBonus(pauseMs: number): number {
  const clear = Math.min(1, Math.max(0, pauseMs / LONG_PAUSE_MS));
  const longer = Math.min(1, Math.max(0, pauseMs / LONG_PAUSE_MS - 1));
  return 8 * clear + 3 * longer;
}

function gapBetween(text: string, from: number, to: number): { comma: boolean; space: boolean } {
  const gap = text.slice(from, to);
  if (gap === ' ') return { comma: false, space: true };
  return { comma: /[,;:、，،؛：；–—…]/u.test(gap), space: /\s/u.test(gap) };
}

/** The cost of a cut before each word, from lists of words that sentences do or don't start and end with. */
function guessedCosts(
  text: string,
  spans: readonly WordSpan[],
  language: LanguageValue,
  seams: Seams,
): Float64Array {
  const unspaced = isUnspaced(language);
  // Subtitles in scripts without spaces are broken between phrases, others wherever the line is full.
  const seamBonus = unspaced ? 2 : 0.5;
  const { clauseWords, neverLast, oftenLast } = languageOf(language);
  const costs = new Float64Array(spans.length);
  for (let index = 1; index < spans.length; index++) {
    const { at, word } = spans[index]!;
    const before = spans[index - 1]!;
    const last = before.word.toLowerCase();
    const gap = gapBetween(text, before.at + before.word.length, at);
    let cost = CUT_COST;
    const pauseMs = seams.pauses.get(at);
    if (pauseMs !== undefined) cost -= seamBonus + pauseBonus(pauseMs);
    if (clauseWords.has(word.toLowerCase())) cost -= 2;
    if (gap.comma) cost -= 2;
    if (unspaced && gap.space) cost -= 2.5;
    if (oftenLast.whole.has(last) || oftenLast.ends.some((end) => last.endsWith(end))) cost -= 4;
    else if (neverLast.has(last)) cost += NEVER_LAST_COST;
    else if (seams.common.has(last)) cost += 2;
    costs[index] = cost;
  }
  return costs;
}

/** The same from the learned model. Hesitation sounds are skipped, and belong to what follows. */
function learnedCosts(
  text: string,
  spans: readonly WordSpan[],
  { language, reader, seams }: { language: LanguageValue; reader: EndReader; seams: Seams },
): Float64Array {
  const { neverLast, speech } = languageOf(language);
  const hesitations = new Set(speech?.hesitations.split(' '));
  const lower = spans.map(({ word }) => word.toLowerCase());
  const said = [...spans.keys()].filter((index) => !hesitations.has(lower[index]!));
  const beginnings = reader.beginnings(said.map((index) => spans[index]!.word));
  const costs = new Float64Array(spans.length).fill(NEVER_COST);
  for (let order = 1; order < said.length; order++) {
    const index = said[order - 1]! + 1;
    const before = spans[index - 1]!;
    let cost = Math.min(MOST_LEARNED_COST, -beginnings[order]! - LEARNED_LEAN);
    if (gapBetween(text, before.at + before.word.length, spans[index]!.at).comma) cost -= 2;
    if (neverLast.has(lower[index - 1]!)) cost += NEVER_LAST_COST;
    for (let between = index; between <= said[order]!; between++)
      cost -= LEARNED_PAUSE * pauseBonus(seams.pauses.get(spans[between]!.at) ?? 0);
    costs[index] = cost;
  }
  return costs;
}

/**
 * Offsets at which to cut speech without end marks: the cheapest set of cuts, in which evidence for a sentence end
 * lowers the cost and a very short or long sentence raises it. Sentence length is bounded, so the time is linear.
 */
export function phraseCuts(text: string, language: LanguageValue, seams: Seams): number[] {
  const spans = wordSpans(text, language);
  const count = spans.length;
  if (count < 2) return [];
  const reader = endReaderOf(language);
  const lengths = reader ? LEARNED : GUESSED;
  const cutCost = reader
    ? learnedCosts(text, spans, { language, reader, seams })
    : guessedCosts(text, spans, language, seams);
  const scale = isUnspaced(language) ? 0.75 : 1;
  /** The cheapest cost of cutting the text up to each word, and the cut before it. */
  const best = new Float64Array(count + 1);
  const from = new Int32Array(count + 1);
  best[0] = cutCost[0]!;
  const window = Math.ceil(lengths.most / scale);
  const lengthCosts = Float64Array.from({ length: window + 1 }, (_, words) =>
    lengthCost(words * scale, lengths),
  );
  for (let end = 1; end <= count; end++) {
    let least = Infinity;
    for (let start = Math.max(0, end - window); start < end; start++) {
      const cost = best[start]! + lengthCosts[end - start]!;
      if (cost < least) {
        least = cost;
        from[end] = start;
      }
    }
    best[end] = least + (cutCost[end] ?? 0);
  }
  const cuts: number[] = [];
  for (let end = from[count]!; end > 0; end = from[end]!) {
    let at = spans[end]!.at;
    while (OPENER.test(text[at - 1] ?? '')) at--;
    cuts.push(at);
  }
  return cuts.reverse();
}
