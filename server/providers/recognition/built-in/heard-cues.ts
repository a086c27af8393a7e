import type { Cue } from '#contract/videos.ts';
import { LONG_PAUSE, type SpeechWindow } from './speech-windows.ts';
import { average, type HeardWord } from './token-choice.ts';
import { HEARING_RATE, type SpeechStretch } from './voice-activity.ts';
import type { HeardSentence } from './whisper.ts';

/** Words below this confidence are shown as uncertain. */
const DOUBTFUL_BELOW = 0.4;
/** Sentence-ending punctuation in any script, except after abbreviations. */
const ENDS_SENTENCE = /[.!?…。！？؟।]["'”’)»]*$/u;
/** A comma may be a full stop that the model misheard. */
const ENDS_CLAUSE = /[,;:，、；：،]$/u;
const SHORT_FORMS = /^(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|No|[A-Z])\.$/;
/** A sentence estimated to end this close to a pause ends at the pause. */
const NEAR_PAUSE = 0.8 * HEARING_RATE;

const toMs = (samples: number) => Math.round((samples / HEARING_RATE) * 1000);

/**
 * One cue per sentence for a model without times: duration in proportion to length, ending at pauses. A long pause after a comma
 * starts a new cue too.
 */
export function cuesWithoutTimes(words: readonly HeardWord[], window: SpeechWindow): Cue[] {
  const sentences = toSentences(words, window);
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

/** A model's end times are about this exact. */
const ROUGHLY = 0.5 * HEARING_RATE;
/** A shorter rest is a breath or the margin around speech. */
const LEAST_UNHEARD = HEARING_RATE;

/** Speech that the model skipped: it sometimes ends before the window does, or leaves out a sentence. */
export function unheard(heard: readonly HeardSentence[], window: SpeechWindow): SpeechWindow[] {
  const place = (seconds: number) => window.start + seconds * HEARING_RATE;
  const rests = heard.reduce<SpeechStretch[]>((left, { startSeconds, endSeconds }) => {
    const [start, end] = [place(startSeconds) - ROUGHLY, place(endSeconds) + ROUGHLY];
    return left.flatMap((one) => [
      { start: one.start, end: Math.min(one.end, start) },
      { start: Math.max(one.start, end), end: one.end },
    ]);
  }, window.stretches);
  const stretches = rests
    .filter(({ start, end }) => end - start >= LEAST_UNHEARD)
    .map(({ start, end }) => {
      // A pause nearby is where it began.
      const near = window.stretches.find(
        (one) =>
          start > one.start &&
          start - one.start <= 2 * ROUGHLY &&
          !heard.some(({ startSeconds, endSeconds }) => {
            const middle = (place(startSeconds) + place(endSeconds)) / 2;
            return middle > one.start && middle < start;
          }),
      );
      return { start: near?.start ?? start, end };
    });
  const gap = (one: SpeechStretch, next: SpeechStretch) =>
    heard.some(
      ({ startSeconds }) =>
        place(startSeconds) >= one.end - ROUGHLY && place(startSeconds) < next.start,
    );
  return stretches.reduce<SpeechWindow[]>((all, stretch) => {
    const last = all.at(-1);
    if (last && !gap(last, stretch)) {
      last.stretches.push(stretch);
      last.end = stretch.end;
    } else all.push({ ...stretch, stretches: [stretch] });
    return all;
  }, []);
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

function toSentences(words: readonly HeardWord[], window: SpeechWindow): HeardWord[][] {
  const last = words.length - 1;
  const ends = words.flatMap(({ text }, at) => (isSentenceEnd(text) || at === last ? [at] : []));
  const begins = [0, ...[...ends, ...clauseEnds(words, window, ends)].map((end) => end + 1)];
  return begins
    .toSorted((one, other) => one - other)
    .map((begin, at, all) => words.slice(begin, all[at + 1]))
    .filter((sentence) => sentence.length > 0);
}

const isSentenceEnd = (text: string) => ENDS_SENTENCE.test(text) && !SHORT_FORMS.test(text);

/** Words with a comma that are followed by a long pause which no sentence ends at. */
function clauseEnds(
  words: readonly HeardWord[],
  window: SpeechWindow,
  sentenceEnds: readonly number[],
): number[] {
  const clauses = words.flatMap(({ text }, at) => (ENDS_CLAUSE.test(text) ? [at] : []));
  if (clauses.length === 0) return [];
  const whole = textOf(words).length;
  const distance = (at: number, pause: Pause) =>
    distanceTo(pause, placeAt(window, textOf(words.slice(0, at + 1)).length / whole));
  const isNear = (at: number, pause: Pause) => distance(at, pause) <= NEAR_PAUSE;
  const found = pausesIn(window)
    .filter((pause) => pause.next - pause.end >= LONG_PAUSE)
    .filter((pause) => !sentenceEnds.some((at) => isNear(at, pause)))
    .flatMap((pause) => {
      const near = clauses.filter((at) => isNear(at, pause));
      return near
        .toSorted((one, other) => distance(one, pause) - distance(other, pause))
        .slice(0, 1);
    });
  return [...new Set(found)];
}

interface Pause {
  end: number;
  next: number;
}

function pausesIn({ stretches }: SpeechWindow): Pause[] {
  return stretches.slice(1).map(({ start }, at) => ({ end: stretches[at]!.end, next: start }));
}

const distanceTo = ({ end, next }: Pause, place: number) =>
  Math.min(Math.abs(end - place), Math.abs(next - place));

/** The position where this share of the window's speech has been spoken. */
function placeAt({ start: from, stretches }: SpeechWindow, share: number): number {
  let left = share * stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  for (const { start, end } of stretches) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return stretches.at(-1)?.end ?? from;
}

/** The same, or the pause near it. */
function borderAt(window: SpeechWindow, share: number): Pause {
  const place = placeAt(window, share);
  const [nearest] = pausesIn(window)
    .filter((pause) => distanceTo(pause, place) <= NEAR_PAUSE)
    .toSorted((one, other) => distanceTo(one, place) - distanceTo(other, place));
  return nearest ?? { end: place, next: place };
}

const textOf = (words: readonly HeardWord[]) =>
  words.map(({ text, isGlued }, at) => (at > 0 && !isGlued ? ` ${text}` : text)).join('');

function toCue(words: readonly HeardWord[], startMs: number, endMs: number): Cue {
  // Words as separated by spaces, which is how doubtful ones are counted.
  const spaced = words.reduce<HeardWord[][]>((all, word) => {
    if (word.isGlued && all.length > 0) all.at(-1)!.push(word);
    else all.push([word]);
    return all;
  }, []);
  const doubtful = spaced.flatMap((parts, at) =>
    average(parts.map(({ sureness }) => sureness)) < DOUBTFUL_BELOW &&
    /[\p{L}\p{N}]/u.test(textOf(parts))
      ? [at]
      : [],
  );
  return {
    startMs,
    endMs,
    text: textOf(words),
    ...(doubtful.length > 0 && { doubtful }),
  };
}
