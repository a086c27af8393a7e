import type { DocumentBlock, TweetDocument } from '#contract/documents.ts';
import { socialText } from '#document/parse-inline.ts';
import type { Placed } from '#document/source-places.ts';
import { formatTime } from '#document/time-code.ts';

const COLUMNS = ['number', 'text', 'time'];
/**
 * Spreadsheets run a cell that begins like this as a formula, some of them also with the wide signs of East Asia. A mere
 * name after the `@` is none, and is posted as it is.
 */
const FORMULA = /^(?:[=+\-＝＋－\t\r\n]|[@＠](?![\p{L}\p{N}_]+(?:[\s,:;.!?]|$)))/u;

/** One tweet a row, for the tools that schedule them. */
export function renderCsv(document: TweetDocument): string {
  const tweets = document.sections.flatMap(({ blocks }) => blocks);
  const rows = tweets.map(({ md, startMs, place }: DocumentBlock & Placed, index) => [
    String(index + 1),
    socialText(md),
    place ?? (startMs === null ? '' : formatTime(startMs)),
  ]);
  // The mark at the front tells spreadsheets that this is UTF-8.
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
