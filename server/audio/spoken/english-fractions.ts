import { cardinal, decimal, ordinal, span } from './english-numbers.ts';
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
/** Private-use characters that mark a fraction until its unit has been read. */
const [ONE_PART, WITH_WHOLE] = ['\uE000', '\uE001'];
const WITH_UNIT = new RegExp(
  `([${ONE_PART}${WITH_WHOLE}])(?:\\s?(%|"|(?:${UNIT})(?![\\w/])))?`,
  'g',
);

/** Fractions of a unit: "3 1/2%", "½ lb", "2 1/4\"". */
export function sayParts(text: string): string {
  return (
    text
      // "1-1/2 cups" is one number; "1/2-3/4 cup" and "1–1½ cups" are ranges.
      .replaceAll(/(?<![\w/.,-])(\d{1,3})-(?=(?:1\/[2-8]|2\/3|3\/[48]|[57]\/8)(?![\w/]))/g, '$1 ')
      .replaceAll(
        /(?<=\d\/\d|[½⅓⅔¼¾⅛])\s?[-–—]\s?(?=\d|[½⅓⅔¼¾⅛])|(?<=\d)\s?[-–—]\s?(?=(?:\d{1,2}\s?)?[½⅓⅔¼¾⅛]|\d{1,2}\s\d\/\d)/g,
        ' to ',
      )
      .replaceAll(
        /(?<![\w/.])1\/(\d{2,4})\s?(?:s|secs?|seconds?)\b/g,
        (_, parts: string) => `one ${ordinal(parts)} of a second`,
      )
      .replaceAll(
        /(?:(\d+)\s?)?([½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])/g,
        (_, whole: string | undefined, part: string) =>
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
      })
  );
}

const partOf = (over: string, under: string) =>
  over === '1' && under === '2' ? 'a half' : sayPart(over, under);

function sayPart(over: string, under: string): string {
  const part = PARTS[Number(under) - 1] ?? ordinal(under);
  return `${cardinal(over)} ${part}${over === '1' ? '' : 's'}`;
}

/** Visual acuity and fasting hours. */
const SAID_APART =
  /(?<=\b(?:[Vv]ision|[Aa]cuity|[Ee]yesight)\s(?:is\s|was\s|of\s)?)(20)\/(\d{2,3})\b|\b(20)\/(\d{2,3})(?=\s(?:vision|eyesight)\b)|\b(1[2-9]|20)\/([4-9]|1[0-2])(?=\s(?:fasts?|fasting|intermittent|diet|schedule|window|method|protocol)\b)/g;

