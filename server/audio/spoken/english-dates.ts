import { cardinal, decade, ordinal, year } from './english-numbers.ts';

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

/** Dates, decades, times of the day and lengths of time in words. */
export function sayDates(text: string): string {
  return text
    .replaceAll(
      /\b(\d{4})-(\d{2})-(\d{2})(?:T[\d:.Z+-]*)?\b/g,
      (whole, y: string, m: string, d: string) => sayDate(Number(m), d, y) ?? whole,
    )
    .replaceAll(
      /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g,
      (whole, a: string, b: string, y: string) =>
        // 3/15 is a date of the United States, 15/3 one of everybody else; 3/4 is taken as the former.
        (Number(a) > 12 ? sayDate(Number(b), a, y) : sayDate(Number(a), b, y)) ?? whole,
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
      new RegExp(`\\b${DAY}\\s(?:of\\s)?(${NAME})(?:,?\\s(\\d{4}))?\\b`, 'g'),
      (...found) => {
        const [, day, month, y] = found as (string | undefined)[];
        return `the ${ordinal(day!)} of ${monthOf(month!)}${y ? ` ${year(y)}` : ''}`;
      },
    )
    .replaceAll(
      new RegExp(`\\b(${NAME}),?\\s(\\d{4})\\b`, 'g'),
      (_, month: string, y: string) => `${monthOf(month)} ${year(y)}`,
    )
    .replaceAll(/\b((?:1[1-9]|20)\d0)['’]?s\b/g, (_, digits: string) => decade(digits))
    .replaceAll(/(?<!\w)['’‘]?([2-9]0)['’]?s\b/g, (_, digits: string) => decade(digits))
    .replaceAll(/(?<!\w)['’‘](\d\d)\b(?!['’])/g, (_, digits: string) =>
      digits.startsWith('0') ? `oh ${cardinal(digits)}` : cardinal(digits),
    );
}

const HALF = '(a\\.?m\\.?|p\\.?m\\.?)';

/** 10:30 am, 9pm, 14:05, 1:02:33. */
export function sayTimes(text: string): string {
  return text
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
    .replaceAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/g, (_, hour: string, minutes: string) =>
      minutes === '00' && Number(hour) <= 12 && Number(hour) > 0
        ? `${cardinal(hour)} o'clock`
        : clock(hour, minutes),
    );
}

function clock(hour: string, minutes: string | undefined): string {
  const said = cardinal(hour);
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
