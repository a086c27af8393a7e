import type { RawCue } from './raw-cue.ts';

/** A file of which this share of captions repeats what the one before shows is a rolling one, not a refrain. */
const ROLLING_SHARE = 0.3;
const LEAST_REPEATS = 3;
/** Words: fewer come back by chance, and no screen shows more. */
const LEAST_OVERLAP = 3;
const MOST_OVERLAP = 60;
/** Between captions that scroll there is no pause. */
const SAME_MOMENT_MS = 1000;

/**
 * Automatic captions scroll: every caption shows the line before it once more, or grows word by word. Written out as
 * they are, all words come two or three times. Here each stays once, with the time at which it is said.
 */
export function foldRolling(cues: readonly RawCue[]): RawCue[] {
  const folded: RawCue[] = [];
  let repeats = 0;
  let shown: readonly string[] = [];
  let shownUntil = -Infinity;
  for (const cue of cues) {
    const lines = linesOf(cue.text);
    const follows = cue.startMs - shownUntil <= SAME_MOMENT_MS;
    const fresh = freshLines(shown, lines, follows);
    if (fresh.length < lines.length || fresh[0] !== lines[0]) repeats += 1;
    if (lines.length > 0) {
      shown = lines;
      shownUntil = cue.endMs;
    }
    if (fresh.length > 0) folded.push({ ...cue, text: fresh.join('\n') });
    else if (lines.length > 0 && folded.length > 0) stretch(folded.at(-1)!, cue.endMs);
  }
  const isRolling = repeats >= LEAST_REPEATS && repeats >= cues.length * ROLLING_SHARE;
  return isRolling ? folded : [...cues];
}

function stretch(cue: RawCue, endMs: number): void {
  if (endMs > cue.endMs) cue.endMs = endMs;
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.replace(/[\s\u200b]+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/**
 * What `lines` say that `shown` did not: the lines below the repeated ones, or the words that a line has grown by. After
 * a pause a caption that is nothing but a repetition is said again.
 */
function freshLines(
  shown: readonly string[],
  lines: readonly string[],
  follows: boolean,
): string[] {
  for (let count = Math.min(shown.length, lines.length); count > 0; count -= 1) {
    const isRepeated = shown.slice(-count).every((line, index) => line === lines[index]);
    if (isRepeated && (follows || count < lines.length)) return lines.slice(count);
  }
  const [first = '', ...rest] = lines;
  const last = shown.at(-1);
  if (follows && last !== undefined && first.startsWith(`${last} `)) {
    return [first.slice(last.length + 1), ...rest];
  }
  const repeated = follows && last !== undefined ? overlapOf(last, first) : 0;
  if (repeated === 0) return [...lines];
  const fresh = first.split(' ').slice(repeated).join(' ');
  return fresh === '' ? rest : [fresh, ...rest];
}

/** Programs that write both lines as one make the window slide over words: it begins with how the last one ended. */
function overlapOf(last: string, first: string): number {
  const said = last.split(' ').slice(-MOST_OVERLAP);
  const now = first.split(' ').slice(0, MOST_OVERLAP);
  for (let count = Math.min(said.length, now.length); count >= LEAST_OVERLAP; count -= 1) {
    if (said.slice(-count).every((word, index) => word === now[index])) return count;
  }
  return 0;
}