export function sayFractions(text: string): string {
  return (
    text
      .replaceAll(
        /\b((?:19|20)\d\d)\/((?:19|20)?\d\d)\b(?!\/)/g,
        (_, first: string, last: string) => span(first, last),
      )
      .replaceAll(
        /\b(\d\d)\/(\d\d)(?=\s(?:season|campaign)s?\b)/g,
        (whole, first: string, last: string) =>
          Number(last) === (Number(first) + 1) % 100
            ? `${cardinal(first)} to ${cardinal(last)}`
            : whole,
      )
      .replaceAll(/\b20\/20\b/g, 'twenty twenty')
      .replaceAll(/(?<![\w/.])4\/20(?![\w/]|\sof\b)/g, 'four twenty')
      .replaceAll(SAID_APART, (...found) => {
        const [one, other] = (found.slice(1, 7) as (string | undefined)[]).filter(Boolean);
        return `${cardinal(one!)} ${cardinal(other!)}`;
      })
      .replaceAll(
        /(?<![\w/.])(\d{1,2}\.\d+)\/(\d{1,2}\.\d+)(?![\w/])/g,
        (_, over: string, under: string) => `${decimal(over)} out of ${decimal(under)}`,
      )
      // "60/40": a split.
      .replaceAll(/\b(\d0)\/(\d0)\b(?!\/)/g, (whole, one: string, other: string) =>
        Number(one) + Number(other) === 100 ? `${cardinal(one)} ${cardinal(other)}` : whole,
      )
      .replaceAll(
        /\b(\d{1,2})\s(\d)\/(\d)\b/g,
        (_, whole: string, over: string, under: string) =>
          `${cardinal(whole)} and ${sayFraction(over, under)}`,
      )
      .replaceAll(
        /(?<![\w/.])(\d{1,4}(?:\.\d+)?)\/(\d{1,4})(rds?|ths?)?(?![\w/]|\.\d)/g,
        (
          whole,
          over: string,
          under: string,
          ending: string | undefined,
          at: number,
          all: string,
        ) => {
          const before = all.slice(Math.max(0, at - 24), at);
          const after = all.slice(at + whole.length, at + whole.length + 24);
          if (OF_A_ROW.test(before)) return `${decimal(over)} of ${cardinal(under)}`;
          if (ROWS.test(before)) return `${decimal(over)} and ${cardinal(under)}`;
          const isInch = /^(?:16|32|64)$/.test(under) && /^[\s-]in(?:ch|ches|\.)?\b/.test(after);
          const isOne = over === '1' && Number(under) > 10 && /^\s(?:of|the)\b/.test(after);
          if (isInch || isOne) {
            return sayPart(over, under);
          }
          return ending === undefined && isRating(over, under, before, after)
            ? `${decimal(over)} out of ${cardinal(under)}`
            : sayFraction(over, under);
        },
      )
  );
}

/** "Part 2/3", "page 3/8". */
const OF_A_ROW =
  /\b(?:step|part|pt\.?|page|slide|chapter|lesson|day|episode|tweet|round|question|week|thread|tip)\s$/i;
/** "Grades 4/5". */
const ROWS =
  /\b(?:grades|chapters|levels|steps|parts|questions|units|seasons|episodes|weeks|days)\s$/i;
/** "x out of y", whatever the denominator. */
const COUNTED_AFTER =
  /^\s(?:stars?|right|correct|wrong|people|adults|women|men|kids|children|patients|students|doctors|dentists|users|voters|players|teams|games|times|employees|workers|customers|drivers|respondents|companies|startups|businesses|teens|teenagers|parents|couples|families|households|countries|teachers|developers|engineers|founders|investors|shots|points|[A-Z][a-z]+(?:ans|ese|ish))\b/;
const JUDGED_BEFORE =
  /\b(?:rated?|rating|rates|scores?|scored|graded?|gave (?:it|this|them)|give (?:it|this|them)|went|strength|pain)(?:\s(?:it|this|them|of|is|was|at|an?)){0,2}\s$/i;
/** Still fractions, even with 5 or 10 as denominator. */
const PART_AFTER =
  /^\s?(?:(?:of|the|as|scale|size|full|empty|cups?|teaspoons?|tablespoons?|inch(?:es)?|miles?|pounds?|ounces?|seconds?|majority|vote|share|power|rule|Compromise|an?|that|its|their|his|her)\b|[=+×*÷<>≈]|(?:plus|minus|times|equals|divided)\b)/;
const PART_BEFORE =
  /(?:[=+×*÷<>≈]\s?|\b(?:by|another|extra|additional|least|about|roughly|nearly|plus|minus|times|equals)\s)$/;

/** "8/10", "4/5 stars", "9/10 people": ratings or counts instead of fractions. */
function isRating(over: string, under: string, before: string, after: string): boolean {
  if (/^\s(?:of|the)\b/.test(after)) return false;
  const isWithin = Number(over) <= Number(under);
  if (isWithin && (COUNTED_AFTER.test(after) || JUDGED_BEFORE.test(before))) return true;
  if (under === '5' ? !isWithin : under !== '10' || Number(over) > 15) return false;
  return !PART_AFTER.test(after) && !PART_BEFORE.test(before);
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
