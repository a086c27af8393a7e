import { cardinal, decimal, ordinal, year } from './english-numbers.ts';
import { COUNTED, UNITS } from './english-words.data.ts';

export const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
export const RANGE = String.raw`(?:\s?[-–—]\s?|\sto\s)`;
const UNIT = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replaceAll(/[/.]/g, String.raw`\$&`))
  .join('|');

const HALVES: Readonly<Record<string, string>> = {
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅛': 'one eighth',
};
const PARTS = ' half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

/** Numbers with something after them: percent, units, ranges, fractions. */
export function sayQuantities(text: string): string {
  return sayFractions(
    sayMeasures(sayLengths(text))
      .replaceAll(
        new RegExp(`(?<![\\w.])([-+])?(${NUMBER})\\s?%`, 'g'),
        (_, sign: string | undefined, value: string) => `${signOf(sign)}${decimal(value)} percent`,
      )
      .replaceAll(
        new RegExp(`(?<![\\w.]|\\w-)(-)?(${NUMBER})(\\s?)(${UNIT})(?![\\w°²³/])`, 'g'),
        (...found) => {
          const [whole, sign, value, space, unit] = found as string[];
          // A lone letter after a space is more often a word or a name than a unit.
          if (space && /^[A-Za-zx×]$/.test(unit!) && !/^[ghmslLVW×]$/.test(unit!)) return whole!;
          // "7950X" is a name.
          if (/^[xX]$/.test(unit!) && Number(value) > 999) return whole!;
          const [at, all] = found.slice(-2) as unknown as [number, string];
          const next = /^\s+([a-z]+)/.exec(all.slice(at + whole!.length))?.[1] ?? '';
          // "2m subscribers"
          if (unit === 'm' && next !== 'of' && COUNTED.has(next))
            return `${decimal(value!)} million`;
          const [one, many] = UNITS[unit!]!;
          return `${signOf(sign)}${decimal(value!)} ${value === '1' ? one : many}`;
        },
      ),
  );
}

/** Feet and inches: 6'2", 6 ft 2 in, a 27" monitor. */
function sayLengths(text: string): string {
  return text
    .replaceAll(
      /(?<![\w.])(\d)'\s?(\d{1,2})(?:"|''|(?![\w'"]))/g,
      (_, feet: string, inches: string) => `${cardinal(feet)} foot ${cardinal(inches)}`,
    )
    .replaceAll(
      /\b(\d+)\s?(?:ft\.?|feet|foot)\s(\d{1,2})\s?(?:in\b\.?|inches\b)/g,
      (_, feet: string, inches: string) =>
        `${cardinal(feet)} ${feet === '1' ? 'foot' : 'feet'} ${cardinal(inches)} ${inches === '1' ? 'inch' : 'inches'}`,
    )
    .replaceAll(
      /(?<=\d\s?)(ft|mi|lbs?|oz|yrs?|hrs?|mins?|secs?)\.(?=\s[a-z]|,)/g,
      (_, unit: string) => unit,
    )
    .replaceAll(
      /(?<![\w.])(\d+)\s?in\.(?=\s|,|$)/g,
      (_, count: string) => `${cardinal(count)} ${count === '1' ? 'inch' : 'inches'}`,
    )
    .replaceAll(
      /(?<![\w./])(\d+(?:\.\d+)?)"(?=\s|$)/g,
      (whole, value: string, at: number, all: string) => {
        // After an opening quotation mark this one closes it.
        if (all.slice(0, at).split('"').length % 2 === 0) return whole;
        const isPartOfName = /\b(?:an?|the)\s$/i.test(all.slice(0, at));
        return `${decimal(value)} ${isPartOfName ? 'inch' : 'inches'}`;
      },
    );
}

