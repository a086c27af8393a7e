import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { weightedLength } from './weighted-length.ts';
import { isUnspaced } from './segment.ts';

const QUESTION = /[?？؟]["'”’»」』)]*$/u;
const GREEK_QUESTION = /[;\u037e]$/u;
const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
/** In letters: about nine words, and about thirty-five. */
const SHORT_MASS = 35;
const LONG_MASS = 160;
const VERY_LONG_MASS = 260;

/** Whether it greets, thanks or asks to subscribe. */
export function isCourtesy(text: string, language: LanguageValue): boolean {
  const lower = text.toLowerCase();
  const unspaced = isUnspaced(language);
  return languageOf(language).greetings.some((word) => {
    if (unspaced) return lower.includes(word);
    return lower.startsWith(word) || lower.includes(` ${word}`);
  });
}

/** Where a space ends a sentence, a greeting may stand in front of another one. */
export function withoutGreeting(text: string, language: LanguageValue): string {
  if (!languageOf(language).spaceEndsSentence) return text;
  const end = text.indexOf(' ');
  const isGreeting = end > 0 && isCourtesy(text.slice(0, end), language);
  return isGreeting ? text.slice(end + 1).trimStart() : text;
}

/** How well a sentence can be read alone, above 0 and up to 1: not a question, a greeting, a scrap or without end. */
export function standaloneFactor(text: string, language: LanguageValue): number {
  const { clauseWords, semicolonAsks } = languageOf(language);
  let factor = 1;
  if (QUESTION.test(text) || (semicolonAsks && GREEK_QUESTION.test(text))) factor *= 0.2;
  const mass = weightedLength(text);
  if (mass < SHORT_MASS) factor *= 0.3;
  if (mass > LONG_MASS) factor *= 0.5;
  if (mass > VERY_LONG_MASS) factor *= 0.3;
  const lower = text.toLowerCase();
  const unspaced = isUnspaced(language);
  if (isCourtesy(lower, language)) factor *= 0.2;
  // "And", "but" or "so" in front leans on a sentence that will not be there.
  const leans = unspaced
    ? [...clauseWords].some((word) => lower.startsWith(word))
    : clauseWords.has(FIRST_WORD.exec(lower)?.[0] ?? '');
  return leans ? factor * 0.7 : factor;
}
