import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';

const UNSPACED_SCRIPTS = new Set(['Hans', 'Hant', 'Jpan', 'Thai']);

/** Letters, marks and digits, joined by punctuation within words and numbers. */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c]*(?:['’.\-·][\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c]*)*/gu;

/** The same for Latin-1 text, three times as fast. */
const WIDE_LETTER = /[\u0100-\uffff]/;
const NARROW_WORD = /[0-9A-Za-zª²³µ¹º¼-¾À-ÖØ-öø-ÿ]+(?:['.\-·][0-9A-Za-zª²³µ¹º¼-¾À-ÖØ-öø-ÿ]+)*/g;

const spacedWords = (text: string): string[] | null =>
  text.match(WIDE_LETTER.test(text) ? WORD : NARROW_WORD);

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: LanguageValue): Intl.Segmenter {
  const { tag } = getLanguage(language);
  let segmenter = segmenters.get(tag);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
    segmenters.set(tag, segmenter);
  }
  return segmenter;
}

/** Whether the language is written without spaces. */
export function isUnspaced(language: LanguageValue): boolean {
  return UNSPACED_SCRIPTS.has(getLanguage(language).script);
}

export interface WordSpan {
  at: number;
  word: string;
}

/** Offset and text of each word. Splitting at spaces is about five times faster than `Intl.Segmenter`. */
export function wordSpans(text: string, language: LanguageValue): WordSpan[] {
  const found: WordSpan[] = [];
  if (!isUnspaced(language)) {
    let end = 0;
    // No word can start between two matches, so indexOf finds each; `matchAll` takes three times as long.
    for (const word of spacedWords(text) ?? []) {
      const at = text.indexOf(word, end);
      found.push({ at, word });
      end = at + word.length;
    }
    return found;
  }
  for (const part of segmenterFor(language).segment(text))
    if (part.isWordLike) found.push({ at: part.index, word: part.segment });
  return found;
}

export function words(text: string, language: LanguageValue): string[] {
  if (!isUnspaced(language)) return spacedWords(text) ?? [];
  const found: string[] = [];
  for (const part of segmenterFor(language).segment(text))
    if (part.isWordLike) found.push(part.segment);
  return found;
}

/** The word count used for display, checks and billing. */
export function countWords(text: string, language: LanguageValue): number {
  return words(text, language).length;
}
