import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { matchesInsideWords, words } from '../segment.ts';

/** The words of a text that negate it. */
export function negationsIn(text: string, language: LanguageValue): string[] {
  const { whole, starts, ends } = languageOf(language).negations;
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (matchesInsideWords(language)) return [...whole].filter((word) => lower.includes(word));
  return words(lower, language).filter(
    (word) =>
      whole.has(word) ||
      ends.some((end) => word.length > end.length && word.endsWith(end)) ||
      starts.some((start) => word.startsWith(start)),
  );
}
