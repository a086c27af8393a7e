import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { spokenTurns } from './caption-text.ts';
import { seam } from './joining.ts';
import { phraseCuts } from './phrase-cuts.ts';
import { countWords, isUnspaced, words } from './segment.ts';
import { countFullStops, isCased, punctuatedEnds } from './sentence-ends.ts';
import { spokenSpans } from './timeline.ts';

export interface Sentence {
  text: string;
  startMs: number;
  endMs: number;
  /** The first and last caption it was spoken in, as indices into the cues. */
  cueFrom: number;
  cueTo: number;
  speaker?: string;
}

/** The part of a caption within a run, with the time it covers. */
interface Piece {
  at: number;
  length: number;
  cue: number;
  startMs: number;
  endMs: number;
  /** The silence before it. */
  gapMs: number;
}

/** One speaker's uninterrupted speech, captions joined. */
interface Run {
  text: string;
  pieces: Piece[];
  speaker: string | undefined;
}

/** A silence this long ends a sentence whatever the punctuation. */
const SILENCE_MS = 5_000;
/** Some tracks leave a small gap between all captions; a longer one is a pause even there. */
const MOST_USUAL_GAP_MS = 400;
/** With one end mark per so many words, the punctuation is trusted. */
const WORDS_PER_END = 45;
/** A longer punctuated sentence is missing a mark somewhere. */
const MOST_WORDS = 60;
/** Unless its commas show that it was written like this. */
const MOST_WORDS_WITH_COMMAS = 120;
const WORDS_PER_COMMA = 25;

/** Collects a run's text in parts: reading a string while it is being appended to would copy all of it each time. */
class RunBuilder {
  readonly pieces: Piece[] = [];
  readonly speaker: string | undefined;
  private readonly parts: string[] = [];
  private readonly isSpaced: boolean;
  private length = 0;

  constructor(speaker: string | undefined, isSpaced: boolean) {
    this.speaker = speaker;
    this.isSpaced = isSpaced;
  }

  add(text: string, piece: Omit<Piece, 'at' | 'length'>): void {
    const before = this.parts.at(-1) ?? '';
    // Where a space ends a sentence, so does a pause between two captions; otherwise they would be joined into one
    // word.
    const isEnd = this.isSpaced && before !== '' && piece.gapMs > 0;
    const space = isEnd ? ' ' : seam(before, text);
    this.pieces.push({ ...piece, at: this.length + space.length, length: text.length });
    this.parts.push(space, text);
    this.length += space.length + text.length;
  }

  build(): Run {
    return { text: this.parts.join(''), pieces: this.pieces, speaker: this.speaker };
  }
}

function runsOf(cues: readonly Cue[], language: LanguageValue): Run[] {
  const isSpaced = languageOf(language).spaceEndsSentence === true;
  const spans = spokenSpans(cues);
  const runs: RunBuilder[] = [];
  let run: RunBuilder | null = null;
  let heardUntilMs = 0;
  for (const [index, cue] of cues.entries()) {
    if (cue.heading) {
      run = null;
      continue;
    }
    const { opensTurn, turns } = spokenTurns(cue.text);
    const span = spans[index]!;
    const total = turns.reduce((sum, turn) => sum + turn.length, 0);
    const msPerLetter = (span.endMs - span.startMs) / Math.max(1, total);
    let startMs = span.startMs;
    for (const [order, text] of turns.entries()) {
      const gapMs = order === 0 ? Math.max(0, span.startMs - heardUntilMs) : 0;
      const fresh = order > 0 || opensTurn || gapMs >= SILENCE_MS || run?.speaker !== cue.speaker;
      if (!run || fresh) {
        run = new RunBuilder(cue.speaker, isSpaced);
        runs.push(run);
      }
      const endMs = startMs + text.length * msPerLetter;
      run.add(text, { cue: index, startMs, endMs, gapMs });
      startMs = endMs;
    }
    if (total > 0) heardUntilMs = span.endMs;
  }
  return runs.map((builder) => builder.build());
}

function medianOf(values: number[]): number {
  if (values.length === 0) return 0;
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

/** Words that make up more than a hundredth of the talk: articles, prepositions and the like, in any language. */
function commonWords(runs: readonly Run[], language: LanguageValue): Set<string> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const run of runs)
    for (const word of words(run.text, language)) {
      const lower = word.toLowerCase();
      counts.set(lower, (counts.get(lower) ?? 0) + 1);
      total++;
    }
  const floor = Math.max(3, total / 100);
  return new Set([...counts].filter(([, count]) => count >= floor).map(([word]) => word));
}

