/** The letters of each script in the language list, by its ISO 15924 code. */
export const SCRIPT_LETTERS: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Grek: /\p{Script=Greek}/gu,
  Hans: /\p{Script=Han}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Kore: /\p{Script=Hangul}/gu,
  Latn: /\p{Script=Latin}/gu,
  Taml: /\p{Script=Tamil}/gu,
  Thai: /\p{Script=Thai}/gu,
};
