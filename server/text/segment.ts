import type { LanguageValue } from '#contract/catalog/languages.ts';
import { isUnspaced } from '#document/words.ts';
import { languageOf } from '#server/languages/table.ts';

export { countWords, isUnspaced, words, wordSpans, type WordSpan } from '#document/words.ts';

/** Whether words must also be searched inside space-separated tokens. */
export function matchesInsideWords(language: LanguageValue): boolean {
  return isUnspaced(language) || (languageOf(language).matchesInsideWords ?? false);
}
