import type { Cue } from '#contract/videos.ts';
import { joinTexts } from '../joining.ts';
import { storable } from '../storable.ts';
import { labelOf } from './speaker-labels.ts';

/** A caption as read from a file, not yet validated. */
export interface RawCue {
  startMs: number;
  endMs: number;
  text: string;
  speaker?: string | undefined;
  /** Distinguishes turns of unnamed speakers. */
  heard?: string | undefined;
  heading?: true;
}

/** Later times are errors in the file: four days. */
const LATEST_MS = 96 * 3600 * 1000;
/** Invisible characters without meaning for a reader, used as padding in styled captions. */
const INVISIBLE =
  /(?![\t\n\r\u0085])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;
const LONE_SURROGATE = /[\ud800-\udfff]/gu;
/** A line starting with one of these is a turn of its own. */
const OPENS_TURN = /^(?:[-–—‐]\s*\S|>>|＞＞)/u;

/** Keeps captions with words and valid times, in order. */
export function toCues(raw: readonly RawCue[]): Cue[] {
  const cues: Cue[] = [];
  for (const { startMs, endMs, text, speaker, heard, heading } of raw) {
    const clean = cueText(text);
    if (clean === '' || !isTime(startMs)) continue;
    // Negative after shifting a file too far, or before a broadcast starts.
    const start = Math.max(0, Math.round(startMs));
    const end = isTime(endMs) ? Math.max(start, Math.round(endMs)) : start;
    const name = speaker === undefined ? '' : storable(cueText(speaker), 80);
    cues.push({
      startMs: start,
      endMs: end,
      text: clean,
      ...(name !== '' && { speaker: name }),
      ...(heard !== undefined && { heard }),
      ...(heading && { heading }),
    });
  }
  return cues.sort((one, other) => one.startMs - other.startMs);
}

const isTime = (ms: number) => Math.abs(ms) <= LATEST_MS;

/** Joins lines as the script joins words; lines of different speakers stay separate. */
export function cueText(text: string): string {
  const lines = text
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATE, '')
    .split(/[\n\r\u0085\u2028\u2029]+/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const turns: string[][] = [];
  for (const line of lines) {
    if (turns.length === 0 || OPENS_TURN.test(line) || labelOf(line)) turns.push([line]);
    else turns.at(-1)!.push(line);
  }
  return turns.map(joinTexts).join('\n');
}

/** Slower than anyone speaks, per letter: then the file's times are in milliseconds without saying so. */
const SLOWEST_MS = 3000;

/** Corrects times in milliseconds that were read as seconds. */
export function withRealTimes(cues: readonly RawCue[]): RawCue[] {
  const pace = cues
    .filter(({ text }) => text.trim() !== '')
    .map(({ startMs, endMs, text }) => (endMs - startMs) / text.trim().length)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  if ((pace[pace.length >> 1] ?? 0) < SLOWEST_MS) return [...cues];
  return cues.map((cue) => ({ ...cue, startMs: cue.startMs / 1000, endMs: cue.endMs / 1000 }));
}
