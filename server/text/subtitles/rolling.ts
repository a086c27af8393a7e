import type { RawCue } from './raw-cue.ts';

/** Above this share of captions that repeat the previous one, a file is rolling rather than a song with a refrain. */
const ROLLING_SHARE = 0.3;
const LEAST_REPEATS = 3;
/** If only part of a file rolls, as with a broadcast within a film, the evidence must be stronger. */
const NEARBY = 20;
const NEARBY_SHARE = 0.5;
/** Words, or characters of a script without spaces: fewer repeat by chance, and no screen shows more. */
const LEAST_OVERLAP = 3;
const LEAST_LETTERS = 6;
const MOST_OVERLAP = 120;
/** Live captions are corrected on screen, so a few of this many words may have changed. */
const LEAST_CORRECTED = 6;
const MOST_CHANGED = 0.25;
/** Scrolling captions follow without a pause; a screen that shows more than before may come later. */
const SAME_MOMENT_MS = 1000;
const SAME_SCREEN_MS = 10_000;
/** A screen without new words repeats the previous one only if it follows right away, or is too short to be said again. */
const SAME_WORDS_MS = 200;
const FASTEST_MS = 30;

interface Token {
  said: string;
  start: number;
  end: number;
  opensLine: boolean;
}

interface Screen {
  cue: RawCue;
  text: string;
  tokens: readonly Token[];
  /** Words that the previous screen didn't show. */
  fresh: string;
  repeats: boolean;
  /** The previous screen's last word was still incomplete. */
  completes: boolean;
}

/**
 * Automatic and live captions scroll: every caption repeats the previous line, or grows word by word, so every word appears
 * two or three times. This keeps each once, at the time it's said.
 */
export function foldRolling(cues: readonly RawCue[]): RawCue[] {
  const whole = wholeScreens(cues);
  return (whole.length < cues.length && foldScreens(whole)) || foldScreens(cues) || [...cues];
}

/** Some files have a separate caption for every line on screen. */
function wholeScreens(cues: readonly RawCue[]): RawCue[] {
  const whole: RawCue[] = [];
  for (const cue of cues) {
    const last = whole.at(-1);
    const isSame =
      last?.startMs === cue.startMs && last.endMs === cue.endMs && last.speaker === cue.speaker;
    if (isSame) last.text += `\n${cue.text}`;
    else whole.push({ ...cue });
  }
  return whole;
}

/** `null` if they don't scroll. */
function foldScreens(cues: readonly RawCue[]): RawCue[] | null {
  const screens: Screen[] = [];
  let before: Screen | null = null;
  for (const cue of cues) {
    const screen: Screen = readScreen(cue, before);
    screens.push(screen);
    if (screen.tokens.length > 0) before = screen;
  }
  const rolls = rollingOf(screens);
  return rolls && fold(screens, rolls);
}

/** Which of them scroll; `null`: none. */
function rollingOf(screens: readonly Screen[]): ((index: number) => boolean) | null {
  const sums = [0];
  for (const { repeats } of screens) sums.push(sums.at(-1)! + Number(repeats));
  const all = sums.at(-1)!;
  if (all < LEAST_REPEATS) return null;
  if (all >= screens.length * ROLLING_SHARE) return () => true;
  return (index) => {
    const from = Math.max(0, index - NEARBY);
    const until = Math.min(screens.length, index + NEARBY + 1);
    const nearby = sums[until]! - sums[from]!;
    return nearby >= NEARBY * NEARBY_SHARE && nearby >= (until - from) * NEARBY_SHARE;
  };
}

function fold(screens: readonly Screen[], rolls: (index: number) => boolean): RawCue[] {
  const folded: RawCue[] = [];
  for (const [index, { cue, fresh, tokens, completes }] of screens.entries()) {
    const last = folded.at(-1);
    if (!rolls(index)) {
      folded.push({ ...cue });
    } else if (fresh !== '') {
      if (completes && last) last.text = withoutLastWord(last.text);
      folded.push({ ...cue, text: fresh });
    } else if (tokens.length > 0 && last) {
      last.endMs = Math.max(last.endMs, cue.endMs);
    }
  }
  return folded.filter(({ text }) => text.trim() !== '');
}

