import type { RawCue } from './raw-cue.ts';

/** `{25}{75}text|second line` counts frames; `[25][75]text` tenths of a second. */
const LINE = /^\s*(?:\{(\d{1,8})\}\s*\{(\d{0,8})\}|\[(\d{1,8})\]\s*\[(\d{0,8})\])(.*)$/u;
/** A default style for all lines that follow. */
const STYLE = /^\s*\{DEFAULT\}/iu;
/** The rate of cinema films, for which such files were made. */
const USUAL_RATE = 23.976;
const TENTH_MS = 100;

export function isMicroDvd(text: string): boolean {
  const lines = text
    .slice(0, 4000)
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '' && !STYLE.test(line));
  return lines.length > 0 && lines.slice(0, 5).every((line) => LINE.test(line));
}

export function readMicroDvd(text: string): RawCue[] {
  let rate = USUAL_RATE;
  const cues: RawCue[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [, startFrame, endFrame, startTenth, endTenth, said = ''] = LINE.exec(line) ?? [];
    const start = startFrame ?? startTenth;
    if (start === undefined) continue;
    // The first line may contain the frame rate.
    const told =
      cues.length === 0
        ? Number(/^\s*(\d{2}(?:[.,]\d{1,4})?)\s*(?:fps)?\s*$/iu.exec(said)?.[1]?.replace(',', '.'))
        : NaN;
    if (told >= 10) {
      rate = told;
      continue;
    }
    const unitMs = startFrame === undefined ? TENTH_MS : 1000 / rate;
    const startMs = Number(start) * unitMs;
    const end = endFrame ?? endTenth;
    const words = said.replace(/\{[^{}]{0,80}\}/gu, '').replace(/(^|\|)\//gu, '$1');
    cues.push({
      startMs,
      endMs: end ? Number(end) * unitMs : startMs,
      text: words.replaceAll('|', '\n'),
    });
  }
  return cues;
}
