import { decimal } from './english-numbers.ts';
import { NUMBER, UNIT } from './english-units.ts';
import { UNITS } from './english-words.data.ts';

const EACH =
  'day|week|month|year|hour|minute|second|person|share|user|night|acre|mile|gallon|pound|serving|side|rep|set|game|student|employee|seat|row|plant|household';
const AGAIN_MEASURED = new RegExp(
  `(?<=\\d\\s?(${UNIT}|[a-z]{4,10}))\\/(?=(\\d+(?:[.,]\\d+)*)\\s?(${UNIT}|A)(?![\\w/]))`,
  'g',
);

/** "4 mins/side", "6 L/100 km": per; "425°F/220°C": an alternative. */
export function sayRates(text: string): string {
  return text
    .replaceAll(
      /\b(\d\d)\/(?=\d\d\s?(?:mpg|miles per gallon)\b)/g,
      (_, one: string) => `${decimal(one)}, `,
    )
    .replaceAll(
      new RegExp(`(?<=\\d\\s?(?:${UNIT}))\\/(wk|mo|yr|hr)\\b`, 'g'),
      (_, each: string) => ` per ${UNITS[each]![0]}`,
    )
    .replaceAll(AGAIN_MEASURED, (_, unit: string, count: string, other: string) =>
      /^10{1,3}$/.test(count.replace(',', '')) || (unit.endsWith('g') && /[lL]$/.test(other))
        ? ' per '
        : ', ',
    )
    .replaceAll(new RegExp(`(?<=\\d\\s?[A-Za-z]{1,10})\\/(?=(?:${EACH})\\b)`, 'g'), ' per ')
    .replaceAll(/(?<=\d[^.!?;]{0,30}\b[a-z]+)\/(?=(?:day|week|month|year)\b)/g, ' per ')
    .replaceAll(
      /(?<=\d[^.!?;]{0,30}\b[a-z]{3,})\/(wk|mo|yr|hr)\b/g,
      (_, each: string) => ` per ${UNITS[each]![0]}`,
    );
}

const SCALES: Readonly<Record<string, string>> = {
  K: 'thousand',
  M: 'million',
  B: 'billion',
  T: 'trillion',
};
const COUNTED_NOUNS =
  'parameters?|params?|tokens?|people|users|views|rows|years|humans|streams|downloads|devices|dollars|stars|cells|records|queries|searches|requests|of|to|in|by';
const BEFORE_UNIT = new RegExp(
  `(?<![\\w.])(${NUMBER})([KMBT])\\s((?:${UNIT})(?![\\w/]))(?<!\\s[A-Za-z])`,
  'g',
);
/** Model sizes and magnets: "a 1.5B model", "a 3T MRI". */
const LARGE =
  '(?:\\.\\d+)([BT])(?![\\w-]|\\s(?:models?|parameter|LLMs?|version|variant|chat|instruct|MRI|scanner|magnet|field)\\b)';
const LARGE_COUNT = new RegExp(
  `(?<![\\w.])(\\d+(?:,\\d{3})*)(?:([BT])(?=\\s(?:${COUNTED_NOUNS})\\b)|(${LARGE}))`,
  'g',
);

/** "93M mi", "1.4B of whom", "2T tokens". */
export function sayScales(text: string): string {
  return text
    .replaceAll(
      BEFORE_UNIT,
      (_, value: string, scale: string, unit: string) =>
        `${decimal(value)} ${SCALES[scale]} ${UNITS[unit]![1]}`,
    )
    .replaceAll(LARGE_COUNT, (...found) => {
      const [, whole, scale, part, large] = found as (string | undefined)[];
      const value = part ? whole + part.slice(0, -1) : whole!;
      return `${decimal(value)} ${SCALES[(scale ?? large)!]}`;
    });
}
