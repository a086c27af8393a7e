import { cardinal, decade, digitByDigit, ordinal, year } from './english-numbers.ts';

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

/** "Oct 2023–Jan 2024", "May 30–June 2", "Mon–Fri": from one to the other. */
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

/** Of two digits: the century that is nearest. */
const fullYear = (digits: string) => (Number(digits) < 50 ? `20${digits}` : `19${digits}`);

/** Dates, decades, times of the day and lengths of time in words. */
export function sayDates(text: string): string {
  return saySpans(text)
    .replaceAll(
      new RegExp(
        `\\b${WEEKDAY}(?=,?\\s(?:(?:${NAME})\\s\\d|\\d{1,2}(?:st|nd|rd|th)?\\s(?:${NAME})))`,
        'g',
      ),
      (_, day: string) => WEEKDAYS[day]!,
    )
    .replaceAll(/\bM\s?[-–]\s?F\b(?=,?\s\d)/g, 'Monday to Friday')
    .replaceAll(/(?<=\d0s)\s?[-–]\s?(?='?\d{2,4}s\b)/g, ' to ')
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
        const y = long ?? fullYear(short!);
        // 3/15 is a date of the United States, 15/3 one of everybody else; 3/4 is taken as the former.
        const isOurs = Number(a) <= 12;
        return sayDate(Number(isOurs ? a : b), (isOurs ? b : a)!, y) ?? whole;
      },
    )
    .replaceAll(
      /(?<=\b(?:on|by|until|till|thru|through|since|before|after)\s)(1[0-2]|[1-9])\/([12]\d|3[01]|[1-9])(?![\w/]|\sof\b)/g,
      (whole, month: string, day: string) => sayDate(Number(month), day) ?? whole,
    )
    .replaceAll(
      new RegExp(`\\b(${NAME})\\s${DAY}(?:\\s?[-–]\\s?${DAY})?(?:,?\\s(\\d{4}))?(?!\\d|:)\\b`, 'g'),
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
    .replaceAll(/(?<=\bthe\s)['’‘]?00s\b/gi, 'two thousands')
    .replaceAll(/\b((?:1[1-9]|20)\d0)['’]?s\b/g, (_, digits: string) => decade(digits))
    .replaceAll(/(?<![\w$€£¥₹])['’‘]?([2-9]0)['’]?s\b/g, (_, digits: string) => decade(digits))
    .replaceAll(/(?<!\w)['’‘](\d\d)\b(?!['’])/g, (_, digits: string) =>
      digits.startsWith('0') ? `oh ${cardinal(digits)}` : cardinal(digits),
    );
}

const HALF = '(a\\.?m\\.?|p\\.?m\\.?)';

const TIME = '\\d{1,2}(?::[0-5]\\d)?';

/** "9-5pm", "9:30–10:45", "3h 20m", "16:9": what only looks like a time, or holds two. */
function sayLengthsOfTime(text: string): string {
  return text
    .replaceAll(
      /\b(GMT|UTC)\s?([+-])\s?(\d{1,2})(?::?(00|30|45))?\b/g,
      (_, zone: string, sign: string, hours: string, minutes?: string) =>
        `${zone} ${sign === '+' ? 'plus' : 'minus'} ${cardinal(hours)}` +
        (minutes && minutes !== '00' ? ` ${cardinal(minutes)}` : ''),
    )
    .replaceAll(
      /\b(\d{1,3})\s?h(?:rs?)?\s?(\d{1,2})\s?m(?:ins?)?(?:\s?(\d{1,2})\s?s(?:ecs?)?)?\b/g,
      (_, h: string, m: string, s?: string) =>
        duration([
          [h, 'hour'],
          [m, 'minute'],
          [s ?? '0', 'second'],
        ]),
    )
    .replaceAll(/\b(\d{1,3})\s?m(?:ins?)?\s?(\d{1,2})\s?s(?:ecs?)?\b/g, (_, m: string, s: string) =>
      duration([
        [m, 'minute'],
        [s, 'second'],
      ]),
    )
    .replaceAll(
      /\b(\d{1,2})h([0-5]\d)\b/g,
      (_, h: string, m: string) => `${cardinal(h)} ${h === '1' ? 'hour' : 'hours'} ${cardinal(m)}`,
    )
    .replaceAll(
      new RegExp(`\\b(${TIME}\\s?${HALF}|\\d{1,2}:[0-5]\\d)\\s?[-–]\\s?(?=${TIME}(?!\\d))`, 'gi'),
      '$1 to ',
    )
    .replaceAll(
      new RegExp(`\\b(\\d{1,2})\\s?[-–]\\s?(?=${TIME}\\s?${HALF}(?!\\w))`, 'gi'),
      '$1 to ',
    )
    .replaceAll(
      /(?<=\b(?:ratio|odds)\s(?:of\s|is\s|was\s)?)(\d+):(\d+)\b|\b(\d+):(\d+)(?=\s(?:ratio|odds|split|aspect)\b)/g,
      (...found) => {
        const [, a, b, c, d] = found as (string | undefined)[];
        return `${cardinal((a ?? c)!)} to ${cardinal((b ?? d)!)}`;
      },
    )
    .replaceAll(
      /(?<![\w:.])(\d{1,3}):(\d|\d{3})(?![\w:]|\.\d)/g,
      (_, a: string, b: string) => `${cardinal(a)} to ${cardinal(b)}`,
    );
}

/** 10:30 am, 9pm, 14:05, 1:02:33. */
export function sayTimes(text: string): string {
  return sayLengthsOfTime(text)
    .replaceAll(/\bsub-(\d{1,2}):00\b/g, (_, minutes: string) => `sub-${cardinal(minutes)}-minute`)
    .replaceAll(/\b(\d{1,2}):([0-5]\d):([0-5]\d)\b/g, (_, h: string, m: string, s: string) =>
      duration([
        [h, 'hour'],
        [m, 'minute'],
        [s, 'second'],
      ]),
    )
    .replaceAll(
      new RegExp(`\\b(1[0-2]|0?[1-9])(?::([0-5]\\d))?\\s?${HALF}(?!\\w)`, 'gi'),
      (...found) => {
        const [, hour, minutes, half] = found as (string | undefined)[];
        return `${clock(hour!, minutes)} ${half!.toLowerCase().startsWith('a') ? 'A.M.' : 'P.M.'}`;
      },
    )
    .replaceAll(
      /\b(\d{1,2}):([0-5]\d)\.(\d{1,3})\b/g,
      (_, m: string, s: string, rest: string) => `${clock(m, s)} point ${digitByDigit(rest)}`,
    )
    .replaceAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/g, (_, hour: string, minutes: string) =>
      minutes === '00' && Number(hour) <= 12 && Number(hour) > 0
        ? `${cardinal(hour)} o'clock`
        : clock(hour, minutes),
    );
}

function clock(hour: string, minutes: string | undefined): string {
  const said = cardinal(hour);
  if (minutes === '00' && Number(hour) === 0) return 'midnight';
  if (minutes === undefined || (minutes === '00' && Number(hour) <= 12)) return said;
  if (minutes === '00') return `${said} hundred`;
  return `${said} ${minutes.startsWith('0') ? `oh ${cardinal(minutes)}` : cardinal(minutes)}`;
}

function duration(parts: readonly (readonly [string, string])[]): string {
  const said = parts
    .filter(([digits]) => Number(digits) > 0)
    .map(([digits, unit]) => `${cardinal(digits)} ${unit}${Number(digits) === 1 ? '' : 's'}`);
  if (said.length === 0) return 'zero seconds';
  const last = said.pop()!;
  return said.length > 0 ? `${said.join(', ')} and ${last}` : last;
}
