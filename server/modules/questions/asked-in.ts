import { getLanguage, type LanguageValue, languageOfTag } from '#contract/catalog/languages.ts';
import { detectLanguage } from '#server/text/detect-language.ts';
import type { AskedScope } from './scope.ts';

/** So few letters are seldom enough to tell a language, but a question has no more. */
const FEW_LETTERS = 12;

/** What a question is written in, whatever it is answered in; `null` where that cannot be told. */
export async function languageAskedIn(text: string): Promise<LanguageValue | null> {
  const detected = await detectLanguage(text, FEW_LETTERS);
  return detected && languageOfTag(detected.tag);
}

/** Each is a part of what a model is asked for at once. */
const MOST_LANGUAGES = 6;

/** What is spoken in these sources that the question is not written in, as far as it can be told. */
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
