import { parseClock } from './clock-times.ts';
import { namedByNumber, wordCues } from './json-words.ts';
import { type RawCue, withRealTimes } from './raw-cue.ts';

/** Column names used by recognisers, editors and spreadsheets, without units. */
const COLUMNS = {
  start:
    /^(?:start|begin|from|in|tc in|time in|start time|starttime|begin time|timestamp|time|timecode|time code|start timecode|offset|anfang|beginn|startzeit|début|debut|inicio|início|inizio|начало|początek|start tid|開始|開始時間|开始|开始时间|開始時刻|시작|시작 시간)$/u,
  end: /^(?:end|stop|to|out|tc out|time out|end time|endtime|stop time|end timecode|ende|endzeit|fin|final|fim|fine|конец|koniec|終了|終了時間|结束|结束时间|結束|結束時間|終了時刻|종료|종료 시간)$/u,
  duration: /^(?:duration|dur|length|dauer|durée|duración|duração|durata)$/u,
  text: /^(?:text|caption|captions|transcript|transcription|subtitle|subtitles|sentence|content|utterance|dialogue|dialog|line|said|speech|words|word|body|inhalt|untertitel|texte|sous titre|texto|subtítulo|legenda|testo|sottotitolo|текст|реплика|tekst|napis|テキスト|字幕|文本|内容|텍스트|자막)$/u,
  speaker:
    /^(?:speaker|speaker name|speaker label|name|who|role|character|participant|sprecher|sprecherin|locuteur|intervenant|orador|hablante|falante|parlante|спикер|話者|说话人|화자)$/u,
  index: /^(?:index|id|no|nr|number|#|row|line number)$/u,
} as const;

type Column = keyof typeof COLUMNS;
type Columns = Partial<Record<Column, { at: number; inMs: boolean }>>;

const NUMBER = /^\d{1,9}(?:[.,]\d{1,9})?$/u;
const CLOCK = /^(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,:;]\d{1,3})?$|^\d{2}(?:;\d{2}){3}$/u;
/** Editors' timecode, which ends in frames. If its rate skips numbers, some write semicolons. */
const FRAMES = /^(\d{1,3}[:;]\d{2}[:;]\d{2})[:;](\d{2})$/u;
const FRAMES_PER_SECOND = 30;
const isTime = (cell: string) => NUMBER.test(cell) || CLOCK.test(cell);
const FEWEST_ROWS = 2;
const SAMPLE = 20_000;
/** Titles may precede the column names. */
const LATEST_HEADER = 5;
/** A spreadsheet's separator hint, and an audio editor's lines below a label. */
const NOTE = /^(?:sep=.|\\(?:\t[\d.]*)*)(?:\r\n|\r|\n)/gmu;

interface Table {
  columns: Columns;
  rows: string[][];
  /** One row per word. */
  isByWord?: boolean;
}

/** Whether it's a table of captions: it has a row of known column names, or every row starts with two times. */
export function isTable(text: string): boolean {
  const cut = text.length > SAMPLE ? text.lastIndexOf('\n', SAMPLE) : text.length;
  return tableOf(text.slice(0, cut > 0 ? cut : SAMPLE)) !== null;
}

/** Reads spreadsheets of captions, Whisper's TSV, and labels of audio editors. Empty if there are no times. */
export function readTable(text: string): RawCue[] {
  const table = tableOf(text);
  if (!table?.columns.start) return [];
  const { columns, rows, isByWord } = table;
  const cues = rows.map((row) => toCue(row, columns));
  const timed = cues.filter(({ startMs }) => Number.isFinite(startMs));
  if (timed.length * 2 < cues.length) return [];
  const spoken = namedByNumber(isByWord ? wordCues(timed) : timed);
  return columns.start!.inMs ? spoken : withRealTimes(spoken);
}

/** The text of a table without times, row by row. */
export function untimedRows(text: string): RawCue[] {
  const { columns, rows } = tableOf(text) ?? { columns: {}, rows: [] };
  return rows.map((row) => toCue(row, columns));
}

