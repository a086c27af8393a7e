import { parseClock } from './clock-times.ts';
import { readPlainText } from './plain-text.ts';
import { type RawCue, withRealTimes } from './raw-cue.ts';

/** Columns as recognisers, editors and spreadsheets call them, without their units. */
const COLUMNS = {
  start:
    /^(?:start|begin|from|in|tc in|time in|start time|starttime|begin time|timestamp|time|timecode|time code|start timecode|offset)$/u,
  end: /^(?:end|stop|to|out|tc out|time out|end time|endtime|stop time|end timecode)$/u,
  duration: /^(?:duration|dur|length)$/u,
  text: /^(?:text|caption|captions|transcript|transcription|subtitle|subtitles|sentence|content|utterance|dialogue|dialog|line|said|speech|words|body)$/u,
  speaker: /^(?:speaker|speaker name|speaker label|name|who|role|character|participant)$/u,
} as const;

type Column = keyof typeof COLUMNS;
type Columns = Partial<Record<Column, { at: number; inMs: boolean }>>;

const NUMBER = /^\d{1,9}(?:[.,]\d{1,9})?$/u;
const CLOCK = /^(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,:;]\d{1,3})?$/u;
const isTime = (cell: string) => NUMBER.test(cell) || CLOCK.test(cell);
const FEWEST_ROWS = 2;
const SAMPLE = 20_000;

interface Table {
  columns: Columns;
  rows: string[][];
}

/** Whether it is a table of captions: a row of names we know, or nothing but rows that begin with two times. */
export function isTable(text: string): boolean {
  const cut = text.length > SAMPLE ? text.lastIndexOf('\n', SAMPLE) : text.length;
  return tableOf(text.slice(0, cut > 0 ? cut : SAMPLE)) !== null;
}

/** A spreadsheet of captions, Whisper's TSV, labels of an audio editor. Empty where it has no times. */
export function readTable(text: string): RawCue[] {
  const table = tableOf(text);
  if (!table?.columns.start) return [];
  const { columns, rows } = table;
  const cues = rows.map((row) => toCue(row, columns));
  return columns.start!.inMs ? cues : withRealTimes(cues);
}

/** What is said in a table without times, a row after the other. */
export function readUntimedTable(text: string): RawCue[] {
  const { columns, rows } = tableOf(text) ?? { columns: {}, rows: [] };
  let endMs = 0;
  return rows.flatMap((row) => {
    const { text: said, speaker } = toCue(row, columns);
    const fromMs = endMs;
    return readPlainText(said).map((cue) => {
      endMs = fromMs + cue.endMs;
      return { ...cue, startMs: fromMs + cue.startMs, endMs, ...(speaker && { speaker }) };
    });
  });
}

function tableOf(text: string): Table | null {
  for (const mark of ['\t', ',', ';', '|']) {
    const first = text.slice(0, 4000).split(/\r\n|\r|\n/u, 1)[0]!;
    if (!first.includes(mark)) continue;
    const rows = rowsOf(text, mark).filter((row) => row.some((cell) => cell !== ''));
    const named = columnsOf(rows[0] ?? []);
    if (named) return { columns: named, rows: rows.slice(1) };
    if (rows.length >= FEWEST_ROWS && rows.every(isBare)) {
      return { columns: BARE, rows: rows.map((row) => joined(row, mark)) };
    }
  }
  return null;
}

function columnsOf(header: readonly string[]): Columns | null {
  const columns: Columns = {};
  for (const [at, cell] of header.entries()) {
    const unit = /(?:[ _(-])?(ms|msec|milliseconds|s|sec|secs|seconds)\)?$/iu.exec(cell);
    const bare = plain(unit ? cell.slice(0, unit.index) : cell);
    for (const name of Object.keys(COLUMNS) as Column[]) {
      const isIt = COLUMNS[name].test(plain(cell)) || (unit !== null && COLUMNS[name].test(bare));
      if (isIt && !columns[name]) columns[name] = { at, inMs: /^m/iu.test(unit?.[1] ?? '') };
    }
  }
  return columns.text && (columns.start || columns.speaker) ? columns : null;
}

const plain = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/[_\s.-]+/gu, ' ')
    .trim();

const BARE: Columns = {
  start: { at: 0, inMs: false },
  end: { at: 1, inMs: false },
  text: { at: 2, inMs: false },
};

/** `0.0,2.5,Good morning`: of captions without a row of names. */
const isBare = ([start = '', end = '', said = '']: readonly string[]) =>
  isTime(start) && isTime(end) && said !== '' && msOf(start, false) <= msOf(end, false);

/** What is said may have the mark in it that parts the columns. */
const joined = ([start = '', end = '', ...said]: readonly string[], mark: string) => [
  start,
  end,
  said.join(mark === ',' ? ', ' : ' '),
];

function toCue(row: readonly string[], columns: Columns): RawCue {
  const cell = (name: Column) => (columns[name] ? (row[columns[name].at] ?? '') : '');
  const time = (name: 'start' | 'end' | 'duration') =>
    msOf(cell(name), columns[name]?.inMs ?? false);
  const startMs = time('start');
  const endMs = columns.end ? time('end') : startMs + (columns.duration ? time('duration') : 0);
  const speaker = cell('speaker');
  return { startMs, endMs, text: cell('text'), ...(speaker !== '' && { speaker }) };
}

function msOf(cell: string, inMs: boolean): number {
  if (CLOCK.test(cell)) return parseClock(cell.replace(/[,;](?=\d{1,3}$)/u, '.'));
  return NUMBER.test(cell) ? Number(cell.replace(',', '.')) * (inMs ? 1 : 1000) : Number.NaN;
}

/** In one pass; a cell in quotation marks may have lines and marks in it. */
function rowsOf(text: string, mark: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const row = rows.at(-1)!;
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at + 1) : nextBreak(text, at, mark);
    const cell = isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end);
    row.push(cell.trim());
    // Behind a quotation mark nothing but the next mark is expected.
    at = isQuoted ? nextBreak(text, end, mark) : end;
    if (text[at] !== mark) rows.push([]);
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return rows;
}

function closingQuote(text: string, from: number): number {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

function nextBreak(text: string, from: number, mark: string): number {
  let at = from;
  while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
