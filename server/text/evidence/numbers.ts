import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { westernDigits } from '../western-digits.ts';

/** A date or a time of day is checked as one thing, whatever its parts. */
const COMPOSED = /\d{1,4}([-/.])\d{1,2}\1\d{1,4}|\d{1,2}:\d{2}(?::\d{2})?/gu;
const NUMBER = /\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d+)?/gu;
export interface FoundNumber {
  /** As written; for a date or time with several values, the whole of it. */
  text: string;
  value: string;
}

/** `1,000`, `1.000` and `1 000` are the same number, and so are `2.5` and `2,5`. */
function valueOf(text: string): string {
  const bare = text.replaceAll(/['’ \u00a0\u202f]/gu, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(bare);
  const plain = grouped ? bare.replaceAll(/[.,]/gu, '') : bare.replace(',', '.');
  return String(Number(plain));
}

/** Numbers in figures, in the digits of any script. Numbers inside words, such as B12, are names. */
export function numbersIn(text: string): FoundNumber[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const western = westernDigits(text);
  const wholes = [...western.matchAll(COMPOSED)].map(({ 0: whole, index }) => ({
    whole,
    from: index,
    to: index + whole.length,
  }));
  const parts = western.replaceAll(COMPOSED, (whole) => whole.replaceAll(/\D/gu, '\n'));
  return [...parts.matchAll(NUMBER)]
    .filter(({ index }) => !/\p{L}/u.test(parts[index - 1] ?? ''))
    .map(({ 0: part, index }) => ({
      text: wholes.find(({ from, to }) => from <= index && index < to)?.whole ?? part,
      value: valueOf(part),
    }))
    .filter(({ value }) => value !== 'NaN');
}

/** All values in a text, in figures or in words of its language; English if the language isn't known. */
export function valuesIn(text: string, language: LanguageValue | null): Set<string> {
  const values = new Set(numbersIn(text).map(({ value }) => value));
  const spelled = languageOf(language ?? 'english').spelledNumbers;
  if (!spelled) return values;
  let sum = 0;
  let part = 0;
  let isOpen = false;
  const close = () => {
    if (isOpen) values.add(String(sum + part));
    [sum, part, isOpen] = [0, 0, false];
  };
  for (const word of text.toLowerCase().match(/[a-z]+|\d[\d,.]*|[^\sa-z]/gu) ?? []) {
    const small = spelled.small.get(word);
    const scale = spelled.scales.get(word);
    if (small !== undefined) {
      values.add(String(small));
      // "Twenty one" is one number; "two three" isn't.
      if (isOpen && part % 100 >= 20 && small < 10) part += small;
      else if (isOpen && part >= 100 && part % 100 === 0) part += small;
      else {
        if (isOpen && sum === 0) close();
        part += small;
      }
      isOpen = true;
    } else if (scale !== undefined && isOpen) {
      if (scale === 100) part = Math.max(1, part) * 100;
      else {
        sum += Math.max(1, part) * scale;
        part = 0;
      }
    } else if (word !== '-' && word !== 'and') close();
  }
  close();
  return values;
}
