import type { TranscriptBlock } from '#contract/videos.ts';
import type { LeftOutFact } from '#contract/checks.ts';
import { writtenSentences } from '../sentence-spans.ts';
import { numbersIn, valuesIn } from './numbers.ts';
import type { TranscriptIndex } from './transcript-index.ts';

const WINDOW_MS = 5 * 60_000;
/** With a smaller share of its terms in every place of the text, the fact isn't in it. */
const TOLD = 0.5;
const MOST_LETTERS = 240;

/**
 * For each five minutes of the video, the most distinctive sentence that occurs nowhere else and that the text lacks,
 * so that readers know what is missing.
 */
export function factsLeftOut(
  texts: readonly string[],
  blocks: readonly TranscriptBlock[],
  index: TranscriptIndex,
): LeftOutFact[] {
  const written = texts.map((text) => ({
    terms: new Set(index.termsOf(text)),
    values: valuesIn(text, index.language),
  }));
  const best = new Map<
    number,
    { startMs: number; quote: string; worth: number; terms: string[] }
  >();
  for (const block of blocks) {
    const window = Math.floor(block.startMs / WINDOW_MS);
    for (const sentence of writtenSentences(block.text, index.language)) {
      const terms = index.termsOf(sentence);
      if (terms.length < 3) continue;
      const rare = terms.map((term) => index.weightOf(term));
      const worth =
        rare.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(terms.length) +
        2 * numbersIn(sentence).length;
      const before = best.get(window);
      if (before && before.worth >= worth) continue;
      best.set(window, {
        startMs: block.startMs,
        quote: sentence.slice(0, MOST_LETTERS),
        worth,
        terms,
      });
    }
  }
  return [...best.values()].flatMap(({ startMs, quote, terms }) => {
    const all = terms.reduce((sum, term) => sum + index.weightOf(term), 0);
    const values = numbersIn(quote).map(({ value }) => value);
    // Terms and numbers must be together in one place, as single words can occur anywhere.
    const isTold = written.some((place) => {
      if (!values.every((value) => place.values.has(value))) return false;
      const told = terms.filter((term) => place.terms.has(term));
      return told.reduce((sum, term) => sum + index.weightOf(term), 0) / all >= TOLD;
    });
    return isTold ? [] : [{ startMs, quote }];
  });
}
