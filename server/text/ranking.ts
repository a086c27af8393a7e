import { weightedLength } from './weighted-length.ts';
import type { Terms } from './terms.ts';
import type { Unit } from './units.ts';

/*
 * Scores sentences. Pairs of neighbouring words are weighted by how many sentences repeat them; a talk opens by saying
 * what it is about, so its first minute or two gets a bonus. The constants are from the middle of a flat region on the
 * QMSum validation meetings, where no single one changes the result much.
 */
const PAIR_POWER = 0.75;
const WORD_POWER = 0.5;
const WORD_SHARE = 0.3;
/** What is said once still breaks ties; otherwise a short text would have no order at all. */
const ONCE_WEIGHT = 0.05;
const TITLE_WEIGHT = 3;
const OPENING_WORDS = 200;
const OPENING_BONUS = 1.5;
const LENGTH_POWER = 0.9;
const TOPIC_LENGTH_POWER = 0.7;
const OPENING_POWER = 0.25;
const FILLER_PENALTY = 3;
/** About eight words. Shorter sentences depend on their neighbours and are chosen only if nothing else fits. */
const SCRAP_MASS = 30;

export interface Weights {
  words: Float64Array;
  pairs: Float64Array;
}

/** The document as the selection sees it. */
export interface Ranking {
  terms: Terms;
  weights: Weights;
  /** Multiplies a sentence's coverage: position, length, fillers. 0 for a sentence without words. */
  factors: Float64Array;
  scraps: Uint8Array;
  /** Maps a sentence to the first one with the same wording, usually itself. */
  sameAs: Int32Array;
  /** The bonus for being said early, from 1 up. */
  openings: Float64Array;
  /** The mean rarity of each sentence's words: low if it consists of stop words. */
  substance: Float64Array;
  /** The worth of each sentence on its own. */
  scores: Float64Array;
}

function weigh(counts: Int32Array, sentences: number, power: number): Float64Array {
  const byCount: number[] = [];
  const weightOf = (count: number): number => {
    const rarity = Math.log((sentences + 1) / count);
    return (count < 2 ? ONCE_WEIGHT : count ** power) * rarity;
  };
  const weights = new Float64Array(counts.length);
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id]!;
    weights[id] = byCount[count] ??= weightOf(count);
  }
  return weights;
}

/** The remaining share of the weight of words and pairs, where it isn't 1. */
export interface Left {
  words: Map<number, number>;
  pairs: Map<number, number>;
}

/** How much of the remaining weight a sentence covers. */
export function coverage(terms: Terms, weights: Weights, index: number, left: Left | null): number {
  let sum = 0;
  for (const pair of terms.pairs[index]!)
    sum += weights.pairs[pair]! * (left?.pairs.get(pair) ?? 1);
  for (const word of terms.distinct[index]!)
    sum += weights.words[word]! * (left?.words.get(word) ?? 1);
  return sum;
}

