import { fromAllLanguages, timeWordsOfAll } from '#server/languages/table.ts';
import { findMinutes } from './minute-phrases.ts';
import { type InFigures, inFigures } from './numbers/in-figures.ts';
import { decimalsIn, findTimes, timesOf, timesSaid } from './time-spellings.ts';

/** The times that a source tells, however it spells them. */
export interface SaidTimes {
  /** `12:41` and the like. */
  times: ReadonlySet<string>;
  /** Numbers that look like one: `12.41`. */
  decimals: ReadonlySet<string>;
  /** The minutes that are named: "in the 90th minute". */
  minutes: ReadonlySet<string>;
}

/** Stands where a time was, until what belonged to it is gone too. It is of no script, so that no text has it. */
const TAKEN = '\uE000';

/** A colon by another name, or dressed up: shown, it is one. */
const COLON_ALIKE =
  /(?<=\p{Nd}\s?[*_~`]{0,3})(?:\\?[:：]|&#0*58;|&#x0*3a;|&colon;|[∶﹕ː︓꞉˸܃։])(?=[*_~`]{0,3}\s?\p{Nd})/giu;
const DRESSED_COLON = /(?<=\p{Nd})[*_~`]{0,3}([:：])[*_~`]{0,3}(?=\p{Nd})/gu;

/** The text as it will be read, so that no time hides from those who look for one. */
export function withPlainTimes(text: string): string {
  return text
    .replaceAll(COLON_ALIKE, (sign) => (sign === '：' ? sign : ':'))
    .replaceAll(DRESSED_COLON, '$1');
}

/** The text without moments that nobody told; what was taken out is added to `taken`. */
export function takeInventedTimes(text: string, said: SaidTimes, taken: string[]): string {
  const figures = inFigures(text);
  const minutes = findMinutes(figures.text)
    .filter(({ start, end, minute }) => {
      const exact = timesOf(figures.text.slice(start, end));
      if (exact.length > 0) return !exact.every((time) => said.times.has(time));
      const told = figures.hasHalf(start, end) ? `${minute}½` : minute;
      return !said.minutes.has(told);
    })
    .map(({ start, end }) => figures.back(start, end));
  const rest = takeOut(text, minutes, taken);
  const again = minutes.length === 0 ? figures : inFigures(rest);
  const left = takeOut(rest, timesNobodySaid(again, said), taken);
  return left.includes(TAKEN) ? closeGaps(left) : left;
}

function timesNobodySaid(figures: InFigures, said: SaidTimes): { start: number; end: number }[] {
  return findTimes(figures.text)
    .filter(
      ({ times, isDotted }) =>
        !times.every((time) => said.times.has(time) || (isDotted && said.decimals.has(time))),
    )
    .map(({ start, end }) => figures.back(start, end));
}

/** What a source tells of times, in whatever spelling. */
export function saidTimesOf(text: string): SaidTimes {
  const figures = inFigures(text);
  const found = findMinutes(figures.text);
  const minutes = found.map(({ start, end, minute }) =>
    figures.hasHalf(start, end) ? `${minute}½` : minute,
  );
  const exact = found.flatMap(({ start, end }) => timesOf(figures.text.slice(start, end)));
  return {
    times: new Set([...timesSaid(figures.text), ...exact]),
    decimals: decimalsIn(figures.text),
    minutes: new Set(minutes),
  };
}

function takeOut(
  text: string,
  spans: readonly { start: number; end: number }[],
  taken: string[],
): string {
  let left = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (start < from) continue;
    taken.push(text.slice(start, end).trim());
    left += text.slice(from, start) + TAKEN;
    from = end;
  }
  return from === 0 ? text : left + text.slice(from);
}

/** `**12:41** –` leaves neither its stars nor its dash, at the start of a line not even a colon. */
const MARKED = /(?<mark>\*{1,3}|_{1,3}|~~|`)[\s:,–—-]*\uE000[\s\uE000:,–—-]*\k<mark>/gu;
const LED_LINE = /^(\s*(?:(?:[-*•+]|\d{1,3}[.)])\s+)?)\uE000[\s\uE000]*[:,;|–—-]*[ \t]*/gmu;
/** "Between 12:41 and 13:05", "from 12:41 to 13:05". */
const span = fromAllLanguages(
  (all) =>
    new RegExp(
      `(?:(?<!\\p{L})(?:${timeWordsOfAll(all, 'from')})\\s)?\\uE000\\s?(?:${timeWordsOfAll(all, 'until')}|–|-)?\\s?\\uE000`,
      'giu',
    ),
);
/** Next to a mark of emphasis a space would undo it, next to a bracket it would be lost. */
const AT_MARK =
  /\s+\uE000(?=[)\]）】]|[*_~]{1,3}(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}])[*_~]{1,3})\uE000\s+/gu;

function closeGaps(text: string): string {
  return text
    .replaceAll(/[([（【]\s*\uE000\s*[)\]）】]/gu, TAKEN)
    .replaceAll(span(), TAKEN)
    .replaceAll(MARKED, TAKEN)
    .replaceAll(LED_LINE, '$1')
    .replaceAll(AT_MARK, '')
    .replaceAll(TAKEN, '');
}
