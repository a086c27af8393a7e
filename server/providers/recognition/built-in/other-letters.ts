import { LANGUAGES } from '#contract/catalog/languages.ts';

/** Letters of each script in the language list; Latin ones appear in every language, in names and loanwords. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Grek: /\p{Script=Greek}/gu,
  Hans: /\p{Script=Han}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/gu,
  Taml: /\p{Script=Tamil}/gu,
  Thai: /\p{Script=Thai}/gu,
};
/** Too few to tell: a single name may be in other letters. */
const LEAST_TELLING = 20;

/** Small models write some languages in the letters of a related one, Hindi in those of Urdu. Nobody can read that. */
export function isInOtherLetters(text: string, languageTag: string): boolean {
  const row = LANGUAGES.find(({ tag }) => tag.split('-')[0] === languageTag);
  if (!row) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const own = LETTERS[row.script] ? (text.match(LETTERS[row.script]!)?.length ?? 0) : 0;
  const others = letters - latin - own;
  return others >= LEAST_TELLING && others > letters / 2;
}