/** Within a part of the talk, a pair counts by the share of its uses that fall there. */
export function shareWithin({ terms }: Ranking, from: number, to: number): Left {
  const left: Left = { words: new Map(), pairs: new Map() };
  if (from === 0 && to === terms.sentences.length) return left;
  // What is said once, as most pairs are, keeps its full weight.
  const count = (counts: Map<number, number>, ids: Int32Array, all: Int32Array) => {
    for (const id of ids) if (all[id]! > 1) counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  for (let index = from; index < to; index++) {
    count(left.pairs, terms.pairs[index]!, terms.pairCounts);
    count(left.words, terms.distinct[index]!, terms.sentenceCounts);
  }
  for (const [id, here] of left.pairs)
    left.pairs.set(id, (here / terms.pairCounts[id]!) ** PAIR_POWER);
  for (const [id, here] of left.words)
    left.words.set(id, (here / terms.sentenceCounts[id]!) ** WORD_POWER);
  return left;
}

function substanceOf({ distinct, sentenceCounts }: Terms): Float64Array {
  const rarities = Float64Array.from(sentenceCounts, (count) =>
    Math.log((distinct.length + 1) / count),
  );
  return Float64Array.from(distinct, (ids) => {
    let sum = 0;
    for (const id of ids) sum += rarities[id]!;
    return ids.length === 0 ? 0 : sum / ids.length;
  });
}

/** A hash of the letters: equal for texts with the same letters, and usually different for others. */
function sumOfLetters(lower: string): number {
  let sum = 0;
  for (let at = 0; at < lower.length; at++) {
    const unit = lower.charCodeAt(at);
    if (unit >= 0x61 && unit <= 0x7a) sum = (Math.imul(sum, 31) + unit) | 0;
  }
  return sum;
}

function firstOfEach(texts: readonly string[], terms: Terms): Int32Array {
  const byWords = new Map<string, number>();
  const byLetters = new Map<string, number>();
  const lower = texts.map((text) => text.toLowerCase());
  const sums = lower.map(sumOfLetters);
  const [met, metAgain] = [new Set<number>(), new Set<number>()];
  for (const sum of sums) (met.has(sum) ? metAgain : met).add(sum);
  return Int32Array.from(terms.sentences, (ids, index) => {
    // Skips the comparison of most sentences: they contain a unique pair of words, and no other has their letters.
    const isAlone = terms.pairs[index]!.some((pair) => terms.pairCounts[pair] === 1);
    const words = isAlone ? `#${index}` : ids.join();
    // Compares letters too: in a script without spaces, a line break in one copy changes how it is split into words.
    const isMet = metAgain.has(sums[index]!);
    const letters = isMet ? lower[index]!.replaceAll(/[^\p{L}\p{N}]+/gu, '') : `#${index}`;
    const first = byWords.get(words) ?? byLetters.get(letters) ?? index;
    if (!byWords.has(words)) byWords.set(words, first);
    if (!byLetters.has(letters)) byLetters.set(letters, first);
    return first;
  });
}

export function rank(
  texts: readonly string[],
  terms: Terms,
  titleWords: ReadonlySet<number> = new Set(),
): Ranking {
  const total = texts.length;
  const weights: Weights = {
    words: weigh(terms.sentenceCounts, total, WORD_POWER).map((weight) => weight * WORD_SHARE),
    pairs: weigh(terms.pairCounts, total, PAIR_POWER),
  };
  for (const word of titleWords) weights.words[word]! *= TITLE_WEIGHT;
  let before = 0;
  const openings = Float64Array.from(terms.sentences, (ids) => {
    const opening = 1 + OPENING_BONUS * Math.exp(-before / OPENING_WORDS);
    before += ids.length;
    return opening;
  });
  const substance = substanceOf(terms);
  const factors = Float64Array.from(terms.sentences, (ids, index) => {
    if (ids.length === 0) return 0;
    let fillers = 0;
    for (const id of ids) fillers += terms.fillers[id]!;
    const fluency = Math.exp((-FILLER_PENALTY * fillers) / ids.length);
    return (openings[index]! * fluency * Math.sqrt(substance[index]!)) / ids.length ** LENGTH_POWER;
  });
  const scraps = Uint8Array.from(texts, (text) => (weightedLength(text) < SCRAP_MASS ? 1 : 0));
  const scores = factors.map((factor, index) => factor * coverage(terms, weights, index, null));
  return {
    terms,
    weights,
    factors,
    scraps,
    sameAs: firstOfEach(texts, terms),
    openings,
    substance,
    scores,
  };
}

/**
 * How central a sentence is to the talk. Uses words rather than pairs: pairs favour recurring turns of phrase, which is
 * right for a set of sentences and wrong for the one that represents the whole.
 */
export function topicality({ terms, weights, openings }: Ranking, index: number): number {
  const { length } = terms.sentences[index]!;
  if (length === 0) return 0;
  let sum = 0;
  for (const id of terms.distinct[index]!) sum += weights.words[id]!;
  return (sum * openings[index]! ** OPENING_POWER) / length ** TOPIC_LENGTH_POWER;
}

/** The ids of all sentences in a run, concatenated. */
function allOf(ids: readonly Int32Array[], { from, to }: Unit): Int32Array {
  const parts = ids.slice(from, to);
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Removes repeated ids from each list; `numbers` is how many different ids there are. */
function allOnce(lists: readonly Int32Array[], numbers: number): Int32Array[] {
  const lastSeen = new Int32Array(numbers).fill(-1);
  return lists.map((ids, list) =>
    ids.filter((id) => {
      const isFirst = lastSeen[id] !== list;
      lastSeen[id] = list;
      return isFirst;
    }),
  );
}

/** The same ranking for runs of sentences, each treated as one. */
export function rankRuns(ranking: Ranking, runs: readonly Unit[]): Ranking {
  const { terms, weights, factors } = ranking;
  const sentences = runs.map((run) => allOf(terms.sentences, run));
  const distinct = allOnce(sentences, terms.sentenceCounts.length);
  const pairs = allOnce(
    runs.map((run) => allOf(terms.pairs, run)),
    terms.pairCounts.length,
  );
  const merged = { ...terms, sentences, distinct, pairs };
  const mean = (values: Float64Array, { from, to }: Unit): number => {
    let sum = 0;
    for (let index = from; index < to; index++) sum += values[index]!;
    return sum / Math.max(1, to - from);
  };
  // Rescales the length factor of the sentences to the length of the run.
  const own = runs.map((run, index) => {
    const length = sentences[index]!.length;
    let sum = 0;
    for (let at = run.from; at < run.to; at++)
      sum += factors[at]! * terms.sentences[at]!.length ** LENGTH_POWER;
    return length === 0 ? 0 : sum / Math.max(1, run.to - run.from) / length ** LENGTH_POWER;
  });
  const runFactors = Float64Array.from(own);
  return {
    terms: merged,
    weights,
    factors: runFactors,
    scraps: new Uint8Array(runs.length),
    sameAs: Int32Array.from(runs, (_, index) => index),
    openings: Float64Array.from(runs, (run) => mean(ranking.openings, run)),
    substance: Float64Array.from(runs, (run) => mean(ranking.substance, run)),
    scores: runFactors.map((factor, index) => factor * coverage(merged, weights, index, null)),
  };
}