function withoutLastWord(text: string): string {
  const whole = text.trimEnd();
  let end = whole.length;
  while (end > 0 && /\S/u.test(whole[end - 1]!)) end -= 1;
  return whole.slice(0, end).trimEnd();
}

function readScreen(cue: RawCue, before: Screen | null): Screen {
  const text = cue.text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.replace(/[\s\u200b]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  const tokens = tokensOf(text);
  const alone = { cue, text, tokens, fresh: text, repeats: false, completes: false };
  if (!before || before.cue.speaker !== cue.speaker) return alone;
  const gapMs = cue.startMs - before.cue.endMs;
  const isSayable = cue.endMs - cue.startMs >= text.length * FASTEST_MS;
  const sameMs = isSayable ? SAME_WORDS_MS : SAME_MOMENT_MS;
  const { count, completes } = overlapOf(before.tokens, tokens, { gapMs, sameMs });
  if (count === 0) return alone;
  const fresh = completes ? text.slice(tokens[count - 1]!.start) : freshAfter(text, tokens, count);
  return { ...alone, fresh, repeats: true, completes };
}

function freshAfter(text: string, tokens: readonly Token[], count: number): string {
  // Punctuation after the last repeated word belongs to it.
  const next = tokens[count];
  return next ? text.slice(next.start).trim() : '';
}

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => {
    const bare = word.toLowerCase().replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
    return {
      said: bare === '' ? word : bare,
      start: index,
      end: index + word.length,
      opensLine: index === 0 || text[index - 1] === '\n',
    };
  });
}

interface Overlap {
  count: number;
  completes: boolean;
}

const NONE: Overlap = { count: 0, completes: false };

/** The largest number of tokens with which `shown` ends and `now` starts. */
function overlapOf(
  shown: readonly Token[],
  now: readonly Token[],
  { gapMs, sameMs }: { gapMs: number; sameMs: number },
): Overlap {
  const follows = gapMs <= SAME_MOMENT_MS;
  if (gapMs > SAME_SCREEN_MS) return NONE;
  // Some programs write everything said so far again and again.
  const isAll = shown.length > MOST_OVERLAP && now.length > shown.length;
  if (isAll && matchOf(shown, now, 0, shown.length) === 'same')
    return { count: shown.length, completes: false };
  for (let count = Math.min(shown.length, now.length, MOST_OVERLAP); count > 0; count -= 1) {
    const from = shown.length - count;
    const match = matchOf(shown, now, from, count);
    if (!match) continue;
    const hasFresh = now.length > count || match === 'completes';
    // After a pause, a caption that only repeats is being said again.
    if (gapMs > sameMs && !hasFresh) continue;
    const isLines = shown[from]!.opensLine && (follows || hasFresh);
    const isEnough = count >= leastOf(now, count) || (isLines && match !== 'corrected');
    if (isEnough && (match !== 'completes' || follows)) {
      return { count, completes: match === 'completes' };
    }
  }
  return NONE;
}

const leastOf = (tokens: readonly Token[], count: number) =>
  tokens.slice(0, count).every(({ start, end }) => end - start === 1)
    ? LEAST_LETTERS
    : LEAST_OVERLAP;

function matchOf(
  shown: readonly Token[],
  now: readonly Token[],
  from: number,
  count: number,
): 'same' | 'completes' | 'corrected' | null {
  const most = count >= LEAST_CORRECTED ? Math.floor(count * MOST_CHANGED) : 0;
  let changed = 0;
  let completes = false;
  for (let at = 0; at < count; at += 1) {
    const was = shown[from + at]!.said;
    const is = now[at]!.said;
    if (was === is) continue;
    const isGrown = at === count - 1 && is.length > was.length && is.startsWith(was);
    if (isGrown) completes = true;
    else changed += 1;
    if (changed > most) return null;
  }
  return completes ? 'completes' : changed > 0 ? 'corrected' : 'same';
}
