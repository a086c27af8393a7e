import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

/** Chinese and Japanese use no spaces, even next to Latin words. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uff65]/u;
/** These use none between their own words, but one next to foreign words. */
const SOUTH_EAST_ASIAN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function lastCharacter(text: string): string {
  const unit = text.charCodeAt(text.length - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? text.slice(-2) : text.slice(-1);
}

/**
 * What separates two pieces of text that a caption broke apart. Depends only on the characters at the seam, so a Latin
 * name inside Chinese text keeps its spaces.
 */
export function seam(before: string, after: string): '' | ' ' {
  if (before === '' || after === '') return '';
  const last = lastCharacter(before);
  const first = String.fromCodePoint(after.codePointAt(0)!);
  if (last < '\u0e00' && first < '\u0e00') return ' ';
  if (EAST_ASIAN.test(last) || EAST_ASIAN.test(first)) return '';
  return SOUTH_EAST_ASIAN.test(last) && SOUTH_EAST_ASIAN.test(first) ? '' : ' ';
}

/** Joins whole sentences. Thai separates them with a space, which it doesn't use between words. */
export function joinSentences(texts: readonly string[], language: LanguageValue): string {
  const isSpaced = languageOf(language).spaceEndsSentence;
  return isSpaced ? texts.filter((text) => text !== '').join(' ') : joinTexts(texts);
}

export function joinTexts(texts: readonly string[]): string {
  let previous = '';
  const parts: string[] = [];
  for (const text of texts) {
    if (text === '') continue;
    parts.push(seam(previous, text), text);
    previous = text;
  }
  return parts.join('');
}
