import { getLanguage, type LanguageValue, languageOfTag } from '#contract/catalog/languages.ts';
import { detectLanguage } from '#server/text/detect-language.ts';
import type { AskedScope } from './scope.ts';

/** So few letters rarely suffice to detect a language, but a question has no more. */
const FEW_LETTERS = 12;

/** The language of the question itself, whatever it is answered in; `null` if it can't be detected. */
export async function languageAskedIn(text: string): Promise<LanguageValue | null> {
  const detected = await detectLanguage(text, FEW_LETTERS);
  return detected && languageOfTag(detected.tag);
}

/** Each one adds to the output of a single model call. */
const MOST_LANGUAGES = 6;

/** The languages spoken in these sources other than the question's own, as far as they are known. */
export function otherLanguagesIn(
  sources: AskedScope['sources'],
  asked: LanguageValue | null,
): LanguageValue[] {
  if (asked === null) return [];
  const spoken = new Set(sources.map(({ card }) => languageOfTag(card.languageTag)));
  return [...spoken]
    .filter((language) => language !== null)
    .filter((language) => language !== asked && !getLanguage(language).neighbours.includes(asked))
    .slice(0, MOST_LANGUAGES);
}
