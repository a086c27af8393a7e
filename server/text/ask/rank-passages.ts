import type { Posting } from './packed-index.ts';

/*
 * BM25 over passages that are all about equally long, so that their lengths play no part. What is said next to a
 * passage counts for it, as an answer seldom keeps to a hundred words; and what stands next to a passage that was
 * chosen already comes later, so that the first few show different places. Measured by `npm run bench -- ask`.
 */
const K1 = 1.2;
/** By how much a passage where somebody speaks whom the question names is worth more. */
const NAMED = 2;
const NEIGHBOUR = 0.5;
const REACH = 2;
const BESIDE_CHOSEN = 0.3;
/** Of the best so many, the one that has most of the question says whether it was said at all. */
const JUDGED = 3;

/** One transcript, as far as the question touches it. */
export interface AskedSource {
  /** How many passages it has. */
  passages: number;
  /** Term after term of the question: where it stands. */
  postings: readonly (readonly Posting[])[];
  /** Passages where somebody speaks whom the question names. */
  spoken: readonly Posting[];
}

export interface RankedPassage {
  source: number;
  passage: number;
  score: number;
}

/** What of the question was found, for whoever decides whether it was said. */
export interface AskEvidence {
  /** Terms that say what it is about, and how many of them stand together at the best place. */
  terms: number;
  together: number;
  /** Share of all terms, by weight, that stand anywhere. */
  known: number;
  /** The best passage by itself, for each unit of weight that the question has; and with its neighbours. */
  best: number;
  bestWithNeighbours: number;
}

interface Ranking {
  passages: RankedPassage[];
  evidence: AskEvidence;
}

/** The best passages first, at most `most`. `weights` has how much each term of the question says, 1 for most. */
export function rankPassages(
  sources: readonly AskedSource[],
  weights: readonly number[],
  most: number,
): Ranking {
  const total = sources.reduce((sum, { passages }) => sum + passages, 0);
  const values = weights.map((weight, term) => {
    const found = sources.reduce((sum, { postings }) => sum + postings[term]!.length, 0);
    return { found, worth: weight * Math.log(1 + (total - found + 0.5) / (found + 0.5)) };
  });
  const worths = values.map(({ worth }) => worth);
  const scored = sources.map((source) => scoresOf(source, worths));
  const passages = choose(
    scored.map((one) => one?.around ?? null),
    most,
  );
  const whole = worths.reduce((sum, worth) => sum + worth, 0) || 1;
  const known = values.reduce((sum, { found, worth }) => sum + (found > 0 ? worth : 0), 0);
  const tells = weights.map((weight) => weight === 1);
  return {
    passages,
    evidence: {
      terms: tells.filter(Boolean).length,
      together: Math.max(
        0,
        ...passages
          .slice(0, JUDGED)
          .map((place) => togetherAt(sources[place.source]!, place, tells)),
      ),
      known: known / whole,
      best: scored.reduce((max, one) => Math.max(max, one?.best ?? 0), 0) / whole,
      bestWithNeighbours: passages[0]?.score ?? 0,
    },
  };
}

interface Scores {
  /** Of each passage with what its neighbours give it. */
  around: Float32Array;
  /** The highest that a passage has by itself. */
  best: number;
}

/** `null` where the question touches nothing of the source. */
function scoresOf({ passages, postings, spoken }: AskedSource, worths: number[]): Scores | null {
  if (postings.every((list) => list.length === 0)) return null;
  const alone = new Float32Array(passages);
  for (let term = 0; term < postings.length; term += 1) {
    const worth = worths[term]! * (K1 + 1);
    for (const { passage, times } of postings[term]!) {
      alone[passage]! += (worth * times) / (times + K1);
    }
  }
  for (const { passage } of spoken) alone[passage]! *= NAMED;
  const around = Float32Array.from(alone);
  let best = 0;
  // Plain loops: a shelf has a quarter of a million passages.
  for (let at = 0; at < passages; at += 1) {
    const score = alone[at]!;
    if (score === 0) continue;
    if (score > best) best = score;
    let share = score;
    for (let step = 1; step <= REACH; step += 1) {
      share *= NEIGHBOUR;
      if (at >= step) around[at - step]! += share;
      if (at + step < passages) around[at + step]! += share;
    }
  }
  return { around, best };
}

function choose(scored: readonly (Float32Array | null)[], most: number): RankedPassage[] {
  const chosen: RankedPassage[] = [];
  const bests = scored.map((scores) => (scores ? bestOf(scores) : null));
  while (chosen.length < most) {
    let source = -1;
    for (let at = 0; at < bests.length; at += 1) {
      if ((bests[at]?.score ?? 0) > (bests[source]?.score ?? 0)) source = at;
    }
    if (source < 0) break;
    const { passage, score } = bests[source]!;
    chosen.push({ source, passage, score });
    const scores = scored[source]!;
    scores[passage] = 0;
    for (let near = Math.max(0, passage - REACH); near <= passage + REACH; near += 1) {
      if (near < scores.length) scores[near]! *= BESIDE_CHOSEN;
    }
    bests[source] = bestOf(scores);
  }
  return chosen;
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

/** How many of the telling terms stand in the passage or right beside it. */
function togetherAt(
  { postings }: AskedSource,
  { passage: here }: RankedPassage,
  tells: readonly boolean[],
): number {
  return postings.filter(
    (list, term) => tells[term] && list.some(({ passage }) => Math.abs(passage - here) <= 1),
  ).length;
}
