import type { Cue } from '#contract/videos.ts';
import type { SpeechWindow } from './speech-windows.ts';
import type { HeardWord } from './token-choice.ts';
import { HEARING_RATE, type SpeechStretch } from './voice-activity.ts';
import type { HeardSentence } from './whisper.ts';

/** Words below this confidence are shown as uncertain. */
const DOUBTFUL_BELOW = 0.4;
/** Sentence-ending punctuation in any script, except after abbreviations. */
const ENDS_SENTENCE = /[.!?…。！？؟।]["'”’)»]*$/u;
const SHORT_FORMS = /^(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|No|[A-Z])\.$/;
/** A sentence estimated to end this close to a pause ends at the pause. */
const NEAR_PAUSE = 0.8 * HEARING_RATE;

const toMs = (samples: number) => Math.round((samples / HEARING_RATE) * 1000);

/** One cue per sentence for a model without times: duration in proportion to length, ending at pauses. */
export function cuesWithoutTimes(words: readonly HeardWord[], window: SpeechWindow): Cue[] {
  const sentences = toSentences(words);
  const letters = sentences.map((sentence) => textOf(sentence).length);
  let left = letters.reduce((sum, count) => sum + count, 0);
  let { start } = window;
  return sentences.map((sentence, at) => {
    const share = letters[at]! / left;
    left -= letters[at]!;
    const isLast = at === sentences.length - 1;
    const rest = { ...window, start, stretches: within(window, start, window.end) };
    const border = isLast ? { end: window.end, next: window.end } : borderAt(rest, share);
    const cue = toCue(sentence, toMs(start), toMs(border.end));
    start = border.next;
    return cue;
  });
}

/** The same for a model with times, which may span several sentences. */
export function cuesWithTimes(heard: readonly HeardSentence[], window: SpeechWindow): Cue[] {
  let previousEnd = window.start;
  return heard.flatMap(({ words, startSeconds, endSeconds }) => {
    const told = Math.max(previousEnd, window.start + startSeconds * HEARING_RATE);
    const end = Math.max(told, window.start + endSeconds * HEARING_RATE);
    const start = beginningNear(window, told, { from: previousEnd, end });
    previousEnd = end;
    const stretches = within(window, start, end);
    const part = { start, end };
    return cuesWithoutTimes(words, {
      ...part,
      stretches: stretches.length > 0 ? stretches : [part],
    });
  });
}

function within({ stretches }: SpeechWindow, from: number, until: number): SpeechStretch[] {
  return stretches
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, until) }))
    .filter(({ start, end }) => end > start);
}

/** Snaps a start time to a nearby start of speech, unless something else was said there. */
function beginningNear(
  { stretches }: SpeechWindow,
  told: number,
  { from, end }: { from: number; end: number },
): number {
  const distance = ({ start }: { start: number }) => Math.abs(start - told);
  const [nearest] = stretches
    .filter(({ start }) => from <= start && start < end)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= NEAR_PAUSE ? nearest.start : told;
}

function toSentences(words: readonly HeardWord[]): HeardWord[][] {
  const sentences: HeardWord[][] = [];
  let open: HeardWord[] = [];
  for (const word of words) {
    open.push(word);
    if (!ENDS_SENTENCE.test(word.text) || SHORT_FORMS.test(word.text)) continue;
    sentences.push(open);
    open = [];
  }
  return open.length > 0 ? [...sentences, open] : sentences;
}

/** The position where this share of the window's speech has been spoken. */
function borderAt(
  { start: from, stretches }: SpeechWindow,
  share: number,
): { end: number; next: number } {
  let left = share * stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  let place = stretches.at(-1)?.end ?? from;
  for (const { start, end } of stretches) {
    if (left <= end - start) {
      place = start + left;
      break;
    }
    left -= end - start;
  }
  const pauses = stretches
    .slice(1)
    .map(({ start }, at) => ({ end: stretches[at]!.end, next: start }));
  const distance = (pause: { end: number; next: number }) =>
    Math.min(Math.abs(pause.end - place), Math.abs(pause.next - place));
  const near = pauses.filter((pause) => distance(pause) <= NEAR_PAUSE);
  const [nearest] = near.toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? { end: place, next: place };
}

const textOf = (words: readonly HeardWord[]) => words.map(({ text }) => text).join(' ');

function toCue(words: readonly HeardWord[], startMs: number, endMs: number): Cue {
  const doubtful = words.flatMap(({ sureness, text }, at) =>
    sureness < DOUBTFUL_BELOW && /[\p{L}\p{N}]/u.test(text) ? [at] : [],
  );
  return {
    startMs,
    endMs,
    text: textOf(words),
    ...(doubtful.length > 0 && { doubtful }),
  };
}
