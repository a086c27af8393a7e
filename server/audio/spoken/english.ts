import { sayDates, sayTimes } from './english-dates.ts';
import { sayInitials, sayStyledNames } from './english-names.ts';
import { sayMoney } from './english-money.ts';
import {
  cardinal,
  decimal,
  digitByDigit,
  ordinal,
  romanValue,
  toOrdinal,
  year,
} from './english-numbers.ts';
import { sayAbbreviations, sayAcronyms, sayAddresses, saySymbols } from './english-symbols.ts';
import { COUNTED, UNITS } from './english-words.data.ts';
import { writeInLatin } from './other-scripts.ts';

/**
 * English as it is said: nothing is left but letters, apostrophes, spaces and the punctuation that makes pauses.
 * Spelled letters stand as "A.P.I.", which every reader of the result knows.
 */
export function sayEnglish(written: string): string {
  let text = written
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll('−', '-')
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3}\b)/g, ',');
  text = writeInLatin(text);
  text = sayStyledNames(text);
  text = sayAddresses(text);
  text = sayDates(text);
  text = sayTimes(text);
  text = sayMoney(text);
  text = sayAbbreviations(text);
  text = sayInitials(text);
  text = sayNames(text);
  text = sayQuantities(text);
  text = sayNumbers(text);
  text = saySymbols(text);
  text = sayAcronyms(text);
  return tidy(text);
}

const NUMBERED =
  'World War|Chapter|Part|Act|Volume|Season|Phase|Type|Title|Article|Section|Level|Stage|Book|Episode|Round|Super Bowl';