function tableOf(given: string): Table | null {
  const text = given.replace(NOTE, '');
  const head = text.slice(0, 4000).split(/\r\n|\r|\n/u, LATEST_HEADER);
  for (const mark of ['\t', ',', ';', '|']) {
    if (!head.some((line) => line.includes(mark))) continue;
    const rows = rowsOf(text, mark).filter((row) => row.some((cell) => cell !== ''));
    for (const [at, row] of rows.slice(0, LATEST_HEADER).entries()) {
      const columns = columnsOf(row);
      const isByWord = columns !== null && /^word$/iu.test(row[columns.text!.at] ?? '');
      if (!columns) continue;
      const named = { columns, rows: rows.slice(at + 1), isByWord };
      return (columns.start ? null : tableByTimes(rows.slice(at), columns)) ?? named;
    }
    const found = tableByTimes(rows);
    if (found) return found;
    if (rows.length >= FEWEST_ROWS && rows.every(isBare)) {
      return { columns: BARE, rows: rows.map((row) => joined(row, mark)) };
    }
  }
  return null;
}

/** Ignores column names: two columns of times, and the one with the most letters. */
function tableByTimes(all: readonly string[][], known: Columns = {}): Table | null {
  const rows = all[0]?.some((cell) => CLOCK.test(cell)) ? all : all.slice(1);
  const width = Math.min(...rows.map((row) => row.length));
  if (rows.length < FEWEST_ROWS || width < 3) return null;
  const columns = Array.from({ length: width }, (_, at) => at);
  const [start, end] = columns.filter((at) => rows.every((row) => CLOCK.test(row[at]!)));
  if (start === undefined || end === undefined) return null;
  const isInOrder = rows.every((row) => msOf(row[start]!, false) <= msOf(row[end]!, false));
  const lettersIn = (at: number) =>
    rows.reduce((sum, row) => sum + (row[at]!.match(/\p{L}/gu)?.length ?? 0), 0);
  const [text] = columns.toSorted((one, other) => lettersIn(other) - lettersIn(one));
  if (!isInOrder || lettersIn(text!) === 0) return null;
  const at = (column: number) => ({ at: column, inMs: false });
  return {
    columns: { text: at(text!), ...known, start: at(start), end: at(end) },
    rows: [...rows],
  };
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
  return columns.text && (columns.start || columns.speaker || columns.index) ? columns : null;
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

/** `0.0,2.5,Good morning`: a caption without column names. */
const isBare = ([start = '', end = '', said = '']: readonly string[]) =>
  isTime(start) && isTime(end) && said !== '' && msOf(start, false) <= msOf(end, false);

/** The text may contain the separator. */
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
  const speaker = cell('speaker').replace(/^(?:unknown|none|null)$/iu, '');
  return { startMs, endMs, text: cell('text'), ...(speaker !== '' && { speaker }) };
}

function msOf(cell: string, inMs: boolean): number {
  const [, whole, frames] = FRAMES.exec(cell) ?? [];
  if (whole)
    return parseClock(whole.replaceAll(';', ':')) + (Number(frames) / FRAMES_PER_SECOND) * 1000;
  if (CLOCK.test(cell)) return parseClock(cell.replace(/[,;](?=\d{1,3}$)/u, '.'));
  return NUMBER.test(cell) ? Number(cell.replace(',', '.')) * (inMs ? 1 : 1000) : Number.NaN;
}

/** In one pass; quoted cells may contain line breaks and separators. */
function rowsOf(text: string, mark: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const row = rows.at(-1)!;
    const close = text[at] === '"' ? closingQuote(text, at + 1) : -1;
    const next = nextBreak(text, close < 0 ? at : close, mark);
    // A closing quotation mark must end the cell; otherwise it's part of the text.
    const isQuoted = close >= 0 && text.slice(close + 1, next).trim() === '';
    const end = isQuoted ? next : nextBreak(text, at, mark);
    const cell = isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : text.slice(at, end);
    row.push(cell.trim());
    at = end;
    if (text[at] !== mark) rows.push([]);
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return rows;
}

function closingQuote(text: string, from: number): number {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return -1;
    if (text[at + 1] !== '"') return at;
  }
}

function nextBreak(text: string, from: number, mark: string): number {
  let at = from;
  while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
