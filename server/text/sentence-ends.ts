import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

/** A run of end marks with the closing quotes and brackets after it. */
const END = /(?<marks>[.!?…。！？．｡؟۔।॥;\u037e‼⁇⁈⁉]+)(?<closers>[)\]"'”’»›」』）】〉》]*)/gu;
/** These end a sentence anywhere, with or without a space after them. */
const UNMISTAKABLE = /[。！？｡؟۔।॥]/u;
const GREEK_QUESTION = /^[;\u037e]$/u;
const TOKEN_BEFORE = /(?<![\p{L}\p{M}\p{N}.-])[\p{L}\p{M}\p{N}.-]+$/u;
const INITIAL = /^\p{Lu}$/u;
const DOTTED = /^\p{L}(?:\.\p{L})+$/u;
const UNSPACED_NEXT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const OPENERS = /^[\s"'“‘«‹([¿¡„「『（-]*/u;

export interface WritingStyle {
  language: LanguageValue;
  /** Whether capitals are reliable: some captions are all lower case, and some scripts have no capitals. */
  cased: boolean;
}

const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;

/** Whether the text has enough capitals for a lower case letter to mean that the sentence goes on. */
export function isCased(text: string): boolean {
  const sample = text.slice(0, 20_000);
  let [capitals, small] = [0, 0];
  for (let at = 0; at < sample.length; at++) {
    const unit = sample.charCodeAt(at);
    if (unit >= 0x80) {
      // Quotes and dashes are in every text and are no letters.
      if (unit >= 0x2000 && unit <= 0x206f) continue;
      const sign = sample[at]!;
      if (CAPITAL.test(sign)) capitals++;
      else if (SMALL.test(sign)) small++;
    } else if (unit >= 0x61 && unit <= 0x7a) small++;
    else if (unit >= 0x41 && unit <= 0x5a) capitals++;
  }
  return capitals > 0 && capitals * 200 > small && capitals < small;
}

/** Counts full stops, without question and exclamation marks, which even unpunctuated subtitles keep. */
export function countFullStops(text: string, ends: readonly number[]): number {
  let count = 0;
  for (const end of [...ends, text.length])
    if (/[.。．｡۔।॥][)\]"'”’»›」』）】〉》]*$/u.test(text.slice(Math.max(0, end - 4), end)))
      count++;
  return count;
}

export function endsWithMark(text: string): boolean {
  return /[.!?…。！？．｡؟۔।॥;\u037e‼⁇⁈⁉][)\]"'”’»›」』）】〉》]*$/u.test(text);
}

function dotGoesOn(
  before: string,
  startsText: boolean,
  next: string,
  writing: WritingStyle,
): boolean {
  const token = TOKEN_BEFORE.exec(before)?.[0] ?? '';
  if (token === '') return false;
  const lower = token.toLowerCase();
  const { abbreviations, ordinalDot = false } = languageOf(writing.language);
  if (abbreviations.has(lower)) return true;
  // »z. B.«, »d. h.«
  if (/^\p{L}$/u.test(token) && /^\p{L}\./u.test(next)) return true;
  if (INITIAL.test(token) && /^\p{Lu}/u.test(next)) return token !== 'I' || startsText;
  if (DOTTED.test(token)) return token !== lower || !/^\p{Lu}/u.test(next);
  if (/^\d{1,2}$/u.test(token)) {
    // A number and a dot at the very start is a list item; elsewhere it depends on how the language writes »third«.
    if (before.trim() === token) return true;
    return ordinalDot;
  }
  return false;
}

/** A lower case letter means that the sentence goes on, unless the word should be capitalised: "i". */
function goesOnSmall(next: string, { language }: WritingStyle): boolean {
  const [word] = /^\p{Ll}[\p{L}'’]*(?:\.\p{L}+)*/u.exec(next) ?? [];
  return word !== undefined && !languageOf(language).capitalWords.has(word.replaceAll('’', "'"));
}

/** Offsets just after each sentence that punctuation ends, except the last one. */
export function punctuatedEnds(text: string, writing: WritingStyle): number[] {
  const ends: number[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const { marks, closers } = match.groups as { marks: string; closers: string };
    const end = match.index + match[0].length;
    const rest = text.slice(end, end + 40);
    if (rest.trim() === '') break;
    if (!/[\p{L}\p{N}]/u.test(text.slice(Math.max(from, match.index - 200), match.index))) continue;
    if (GREEK_QUESTION.test(marks) && !languageOf(writing.language).semicolonAsks) continue;
    const spaced = /^\s/u.test(rest);
    if (UNMISTAKABLE.test(marks)) {
      // 「…。」と continues after the quotation.
      if (closers !== '' && !spaced && /^[\p{Script=Hiragana}，、]/u.test(rest)) continue;
    } else {
      const number = /\d/u.test(text[match.index - 1] ?? '') && /^\d/u.test(rest);
      if (!spaced && (number || !UNSPACED_NEXT.test(rest[0] ?? ''))) continue;
      const next = rest.replace(OPENERS, '');
      if (writing.cased && goesOnSmall(next, writing)) continue;
      const before = text.slice(Math.max(from, match.index - 40), match.index);
      if (marks === '.' && dotGoesOn(before, ends.length === 0 && from === 0, next, writing))
        continue;
    }
    ends.push(end);
    from = end;
  }
  return ends;
}