/** Numbers that belong to a name: "World War II", "Elizabeth II", "GPT-4o", "v2.3", "COVID-19". */
function sayNames(text: string): string {
  return text
    .replaceAll(
      new RegExp(`\\b(${NUMBERED})\\s([IVX]+)\\b`, 'g'),
      (whole, name: string, roman: string) => {
        const value = romanValue(roman);
        return value === null ? whole : `${name} ${cardinal(String(value))}`;
      },
    )
    .replaceAll(
      /\b([A-Z][a-z]+)\s(I{2,3}|IV|VI{0,3}|IX|X[IVX]+)\b(?!\.)/g,
      (whole, name: string, roman: string) => {
        const value = romanValue(roman);
        return value === null ? whole : `${name} the ${toOrdinal(cardinal(String(value)))}`;
      },
    )
    .replaceAll(
      /\bv(\d+(?:\.\d+)*)\b/g,
      (_, number: string) => `version ${number.split('.').map(cardinal).join(' point ')}`,
    )
    .replaceAll(/\b(\d+)\.(\d+)\.(\d+)(?:\.(\d+))?\b/g, (...found) =>
      (found.slice(1, 5) as (string | undefined)[])
        .filter((part) => part !== undefined)
        .map(cardinal)
        .join(' point '),
    )
    .replaceAll(/\b24\/7\b/g, 'twenty-four seven')
    .replaceAll(/\b50\/50\b/g, 'fifty fifty')
    .replaceAll(/\b9\/11\b/g, 'nine eleven')
    .replaceAll(/\b(\d{3,4})p\b/g, (_, lines: string) => `${sayLines(lines)} p`)
    .replaceAll(
      /\b([2345])([DGK])\b/g,
      (_, digit: string, letter: string) => `${cardinal(digit)} ${letter}`,
    )
    .replaceAll(
      /\b([A-Za-z]+)-(\d{1,3})([a-z]{0,2})\b/g,
      (_, name: string, digits: string, tail: string) =>
        `${name} ${cardinal(digits)}${tail ? ` ${tail}` : ''}`,
    )
    .replaceAll(/#\s?(\d+)/g, 'number $1');
}

/** 720 → "seven twenty", 1080 → "ten eighty". */
function sayLines(lines: string): string {
  const [high, low] = [lines.slice(0, -2), lines.slice(-2)];
  return `${cardinal(high)} ${low === '00' ? 'hundred' : cardinal(low)}`;
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const UNIT = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replaceAll(/[/.]/g, String.raw`\$&`))
  .join('|');
const RANGE = String.raw`(?:\s?[-–—]\s?|\sto\s)`;

const HALVES: Readonly<Record<string, string>> = {
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅛': 'one eighth',
};
const PARTS = [
  '',
  '',
  'half',
  'third',
  'quarter',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** Numbers with something after them: percent, units, ranges, fractions. */
function sayQuantities(text: string): string {
  return text
    .replaceAll(/(\d)?\s?([½⅓⅔¼¾⅛])/g, (_, whole: string | undefined, part: string) =>
      whole
        ? `${cardinal(whole)} and ${HALVES[part]!.replace(/^one (?=half|quarter|third)/, 'a ')}`
        : HALVES[part]!,
    )
    .replaceAll(
      new RegExp(`(?<![\\w.])(-)?(${NUMBER})${RANGE}(${NUMBER})(?=\\s?(?:%|${UNIT})(?!\\w))`, 'g'),
      (...found) => {
        const [, minus, low, high] = found as (string | undefined)[];
        return `${minus ? 'minus ' : ''}${decimal(low!)} to ${high}`;
      },
    )
    .replaceAll(
      new RegExp(`(?<![\\w.])([-+])?(${NUMBER})\\s?%`, 'g'),
      (_, sign: string | undefined, value: string) => `${signOf(sign)}${decimal(value)} percent`,
    )
    .replaceAll(
      new RegExp(`(?<![\\w.])(-)?(${NUMBER})(\\s?)(${UNIT})(?![\\w°²³/])`, 'g'),
      (...found) => {
        const [whole, sign, value, space, unit] = found as string[];
        // A lone letter after a space is more often a word or a name than a unit.
        if (space && /^[A-Za-zx×]$/.test(unit!) && !/^[gmlLVWs×]$/.test(unit!)) return whole!;
        if (space && unit === 's') return whole!;
        const [one, many] = UNITS[unit!]!;
        return `${signOf(sign)}${decimal(value!)} ${value === '1' ? one : many}`;
      },
    )
    .replaceAll(
      /\b(\d{1,2})\s(\d)\/(\d)\b/g,
      (_, whole: string, over: string, under: string) =>
        `${cardinal(whole)} and ${sayFraction(over, under)}`,
    )
    .replaceAll(/(?<![\w/])(\d{1,2})\/(\d{1,2})(?![\w/])/g, (_, over: string, under: string) =>
      sayFraction(over, under),
    );
}

function sayFraction(over: string, under: string): string {
  const part = PARTS[Number(under)];
  if (!part || Number(over) >= Number(under)) return `${cardinal(over)} out of ${cardinal(under)}`;
  const many = over === '1' ? '' : 's';
  return `${cardinal(over)} ${part}${part === 'half' && many ? '' : many}`;
}

function signOf(sign: string | undefined): string {
  if (sign === '+') return 'plus ';
  return sign ? 'minus ' : '';
}

const LEADS_TO_YEAR =
  /\b(?:in|since|by|from|until|till|year|after|before|during|around|circa|late|early|mid|spring|summer|autumn|fall|winter|of|and|to|between|copyright)\s$/i;

/** What numbers are left. */
function sayNumbers(text: string): string {
  return text
    .replaceAll(/\(?\b(\d{3})\)?[-.\s](\d{3})[-.\s](\d{4})\b/g, (...found) =>
      (found.slice(1, 4) as string[]).map(digitByDigit).join(', '),
    )
    .replaceAll(/\b(\d+(?:,\d{3})*)(?:st|nd|rd|th)\b/g, (_, digits: string) => ordinal(digits))
    .replaceAll(
      /\b(1[1-9]|20)(\d\d)\s?[-–—]\s?((?:1[1-9]|20)?\d\d)\b/g,
      (_, century: string, rest: string, last: string) =>
        `${year(century + rest)} to ${last.length === 4 ? year(last) : cardinal(last)}`,
    )
    .replaceAll(
      new RegExp(`(?<![\\w.])(${NUMBER})${RANGE}(?=\\d)`, 'g'),
      (_, low: string) => `${decimal(low)} to `,
    )
    .replaceAll(/\b(?:1[1-9]|20)\d\d\b(?![,.]\d|\w)/g, (digits, at: number, whole: string) => {
      const after = /^\s+([a-z]+)/.exec(whole.slice(at + 4))?.[1] ?? '';
      const counts = COUNTED.has(after);
      const led = LEADS_TO_YEAR.test(whole.slice(Math.max(0, at - 12), at));
      return !counts && (led || Number(digits) >= 1900) ? year(digits) : cardinal(digits);
    })
    .replaceAll(/(?<![\w.])-(?=\d)/g, 'minus ')
    .replaceAll(/(?<![\d.,])0\d+\b(?!\.\d)/g, (digits) => digitByDigit(digits))
    .replaceAll(new RegExp(`(?:${NUMBER})|\\.\\d+`, 'g'), (found, at: number, whole: string) => {
      // "R2D2", "H2O": digits inside a word stand apart from its letters.
      const before = /[A-Za-z]/.test(whole[at - 1] ?? '') ? ' ' : '';
      const after = /[A-Za-z]/.test(whole[at + found.length] ?? '') ? ' ' : '';
      return before + decimal(found) + after;
    })
    .replaceAll(/[\p{Nd}\p{No}]+/gu, (found) => {
      const plain = found.normalize('NFKC').replaceAll(/\D/g, '');
      return plain === '' ? ' ' : ` ${cardinal(plain)} `;
    });
}

/** Only what is said, and marks that make a pause. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s*[—–]\s*|\s-{1,3}\s/g, ', ')
    .replaceAll(/(?<!\s)\s*[()[\]{}]\s*/g, (found) => (/[([{]/.test(found) ? ', ' : ', '))
    .replaceAll('/', ' ')
    .replaceAll(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}'.,;:!?…\s-]/gu, ' ')
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
