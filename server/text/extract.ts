import type { LanguageValue } from '#contract/catalog/languages.ts';
import { letterMass } from './letter-mass.ts';
import { RankQueue } from './rank-queue.ts';
import { termsOf, type Terms } from './terms.ts';

/*
 * Chooses the sentences that together cover what the talk keeps coming back to. What is covered are pairs of
 * neighbouring words, weighed by how many sentences they return in; a talk opens by saying what it is about, so its
 * first minute or two counts for more. The figures were set at the middle of a flat region on the QMSum validation
 * meetings, where no single one of them moves the result by much.
 */
const PAIR_POWER = 0.75;
const WORD_POWER = 0.5;
const WORD_SHARE = 0.3;
/** What is said once still breaks ties, or a short text would have no order at all. */
const ONCE_WEIGHT = 0.05;
const TITLE_WEIGHT = 3;
const OPENING_WORDS = 200;
const OPENING_BONUS = 1.5;
const LENGTH_POWER = 0.9;
const TOPIC_LENGTH_POWER = 0.7;
/** What a covered pair is still worth. */
const COVERED = 0.2;
const FILLER_PENALTY = 3;
const MOST_PER_GROUP = 2;
/** About eight words. Shorter sentences lean on their neighbours and are taken only when nothing else fits. */
const SCRAP_MASS = 30;

interface Weights {
  words: Float64Array;
  pairs: Float64Array;
}

/** The document as the choice sees it. */
export interface Ranking {
  terms: Terms;
  weights: Weights;
  /** What multiplies a sentence's coverage: place, length, fillers. 0 for a sentence without words. */
  factors: Float64Array;
  scraps: Uint8Array;
  /** The bonus for being said early, from 1 up. */
  openings: Float64Array;
  /** Worth of each sentence on its own. */
  scores: Float64Array;
}

function weigh(counts: Int32Array, sentences: number, power: number): Float64Array {
  return Float64Array.from(counts, (count) => {
    const rarity = Math.log((sentences + 1) / count);
    return (count < 2 ? ONCE_WEIGHT : count ** power) * rarity;
  });
}

/** What is left of the weight of words and pairs, where it is not all of it. */
interface Left {
  words: Map<number, number>;
  pairs: Map<number, number>;
}

function coverage(terms: Terms, weights: Weights, index: number, left: Left | null): number {
  let sum = 0;
  for (const pair of terms.pairs[index]!)
    sum += weights.pairs[pair]! * (left?.pairs.get(pair) ?? 1);
  const seen = new Set<number>();
  for (const word of terms.sentences[index]!) {
    if (seen.has(word)) continue;
    seen.add(word);
    sum += weights.words[word]! * (left?.words.get(word) ?? 1);
  }
  return sum;
}

/** Within a part of the talk, a pair counts by how much of its use falls there. */
function shareWithin({ terms }: Ranking, from: number, to: number): Left {
  const left: Left = { words: new Map(), pairs: new Map() };
  if (from === 0 && to === terms.sentences.length) return left;
  const count = (counts: Map<number, number>, ids: Iterable<number>) => {
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  for (let index = from; index < to; index++) {
    count(left.pairs, terms.pairs[index]!);
    count(left.words, new Set(terms.sentences[index]!));
  }
  for (const [id, here] of left.pairs)
    left.pairs.set(id, (here / terms.pairCounts[id]!) ** PAIR_POWER);
  for (const [id, here] of left.words)
    left.words.set(id, (here / terms.sentenceCounts[id]!) ** WORD_POWER);
  return left;
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
  const factors = Float64Array.from(terms.sentences, (ids, index) => {
    if (ids.length === 0) return 0;
    let fillers = 0;
    for (const id of ids) fillers += terms.fillers[id]!;
    const fluency = Math.exp((-FILLER_PENALTY * fillers) / ids.length);
    return (openings[index]! * fluency) / ids.length ** LENGTH_POWER;
  });
  const scraps = Uint8Array.from(texts, (text) => (letterMass(text) < SCRAP_MASS ? 1 : 0));
  const scores = factors.map((factor, index) => factor * coverage(terms, weights, index, null));
  return { terms, weights, factors, scraps, openings, scores };
}

/**
 * How much a single sentence is about what the talk is about. By words rather than pairs: pairs reward the talk's turns
 * of phrase, which is right for a set of sentences and wrong for the one that must stand for all.
 */
export function topicality({ terms, weights, openings }: Ranking, index: number): number {
  const ids = terms.sentences[index]!;
  if (ids.length === 0) return 0;
  let sum = 0;
  for (const id of new Set(ids)) sum += weights.words[id]!;
  return (sum * Math.sqrt(openings[index]!)) / ids.length ** TOPIC_LENGTH_POWER;
}

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
  const { terms, weights, factors, scraps } = ranking;
  const { from = 0, to = factors.length, maxSentences = Infinity, preference, groupOf } = choice;
  const left = shareWithin(ranking, from, to);
  const chosen: number[] = [];
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
      if (size > wordsLeft || mates >= MOST_PER_GROUP) continue;
      const worth = gain(index);
      if (worth <= 0) continue;
      if (worth < queue.topRank()) {
        queue.push(index, worth);
        continue;
      }
      chosen.push(index);
      wordsLeft -= size;
      perGroup.set(group, mates + 1);
      for (const pair of terms.pairs[index]!)
        left.pairs.set(pair, (left.pairs.get(pair) ?? 1) * COVERED);
      for (const word of new Set(terms.sentences[index]!))
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
