import type { TweetDocument } from '#contract/documents.ts';
import { formatTime } from '#server/text/time-code.ts';

const COLUMNS = ['number', 'text', 'time'];
/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One tweet a row, for the tools that schedule them. */
export function renderCsv(document: TweetDocument): string {
  const tweets = document.sections.flatMap(({ blocks }) => blocks);
  const rows = tweets.map(({ md, startMs }, index) => [
    String(index + 1),
    md,
    startMs === null ? '' : formatTime(startMs),
  ]);
  // The mark at the front tells spreadsheets that this is UTF-8.
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
