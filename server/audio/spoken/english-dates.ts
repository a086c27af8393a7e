import { cardinal, decade, ordinal, year } from './english-numbers.ts';
import { COUNTED_NOUNS } from './english-words.data.ts';

const MONTHS = `January February March April May June July August September October November
  December`.split(/\s+/);
const SHORT_MONTHS: Readonly<Record<string, string>> = Object.fromEntries([
  ...MONTHS.map((month) => [month.slice(0, 3).toLowerCase(), month]),
  ['sept', 'September'],
]);
const NAME = `${MONTHS.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\b\\.?`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';

function monthOf(written: string): string {
  const key = written.toLowerCase().replace('.', '');
  return SHORT_MONTHS[key] ?? SHORT_MONTHS[key.slice(0, 3)]!;
}

function sayDate(month: number, day: string, yearDigits?: string): string | null {
  const name = MONTHS[month - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return null;
  return `${name} ${ordinal(day)}${yearDigits ? `, ${year(yearDigits)}` : ''}`;
}

const WEEKDAYS: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
const WEEKDAY = `(${Object.keys(WEEKDAYS).join('|')})\\b\\.?`;

/** Ranges: "Oct 2023–Jan 2024", "May 30–June 2", "Mon–Fri". */
function saySpans(text: string): string {
  return text
    .replaceAll(
      new RegExp(
        `\\b(${NAME})((?:\\s\\d{1,2}(?:st|nd|rd|th)?)?(?:,?\\s\\d{4})?)\\s?[-–]\\s?(?=(?:${NAME})\\b)`,
        'g',
      ),
      '$1$2 to ',
    )
    .replaceAll(
      new RegExp(`\\b${WEEKDAY}\\s?[-–]\\s?${WEEKDAY}`, 'g'),
      (_, first: string, last: string) => `${WEEKDAYS[first]} to ${WEEKDAYS[last]}`,
    );
}

/** "March 10 miles.", "May 5 people come?": verbs, if at a sentence's start and before something counted. */
const NO_MONTH = `(?!(?<=^|[.!?]\\s)(?:March|May)\\s\\d{1,2}\\s(?:${[...COUNTED_NOUNS].filter((word) => word !== 'of').join('|')})\\b)`;

const MONTH_DAY = String.raw`(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\w/%]|\.\d)`;
const LEADS_TO_DAY =
  'on|by|until|till|thru|through|since|before|after|due|dated|effective|starting|starts|begins|ends|ending|' +
  'deadline(?:\\sis)?|scheduled\\sfor|launche[sd]|released|opens|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?';
/** "cut by 1/3" is a fraction, "done by 1/5" a date. */
const SIMPLE_PART = /^(?:1\/(?:[2-9]|10)|2\/[35]|3\/[458]|[45]\/[568])$/;
const HAS_DEADLINE =
  /\b(?:due|done|submit|finish|finished|respond|reply|rsvp|arrive|register|apply|ready|back|deadline|ship|launch|pay|send|order|complete|sign|book)\b/i;
/** Follows a fraction or "x out of y". */
const PARTED =
  '\\s?"|[\\s-](?:of|the|full|stars?|inch(?:es)?|in\\.|miles?|cups?|tsp|tbsp|teaspoons?|tablespoons?|pounds?|occasions|days|times|tests|tasks|questions|attempts|metrics|benchmarks|devices)\\b';
const DAY_AFTER = new RegExp(
  `(?<=\\b(?:${LEADS_TO_DAY})\\s)(?!(?:1\\/[2-8]|2\\/3|3\\/[458])\\san?\\b)${MONTH_DAY}(?!${PARTED})|(?<![\\w/.])${MONTH_DAY}(?=\\sat\\s\\d)`,
  'gi',
);
const DAYS = new RegExp(
  `(?<![\\w/.$€£])(?:${MONTH_DAY})(\\s?[-–]\\s?|\\sto\\s|(?<=\\b[Bb]etween\\s[\\d/]+)\\sand\\s)${MONTH_DAY}(?!${PARTED})`,
  'g',
);
/** Holidays commonly written as numbers. */
const FEAST =
  /(?<![\w/.]|\b(?:got|scored?|of|was|only|had)\s)12\/(24|25|31)(?![\w/%]|\.\d|\s(?:of|[a-z]+s)\b)/g;

/** Dates without a year, unless they're fractions: "on 3/15", "9/1-9/15", "due 4/15". */
function sayDays(text: string): string {
  return text
    .replaceAll(DAYS, (whole, ...found) => {
      const [month, day, joint, lastMonth, lastDay] = found as string[];
      // Smaller numbers may be fractions: "1/4 to 1/2".
      if (Math.max(Number(day), Number(lastDay)) <= 10) return whole;
      const join = joint!.trim() === 'and' ? 'and' : 'to';
      return `${sayDate(Number(month), day!)} ${join} ${sayDate(Number(lastMonth), lastDay!)}`;
    })
    .replaceAll(DAY_AFTER, (whole, ...found) => {
      const [month, day, otherMonth, otherDay] = found as (string | undefined)[];
      const [at, all] = found.slice(-2) as [number, string];
      const before = all.slice(Math.max(0, at - 40), at);
      if (/\bby\s$/i.test(before) && SIMPLE_PART.test(whole) && !HAS_DEADLINE.test(before))
        return whole;
      return sayDate(Number(month ?? otherMonth), (day ?? otherDay)!) ?? whole;
    })
    .replaceAll(FEAST, (_, day: string) => sayDate(12, day)!);
}

/** Two-digit years belong to the last century, except recent and future ones. */
function fullYear(digits: string, before: string): string {
  const isToCome =
    /\b(?:by|until|till|expires?|expiring|due|matures?|maturing|through)\s(?:on\s)?$/i;
  return Number(digits) < (isToCome.test(before) ? 60 : 36) ? `20${digits}` : `19${digits}`;
}

export function sayDates(text: string): string {
  return (
    sayDays(saySpans(text))
      .replaceAll(
        new RegExp(
          `\\b${WEEKDAY}(?=,?\\s(?:(?:${NAME})\\s\\d|\\d{1,2}(?:st|nd|rd|th)?\\s(?:${NAME})))`,
          'g',
        ),
        (_, day: string) => WEEKDAYS[day]!,
      )
      .replaceAll(
        /\b(Mon|Tues?|Wed|Thu|Thurs|Fri)\b\.?(?=\s\d{1,2}(?::\d\d|\s?[-–]\s?\d|\s?[ap]\.?m))/g,
        (_, day: string) => WEEKDAYS[day]!,
      )
      .replaceAll(/\bM\s?[-–]\s?F\b(?=,?\s\d)/g, 'Monday to Friday')
      .replaceAll(/(?<=\d0s)\s?[-–]\s?(?='?\d{2,4}s\b)/g, ' to ')
      .replaceAll(/(?<='\d\d)\s?[-–/]\s?(?='\d\d\b)/g, ' to ')
      .replaceAll(/(?<=\d\s?(?:BCE?|CE|AD))\s?[-–—]\s?(?=(?:AD\s)?\d)/g, ' to ')
      .replaceAll(/(?<=\b[QH][1-4])'(\d\d)\b/g, (_, digits: string) => ` ${cardinal(digits)}`)
      .replaceAll(
        /\b(\d{4})[-/](\d{2})[-/](\d{2})(?:T[\d:.Z+-]*)?\b/g,
        (whole, y: string, m: string, d: string) => sayDate(Number(m), d, y) ?? whole,
      )
      .replaceAll(
        /(?<![\w/.])(\d{1,2})(?:[/.-](\d{1,2})[/.-](\d{4})|\/(\d{1,2})\/(\d{2}))(?![\w/]|\.\d)/g,
        (whole, ...found) => {
          const [a, slashed, long, b = slashed, short] = found as (string | undefined)[];
          const [at, all] = found.slice(-2) as [number, string];
          const y = long ?? fullYear(short!, all.slice(Math.max(0, at - 16), at));
          // 3/15 is a US date, 15/3 an international one; 3/4 is read as US.
          const isOurs = Number(a) <= 12;
          return sayDate(Number(isOurs ? a : b), (isOurs ? b : a)!, y) ?? whole;
        },
      )
      .replaceAll(
        new RegExp(
          `${NO_MONTH}\\b(${NAME})\\s${DAY}(?:\\s?[-–]\\s?${DAY})?(?:,?\\s(\\d{4}))?(?!\\d|:)\\b`,
          'g',
        ),
        (...found) => {
          const [, month, day, last, y] = found as (string | undefined)[];
          const to = last ? ` to ${ordinal(last)}` : '';
          return `${monthOf(month!)} ${ordinal(day!)}${to}${y ? `, ${year(y)},` : ''}`;
        },
      )
      .replaceAll(
        new RegExp(`\\b(?:([Tt]he)\\s)?${DAY}\\s(?:of\\s)?(${NAME})(?:,?\\s(\\d{4}))?\\b`, 'g'),
        (...found) => {
          const [, the = 'the', day, month, y] = found as (string | undefined)[];
          return `${the} ${ordinal(day!)} of ${monthOf(month!)}${y ? ` ${year(y)}` : ''}`;
        },
      )
      .replaceAll(
        new RegExp(`\\b(${NAME}),?\\s(\\d{4})\\b`, 'g'),
        (_, month: string, y: string) => `${monthOf(month)} ${year(y)}`,
      )
      .replaceAll(
        /(?<![\w/.-])((?:19|20)\d\d)[-/](0[1-9]|1[0-2])(?![\w/-]|\.\d)/g,
        // "2011-12" is a season, "2024-03" a month.
        (whole, y: string, month: string) =>
          Number(month) > Number(y.slice(2)) || Number(y.slice(2)) > 89
            ? whole
            : `${MONTHS[Number(month) - 1]} ${year(y)}`,
      )
      .replaceAll(
        /(?<=\bin\s)(1[0-2]|0?[1-9])\/(1[3-9]|2\d|3[0-5]|[5-9]\d)(?![\w/%]|\.\d|\s(?:[a-z]+s|people|men|women|children)\b)/g,
        (_, month: string, y: string) => `${MONTHS[Number(month) - 1]} ${year(fullYear(y, ''))}`,
      )
      .replaceAll(
        /\b(?:(Feb|Aug|Sept|Oct|Nov|Dec)\b(\.?)|(?<=\b(?:in|since|by|until|late|early|mid|last|next|every|and|to)[\s-]|\/)(Jan|Mar|Apr|Jun|Jul)(\.))/g,
        (...found) => {
          const [whole, month, dot, other, otherDot] = found as (string | undefined)[];
          const [at, all] = found.slice(-2) as [number, string];
          const ends = /^(?:\s*$|\s[A-Z])/.test(all.slice(at + whole!.length));
          return monthOf((month ?? other)!) + ((dot || otherDot) && ends ? '.' : '');
        },
      )
      .replaceAll(
        /(?<=\b[Aa]n?\s)([2-9]0)s(?=\s(?:clips?|ads?|spots?|video|timer|exposure|rest|sprint|plank|hold|teaser|interval|cooldown|reel|commercial)\b)/g,
        (_, seconds: string) => `${cardinal(seconds)} second`,
      )
      // "rest 60–90s", "for 30s": seconds instead of decades.
      .replaceAll(
        /(?<=(?<!\b(?:the|in|his|her|their|early|late|mid)[\s-]|\d)\b\d{2}\s?[-–]\s?|\b(?:rest|hold|wait|for|every|within|plank)\s)([2-9]0)s\b(?=[.,;:)!?]|\s(?:and|then|or|on|off|each|per|between|at|with|before|after|to|rest)\b|\s*$)/gi,
        '$1 secs',
      )
      .replaceAll(/(?<=\bthe\s)['’‘]?00s\b/gi, 'two thousands')
      .replaceAll(/\b((?:1[1-9]|20)\d0)['’]?s\b/g, (_, digits: string) => decade(digits))
      .replaceAll(/(?<![\w$€£¥₹])['’‘]?([2-9]0)['’]?s\b/g, (_, digits: string) => decade(digits))
      .replaceAll(/(?<!\w)['’‘](\d\d)\b(?!['’]|[.,]\d)/g, (_, digits: string) =>
        digits.startsWith('0') ? `oh ${cardinal(digits)}` : cardinal(digits),
      )
  );
}
