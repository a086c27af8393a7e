import type { Cue } from '#contract/videos.ts';

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** When a sentence of a passage begins: the start of the line it begins in, or of the passage if no line has it. */
export function saidAt(
  cues: readonly Cue[],
  { startMs, text }: { startMs: number; text: string },
): number {
  const wanted = letters(text);
  const from = cues.findIndex((cue) => cue.endMs > startMs);
  if (from < 0 || wanted === '') return startMs;
  const begins: { at: number; startMs: number }[] = [];
  let said = '';
  for (const cue of cues.slice(from)) {
    begins.push({ at: said.length, startMs: cue.startMs });
    said += letters(cue.text);
    const at = said.indexOf(wanted);
    if (at >= 0) return begins.findLast((one) => one.at <= at)!.startMs;
    if (said.length > MOST_LETTERS + wanted.length) break;
  }
  return startMs;
}

/** More than a passage has. */
const MOST_LETTERS = 4000;
