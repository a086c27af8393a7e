import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { isUnspaced, wordSpans } from './segment.ts';

/** Where a piece of unpunctuated speech may be cut. */
export interface Seams {
  /** Offsets at which a caption starts, with the silence before it beyond what is usual in this transcript. */
  pauses: ReadonlyMap<number, number>;
  /** Words so common here that a phrase rarely ends on one. */
  common: ReadonlySet<string>;
}

const SHORT_WORDS = 8;
const LONG_WORDS = 24;
const MOST_WORDS = 36;
const LONG_PAUSE_MS = 450;
const CUT_COST = 6;
/** Belongs to the word after it. */
const OPENER = /["'“‘«‹([¿¡„「『（]/u;

function lengthCost(words: number): number {
  if (words < SHORT_WORDS) return (SHORT_WORDS - words) * 0.5;
  return words > LONG_WORDS ? (words - LONG_WORDS) * 0.4 : 0;
}

/** A clear pause outweighs the cost of a cut, so it is cut at even where length does not ask for it. */
function pauseBonus(pauseMs: number): number {
  const clear = Math.min(1, Math.max(0, pauseMs / LONG_PAUSE_MS));
  const longer = Math.min(1, Math.max(0, pauseMs / LONG_PAUSE_MS - 1));
  return 8 * clear + 3 * longer;
}

function gapBetween(text: string, from: number, to: number): { comma: boolean; space: boolean } {
  const gap = text.slice(from, to);
  return { comma: /[,;:、，،؛：；–—…]/u.test(gap), space: /\s/u.test(gap) };
}

/**
 * Offsets at which to cut speech without end marks: the cheapest set of cuts, where a pause, a clause word or a comma
 * makes a cut cheap and a phrase under 8 or over 24 words makes it dear. The window is bounded, so time is linear.
 */
export function phraseCuts(text: string, language: LanguageValue, seams: Seams): number[] {
  const spans = [...wordSpans(text, language)];
  const count = spans.length;
  if (count < 2) return [];
  const unspaced = isUnspaced(language);
  const scale = unspaced ? 0.75 : 1;
  // Subtitles in scripts without spaces are broken between phrases; others wherever the line is full.
  const seamBonus = unspaced ? 2 : 0.5;
  const { clauseWords } = languageOf(language);
  const cutCost = new Float64Array(count + 1);
  for (let index = 1; index < count; index++) {
    const { at, word } = spans[index]!;
    const before = spans[index - 1]!;
    const gap = gapBetween(text, before.at + before.word.length, at);
    let cost = CUT_COST;
    const pauseMs = seams.pauses.get(at);
    if (pauseMs !== undefined) cost -= seamBonus + pauseBonus(pauseMs);
    if (clauseWords.has(word.toLowerCase())) cost -= 2;
    if (gap.comma) cost -= 2;
    if (unspaced && gap.space) cost -= 2.5;
    if (seams.common.has(before.word.toLowerCase())) cost += 2;
    cutCost[index] = cost;
  }
  const best = new Float64Array(count + 1).fill(Infinity);
  const from = new Int32Array(count + 1);
  best[0] = 0;
  const window = Math.ceil(MOST_WORDS / scale);
  for (let end = 1; end <= count; end++) {
    for (let start = Math.max(0, end - window); start < end; start++) {
      const cost = best[start]! + cutCost[start]! + lengthCost((end - start) * scale);
      if (cost < best[end]!) {
        best[end] = cost;
        from[end] = start;
      }
    }
  }
  const cuts: number[] = [];
  for (let end = from[count]!; end > 0; end = from[end]!) {
    let at = spans[end]!.at;
    while (OPENER.test(text[at - 1] ?? '')) at--;
    cuts.push(at);
  }
  return cuts.reverse();
}