/** Whether the texts have at most so many words in total. Counts them only if their length doesn't settle it. */
function hasAtMost(most: number, texts: readonly string[], language: LanguageValue): boolean {
  // In spaced scripts, words are separated by at least one character.
  const lettersPerWord = isUnspaced(language) ? 1 : 2;
  const mostIn = (text: string) => Math.ceil(text.length / lettersPerWord);
  let unread = texts.reduce((sum, text) => sum + mostIn(text), 0);
  let count = 0;
  for (const text of texts) {
    if (count + unread <= most) return true;
    unread -= mostIn(text);
    count += countWords(text, language);
    if (count > most) return false;
  }
  return count <= most;
}

function mostWordsOf(text: string): number {
  const commas = text.match(/[,;:、，،؛](?=\s|\p{L})/gu)?.length ?? 0;
  return Math.min(MOST_WORDS_WITH_COMMAS, Math.max(MOST_WORDS, commas * WORDS_PER_COMMA));
}

/** The part of a run between two offsets as a sentence; null if it is only whitespace. */
function sentenceAt(run: Run, from: number, to: number, hint: number): [Sentence, number] | null {
  let start = from;
  let end = to;
  while (start < end && /\s/u.test(run.text[start]!)) start++;
  while (end > start && /\s/u.test(run.text[end - 1]!)) end--;
  if (start === end) return null;
  let first = hint;
  while (first + 1 < run.pieces.length && run.pieces[first + 1]!.at <= start) first++;
  let last = first;
  while (last + 1 < run.pieces.length && run.pieces[last + 1]!.at < end) last++;
  const timeAt = (piece: Piece, offset: number): number => {
    const share = Math.min(1, Math.max(0, (offset - piece.at) / piece.length));
    return Math.round(piece.startMs + (piece.endMs - piece.startMs) * share);
  };
  const head = run.pieces[first]!;
  const tail = run.pieces[last]!;
  const sentence: Sentence = {
    text: run.text.slice(start, end),
    startMs: timeAt(head, start),
    endMs: timeAt(tail, end),
    cueFrom: head.cue,
    cueTo: tail.cue,
  };
  if (run.speaker !== undefined) sentence.speaker = run.speaker;
  return [sentence, last];
}

/**
 * Joins captions into sentences. Punctuation decides where there is any; elsewhere, and in stretches that run on too
 * long, pauses, clause words and length do.
 */
export function sentencesFromCues(cues: readonly Cue[], language: LanguageValue): Sentence[] {
  const runs = runsOf(cues, language);
  const whole = runs.map((run) => run.text).join('\n');
  const writing = { language, cased: isCased(whole) };
  const endsOf = runs.map((run) => punctuatedEnds(run.text, writing));
  const stretches = runs.map((run, index) => {
    const ends = [...endsOf[index]!, run.text.length];
    return ends.map((end, at) => ({ end, text: run.text.slice(ends[at - 1] ?? 0, end) }));
  });
  const marks = runs.reduce((sum, run, at) => sum + countFullStops(run.text, endsOf[at]!), 0);
  const punctuated =
    marks > 0 &&
    hasAtMost(
      marks * WORDS_PER_END,
      stretches.flatMap((each) => each.map(({ text }) => text)),
      language,
    );
  const gapsMs = runs.flatMap((run) => run.pieces.slice(1).map((piece) => piece.gapMs));
  const usualGapMs = Math.min(MOST_USUAL_GAP_MS, medianOf(gapsMs));
  let common: Set<string> | null = null;

  const sentences: Sentence[] = [];
  for (const [index, run] of runs.entries()) {
    let from = 0;
    let piece = 0;
    for (const { end, text } of stretches[index]!) {
      let cuts: number[] = [];
      if (!punctuated || !hasAtMost(mostWordsOf(text), [text], language)) {
        common ??= commonWords(runs, language);
        const pauses = new Map<number, number>();
        for (let at = piece; at < run.pieces.length && run.pieces[at]!.at < end; at++)
          pauses.set(run.pieces[at]!.at - from, run.pieces[at]!.gapMs - usualGapMs);
        cuts = phraseCuts(text, language, { pauses, common });
      }
      for (const cut of [...cuts.map((offset) => from + offset), end]) {
        const made = sentenceAt(run, from, cut, piece);
        from = cut;
        if (!made) continue;
        sentences.push(made[0]);
        piece = made[1];
      }
    }
  }
  return sentences;
}
