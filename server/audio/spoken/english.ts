import { sayAbbreviations } from './english-abbreviations.ts';
import { sayArithmetic } from './english-arithmetic.ts';
import { sayRecipes } from './english-cooking.ts';
import { sayDates } from './english-dates.ts';
import { sayCodes } from './english-codes.ts';
import { sayInitials, sayStyledNames } from './english-names.ts';
import { sayMoney } from './english-money.ts';
import { sayMusic } from './english-music.ts';
import { sayNumberedNames } from './english-numbered-names.ts';
import { cardinal, decimal, digitByDigit, ordinal, span, year } from './english-numbers.ts';
import { RANGE, sayQuantities } from './english-quantities.ts';
import { sayPhoneNumbers } from './english-phones.ts';
import { sayScripture } from './english-scripture.ts';
import { saySports } from './english-sports.ts';
import { isShouted, sayAcronyms, sayAddresses, saySymbols } from './english-symbols.ts';
import { sayTimes } from './english-times.ts';
import { NUMBER } from './english-units.ts';
import { writePlainly } from './english-written-numbers.ts';
import { COUNTED_NOUNS } from './english-words.data.ts';
import { writeInLatin } from './other-scripts.ts';

/**
 * English as spoken: only letters, apostrophes, spaces and pause punctuation remain. Spelled letters become "A.P.I.", which all
 * consumers understand.
 */
export function sayEnglish(written: string): string {
  return tidy(cutForReading(written).map(sayPiece).join(''));
}

function sayPiece(written: string): string {
  let text = written
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[\u200C\u200D]/g, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[−‐‑]/g, '-')
    // NFKC would turn the Greek mu into "m", and micro into milli.
    .replaceAll('\u03bc', '\u00b5')
    .replaceAll(/(?<=\d\s?)[º˚](?:\s(?=[CF]\b))?/g, '°')
    .replaceAll('℃', '°C')
    .replaceAll('℉', '°F')
    .replaceAll(/(?<=\d)′/g, "'")
    .replaceAll(/(?<=\d)″/g, '"')
    .replaceAll(/(?<=[a-z]{2})([.!?])(?=[A-Z][a-z]+\s)/g, '$1 ');
  text = sayMusic(sayStyledNames(writeInLatin(text)));
  text = sayAddresses(text);
  text = writePlainly(sayPhoneNumbers(sayArithmetic(sayCodes(text))));
  text = sayDates(text);
  text = sayTimes(sayScripture(text));
  text = sayMoney(text);
  text = sayAbbreviations(saySports(sayRecipes(text)));
  text = sayInitials(text);
  text = sayNumberedNames(text);
  text = sayQuantities(text);
  text = sayNumbers(text);
  text = saySymbols(text);
  return sayAcronyms(text, isShouted(written));
}

const LEADS_TO_YEAR =
  /\b(?:in|since|by|from|until|till|year|after|before|during|around|circa|late|early|mid|spring|summer|autumn|fall|winter|of|and|to|between|copyright)\s$/i;
/** Before a number these make it a year, however long ago. */
const LEADS_TO_OLD_YEAR = /\b(?:in|since|until|year|circa)\s$/i;
const YEAR = String.raw`\b(?:1[1-9]|20)\d\d\b(?![,.]\d|\w)`;

