import type { LanguageValue } from '#contract/catalog/languages.ts';
import { words } from './segment.ts';

/** The words of a document as numbers, sentence by sentence, with the counts that every later step reads. */
export interface Terms {
  /** Term numbers of each sentence, in order of speech. */
  sentences: Int32Array[];
  /** Word number → in how many sentences it stands. */
  sentenceCounts: Int32Array;
  /** Word number → the word. */
  spellings: string[];
}

/** Inflected forms of a word mostly differ after the sixth letter; one rule for every language that has letters. */
const STEM_LETTERS = 6;

function stem(word: string): string {
  const lower = word.toLowerCase();
  return lower.length > STEM_LETTERS ? lower.slice(0, STEM_LETTERS) : lower;
}

export function termsOf(texts: readonly string[], language: LanguageValue): Terms {
  const numbers = new Map<string, number>();
  const spellings: string[] = [];
  const counts: number[] = [];
  const lastSeen: number[] = [];
  const sentences = texts.map((text, index) => {
    const found = words(text, language);
    const ids = new Int32Array(found.length);
    for (let at = 0; at < found.length; at++) {
      const key = stem(found[at]!);
      let id = numbers.get(key);
      if (id === undefined) {
        id = spellings.length;
        numbers.set(key, id);
        spellings.push(found[at]!);
        counts.push(0);
        lastSeen.push(-1);
      }
      if (lastSeen[id] !== index) {
        counts[id]!++;
        lastSeen[id] = index;
      }
      ids[at] = id;
    }
    return ids;
  });
  return { sentences, sentenceCounts: Int32Array.from(counts), spellings };
}
