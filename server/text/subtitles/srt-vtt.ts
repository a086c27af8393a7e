import { parseClock } from './clock-times.ts';
import { decodeEntities } from './entities.ts';
import type { RawCue } from './raw-cue.ts';

/** A file that was moved too far back begins below zero. */
const TIMING =
  /^\s*(-?(?:\d{1,3}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,9})?)\s*-{1,2}>\s*(-?(?:\d{1,3}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,9})?)(?:\s.*)?$/u;
const VTT_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/u;
const VOICE = /<v(?:\.[^\s>]{0,80})?\s+([^>]{1,200})>/u;
/** `<i>`, `<c.color>`, `<00:00:01.000>`, `{\an8}`. */
const TAG = /<\/?[a-z][^<>]{0,200}>|<\d[\d:.,]{3,14}>|\{\\[^{}]{0,200}\}/giu;

/** SubRip and WebVTT differ in little that matters here. Numbers, blank lines and hours may be missing. */
export function readSrtOrVtt(text: string): RawCue[] {
  const lines = withoutBlocks(text.split(/\r\n|\r|\n/u));
  const cues: RawCue[] = [];
  let timing: RegExpExecArray | null = null;
  let said: string[] = [];
  const close = () => {
    if (timing) cues.push(toCue(timing, said));
    said = [];
  };
  for (const line of lines) {
    const next = line.includes('>') ? TIMING.exec(line) : null;
    if (next) {
      dropNumber(said, timing === null);
      close();
      timing = next;
    } else {
      said.push(line);
    }
  }
  close();
  return cues;
}

/** The last line before a timing is the number or name of that cue, where a blank line or a cue's text stands before it. */
function dropNumber(said: string[], isFirst: boolean): void {
  const last = said.at(-1)?.trim() ?? '';
  if (last === '' || (said.length === 1 && !isFirst)) return;
  const before = said.at(-2)?.trim() ?? '';
  if (before === '' || /^\d+$/.test(last)) said.pop();
}

function toCue([, start, end]: RegExpExecArray, said: readonly string[]): RawCue {
  const raw = said.join('\n');
  const [, voice] = VOICE.exec(raw) ?? [];
  return {
    startMs: atLeastZero(start!),
    endMs: atLeastZero(end!),
    text: decodeEntities(raw.replace(TAG, '')),
    ...(voice && { speaker: decodeEntities(voice) }),
  };
}

const atLeastZero = (time: string) => (time.startsWith('-') ? 0 : parseClock(time));

/** Comments and styles of WebVTT, each up to the next blank line. */
function withoutBlocks(lines: readonly string[]): string[] {
  if (!/^\ufeff?WEBVTT/u.test(lines[0] ?? '')) return [...lines];
  const kept: string[] = [];
  let skipping = true;
  for (const line of lines) {
    if (TIMING.test(line)) skipping = false;
    else if (line.trim() === '') skipping = false;
    else if (VTT_BLOCK.test(line) && (kept.at(-1)?.trim() ?? '') === '') skipping = true;
    if (!skipping) kept.push(line);
  }
  return kept;
}
