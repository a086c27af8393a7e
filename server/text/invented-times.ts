import { findMinutes } from './minute-phrases.ts';
import { findTimes, timesOf } from './time-spellings.ts';

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

/** The text without moments that nobody told; what was taken out is added to `taken`. */
export function takeInventedTimes(text: string, said: SaidTimes, taken: string[]): string {
  const minutes = findMinutes(text).filter(({ start, end, minute }) => {
    const exact = timesOf(text.slice(start, end));
    if (exact.length > 0) return !exact.every((time) => said.times.has(time));
    return !said.minutes.has(minute);
  });
  const rest = takeOut(text, minutes, taken);
  const times = findTimes(rest).filter(
    (one) =>
      !one.times.every((time) => said.times.has(time) || (one.isDotted && said.decimals.has(time))),
  );
  const left = takeOut(rest, times, taken);
  return left.includes(TAKEN) ? closeGaps(left) : left;
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
const SPAN =
  /(?:(?<!\p{L})(?:between|zwischen|von|entre|tra|fra|tussen|van|mellan|mellem|mellom|från|od|między|mezi|medzi|između|между|от|с)\s)?\uE000\s?(?:to|and|until|till|bis|und|à|et|a|y|e|tot|en|til|och|og|do|i|az?|до|и|по|–|-)?\s?\uE000/giu;
/** Next to a mark of emphasis a space would undo it, next to a bracket it would be lost. */
const AT_MARK =
  /\s+\uE000(?=[)\]）】]|[*_~]{1,3}(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}])[*_~]{1,3})\uE000\s+/gu;

function closeGaps(text: string): string {
  return text
    .replaceAll(/[([（【]\s*\uE000\s*[)\]）】]/gu, TAKEN)
    .replaceAll(SPAN, TAKEN)
    .replaceAll(MARKED, TAKEN)
    .replaceAll(LED_LINE, '$1')
    .replaceAll(AT_MARK, '')
    .replaceAll(TAKEN, '');
}
