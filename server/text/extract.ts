import type { LanguageValue } from '#contract/catalog/languages.ts';
import { termsOf, type Terms } from './terms.ts';

/** Weight of each word: common in the talk, yet not in every sentence of it. */
function termWeights(terms: Terms): Float64Array {
  const total = terms.sentences.length;
  return Float64Array.from(terms.sentenceCounts, (count) =>
    count < 2 ? 0 : Math.sqrt(count) * Math.log((total + 1) / count),
  );
}

/** How much each sentence says of what the whole says, by itself. */
export function scoreSentences(terms: Terms): Float64Array {
  const weights = termWeights(terms);
  const total = terms.sentences.length;
  return Float64Array.from(terms.sentences, (ids, index) => {
    let sum = 0;
    for (const id of new Set(ids)) sum += weights[id]!;
    const position = 1 + 0.5 * Math.exp((-12 * index) / total);
    return ids.length === 0 ? 0 : (sum / Math.sqrt(ids.length + 8)) * position;
  });
}

export function rankSentences(
  sentences: readonly { text: string }[],
  language: LanguageValue,
): Float64Array {
  return scoreSentences(
    termsOf(
      sentences.map((sentence) => sentence.text),
      language,
    ),
  );
}

export interface Selection {
  maxWords: number;
  /** Indices that may be chosen; all when absent. */
  among?: readonly number[];
  maxSentences?: number;
}

/** Greedy choice of sentences that cover the most weight together; indices in document order. */
export function selectFrom(terms: Terms, scores: Float64Array, selection: Selection): number[] {
  const weights = termWeights(terms);
  const total = terms.sentences.length;
  const candidates = [...(selection.among ?? terms.sentences.keys())].filter(
    (index) => terms.sentences[index]!.length > 0,
  );
  const covered = new Float64Array(weights.length).fill(1);
  const chosen: number[] = [];
  let left = selection.maxWords;
  const most = selection.maxSentences ?? Infinity;
  void total;
  while (chosen.length < most) {
    let best = -1;
    let bestGain = 0;
    for (const index of candidates) {
      const ids = terms.sentences[index]!;
      if (ids.length > left || chosen.includes(index)) continue;
      let gain = 0;
      for (const id of new Set(ids)) gain += weights[id]! * covered[id]!;
      gain *= scores[index]! / Math.sqrt(ids.length + 8);
      if (gain > bestGain) {
        best = index;
        bestGain = gain;
      }
    }
    if (best < 0) break;
    chosen.push(best);
    const ids = terms.sentences[best]!;
    left -= ids.length;
    for (const id of new Set(ids)) covered[id]! *= 0.3;
  }
  return chosen.sort((a, b) => a - b);
}

export function selectSentences(
  sentences: readonly { text: string }[],
  { language, maxWords }: { language: LanguageValue; maxWords: number },
): number[] {
  const terms = termsOf(
    sentences.map((sentence) => sentence.text),
    language,
  );
  return selectFrom(terms, scoreSentences(terms), { maxWords });
}
