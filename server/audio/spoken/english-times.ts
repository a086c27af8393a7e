import { cardinal, decimal, digitByDigit } from './english-numbers.ts';

const HALF = '(a\\.?m\\.?|p\\.?m\\.?)';

const FAR: Readonly<Record<string, string>> = { mi: 'mile', km: 'kilometer' };
const TIME = '\\d{1,2}(?::[0-5]\\d)?';

/** Ranges, durations and ratios that look like times: "9-5pm", "9:30–10:45", "3h 20m", "16:9". */
function sayLengthsOfTime(text: string): string {
  return text
    .replaceAll(
      /(?<=:(?!00)[0-5]\d)\/(mi|mile|km|lap)\b/g,
      (_, far: string) => ` per ${FAR[far] ?? far}`,
    )
    .replaceAll(/(?<![\w:.])\d{1,2}(?::\d){2,3}(?![\w:]|\.\d)/g, (found) =>
      found.split(':').map(cardinal).join(' to '),
    )
    .replaceAll(
      /(?<![\w:.])(\d{1,2}\.\d{1,3}):(\d{1,2}(?:\.\d+)?)(?![\w:])/g,
      (_, one: string, other: string) => `${decimal(one)} to ${decimal(other)}`,
    )
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
    .replaceAll(/\b(\d{1,2}):00(?=\s(?:o'clock|noon|midnight)\b)/gi, (_, hour: string) =>
      cardinal(hour),
    )
    .replaceAll(
      /\bsub-(\d{1,2}):00\b(\smarathon)?/g,
      (_, count: string, far = '') =>
        `sub-${cardinal(count)}-${far ? 'hour' : 'minute'}${String(far)}`,
    )
    .replaceAll(
      /\b(\d{1,2}):00(?:(?=\s(?:miles?|pace|laps?|splits?|planks?|rest|mark|timer|limit|drill)\b)|\/(?=(?:mile|mi|km|lap|kilometer)\b))/g,
      (whole, minutes: string) =>
        whole.endsWith('/') ? `${cardinal(minutes)} minutes per ` : `${cardinal(minutes)} minute`,
    )
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
