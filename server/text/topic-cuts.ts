import type { Terms } from './terms.ts';

/** Words on each side that are compared at a possible cut. */
const WINDOW_WORDS = 160;
/** How far a section may stray from its even share before length outweighs topic. */
const LENGTH_WEIGHT = 0.35;

/** Distance of the vocabulary before and after each sentence start, 0 (same) to 1 (nothing shared). */
function shifts(terms: Terms): Float64Array {
  const total = terms.sentences.length;
  const weights = Float64Array.from(terms.sentenceCounts, (count) =>
    count < 2 ? 0 : Math.log((total + 1) / count),
  );
  const left = new Float64Array(weights.length);
  const right = new Float64Array(weights.length);
  let dot = 0;
  let leftSquare = 0;
  let rightSquare = 0;
  const put = (ids: Int32Array, into: Float64Array, other: Float64Array, sign: 1 | -1): void => {
    for (const id of ids) {
      const step = weights[id]! * sign;
      const square = step * (2 * into[id]! + step);
      if (into === left) leftSquare += square;
      else rightSquare += square;
      dot += step * other[id]!;
      into[id]! += step;
    }
  };
  const result = new Float64Array(total);
  let leftFrom = 0;
  let leftWords = 0;
  let rightTo = 0;
  let rightWords = 0;
  for (let index = 0; index < total; index++) {
    while (rightTo < total && rightWords < WINDOW_WORDS) {
      put(terms.sentences[rightTo]!, right, left, 1);
      rightWords += terms.sentences[rightTo++]!.length;
    }
    const norm = Math.sqrt(Math.max(0, leftSquare) * Math.max(0, rightSquare));
    result[index] = index === 0 || norm < 1e-9 ? 0 : 1 - dot / norm;
    const moved = terms.sentences[index]!;
    put(moved, right, left, -1);
    put(moved, left, right, 1);
    rightWords -= moved.length;
    leftWords += moved.length;
    while (leftWords > WINDOW_WORDS && leftFrom < index) {
      put(terms.sentences[leftFrom]!, left, right, -1);
      leftWords -= terms.sentences[leftFrom++]!.length;
    }
  }
  return result;
}

/** How far each shift stands above the valleys around it. */
function depths(values: Float64Array): Float64Array {
  let mean = 0;
  for (const value of values) mean += value / values.length;
  let square = 0;
  for (const value of values) square += (value - mean) ** 2 / values.length;
  const spread = Math.sqrt(square) || 1;
  return values.map((value) => (value - mean) / spread);
}

/**
 * Sentence numbers at which a new section starts, for about `count` sections: the cuts with the greatest shift of
 * vocabulary, weighed against sections of very uneven length.
 */
export function topicCuts(terms: Terms, count: number): number[] {
  const total = terms.sentences.length;
  if (count < 2 || total < 2 * count) return [];
  const depth = depths(shifts(terms));
  const wordsUntil = new Float64Array(total + 1);
  for (let index = 0; index < total; index++)
    wordsUntil[index + 1] = wordsUntil[index]! + terms.sentences[index]!.length;
  const share = wordsUntil[total]! / count;
  const best = new Float64Array(total + 1).fill(-Infinity);
  const from = new Int32Array(total + 1);
  best[0] = 0;
  for (let end = 1; end <= total; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const length = (wordsUntil[end]! - wordsUntil[start]!) / share;
      if (length > 2.2 && start < end - 1) break;
      if (length < 0.4 && end < total) continue;
      const stray = Math.log(Math.max(length, 0.05));
      const gain =
        best[start]! + (start > 0 ? depth[start]! : 0) - LENGTH_WEIGHT * 4 * stray * stray;
      if (gain > best[end]!) {
        best[end] = gain;
        from[end] = start;
      }
    }
  }
  const cuts: number[] = [];
  for (let end = from[total]!; end > 0; end = from[end]!) cuts.push(end);
  return cuts.reverse();
}
