import { LANGUAGES } from '#contract/catalog/languages.ts';
import { SCRIPT_LETTERS } from '#server/text/script-letters.ts';

/** Too few to tell: a single name may be in other letters. */
const LEAST_TELLING = 20;

/** Small models write some languages in the letters of a related one, Hindi in those of Urdu. Nobody can read that. */
export function isInOtherLetters(text: string, languageTag: string): boolean {
  const row = LANGUAGES.find(({ tag }) => tag.split('-')[0] === languageTag);
  if (!row) return false;
  const count = (letters: RegExp | undefined) => (letters ? (text.match(letters)?.length ?? 0) : 0);
  const letters = count(/\p{L}/gu);
  // Latin letters appear in every language, in names and loanwords.
  const latin = count(SCRIPT_LETTERS['Latn']);
  const own = row.script === 'Latn' ? 0 : count(SCRIPT_LETTERS[row.script]);
  const others = letters - latin - own;
  return others >= LEAST_TELLING && others > letters / 2;
}
