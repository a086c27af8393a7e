import type { LanguageValue } from '#contract/catalog/languages.ts';
import { RankQueue } from './rank-queue.ts';
import { coverage, rank, shareWithin, type Ranking } from './ranking.ts';
import { termsOf } from './terms.ts';

/*
 * Chooses the sentences that together cover what the talk keeps coming back to, each adding what the others left out.
 */
/** What a covered pair is still worth. */
const COVERED = 0.2;
const MOST_PER_GROUP = 2;

export interface Choice {
  maxWords: number;
  maxSentences?: number;
  /** First sentence that may be chosen and the one after the last; the whole when absent. */
  from?: number;
  to?: number;
  /** Multiplies a sentence's worth; 0 keeps it out. */
  preference?: (index: number) => number;
  /** No more than two sentences from one group. */
  groupOf?: (index: number) => number;
}

/**
 * Indices of the chosen sentences in document order. Greedy and lazy: a sentence's gain only ever falls as others are
 * chosen, so it is counted again only when it comes up.
 */
export function choose(ranking: Ranking, choice: Choice): number[] {
  const { terms, weights, factors, scraps, sameAs } = ranking;
  const { from = 0, to = factors.length, maxSentences = Infinity, preference, groupOf } = choice;
  const left = shareWithin(ranking, from, to);
  const chosen: number[] = [];
  const said = new Set<number>();
  const perGroup = new Map<number, number>();
  let wordsLeft = choice.maxWords;
  const pass = (wantScraps: 0 | 1): void => {
    const queue = new RankQueue();
    const gain = (index: number): number =>
      factors[index]! * (preference?.(index) ?? 1) * coverage(terms, weights, index, left);
    for (let index = from; index < to; index++)
      if (scraps[index] === wantScraps && factors[index]! > 0) queue.push(index, gain(index));
    while (chosen.length < maxSentences) {
      const index = queue.pop();
      if (index === null) return;
      const size = terms.sentences[index]!.length;
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
      for (const word of new Set(terms.sentences[index]))
        left.words.set(word, (left.words.get(word) ?? 1) * COVERED);
    }
  };
  pass(0);
  if (chosen.length === 0) pass(1);
  return chosen.sort((a, b) => a - b);
}

function rankTexts(sentences: readonly { text: string }[], language: LanguageValue): Ranking {
  const texts = sentences.map((sentence) => sentence.text);
  return rank(texts, termsOf(texts, language));
}

/** Worth of each sentence on its own; higher says more of what the whole says. */
export function rankSentences(
  sentences: readonly { text: string }[],
  language: LanguageValue,
): Float64Array {
  return rankTexts(sentences, language).scores;
}

/** Indices, in document order, of sentences that cover the document best within so many words. */
export function selectSentences(
  sentences: readonly { text: string }[],
  { language, maxWords }: { language: LanguageValue; maxWords: number },
): number[] {
  return choose(rankTexts(sentences, language), { maxWords });
}
