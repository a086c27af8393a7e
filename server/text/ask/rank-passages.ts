import type { Posting } from './packed-index.ts';

/*
 * BM25 without length normalisation, because passages have about equal length. Neighbours contribute to a passage's score,
 * because answers seldom fit into a hundred words; and neighbours of passages already chosen are ranked lower, so that the
 * first few show different places. Measured by `npm run bench -- ask`.
 */
const K1 = 1.2;
/** Factor for passages by a speaker named in the question. */
export const NAMED = 3;
/** Score of their other passages, which come last if little of the question is said anywhere. */
const ONLY_NAMED = 1e-6;
const NEIGHBOUR = 0.5;
const REACH = 2;
const BESIDE_CHOSEN = 0.3;
/** Weight of a passage's own words relative to its surroundings, when ordering the chosen ones. */
const OWN = 0.5;
/** Assumed count of terms that never occur, and assumed co-occurrence of a question with a single term. */
const UNSAID = 0.25;
const ALONE = 0.5;
/** With fewer passages nothing can be frequent. */
const LEAST_PASSAGES = 4;

/** The parts of a transcript that match the question. */
export interface AskedSource {
  /** Total number of passages. */
  passages: number;
  /** Postings of each of the question's terms. */
  postings: readonly (readonly Posting[])[];
  /** Passages by speakers named in the question. */
  spoken: readonly Posting[];
}

interface RankedPassage {
  source: number;
  passage: number;
  /** Used to rank passages of all sources. */
  score: number;
  /** Share of the question found in it and its neighbours. */
  around: number;
}

/** Features of the search result for deciding whether the question was answered. All are taken at the best passage. */
export interface AskEvidence {
  /** Mean over the terms of the logarithm of their occurrences per passage. */
  rate: number;
  /** What the best passage and its neighbours contain, per unit of the terms' total weight. */
  best: number;
  /** Share of adjacent terms in the question that share a passage. */
  together: number;
  /** Whether the question contains a name that occurs in no passage of any source. */
  unknownName: boolean;
  /** Whether the question names someone who speaks in the best source. */
  named: boolean;
  /** Number of sources searched. */
  sources: number;
}

export const NO_EVIDENCE: AskEvidence = {
  rate: -Infinity,
  best: 0,
  together: 0,
  unknownName: false,
  named: false,
  sources: 1,
};

interface Ranking {
  passages: RankedPassage[];
  worths: number[];
  evidence: AskEvidence;
}

/** The result of `questionTerms`. */
export interface AskedTerms {
  /** Weight of each term; 1 is the highest. */
  weights: readonly number[];
  /** The terms each name consists of. */
  names: readonly (readonly number[])[];
}

/** The best passages first, at most `most`. */
export function rankPassages(
  sources: readonly AskedSource[],
  { weights, names }: AskedTerms,
  most: number,
): Ranking {
  const worths = worthsOf(sources, weights);
  const chosenWith = (onlyNamed: number) =>
    choose(
      sources.map((source) => scoresOf(source, worths, onlyNamed)),
      most,
    );
  const found = chosenWith(0);
  const isNamed = sources.some(({ spoken }) => spoken.length > 0);
  const passages = isNamed && found.length < most ? chosenWith(ONLY_NAMED) : found;
  const [best] = passages;
  if (!best || weights.length === 0) return { passages, worths, evidence: NO_EVIDENCE };
  const telling = [...weights.keys()].filter((term) => weights[term] === 1);
  const terms = telling.length > 0 ? telling : [...weights.keys()];
  const source = sources[best.source]!;
  const evidence = {
    rate: rateOf(source, terms),
    best: best.around / terms.reduce((sum, term) => sum + worths[term]!, 0),
    together: togetherIn(source, terms),
    unknownName: names.some((name) => !sources.some((one) => sharePassage(one, name))),
    named: source.spoken.length > 0,
    sources: sources.length,
  };
  return { passages, worths, evidence };
}

/** Weight of each term: frequent terms count less. */
export function worthsOf(
  sources: readonly Pick<AskedSource, 'passages' | 'postings'>[],
  weights: readonly number[],
): number[] {
  const total = sources.reduce((sum, { passages }) => sum + passages, 0);
  return weights.map((weight, term) => {
    const found = sources.reduce((sum, { postings }) => sum + postings[term]!.length, 0);
    return weight * Math.log(1 + (total - found + 0.5) / (found + 0.5));
  });
}