/** Whether the four digits at `at` are a year rather than a count. */
function isYear(digits: string, at: number, whole: string): boolean {
  const next = whole.slice(at + digits.length);
  if (COUNTED_NOUNS.has(/^\s+([a-z]+)/.exec(next)?.[1] ?? '')) return false;
  const before = whole.slice(Math.max(0, at - 12), at);
  // "the 1812 Overture"
  const names = /(?:\bthe|'s)\s$/i.test(before) && /^\s[A-Z][a-z]/.test(next);
  return Number(digits) >= 1900 || names || LEADS_TO_YEAR.test(before);
}

/** All remaining numbers. */
function sayNumbers(text: string): string {
  return sayPowers(text)
    .replaceAll(/(?<=\d(?:st|nd|rd|th))\s?[-–—]\s?(?=\d+(?:st|nd|rd|th)\b)/g, ' to ')
    .replaceAll(
      /\b(\d+)\.(\d*)(\d)(?:st|nd|rd|th)\b/g,
      (_, whole: string, middle: string, last: string) =>
        `${cardinal(whole)} point ${middle ? `${digitByDigit(middle)} ` : ''}${ordinal(last)}`,
    )
    .replaceAll(/\b(\d+(?:,\d{3})*)(?:st|nd|rd|th)\b/g, (_, digits: string) => ordinal(digits))
    .replaceAll(
      /\b(1[1-9]|20)(\d\d)\s?[-–—]\s?((?:1[1-9]|20)?\d\d)\b/g,
      (_, century: string, rest: string, last: string) => span(century + rest, last),
    )
    .replaceAll(
      new RegExp(`${YEAR}(?=\\sto\\s(${YEAR}))`, 'g'),
      (digits, last: string, at: number, whole: string) =>
        isYear(digits, at, whole) && isYear(last, at + ' to '.length + digits.length, whole)
          ? year(digits)
          : digits,
    )
    .replaceAll(new RegExp(`(?<![\\w.])(-)?(${NUMBER})${RANGE}(?=\\d)`, 'g'), (...found) => {
      const [, minus, low] = found as (string | undefined)[];
      return `${minus ? 'minus ' : ''}${decimal(low!)} to `;
    })
    .replaceAll(new RegExp(YEAR, 'g'), (digits, at: number, whole: string) =>
      isYear(digits, at, whole) ? year(digits) : cardinal(digits),
    )
    .replaceAll(/\b10\d[1-9]\b(?![,.]\d|\w)/g, (digits, at: number, whole: string) =>
      LEADS_TO_OLD_YEAR.test(whole.slice(Math.max(0, at - 12), at)) && isYear(digits, at, whole)
        ? year(digits)
        : cardinal(digits),
    )
    .replaceAll(/(?<=[a-z])\.(?=\d)/g, ' point ')
    .replaceAll(/(?<![\w.])-(?=\d)/g, 'minus ')
    .replaceAll(/(?<![\d.,])0\d+\b(?!\.\d)/g, (digits) => digitByDigit(digits))
    .replaceAll(new RegExp(NUMBER, 'g'), (found, at: number, whole: string) => {
      // "R2D2", "H2O": separate digits from letters.
      const before = /[A-Za-z:]/.test(whole[at - 1] ?? '') ? ' ' : '';
      const rest = whole.slice(at + found.length, at + found.length + 2);
      // "MP3s"
      const after = /^(?!s(?:\W|$))[A-Za-z]/.test(rest) ? ' ' : '';
      return before + decimal(found) + after;
    })
    .replaceAll(/[\p{Nd}\p{No}]+/gu, (found) => {
      const plain = found.normalize('NFKC').replaceAll(/\D/g, '');
      return plain === '' ? ' ' : ` ${cardinal(plain)} `;
    });
}

/** x², 10⁶, 10^6. A superscript after a longer word is a footnote. */
function sayPowers(text: string): string {
  const power = (base: string, minus: string, digits: string) => {
    if (!minus && digits === '2') return `${base} squared`;
    if (!minus && digits === '3') return `${base} cubed`;
    return `${base} to the power of ${minus ? 'minus ' : ''}${cardinal(digits)}`;
  };
  return text
    .replaceAll(/(\b[A-Za-z]{1,2}|\d|\))\^(-?)(\d{1,3})\b/g, (_, base: string, minus, digits) =>
      power(base, minus as string, digits as string),
    )
    .replaceAll(/(\b[A-Za-z]{1,2}|\d|\))(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, base: string, minus, raised) =>
      power(base, minus as string, (raised as string).normalize('NFKC')),
    );
}

/** Keeps only speech and pause punctuation. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s*[—–]\s*|\s-{1,3}\s/g, ', ')
    .replaceAll(/(?<!\s)\s*[()[\]{}]\s*/g, ', ')
    .replaceAll(/\s\/\s/g, ', ')
    .replaceAll('/', ' ')
    .replaceAll(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}'.,;:!?…\s-]/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{M}.])-+|-+(?!\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\s)\s+(?=[.,;:!?…])/g, '')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replaceAll(/,(?=[.;:!?…])/g, '')
    .replaceAll(/^[\s.,;:!?…-]+/g, '')
    .replaceAll(/(?<![,;:\s-])[,;:\s-]+$/g, '')
    .replaceAll(/([!?])[!?]+/g, '$1')
    .replaceAll(/…|(?<!\.)\.{2,}(?=\s|$)/g, (found) => (found.length === 2 ? '..' : '.'))
    .trim();
}

const LONGEST_PIECE = 320;
/** Best to worst: after a sentence, after a clause, between words, at a space. */
const CUT_PLACES = [
  /\p{Ll}{5}["')\]]?[.!?…]["')\]]?\s(?=["'(]?\p{Lu})/gu,
  /\p{Ll}{2},\s(?=\p{Ll})/gu,
  /\p{Ll}{3}\s(?=\p{Ll}{3})/gu,
  /\s/gu,
];

/** Splits text into independent pieces. Some rules take quadratic time, and users control the text length. */
function cutForReading(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_PIECE) {
    const window = rest.slice(0, LONGEST_PIECE);
    const cut =
      CUT_PLACES.map((place) => lastEnd(window, place)).find((end) => end > 0) ?? LONGEST_PIECE;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

function lastEnd(window: string, place: RegExp): number {
  let end = 0;
  for (const found of window.matchAll(place)) end = found.index + found[0].length;
  return end;
}
