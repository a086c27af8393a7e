import type { LanguageValue } from '#contract/catalog/languages.ts';
import { words, type WordSpan, wordSpans } from './segment.ts';

/** The words of a document as numbers, sentence by sentence, with the counts that later steps use. */
export interface Terms {
  /** The original words and their positions in their sentences. */
  spans: readonly (readonly WordSpan[])[];
  /** The word numbers of each sentence in order. */
  sentences: Int32Array[];
  /** The same without repetitions. */
  distinct: Int32Array[];
  /** The distinct word pairs of each sentence, as numbers; fillers are skipped. */
  pairs: Int32Array[];
  /** Maps a word number to how many sentences contain it. */
  sentenceCounts: Int32Array;
  pairCounts: Int32Array;
  /** Maps a word number to 1 if the word is a filler in this talk. */
  fillers: Uint8Array;
  /** Maps a stem to its word number. */
  numbers: ReadonlyMap<string, number>;
}

/** Inflected forms mostly differ after the sixth letter; a single rule for all languages with letters. */
const STEM_LETTERS = 6;
/** "Okay", "right", "mm": words that often stand almost alone carry little meaning elsewhere. True in any language. */
const SCRAP_WORDS = 3;
const FILLER_SHARE = 0.35;
const FILLER_COUNT = 3;
function stem(word: string): string {
  const lower = word.toLowerCase();
  return lower.length > STEM_LETTERS ? lower.slice(0, STEM_LETTERS) : lower;
}

/** Numbers keys in order of appearance and counts the sentences that contain each. */
class Counter<Key> {
  readonly numbers = new Map<Key, number>();
  readonly counts: number[] = [];
  private readonly lastSeen: number[] = [];

  numberOf(key: Key): number {
    let id = this.numbers.get(key);
    if (id === undefined) {
      id = this.counts.length;
      this.numbers.set(key, id);
      this.counts.push(0);
      this.lastSeen.push(-1);
    }
    return id;
  }

  /** Whether this is its first occurrence in the sentence. */
  isFirstIn(sentence: number, id: number): boolean {
    if (this.lastSeen[id] === sentence) return false;
    this.counts[id]!++;
    this.lastSeen[id] = sentence;
    return true;
  }
}

function fillersOf(
  { sentences, distinct }: Pick<Terms, 'sentences' | 'distinct'>,
  counts: readonly number[],
): Uint8Array {
  const inScraps = new Int32Array(counts.length);
  for (const [index, { length }] of sentences.entries())
    if (length <= SCRAP_WORDS) for (const id of distinct[index]!) inScraps[id]!++;
  return Uint8Array.from(counts, (count, id) =>
    count >= FILLER_COUNT && inScraps[id]! >= FILLER_SHARE * count ? 1 : 0,
  );
}

export function termsOf(texts: readonly string[], language: LanguageValue): Terms {
  const single = new Counter<string>();
  const known = new Map<string, number>();
  const numberOf = (word: string): number => {
    let id = known.get(word);
    if (id === undefined) known.set(word, (id = single.numberOf(stem(word))));
    return id;
  };
  const distinct: Int32Array[] = [];
  const spans = texts.map((text) => wordSpans(text, language));
  const sentences = spans.map((said, index) => {
    const once: number[] = [];
    const all = new Int32Array(said.length);
    for (let at = 0; at < said.length; at++) {
      const id = numberOf(said[at]!.word);
      all[at] = id;
      if (single.isFirstIn(index, id)) once.push(id);
    }
    distinct.push(new Int32Array(once));
    return all;
  });
  const fillers = fillersOf({ sentences, distinct }, single.counts);
  const double = new Counter<number>();
  const count = single.counts.length;
  const pairs = sentences.map((ids, index) => {
    const found: number[] = [];
    let previous = -1;
    for (const id of ids) {
      if (fillers[id]) continue;
      if (previous >= 0 && previous !== id) {
        const pair = double.numberOf(previous * count + id);
        if (double.isFirstIn(index, pair)) found.push(pair);
      }
      previous = id;
    }
    return new Int32Array(found);
  });
  return {
    spans,
    sentences,
    distinct,
    pairs,
    sentenceCounts: Int32Array.from(single.counts),
    pairCounts: Int32Array.from(double.counts),
    fillers,
    numbers: single.numbers,
  };
}

/** The numbers of a text's words that the document contains too. */
export function termNumbers(text: string, terms: Terms, language: LanguageValue): Set<number> {
  const found = new Set<number>();
  for (const word of words(text, language)) {
    const id = terms.numbers.get(stem(word));
    if (id !== undefined) found.add(id);
  }
  return found;
}
