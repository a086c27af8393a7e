import type { LanguageValue } from '#contract/catalog/languages.ts';
import { isUnspaced } from '#document/words.ts';
import { languageOf } from '#server/languages/table.ts';

export { countWords, isUnspaced, words, wordSpans, type WordSpan } from '#document/words.ts';

/** Whether its words are looked for within what stands between two spaces. */
export function matchesInsideWords(language: LanguageValue): boolean {
  return isUnspaced(language) || (languageOf(language).matchesInsideWords ?? false);
}
