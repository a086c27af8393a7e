import type { Cue } from '#contract/videos.ts';
import { readAss } from './ass.ts';
import { readJsonCaptions } from './json-captions.ts';
import { readPlainText, readTimedLines } from './plain-text.ts';
import { type RawCue, toCues } from './raw-cue.ts';
import { foldRolling } from './rolling.ts';
import { readSbv, SBV_TIMING } from './sbv.ts';
import { markSpeakers } from './speakers.ts';
import { readSrtOrVtt } from './srt-vtt.ts';
import { readTimedText } from './timed-text.ts';
import { readTtml } from './ttml.ts';

export type TranscriptFormat =
  | 'vtt'
  | 'srt'
  | 'ass'
  | 'sbv'
  | 'ttml'
  | 'timedtext'
  | 'json'
  | 'text';

export interface ReadTranscript {
  format: TranscriptFormat;
  cues: Cue[];
  /** `false` where the times only keep the order, since the text has none of its own. */
  timed: boolean;
  /** BCP 47, where the file says what it is in. */
  declaredTag: string | null;
}

/**
 * Whatever people have a transcript in. What it is shows in the text itself: names of files lie. Never throws; a text
 * without words has no cues.
 */
export function readTranscript(input: string): ReadTranscript {
  const text = input.replace(/^\ufeff/u, '');
  const format = formatOf(text);
  const declaredTag = declaredTagOf(text.slice(0, 2000), format);
  const read = READERS[format](text);
  if (format === 'text' && PAGE.test(text.trimStart())) {
    return { format, cues: [], timed: false, declaredTag };
  }
  if (format === 'text' && read.length === 0) {
    return { format, cues: finish(readPlainText(text)), timed: false, declaredTag };
  }
  return { format, cues: finish(read), timed: true, declaredTag };
}

const READERS: Readonly<Record<TranscriptFormat, (text: string) => RawCue[]>> = {
  vtt: (text) => foldRolling(readSrtOrVtt(text)),
  srt: (text) => foldRolling(readSrtOrVtt(text)),
  ass: readAss,
  sbv: (text) => foldRolling(readSbv(text)),
  ttml: (text) => foldRolling(readTtml(text)),
  timedtext: readTimedText,
  json: readJsonCaptions,
  text: readTimedLines,
};

function finish(cues: readonly RawCue[]): Cue[] {
  return markSpeakers(toCues(cues));
}

/** Blanks of the line alone: with those that end lines, a file of empty lines would be read from each of them anew. */
const TIMING =
  /^[^\S\r\n]*-?(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,9}[^\S\r\n]*-{1,2}>[^\S\r\n]*\S/mu;
/** The same in whole seconds, alone in its line: with words behind it, it is a line of pasted text. */
const WHOLE_SECONDS = /^(?:\d{1,3}:)?\d{1,2}:\d{2} ?-{1,2}> ?(?:\d{1,3}:)?\d{1,2}:\d{2}\r?$/mu;
/** A page or a document in place of a transcript: its tags are not what was said. */
const PAGE = /^<(?:!doctype|html|\?xml)[\s>]/iu;

function formatOf(text: string): TranscriptFormat {
  const start = text.slice(0, 4000).trimStart();
  if (start.startsWith('WEBVTT')) return 'vtt';
  if (/^\[(?:script info|v4\+? styles|events)\]/iu.test(start)) return 'ass';
  if (start.startsWith('{') || start.startsWith('[{') || /^\[\s*\{/u.test(start)) return 'json';
  if (start.startsWith('<')) {
    if (/<(?:\w+:)?tt[\s>]/u.test(start)) return 'ttml';
    if (/<(?:timedtext|transcript)[\s>]/u.test(start)) return 'timedtext';
  }
  if (TIMING.test(text) || WHOLE_SECONDS.test(text)) return 'srt';
  const lines = start.split(/\r\n|\r|\n/u, 3);
  return lines.some((line) => SBV_TIMING.test(line)) ? 'sbv' : 'text';
}

function declaredTagOf(head: string, format: TranscriptFormat): string | null {
  const [, tag] =
    (format === 'vtt' && /^Language:\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\s*$/imu.exec(head)) ||
    (format === 'ttml' && /xml:lang="([a-z]{2,3}(?:-[a-z0-9]{2,8})*)"/iu.exec(head)) ||
    [];
  return tag ?? null;
}
