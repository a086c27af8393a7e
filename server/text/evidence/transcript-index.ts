import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { matchesInsideWords, words } from '../segment.ts';
import { writtenSentences } from '../sentence-spans.ts';
import { signPairs, STEM_LETTERS } from './stems.ts';

/*
 * The transcript as evidence: finds the blocks that say what a sentence says. Words are stemmed in languages that
 * separate them by spaces; scripts without spaces, and Korean with its attached endings, use pairs of characters.
 */
/** BM25 with the usual parameters. */
const K1 = 1.2;
const B = 0.75;
const NEIGHBOURS = 1;
const EVEN = 1e-9;

export interface TranscriptIndex {
  language: LanguageValue;
  /** The distinct terms of a text. */
  termsOf(text: string): string[];
  /** A term's weight as evidence: higher the fewer blocks contain it. */
  weightOf(term: string): number;
  /** The weighted share of the terms found in the blocks and their neighbours. */
  shareIn(terms: readonly string[], blockIds: readonly number[]): number;
  /** The same for these blocks alone. */
  shareOf(terms: readonly string[], blockIds: readonly number[]): number;
  /** How many blocks contain it. */
  countOf(term: string): number;
  /** The block that matches best; `null` if none matches. */
  bestBlock(terms: readonly string[]): { id: number; share: number } | null;
  /** The single block with the largest share, the shortest one in case of a tie; `null` if none matches. */
  likeliestBlock(terms: readonly string[]): { id: number; share: number } | null;
  textOf(blockIds: readonly number[]): string;
  /** The sentences from the block before the first to the block after the last of them. */
  sentencesFrom(blockIds: readonly number[]): readonly SaidSentence[];
}

interface SaidSentence {
  text: string;
  terms: ReadonlySet<string>;
}

export function indexTranscript(
  blocks: readonly TranscriptBlock[],
  language: LanguageValue,
): TranscriptIndex {
  const pairs = matchesInsideWords(language);
  const termsOf = (text: string) => [...new Set(pairs ? signPairs(text) : stems(text, language))];
  const sets = new Map<number, ReadonlySet<string>>();
  const postings = new Map<string, number[]>();
  let length = 0;
  for (const { id, text } of blocks) {
    const set = new Set(termsOf(text));
    sets.set(id, set);
    length += set.size;
    for (const term of set) {
      const list = postings.get(term);
      if (list) list.push(id);
      else postings.set(term, [id]);
    }
  }
  const total = blocks.length;
  const usual = length / Math.max(1, total);
  const texts = new Map(blocks.map(({ id, text }) => [id, text]));

  // A term said nowhere weighs as much as one said once: an invented word must not be cheap.
  const weightOf = (term: string) => {
    const found = postings.get(term)?.length ?? 1;
    return Math.log(1 + (total - found + 0.5) / (found + 0.5));
  };

  function around(blockIds: readonly number[]): Set<number> {
    const ids = new Set<number>();
    for (const id of blockIds)
      for (let near = id - NEIGHBOURS; near <= id + NEIGHBOURS; near++)
        if (sets.has(near)) ids.add(near);
    return ids;
  }

  function shareIn(terms: readonly string[], blockIds: readonly number[]): number {
    return shareOf(terms, [...around(blockIds)]);
  }

  function shareOf(terms: readonly string[], blockIds: readonly number[]): number {
    const near = blockIds.flatMap((id) => sets.get(id) ?? []);
    let sum = 0;
    let found = 0;
    for (const term of terms) {
      const weight = weightOf(term);
      sum += weight;
      if (near.some((set) => set.has(term))) found += weight;
    }
    return sum === 0 ? 1 : found / sum;
  }

  // Cached, as all sentences of a paragraph are compared with the same few blocks.
  const saidNear = new Map<string, readonly SaidSentence[]>();

  function sentencesFrom(blockIds: readonly number[]): readonly SaidSentence[] {
    const first = Math.min(...blockIds) - NEIGHBOURS;
    const last = Math.max(...blockIds) + NEIGHBOURS;
    const key = `${first} ${last}`;
    let said = saidNear.get(key);
    if (!said) {
      const near = blocks.filter(({ id }) => id >= first && id <= last);
      const text = near.map((block) => block.text).join(' ');
      said = writtenSentences(text, language).map((sentence) => ({
        text: sentence,
        terms: new Set(termsOf(sentence)),
      }));
      saidNear.set(key, said);
    }
    return said;
  }

  return {
    language,
    sentencesFrom,
    termsOf,
    weightOf,
    shareIn,
    shareOf,
    countOf: (term) => postings.get(term)?.length ?? 0,

    bestBlock(terms) {
      const scores = new Map<number, number>();
      for (const term of terms) {
        const list = postings.get(term);
        if (!list) continue;
        const weight = weightOf(term);
        for (const id of list) {
          const size = sets.get(id)!.size / usual;
          scores.set(
            id,
            (scores.get(id) ?? 0) + (weight * (K1 + 1)) / (1 + K1 * (1 - B + B * size)),
          );
        }
      }
      let best: number | null = null;
      for (const [id, score] of scores) if (best === null || score > scores.get(best)!) best = id;
      return best === null ? null : { id: best, share: shareIn(terms, [best]) };
    },

    likeliestBlock(terms) {
      const found = new Map<number, number>();
      let sum = 0;
      for (const term of terms) {
        const weight = weightOf(term);
        sum += weight;
        for (const id of postings.get(term) ?? []) found.set(id, (found.get(id) ?? 0) + weight);
      }
      let best: { id: number; share: number } | null = null;
      for (const [id, weight] of found) {
        const share = weight / sum;
        const isBetter =
          !best ||
          share > best.share + EVEN ||
          (share > best.share - EVEN && sets.get(id)!.size < sets.get(best.id)!.size);
        if (isBetter) best = { id, share };
      }
      return best;
    },

    textOf: (blockIds) =>
      [...around(blockIds)]
        .sort((a, b) => a - b)
        .map((id) => texts.get(id)!)
        .join(' '),
  };
}

function stems(text: string, language: LanguageValue): string[] {
  return words(text.toLowerCase(), language)
    .filter((word) => word.length > 2 || /\p{N}/u.test(word))
    .map((word) => (word.length > STEM_LETTERS ? word.slice(0, STEM_LETTERS) : word));
}
