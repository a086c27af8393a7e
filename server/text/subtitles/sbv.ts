import { parseClock } from './clock-times.ts';
import type { RawCue } from './raw-cue.ts';

export const SBV_TIMING =
  /^\s*(\d{1,3}:\d{2}:\d{2}\.\d{1,3})\s*,\s*(\d{1,3}:\d{2}:\d{2}\.\d{1,3})\s*$/u;

/** The platform's own plain format: a line `start,end`, then the text. */
export function readSbv(text: string): RawCue[] {
  const cues: RawCue[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [, start, end] = SBV_TIMING.exec(line) ?? [];
    if (start && end) cues.push({ startMs: parseClock(start), endMs: parseClock(end), text: '' });
    else if (cues.length > 0) cues.at(-1)!.text += `${line}\n`;
  }
  return cues.map((cue) => ({ ...cue, text: cue.text.replaceAll('[br]', '\n') }));
}
