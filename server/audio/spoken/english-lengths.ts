import { cardinal, decimal, ordinal } from './english-numbers.ts';
import { isBeforeThing, isOfThing } from './english-things.ts';
import { UNIT } from './english-units.ts';

/** "10x10 ft", "10x20x30 cm": only the last number has a unit. */
export function sayDimensions(text: string): string {
  const more = String.raw`\d+(?:\.\d+)?`;
  return text
    .replaceAll(
      /(?<=\d\s?)\b(sq|cu|fl)\.?\s?(ft|in|mi|km|m|yd|oz)\b(?:\.(?!\s+[A-Z]))?/g,
      (_, kind: string, unit: string) => `${kind} ${unit}`,
    )
    .replaceAll(
      new RegExp(
        `(?<![\\w.])(?:${more}\\s?[x×]\\s?){1,2}(?=${more}\\s?(?:in\\.|"|${UNIT})(?!\\w))`,
        'g',
      ),
      (sides) => (sides.match(/[\d.]+/g) ?? []).map((side) => `${decimal(side)} by `).join(''),
    );
}

const SIDES: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

const NUMBER_OF_FEET = String.raw`(\d{1,3}(?:\.\d+)?)`;
const FEET = `${NUMBER_OF_FEET}'(?![\\w']|\\s\\d{1,2}(?:"|''))`;
/** Ends an earlier opening quote. */
const IN_QUOTES = /(?:^|[^\p{L}\p{N}])'(?!\s)[^']*$/u;

/** "a 5' wall", "5'-6' tall", "10' x 12'". */
function sayFeet(text: string): string {
  return text
    .replaceAll(
      /(?<=\b(?:after|until|before)\s)(45|90|120)'(?!\w)/g,
      (_, time: string) => `${cardinal(time)} minutes`,
    )
    .replaceAll(/\b(\d{1,2})'(?=\sminute\b)/g, (_, minute: string) => ordinal(minute))
    .replaceAll(
      /(?<=["']\s?[x×]\s?|(?<![\w.'°]))(\d+(?:\.\d+)?)"\s?[x×]\s?(?=\d+(?:\.\d+)?(["']))/g,
      (_, side: string, unit: string) => `${decimal(side)} ${unit === '"' ? '' : 'inches '}by `,
    )
    .replaceAll(
      new RegExp(`(?<![\\w.'°/]|°\\s)${NUMBER_OF_FEET}'?\\s?[-–]\\s?(?=${FEET})`, 'g'),
      (_, low: string) => `${decimal(low)} to `,
    )
    .replaceAll(
      new RegExp(`(?<![\\w.'°/]|°\\s)${NUMBER_OF_FEET}'\\s?[x×]\\s?(?=${FEET})`, 'g'),
      (_, side: string) => `${decimal(side)} by `,
    )
    .replaceAll(
      new RegExp(`(?<![\\w.'°/]|°\\s)${FEET}`, 'g'),
      (whole, feet: string, at: number, all: string) => {
        const before = all.slice(Math.max(0, at - 160), at);
        if (IN_QUOTES.test(before)) return whole;
        const after = all.slice(at + whole.length);
        const isOne = feet === '1' || isOfThing(before.slice(-40), after) || isBeforeThing(after);
        return `${decimal(feet)} ${isOne ? 'foot' : 'feet'}`;
      },
    );
}

/** Feet and inches: 6'2", 6 ft 2 in, a 27" monitor. */
export function sayLengths(text: string): string {
  let isQuoted = false;
  return sayFeet(text)
    .replaceAll(
      /(?<![\w.'"-])(\d+(?:\.\d+)?)\s?[-–]\s?(?=\d+(?:\.\d+)?(?:"|\s?in\.(?=\s|,|$)))/g,
      (_, low: string) => `${decimal(low)} to `,
    )
    .replaceAll(
      /\b(\d{1,3})°\s?(\d{1,2})[′'](?:\s?(\d{1,2})[″"])?\s?([NSEW])\b/g,
      (_, degrees: string, minutes: string, seconds: string | undefined, side: string) =>
        `${cardinal(degrees)} degrees ${cardinal(minutes)} minutes${seconds ? ` ${cardinal(seconds)} seconds` : ''} ${SIDES[side]}`,
    )
    .replaceAll(
      /(?<![\w.])(\d|\d{2,3}(?='\s?\d{1,2}(?:"|'')))'\s?(\d{1,2})(?:"|''|(?![\w'"]))/g,
      (_, feet: string, inches: string) => `${cardinal(feet)} foot ${cardinal(inches)}`,
    )
    .replaceAll(
      /\b(\d+)\s?(?:ft\.?|feet|foot)\s(\d{1,2})\s?(?:in\b\.?|inches\b)/g,
      (_, feet: string, inches: string) =>
        `${cardinal(feet)} ${feet === '1' ? 'foot' : 'feet'} ${cardinal(inches)} ${inches === '1' ? 'inch' : 'inches'}`,
    )
    .replaceAll(
      /(?<![\w.])(\d+)\s?in\.(?=\s|,|$)/g,
      (whole, count: string, at: number, all: string) => {
        const isOne =
          count === '1' ||
          isOfThing(all.slice(Math.max(0, at - 40), at), all.slice(at + whole.length));
        return `${cardinal(count)} ${isOne ? 'inch' : 'inches'}`;
      },
    )
    .replaceAll(
      /(?<![\w./])(\d+(?:\.\d+)?)"(?=\s|$)|"/g,
      (whole, value: string | undefined, at: number, all: string) => {
        // After an opening quote, this is the closing one.
        if (value === undefined || isQuoted) {
          isQuoted = !isQuoted;
          return whole;
        }
        const after = all.slice(at + whole.length);
        const isOne =
          value === '1' ||
          /\b(?:an?|the)\s$/i.test(all.slice(Math.max(0, at - 5), at)) ||
          isOfThing(all.slice(Math.max(0, at - 40), at), after) ||
          isBeforeThing(after);
        return `${decimal(value)} ${isOne ? 'inch' : 'inches'}`;
      },
    );
}
