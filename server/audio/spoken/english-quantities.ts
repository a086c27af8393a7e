import { cardinal, decimal } from './english-numbers.ts';
import { sayFractions, sayParts } from './english-fractions.ts';
import { sayDimensions, sayLengths } from './english-lengths.ts';
import { sayRates, sayScales } from './english-rates.ts';
import { isBeforeThing, isOfThing } from './english-things.ts';
import { NUMBER, UNIT } from './english-units.ts';
import { COUNTED_NOUNS, UNITS } from './english-words.data.ts';

export const RANGE = String.raw`(?:\s?[-–—]\s?|\sto\s)`;

/** Measured amounts: "500ml milk"; other attached units are part of a name: "50mm lens". */
const POURED =
  /^(?:\w|[°×]|°[CF]|kg|mg|ml|mL|oz|lbs?|cl|dL|µg|mcg|tbsp|tsp|bn|hrs?|mins?|secs?|yrs?|wks?)$/;

/** Numbers with percent signs, units, ranges or fractions. */
export function sayQuantities(text: string): string {
  return sayFractions(
    sayMeasures(sayScales(sayLengths(sayParts(sayRates(sayDimensions(text))))))
      .replaceAll(
        new RegExp(`(?<![\\w.])([-+])?(${NUMBER})(\\+)?\\s?%`, 'g'),
        (_, sign: string | undefined, value: string, more?: string) =>
          `${signOf(sign)}${decimal(value)}${more ? ' plus' : ''} percent`,
      )
      .replaceAll(
        new RegExp(
          `(?<![\\w.]|\\w-)(-)?(${NUMBER})(\\+?\\s?)(${UNIT})(?:\\/(${UNIT}))?(?![\\w°²³/])`,
          'g',
        ),
        (...found) => {
          const [whole, sign, value, gap, unit, each] = found as (string | undefined)[];
          const [plus, space] = gap!.startsWith('+') ? [' plus', gap!.slice(1)] : ['', gap!];
          // After a space a single letter is usually a word or name.
          if (space && /^[A-Za-zx×]$/.test(unit!) && !/^[ghmslLVW×]$/.test(unit!)) return whole!;
          // "7950X" is a product name.
          if (unit === 'X' && Number(value) > 999) return whole!;
          const [at, all] = found.slice(-2) as unknown as [number, string];
          const after = all.slice(at + whole!.length);
          const next = /^\s+([a-z]+)/.exec(after)?.[1] ?? '';
          // "2m subscribers"
          if (unit === 'm' && next !== 'of' && COUNTED_NOUNS.has(next))
            return `${decimal(value!)} million`;
          const [one, many] = UNITS[unit!]!;
          const per = each ? ` per ${UNITS[each]![0]}` : '';
          const isOne =
            value === '1' ||
            isOfThing(all.slice(Math.max(0, at - 40), at), after) ||
            (space === '' && !POURED.test(unit!) && isBeforeThing(after));
          return `${signOf(sign)}${decimal(value!)}${plus} ${isOne ? one : many}${per}`;
        },
      ),
  );
}

/** Joins two numbers, or a number and its unit. */
function sayMeasures(text: string): string {
  return (
    text
      .replaceAll(
        /(?<![\w.])([12])[xX](?:\s?\/\s?|\s(?:an?|per)\s)(?=(?:day|week|month|year|hour)\b)/g,
        (_, count: string) => `${count === '1' ? 'once' : 'twice'} a `,
      )
      .replaceAll(
        /(?<![\w.])([12])[xX](?=\s(?:daily|weekly|monthly|yearly|annually)\b)/g,
        (_, count: string) => (count === '1' ? 'once' : 'twice'),
      )
      .replaceAll(/(?<=\b\d{1,2}[a-d])\s?[-–]\s?(?=\d{1,2}[a-d]\b)/g, ' to ')
      .replaceAll(/(?<=\d\s?(?:ft|in|cm|mm|m|yd)\b\.?)\s?[x×]\s?(?=\d)/g, ' by ')
      .replaceAll(/(?<=\d\.\d)L(?=\s(?:[IV]\d|turbo|engine|inline|diesel|hybrid))/g, ' liter')
      // "3%-5%", "5kg–10kg": say the unit once.
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
      .replaceAll(/(?<![\d.,])(\d+),(\d{1,2})(?=\s?%)/g, '$1.$2')
      .replaceAll(/(?<=\d)\sx\s(?=\d)/g, ' times ')
      .replaceAll(
        /(?<![\w.])(\d{1,4})[x×](\d{1,4})(?!\w|\sto the power)/g,
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

function signOf(sign: string | undefined): string {
  if (sign === '+') return 'plus ';
  return sign ? 'minus ' : '';
}
