import { findMinutes } from './minute-phrases.ts';
import { inFigures } from './numbers/in-figures.ts';
import { decimalsIn, findTimes, timesOf, timesSaid } from './time-spellings.ts';

/** The times mentioned in a source, in any spelling. */
export interface SaidTimes {
  /** `12:41` and similar. */
  times: ReadonlySet<string>;
  /** Numbers that look like a time: `12.41`. */
  decimals: ReadonlySet<string>;
  /** Minutes mentioned in words: "in the 90th minute". */
  minutes: ReadonlySet<string>;
}

/** A time in the recording, as the text has it. */
export interface NamedMoment {
  start: number;
  end: number;
  text: string;
}

/** Look-alikes and entities that are displayed as a colon. */
const COLON_ALIKE =
  /(?<=\p{Nd}\s?[*_~`]{0,3})(?:\\?[:：]|&#0*58;|&#x0*3a;|&colon;|[∶﹕ː︓꞉˸܃։])(?=[*_~`]{0,3}\s?\p{Nd})/giu;
const DRESSED_COLON = /(?<=\p{Nd})[*_~`]{0,3}([:：])[*_~`]{0,3}(?=\p{Nd})/gu;

/** The text with all times in plain notation, so that none escapes the search. */
export function withPlainTimes(text: string): string {
  return text
    .replaceAll(COLON_ALIKE, (sign) => (sign === '：' ? sign : ':'))
    .replaceAll(DRESSED_COLON, '$1');
}

/** Times in the text that the source doesn't mention, in order. */
export function inventedTimes(text: string, said: SaidTimes): NamedMoment[] {
  const figures = inFigures(text);
  const minutes = findMinutes(figures.text).filter(({ start, end, minute }) => {
    const exact = timesOf(figures.text.slice(start, end));
    if (exact.length > 0) return !exact.every((time) => said.times.has(time));
    const told = figures.hasHalf(start, end) ? `${minute}½` : minute;
    return !said.minutes.has(told);
  });
  const times = findTimes(figures.text).filter(
    ({ times: all, isDotted }) =>
      !all.every((time) => said.times.has(time) || (isDotted && said.decimals.has(time))),
  );
  const found: NamedMoment[] = [];
  for (const one of [...minutes, ...times].sort((a, b) => a.start - b.start)) {
    const { start, end } = figures.back(one.start, one.end);
    if (start < (found.at(-1)?.end ?? 0)) continue;
    found.push({ start, end, text: text.slice(start, end).trim() });
  }
  return found;
}

/** The times that a source mentions, in any spelling. */
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

/**
 * Placeholder for a removed label until its surroundings are removed too. From the private use area, so no text
 * contains it.
 */
const TAKEN = '\uE000';
const BRACKETED = /^\s*[([（【].*[)\]）】]\s*$/su;
const LINE_START = /(?:^|\n)\s*(?:(?:[-*•+]|\d{1,3}[.)])\s+)?[*_~`]{0,3}$/u;
/** What separates a label from the sentence after it, or the beginning of that sentence. */
const SET_APART = /^[*_~`]{0,3}\s*(?:[:|–—-]|\p{Lu}|$)/u;
/** `**12:41** –` leaves neither asterisks nor dash and, at the start of a line, no colon. */
const MARKED = /(?<mark>\*{1,3}|_{1,3}|~~|`)[\s:,–—-]*\uE000[\s\uE000:,–—-]*\k<mark>/gu;
const LED_LINE = /^(\s*(?:(?:[-*•+]|\d{1,3}[.)])\s+)?)\uE000[\s\uE000]*[:,;|–—-]*[ \t]*/gmu;
/** A space next to an emphasis mark would break it, and next to a bracket be superfluous. */
const AT_MARK =
  /\s+\uE000(?=[)\]）】]|[*_~]{1,3}(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}])[*_~]{1,3})\uE000\s+/gu;

/**
 * Removes labels with a time nobody said: `(12:41)`, or `12:41 –` before a line. They are evidence invented by a model.
 * A time within a sentence stays, as the sentence would say something else, or nothing, without it.
 */
export function withoutTimeLabels(text: string, said: SaidTimes): string {
  let left = '';
  let from = 0;
  for (const { start, end } of inventedTimes(text, said)) {
    const isBracketed =
      BRACKETED.test(text.slice(start, end)) ||
      (/[([（【]\s?$/u.test(text.slice(0, start)) && /^\s?[)\]）】]/u.test(text.slice(end)));
    const leads = LINE_START.test(text.slice(0, start)) && SET_APART.test(text.slice(end));
    if (!isBracketed && !leads) continue;
    left += text.slice(from, start) + TAKEN;
    from = end;
  }
  if (from === 0) return text;
  return (left + text.slice(from))
    .replaceAll(/[([（【]\s*\uE000\s*[)\]）】]/gu, TAKEN)
    .replaceAll(MARKED, TAKEN)
    .replaceAll(LED_LINE, '$1')
    .replaceAll(AT_MARK, '')
    .replaceAll(TAKEN, '');
}
