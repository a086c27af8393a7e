import { type LanguageValue, languageOfTag } from '#contract/catalog/languages.ts';
import { detectLanguage } from '#server/text/detect-language.ts';

/** So few letters are seldom enough to tell a language, but a question has no more. */
const FEW_LETTERS = 12;

/** What a question is written in, whatever it is answered in; `null` where that cannot be told. */
export async function languageAskedIn(text: string): Promise<LanguageValue | null> {
  const detected = await detectLanguage(text, FEW_LETTERS);
  return detected && languageOfTag(detected.tag);
}
