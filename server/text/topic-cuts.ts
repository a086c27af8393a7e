import type { Terms } from './terms.ts';

/** The share of a section's length that is compared on each side of a possible cut. */
const WINDOW_SHARE = 0.6;
/** How far a section's length may differ from the average before length outweighs topic. */
const LENGTH_WEIGHT = 1.4;
const SHORTEST_SHARE = 0.4;
const LONGEST_SHARE = 2.2;
const TOO_MANY = 1.2;
const COST_ROUNDS = 6;

/** The distance between the vocabulary before and after each sentence start, from 0 (same) to 1 (nothing shared). */
function shifts(terms: Terms, windowWords: number): Float64Array {
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
    while (rightTo < total && rightWords < windowWords) {
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
    while (leftWords > windowWords && leftFrom < index) {
      put(terms.sentences[leftFrom]!, left, right, -1);
      leftWords -= terms.sentences[leftFrom++]!.length;
    }
  }
  return result;
}

/** How far each shift exceeds the talk's mean, in standard deviations. */
function depths(values: Float64Array): Float64Array {
  let mean = 0;
  for (const value of values) mean += value / values.length;
  let square = 0;
  for (const value of values) square += (value - mean) ** 2 / values.length;
  const spread = Math.sqrt(square) || 1;
  return values.map((value) => (value - mean) / spread);
}

/** The best cuts at a given cost per cut, which weigh the shift of vocabulary against uneven section lengths. */
function bestCuts(
  depth: Float64Array,
  wordsUntil: Float64Array,
  shareWords: number,
  costPerCut: number,
): number[] {
  const total = depth.length;
  const from = new Int32Array(total + 1);
  /** The worth of the best cuts up to each sentence, and the cut before it. */
  const worths = new Float64Array(total + 1);
  let first = 0;
  for (let end = 1; end <= total; end++) {
    const lengthFrom = (start: number) => (wordsUntil[end]! - wordsUntil[start]!) / shareWords;
    while (first < end - 1 && lengthFrom(first) > LONGEST_SHARE) first++;
    let best = -Infinity;
    for (let start = end - 1; start >= first; start--) {
      const most = worths[start]!;
      if (most <= best) continue;
      const length = lengthFrom(start);
      if (length < SHORTEST_SHARE && end < total) continue;
      const stray = Math.log(Math.max(length, 0.05));
      const worth = most - LENGTH_WEIGHT * stray * stray;
      if (worth > best) {
        best = worth;
        from[end] = start;
      }
    }
    if (end < total) worths[end] = best + (depth[end]! - costPerCut);
  }
  const cuts: number[] = [];
  for (let end = from[total]!; end > 0; end = from[end]!) cuts.push(end);
  return cuts.reverse();
}

/** The sentences at which a new section starts, for about `count` sections. */
export function topicCuts(terms: Terms, count: number): number[] {
  const total = terms.sentences.length;
  if (count < 2 || total < 2 * count) return [];
  const wordsUntil = new Float64Array(total + 1);
  for (let index = 0; index < total; index++)
    wordsUntil[index + 1] = wordsUntil[index]! + terms.sentences[index]!.length;
  const shareWords = wordsUntil[total]! / count;
  const depth = depths(shifts(terms, WINDOW_SHARE * shareWords));
  // A talk that keeps changing its subject would be cut all the time: the cost is raised until the number is right.
  let low = 0;
  let high = 8;
  let cuts = bestCuts(depth, wordsUntil, shareWords, low);
  for (let round = 0; round < COST_ROUNDS && cuts.length >= count * TOO_MANY; round++) {
    const middle = (low + high) / 2;
    const tried = bestCuts(depth, wordsUntil, shareWords, middle);
    if (tried.length >= count * TOO_MANY) low = middle;
    else high = middle;
    if (tried.length < count * TOO_MANY && tried.length >= count / TOO_MANY) cuts = tried;
  }
  return cuts;
}