/** Score of each passage's own words. */
export function ownScores(
  { passages, postings }: Pick<AskedSource, 'passages' | 'postings'>,
  worths: readonly number[],
): Float32Array {
  const scores = new Float32Array(passages);
  for (let term = 0; term < postings.length; term += 1) {
    const worth = worths[term]! * (K1 + 1);
    for (const { passage, times } of postings[term]!) {
      scores[passage]! += (worth * times) / (times + K1);
    }
  }
  return scores;
}

function rateOf({ passages, postings }: AskedSource, terms: readonly number[]): number {
  const rates = terms.map((term) => {
    const times = postings[term]!.reduce((sum, posting) => sum + posting.times, 0);
    return Math.log((times + UNSAID) / Math.max(passages, LEAST_PASSAGES));
  });
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

function togetherIn(source: AskedSource, terms: readonly number[]): number {
  const pairs = terms.slice(1).map((term, at) => [terms[at]!, term]);
  if (pairs.length === 0) return ALONE;
  return pairs.filter((pair) => sharePassage(source, pair)).length / pairs.length;
}

function sharePassage({ postings }: AskedSource, [first, ...rest]: readonly number[]): boolean {
  const others = rest.map((term) => new Set(postings[term]!.map(({ passage }) => passage)));
  return postings[first!]!.some(({ passage }) => others.every((other) => other.has(passage)));
}

interface Scores {
  /** Score of each passage by itself. */
  alone: Float32Array;
  /** The same with its neighbours. 0 once it has been chosen. */
  around: Float32Array;
}

/** Neighbours show where a subject is discussed; the passage there that itself says most of it is chosen. */
function fullestNear(alone: Float32Array, around: Float32Array, middle: number): number {
  let best = middle;
  for (const near of [middle - 1, middle + 1]) {
    if ((around[near] ?? 0) > 0 && alone[near]! > alone[best]!) best = near;
  }
  return best;
}

/** `null` if nothing in the source matches the question. */
function scoresOf(
  source: AskedSource,
  worths: readonly number[],
  onlyNamed: number,
): Scores | null {
  const { passages, postings, spoken } = source;
  const isNamed = onlyNamed > 0 && spoken.length > 0;
  if (!isNamed && postings.every((list) => list.length === 0)) return null;
  const alone = ownScores(source, worths);
  for (const { passage } of spoken) alone[passage] = alone[passage]! * NAMED + onlyNamed;
  const around = Float32Array.from(alone);
  // Plain loops, because a shelf may have a quarter of a million passages.
  for (let at = 0; at < passages; at += 1) {
    const score = alone[at]!;
    if (score === 0) continue;
    let share = score;
    for (let step = 1; step <= REACH; step += 1) {
      share *= NEIGHBOUR;
      if (at >= step) around[at - step]! += share;
      if (at + step < passages) around[at + step]! += share;
    }
  }
  return { alone, around };
}

function choose(scored: readonly (Scores | null)[], most: number): RankedPassage[] {
  const chosen: RankedPassage[] = [];
  const bests = scored.map((scores) => (scores ? bestOf(scores.around) : null));
  while (chosen.length < most) {
    let source = -1;
    for (let at = 0; at < bests.length; at += 1) {
      if ((bests[at]?.score ?? 0) > (bests[source]?.score ?? 0)) source = at;
    }
    if (source < 0) break;
    const { passage: middle, score: around } = bests[source]!;
    const { alone, around: scores } = scored[source]!;
    const passage = fullestNear(alone, scores, middle);
    chosen.push({ source, passage, score: around + OWN * alone[passage]!, around });
    scores[passage] = 0;
    for (let near = Math.max(0, passage - REACH); near <= passage + REACH; near += 1) {
      if (near < scores.length) scores[near]! *= BESIDE_CHOSEN;
    }
    bests[source] = bestOf(scores);
  }
  return chosen.sort((one, other) => other.score - one.score);
}

function bestOf(scores: Float32Array): { passage: number; score: number } | null {
  let passage = -1;
  let score = 0;
  for (let at = 0; at < scores.length; at += 1) {
    if (scores[at]! > score) {
      score = scores[at]!;
      passage = at;
    }
  }
  return passage < 0 ? null : { passage, score };
}