/** What joins two numbers, or a number and its unit, to one thing. */
function sayMeasures(text: string): string {
  return (
    text
      .replaceAll(
        /(?<![\w/.])1\/(\d{2,4})\s?(?:s|secs?|seconds?)\b/g,
        (_, parts: string) => `one ${ordinal(parts)} of a second`,
      )
      .replaceAll(/(\d+)?\s?([½⅓⅔¼¾⅛])/g, (_, whole: string | undefined, part: string) =>
        whole
          ? `${cardinal(whole)} and ${HALVES[part]!.replace(/^one (?=half|quarter|third)/, 'a ')}`
          : HALVES[part]!,
      )
      // "3%-5%", "5kg–10kg": the unit is said once.
      .replaceAll(
        new RegExp(
          `(?<![\\w.])(${NUMBER})\\s?(%|${UNIT})(?=\\s?[-–]\\s?(?:${NUMBER})\\s?\\2)`,
          'g',
        ),
        '$1',
      )
      .replaceAll(
        new RegExp(
          `(?<![\\w.])(-)?(${NUMBER})${RANGE}(${NUMBER})(?=\\s?(?:%|${UNIT})(?!\\w))`,
          'g',
        ),
        (...found) => {
          const [, minus, low, high] = found as (string | undefined)[];
          return `${minus ? 'minus ' : ''}${decimal(low!)} to ${high}`;
        },
      )
      // "a 5-kg bag"
      .replaceAll(
        new RegExp(`(?<![\\w.])(${NUMBER})-(${UNIT})(?![\\w/])`, 'g'),
        (whole, value: string, unit: string) =>
          unit.length < 2 ? whole : `${decimal(value)} ${UNITS[unit]![0]}`,
      )
      .replaceAll(
        /(?<=\d\s?[A-Za-z]{1,6})\/(?=(?:day|week|month|year|hour|minute|person)\b)/g,
        ' per ',
      )
      .replaceAll(/(?<![\d.,])(\d+),(\d{1,2})(?=\s?%)/g, '$1.$2')
      .replaceAll(
        /(?<![\w.])(\d+(?:\.\d+)?)B(?=\s(?:parameters?|params?|tokens?|people|users|views|rows)\b)/g,
        (_, value: string) => `${decimal(value)} billion`,
      )
      .replaceAll(
        /(?<![\w.])(\d{1,4})[x×](\d{1,4})(?!\w)/g,
        (_, wide: string, high: string) => `${sayPixels(wide)} by ${sayPixels(high)}`,
      )
      .replaceAll(/\b(1,?000)s\b|\b(100?)s(?=\sof\b)/g, (_, thousand?: string, fewer?: string) => {
        if (thousand) return 'thousands';
        return fewer === '10' ? 'tens' : 'hundreds';
      })
  );
}

/** 720 → "seven twenty", 1080 → "ten eighty", 100 → "one hundred". */
export function sayPixels(digits: string): string {
  const [high, low] = [digits.slice(0, -2), digits.slice(-2)];
  if (digits.length < 3 || Number(low) < 10) return cardinal(digits);
  return `${cardinal(high)} ${cardinal(low)}`;
}

function sayFractions(text: string): string {
  return text
    .replaceAll(
      /\b((?:19|20)\d\d)\/((?:19|20)?\d\d)\b(?!\/)/g,
      (_, first: string, last: string) =>
        `${year(first)} ${last.length === 4 ? year(last) : cardinal(last)}`,
    )
    .replaceAll(/\b20\/20\b/g, 'twenty twenty')
    .replaceAll(
      /\b([2-9]|12)\/(2|4|8|16)(?=\stime\b)/g,
      (_, beats: string, of: string) => `${cardinal(beats)} ${cardinal(of)}`,
    )
    .replaceAll(
      /\b(\d{1,2})\s(\d)\/(\d)\b/g,
      (_, whole: string, over: string, under: string) =>
        `${cardinal(whole)} and ${sayFraction(over, under)}`,
    )
    .replaceAll(
      /(?<![\w/.])(\d{1,4}(?:\.\d+)?)\/(\d{1,4})(?:rds?|ths?)?(?![\w/]|\.\d)/g,
      (_, over: string, under: string) => sayFraction(over, under),
    );
}

function sayFraction(over: string, under: string): string {
  const part = PARTS[Number(under) - 1];
  if (Number(over) > Number(under)) return `${decimal(over)} over ${cardinal(under)}`;
  if (!part || Number(over) === Number(under) || over.includes('.')) {
    return `${decimal(over)} out of ${cardinal(under)}`;
  }
  const many = over === '1' ? '' : 's';
  return `${cardinal(over)} ${part}${part === 'half' && many ? '' : many}`;
}

function signOf(sign: string | undefined): string {
  if (sign === '+') return 'plus ';
  return sign ? 'minus ' : '';
}
