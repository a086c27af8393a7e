import { decodeEntities } from '#document/entities.ts';
import type { RawCue } from './raw-cue.ts';
import { findTiming, type TimingLine } from './timing-line.ts';
import { joinParts, vttParts, withoutDoubles } from './vtt-parts.ts';

const VTT_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/u;
const VOICE = /<v(?:\.[^\s>]{0,80})?\s+([^>]{1,200})>/gu;
/** `<i>`, `<c.color>`, `<00:00:01.000>`, `{\an8}`. */
const TAG = /<\/?[a-z][^<>]{0,200}>|<\d[\d:.,]{3,14}>|\{\\[^{}]{0,200}\}/giu;

/** SubRip and WebVTT are similar enough for one reader. Numbers, blank lines and hours may be missing. */
export function readSrtOrVtt(text: string): RawCue[] {
  const parts = vttParts(text.split(/\r\n|\r|\n/u)).map(({ lines, shiftMs }) =>
    readLines(withoutBlocks(lines)).map((cue) => ({
      ...cue,
      startMs: cue.startMs + shiftMs,
      endMs: cue.endMs + shiftMs,
    })),
  );
  return withoutDoubles(joinParts(parts));
}

function readLines(lines: readonly string[]): RawCue[] {
  const cues: RawCue[] = [];
  let timing: TimingLine | null = null;
  let said: string[] = [];
  const close = () => {
    if (timing) cues.push(...toCues(timing, said.join('\n')));
    said = [];
  };
  for (const line of lines) {
    const next = findTiming(line);
    if (next) {
      dropNumber(said, timing === null);
      close();
      timing = next;
      if (next.said !== '') said.push(next.said);
    } else {
      said.push(line);
    }
  }
  close();
  return cues;
}

/** The last line before a timing is that cue's number or name, if it follows a blank line or another cue's text. */
function dropNumber(said: string[], isFirst: boolean): void {
  const last = said.at(-1)?.trim() ?? '';
  if (last === '' || (said.length === 1 && !isFirst)) return;
  const before = said.at(-2)?.trim() ?? '';
  if (before === '' || /^\d+$/.test(last)) said.pop();
}

/** One cue per voice; text before the first voice has no speaker. */
function toCues({ startMs, endMs }: TimingLine, raw: string): RawCue[] {
  const [before = '', ...voices] = raw.split(VOICE);
  const parts: { text: string; speaker?: string }[] = [{ text: plain(before) }];
  for (let at = 0; at < voices.length; at += 2) {
    parts.push({ text: plain(voices[at + 1]!), speaker: decodeEntities(voices[at]!) });
  }
  const said = parts.filter(({ text }) => text.trim() !== '');
  const letters = said.reduce((sum, { text }) => sum + text.length, 0);
  let at = startMs;
  return said.map((part, index) => {
    const isLast = index === said.length - 1;
    const end = isLast ? endMs : at + ((endMs - startMs) * part.text.length) / letters;
    const cue = { ...part, startMs: at, endMs: end };
    at = end;
    return cue;
  });
}

const plain = (raw: string) => decodeEntities(raw.replace(TAG, ''));

/** Removes WebVTT's comments and styles, each up to the next blank line. */
function withoutBlocks(lines: readonly string[]): string[] {
  if (!/^\ufeff?WEBVTT/iu.test(lines[0] ?? '')) return [...lines];
  const kept: string[] = [];
  let skipping = true;
  for (const line of lines) {
    if (findTiming(line)) skipping = false;
    else if (line.trim() === '') skipping = false;
    else if (VTT_BLOCK.test(line) && (kept.at(-1)?.trim() ?? '') === '') skipping = true;
    if (!skipping) kept.push(line);
  }
  return kept;
}
