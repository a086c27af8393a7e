import type { DocumentBlock, TweetDocument } from '#contract/documents.ts';
import { socialText } from '#document/parse-inline.ts';
import type { Placed } from '#document/source-places.ts';
import { formatTime } from '#document/time-code.ts';

const COLUMNS = ['number', 'text', 'time'];
/**
 * Spreadsheets run cells starting like this as formulas, some also with full-width characters. A plain @name is harmless
 * and is kept, unless it's a cell's name or what follows could call something.
 */
const FORMULA =
  /^(?:[=+\-＝＋－＠\t\r\n]|@[a-z]{1,3}\d{1,7}(?![\p{L}\p{N}_])|@(?![\p{L}\p{N}_]+(?:[\s,:;.!?][^(|]*)?$))/iu;

/** One tweet per row, for scheduling tools. */
export function renderCsv(document: TweetDocument): string {
  const tweets = document.sections.flatMap(({ blocks }) => blocks);
  const rows = tweets.map(({ md, startMs, place }: DocumentBlock & Placed, index) => [
    String(index + 1),
    socialText(md),
    place ?? (startMs === null ? '' : formatTime(startMs)),
  ]);
  // The byte order mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
