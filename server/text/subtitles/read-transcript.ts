import type { Cue } from '#contract/videos.ts';
import { readAss } from './ass.ts';
import { parseClock } from './clock-times.ts';
import { readJsonCaptions, readUntimedJson } from './json-captions.ts';
import { isMicroDvd, readMicroDvd } from './microdvd.ts';
import { readPlainText, readPlainTurns, readTimedLines } from './plain-text.ts';
import { type RawCue, toCues } from './raw-cue.ts';
import { foldRolling } from './rolling.ts';
import { markSpeakers, nameUnknown } from './mark-speakers.ts';
import { readSrtOrVtt } from './srt-vtt.ts';
import { isTable, readTable, untimedRows } from './table.ts';
import { readTimedText } from './timed-text.ts';
import { findTiming } from './timing-line.ts';
import { readTtml } from './ttml.ts';

const SBV_TIMING = /^\s*(\d{1,3}:\d{2}:\d{2}\.\d{1,3})\s*,\s*(\d{1,3}:\d{2}:\d{2}\.\d{1,3})\s*$/u;

type TranscriptFormat =
  | 'vtt'
  | 'srt'
  | 'ass'
  | 'sbv'
  | 'ttml'
  | 'timedtext'
  | 'json'
  | 'microdvd'
  | 'table'
  | 'text';

export interface ReadTranscript {
  format: TranscriptFormat;
  cues: Cue[];
  /** `false` if the text has no times of its own, so that these only define the order. */
  timed: boolean;
  /** BCP 47, if the file declares its language. */
  declaredTag: string | null;
}

/**
 * Reads a transcript in any common format, recognised by its content, because file names can't be trusted. Never throws; a
 * text without words has no cues.
 */
export function readTranscript(input: string): ReadTranscript {
  const text = input.replace(/^\ufeff/u, '');
  const format = formatOf(text);
  const declaredTag = declaredTagOf(text, format);
  const read = READERS[format](text);
  if (format === 'text' && isDocument(text)) {
    return { format, cues: [], timed: false, declaredTag };
  }
  const readUntimed = UNTIMED[format];
  if (readUntimed && read.length === 0) {
    return { format, cues: finish(readUntimed(text)), timed: false, declaredTag };
  }
  return { format, cues: finish(read), timed: true, declaredTag };
}

/** Not a plain text, even if parts of it are readable. */
export const isDocument = (text: string) => PAGE.test(text.trimStart());

const READERS: Readonly<Record<TranscriptFormat, (text: string) => RawCue[]>> = {
  vtt: (text) => foldRolling(readSrtOrVtt(text)),
  srt: (text) => foldRolling(readSrtOrVtt(text)),
  ass: (text) => foldRolling(readAss(text)),
  sbv: (text) => foldRolling(readSbv(text)),
  ttml: (text) => foldRolling(readTtml(text)),
  timedtext: (text) => foldRolling(readTimedText(text)),
  json: (text) => foldRolling(readJsonCaptions(text)),
  microdvd: readMicroDvd,
  table: (text) => foldRolling(readTable(text)),
  text: readTimedLines,
};

/** For the words of a format whose times are missing or unreadable. */
const UNTIMED: Readonly<Partial<Record<TranscriptFormat, (text: string) => RawCue[]>>> = {
  text: readPlainText,
  table: (text) => readPlainTurns(untimedRows(text)),
  json: (text) => readPlainTurns(readUntimedJson(text)),
};

function finish(cues: readonly RawCue[]): Cue[] {
  return nameUnknown(markSpeakers(toCues(cues)));
}

/** A single match is enough: everything before it may be notes and styles. */
const DIALOGUE = /^[^\S\r\n]*dialogue\s?:[^,\r\n]{0,40},\s?\d{1,2}:\d{2}:\d{2}[.:]\d/imu;
/** Truncated JSON is still data rather than speech; `{music} Welcome` is speech. */
const JSON_START = /^(?:\{\s*(?:"[^"]{0,100}"\s*:|\}|$)|\[\s*\{\s*(?:"|\}|$))/u;
/** A web page or document, whose tags aren't speech. */
const PAGE = /^(?:<(?:!doctype|html|sami|\?xml)[\s>]|\{\\rtf\d|%pdf-|scenarist_scc\b)/iu;

function formatOf(text: string): TranscriptFormat {
  const start = text.slice(0, 4000).trimStart();
  if (/^webvtt/iu.test(start)) return 'vtt';
  if (/^\[(?:script info|v4\+? styles|events)\]/iu.test(start) || DIALOGUE.test(text)) return 'ass';
  if (JSON_START.test(start)) return 'json';
  if (start.startsWith('<')) {
    const head = text.slice(rootAt(text), rootAt(text) + 4000);
    if (/<(?:\w+:)?tt[\s>]/u.test(head)) return 'ttml';
    if (/<(?:timedtext|transcript)[\s>]/u.test(head)) return 'timedtext';
  }
  if (isMicroDvd(text)) return 'microdvd';
  if (isTable(text)) return 'table';
  const lines = text.split(/\r\n|\r|\n/u);
  if (lines.some(isSubtitleTiming)) return 'srt';
  return lines.slice(0, 20).some((line) => SBV_TIMING.test(line)) ? 'sbv' : 'text';
}

/** Whole seconds count only alone on a line: with words after them, it's a line of pasted text. */
function isSubtitleTiming(line: string): boolean {
  const timing = findTiming(line);
  return timing !== null && (timing.isExact || timing.said === '');
}

/** After any prolog, which may contain a whole licence. */
function rootAt(xml: string): number {
  const prolog = /\s*(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^->[][^>]*>)/uy;
  let end = 0;
  while (prolog.test(xml)) end = prolog.lastIndex;
  return end;
}

function declaredTagOf(text: string, format: TranscriptFormat): string | null {
  const from = format === 'ttml' ? rootAt(text) : 0;
  const head = text.slice(from, from + 2000);
  const [, tag] =
    (format === 'vtt' && /^Language:\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\s*$/imu.exec(head)) ||
    (format === 'ttml' && /xml:lang=["']([a-z]{2,3}(?:-[a-z0-9]{2,8})*)["']/iu.exec(head)) ||
    [];
  return tag ?? null;
}

/** YouTube's plain format: a line `start,end`, then the text. */
function readSbv(text: string): RawCue[] {
  const cues: RawCue[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [, start, end] = SBV_TIMING.exec(line) ?? [];
    if (start && end) cues.push({ startMs: parseClock(start), endMs: parseClock(end), text: '' });
    else if (cues.length > 0) cues.at(-1)!.text += `${line}\n`;
  }
  return cues.map((cue) => ({ ...cue, text: cue.text.replaceAll('[br]', '\n') }));
}
