import { RankQueue } from './rank-queue.ts';
import { coverage, shareWithin, type Ranking } from './ranking.ts';

/* Chooses sentences that together cover the talk's recurring content, each adding what the others lack. */
/** The remaining weight of a covered pair. */
const COVERED = 0.2;
const MOST_PER_GROUP = 2;

export interface Choice {
  maxWords: number;
  maxSentences?: number;
  /** The range to choose from, `to` excluded; the whole text if absent. */
  from?: number;
  to?: number;
  /** Multiplies a sentence's worth; 0 excludes it. */
  preference?: (index: number) => number;
  /** A cheap upper bound of the preference, so that only sentences that could win are evaluated. */
  mostPreference?: (index: number) => number;
  /** At most two sentences from one group. */
  groupOf?: (index: number) => number;
  /** In words, if not the whole sentence is quoted. */
  sizeOf?: (index: number) => number;
}

/**
 * Indices of the chosen sentences in document order. Lazy greedy selection: a sentence's gain only falls as others are
 * chosen, so it is recomputed only when it reaches the top.
 */
export function choose(ranking: Ranking, choice: Choice): number[] {
  const { terms, weights, factors, scraps, sameAs } = ranking;
  const { from = 0, to = factors.length, maxSentences = Infinity } = choice;
  const { preference, mostPreference = preference, groupOf, sizeOf } = choice;
  const left = shareWithin(ranking, from, to);
  const chosen: number[] = [];
  const said = new Set<number>();
  const perGroup = new Map<number, number>();
  let wordsLeft = choice.maxWords;
  const pass = (wantScraps: 0 | 1): void => {
    const queue = new RankQueue();
    const gain = (index: number, preferred = preference): number =>
      factors[index]! * (preferred?.(index) ?? 1) * coverage(terms, weights, index, left);
    for (let index = from; index < to; index++)
      if (scraps[index] === wantScraps && factors[index]! > 0)
        queue.push(index, gain(index, mostPreference));
    while (chosen.length < maxSentences) {
      const index = queue.pop();
      if (index === null) return;
      const size = sizeOf?.(index) ?? terms.sentences[index]!.length;
      const group = groupOf?.(index) ?? index;
      const mates = perGroup.get(group) ?? 0;
      if (size > wordsLeft || mates >= MOST_PER_GROUP || said.has(sameAs[index]!)) continue;
      const worth = gain(index);
      if (worth <= 0) continue;
      if (worth < queue.topRank()) {
        queue.push(index, worth);
        continue;
      }
      chosen.push(index);
      wordsLeft -= size;
      said.add(sameAs[index]!);
      perGroup.set(group, mates + 1);
      for (const pair of terms.pairs[index]!)
        left.pairs.set(pair, (left.pairs.get(pair) ?? 1) * COVERED);
      for (const word of terms.distinct[index]!)
        left.words.set(word, (left.words.get(word) ?? 1) * COVERED);
    }
  };
  pass(0);
  if (chosen.length === 0) pass(1);
  return chosen.sort((a, b) => a - b);
}
