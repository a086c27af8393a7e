import { cardinal, decimal, ordinal, year } from './english-numbers.ts';
import { UNIT } from './english-units.ts';
import { UNITS } from './english-words.data.ts';

const HALVES: Readonly<Record<string, string>> = {
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅛': 'one eighth',
  '⅜': 'three eighths',
  '⅝': 'five eighths',
  '⅞': 'seven eighths',
  '⅕': 'one fifth',
  '⅖': 'two fifths',
  '⅗': 'three fifths',
  '⅘': 'four fifths',
  '⅙': 'one sixth',
  '⅚': 'five sixths',
};
const PARTS = ' half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

const UNIT_AFTER = `(?=\\s?(?:%|"|(?:${UNIT})(?![\\w/])))`;
const MIXED = /(?<![\w/.,-])(\d{1,3})\s(\d)\/(\d{1,2})(?![\w/]|\.\d)/g;
const PART = new RegExp(`(?<![\\w/.,])(\\d{1,3})\\/(\\d{1,3})${UNIT_AFTER}`, 'g');
/** Stand behind a part until its unit is read; no text has them. */
const [ONE_PART, WITH_WHOLE] = ['\uE000', '\uE001'];
const WITH_UNIT = new RegExp(
  `([${ONE_PART}${WITH_WHOLE}])(?:\\s?(%|"|(?:${UNIT})(?![\\w/])))?`,
  'g',
);

/** "3 1/2%", "½ lb", "2 1/4\"": parts of what is measured, with what they are parts of. */
export function sayParts(text: string): string {
  return text
    .replaceAll(
      /(?<![\w/.])1\/(\d{2,4})\s?(?:s|secs?|seconds?)\b/g,
      (_, parts: string) => `one ${ordinal(parts)} of a second`,
    )
    .replaceAll(/(?:(\d+)\s?)?([½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])/g, (_, whole: string | undefined, part: string) =>
      whole
        ? `${cardinal(whole)} and ${HALVES[part]!.replace(/^one (?=half|quarter|third)/, 'a ')}${WITH_WHOLE}`
        : HALVES[part]! + ONE_PART,
    )
    .replaceAll(MIXED, (whole, count: string, over: string, under: string) =>
      Number(over) < Number(under)
        ? `${cardinal(count)} and ${partOf(over, under)}${WITH_WHOLE}`
        : whole,
    )
    .replaceAll(PART, (_, over: string, under: string) =>
      Number(over) < Number(under)
        ? sayPart(over, under) + ONE_PART
        : `${cardinal(over)} over ${under}`,
    )
    .replaceAll(WITH_UNIT, (_, mark: string, sign?: string) => {
      if (sign === undefined) return '';
      if (sign === '%') return ' percent';
      const [one, many] = sign === '"' ? ['inch', 'inches'] : UNITS[sign]!;
      return ` ${mark === WITH_WHOLE ? many : one}`;
    });
}

const partOf = (over: string, under: string) =>
  over === '1' && under === '2' ? 'a half' : sayPart(over, under);

function sayPart(over: string, under: string): string {
  const part = PARTS[Number(under) - 1] ?? ordinal(under);
  return `${cardinal(over)} ${part}${over === '1' ? '' : 's'}`;
}

export function sayFractions(text: string): string {
  return (
    text
      .replaceAll(
        /\b((?:19|20)\d\d)\/((?:19|20)?\d\d)\b(?!\/)/g,
        (_, first: string, last: string) =>
          `${year(first)} ${last.length === 4 ? year(last) : cardinal(last)}`,
      )
      .replaceAll(/\b20\/20\b/g, 'twenty twenty')
      // "60/40": shares of a whole.
      .replaceAll(/\b(\d0)\/(\d0)\b(?!\/)/g, (whole, one: string, other: string) =>
        Number(one) + Number(other) === 100 ? `${cardinal(one)} ${cardinal(other)}` : whole,
      )
      .replaceAll(
        /\b(\d{1,2})\s(\d)\/(\d)\b/g,
        (_, whole: string, over: string, under: string) =>
          `${cardinal(whole)} and ${sayFraction(over, under)}`,
      )
      .replaceAll(
        /(?<![\w/.])(\d{1,4}(?:\.\d+)?)\/(\d{1,4})(?:rds?|ths?)?(?![\w/]|\.\d)/g,
        (_, over: string, under: string) => sayFraction(over, under),
      )
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
