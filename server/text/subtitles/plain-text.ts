import { languageOf } from '#server/languages/table.ts';
import { countWords } from '../segment.ts';
import { parseClock } from './clock-times.ts';
import { readTurns } from './mark-speakers.ts';
import type { RawCue } from './raw-cue.ts';
import { headingsAmong, UNWRAPPED } from './text-headings.ts';

const TIME = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
/** `[0:12] text`, `[00:12.30]text`, `(00:12 --> 00:15): text`, `0:12 - text`, `**0:12** text`, `0:12` alone. */
const TIME_FIRST = new RegExp(
  String.raw`^(?:[*•>|-]\s|\s)*[*_]{0,3}[\[(]?(${TIME})(?:\s*(?:-{1,2}>?|–|→|to)\s*(${TIME}))?[\])]?[*_]{0,3}(?:\s*[-–—:|=]\s*|\s+|(?<=[\])*_])|$)(.*)$`,
  'u',
);
/** `Anna Berg 0:12`, `Anna (00:12):`, `Speaker 1 [0:12] text`. */
const NAME_FIRST = new RegExp(
  String.raw`^\s*(\p{L}[\p{L}\p{M}\p{N}.'’ -]{0,39}?)\s*[\[(]?(?<![\d:])(${TIME})[\])]?\s*(?:[-–—:|]\s*)?(.*)$`,
  'u',
);
/** Screen reader text next to every time in YouTube's transcript panel. */
const SPOKEN_TIME = /^\d+\s+(?:hours?|minutes?|seconds?)(?:,\s*\d+\s+(?:minutes?|seconds?))*$/iu;
/** Times of single words, as in lyrics for karaoke. */
const WORD_TIME = /<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>\s?/gu;
const WORDS_PER_MINUTE = 150;
const SHORTEST_MS = 400;
const LEAST_MARKS = 2;

interface Mark {
  startMs: number;
  endMs: number | null;
  speaker?: string;
  text: string[];
}

/** Reads a text whose lines have times in any common notation. Empty if they have none. */
export function readTimedLines(text: string): RawCue[] {
  const marks: Mark[] = [];
  let before = 0;
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const mark = line.length > 5000 ? null : markOf(line);
    if (mark) marks.push(mark);
    else if (marks.length === 0) before += line.trim().length;
    else if (!SPOKEN_TIME.test(line.trim())) marks.at(-1)!.text.push(line);
  }
  if (marks.length < LEAST_MARKS || !isAscending(marks)) return [];
  // A text that merely mentions a time or two isn't a timed transcript.
  const said = marks.reduce((sum, mark) => sum + mark.text.join(' ').trim().length, 0);
  if (said === 0 || before > said || said / marks.length > 4000) return [];
  if (areHeadings(marks)) {
    for (const mark of marks) {
      if (mark.speaker) mark.text.unshift(mark.speaker);
      delete mark.speaker;
    }
  }
  return marks.map((mark, index) => toCue(mark, marks[index + 1]?.startMs ?? null));
}

function markOf(line: string): Mark | null {
  const [, start, end, rest] = TIME_FIRST.exec(line) ?? [];
  if (start) {
    const endMs = end ? parseClock(end) : null;
    return { startMs: parseClock(start), endMs, text: rest ? [rest] : [] };
  }
  const [, name, time, said] = NAME_FIRST.exec(line) ?? [];
  if (!name || !time || name.split(' ').length > 4) return null;
  return { startMs: parseClock(time), endMs: null, speaker: name.trim(), text: said ? [said] : [] };
}

const FEWEST_HEADINGS = 4;

/** If the words before the times never repeat, they are headings rather than speakers. */
function areHeadings(marks: readonly Mark[]): boolean {
  const names = marks.flatMap(({ speaker }) => speaker ?? []);
  return names.length >= FEWEST_HEADINGS && new Set(names).size === names.length;
}

function isAscending(marks: readonly Mark[]): boolean {
  let steps = 0;
  for (let index = 1; index < marks.length; index += 1) {
    if (marks[index]!.startMs >= marks[index - 1]!.startMs) steps += 1;
  }
  return steps >= (marks.length - 1) * 0.9;
}

function toCue({ startMs, endMs, speaker, text }: Mark, next: number | null): RawCue {
  const said = text.join('\n').replace(WORD_TIME, '');
  return {
    startMs,
    endMs: endMs ?? (next !== null && next > startMs ? next : startMs + lengthOf(said)),
    text: said,
    ...(speaker && { speaker }),
  };
}

/** Estimated speaking time. */
function lengthOf(text: string): number {
  return Math.max(SHORTEST_MS, (countWords(text, 'english') / WORDS_PER_MINUTE) * 60_000);
}

/** As long as a speaker pauses before something new. */
const PARAGRAPH_PAUSE_MS = 1000;
const LONGEST_SENTENCE = 600;
/** Checked first, because segmenting is slow and most lines contain none. */
const ENDS_SENTENCE = /\p{Sentence_Terminal}/u;

/**
 * A text without times: one caption per sentence, spaced by estimated speaking time, with a pause before each paragraph.
 * The times only define the order, and must not be displayed as measured.
 */
export function readPlainText(text: string): RawCue[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const cues: RawCue[] = [];
  let at = 0;
  const lines = text.split(/\r\n|\r|\n/u);
  const headings = headingsAmong(lines);
  const numbers = [...lines.keys()].filter((number) => lines[number]!.trim() !== '');
  const said = readTurns(numbers.map((number) => lines[number]!));
  for (const [index, { text: paragraph, ...turn }] of said.entries()) {
    const isNamed = turn.speaker !== undefined || turn.heard !== undefined;
    const isHeading = !isNamed && headings.has(numbers[index]!);
    if (index > 0 && opensParagraph(lines, numbers[index]!)) at += PARAGRAPH_PAUSE_MS;
    const sentences = ENDS_SENTENCE.test(paragraph)
      ? wholeSentences(Array.from(segmenter.segment(paragraph), ({ segment }) => segment))
      : [paragraph];
    for (const sentence of sentences) {
      for (const piece of pieces(sentence.trim())) {
        const endMs = at + lengthOf(piece);
        cues.push({
          startMs: at,
          endMs,
          text: piece,
          ...turn,
          ...(isHeading && { heading: true }),
        });
        at = endMs;
      }
    }
  }
  return cues;
}

/** The same for a list of texts, each with its speaker if known. */
export function readPlainTurns(turns: readonly { text: string; speaker?: string | undefined }[]) {
  let endMs = 0;
  return turns.flatMap(({ text, speaker }): RawCue[] => {
    const fromMs = endMs;
    return readPlainText(text).map((cue) => {
      endMs = fromMs + cue.endMs;
      return { ...cue, startMs: fromMs + cue.startMs, endMs, ...(speaker && { speaker }) };
    });
  });
}

/** Whether an empty line stands before it, or one that is too long to have been wrapped. */
function opensParagraph(lines: readonly string[], number: number): boolean {
  const before = lines[number - 1]!.trim();
  return before === '' || before.length >= UNWRAPPED;
}

const ABBREVIATED = /(?<![\p{L}\p{N}.])(\p{L}+(?:\.\p{L}+)*)\.\s*$/u;

/** "Dr." doesn't end a sentence in any language; the language isn't known yet. */
function wholeSentences(segments: readonly string[]): string[] {
  const { abbreviations: known } = languageOf('english');
  const sentences: string[] = [];
  let isOpen = false;
  for (const segment of segments) {
    if (isOpen) sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
    const [, token = ''] = ABBREVIATED.exec(segment) ?? [];
    isOpen = known.has(token.toLowerCase()) || /^\p{Lu}$/u.test(token.replace(/^I$/u, ''));
  }
  return sentences;
}

/** Automatic transcripts often have no full stops at all. */
function pieces(sentence: string): string[] {
  if (sentence.length <= LONGEST_SENTENCE) return sentence === '' ? [] : [sentence];
  const found: string[] = [];
  for (let rest = sentence; rest !== '';) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    const cut =
      rest.length <= LONGEST_SENTENCE ? rest.length : space > 0 ? space : LONGEST_SENTENCE;
    const piece = rest.slice(0, cut).trim();
    if (piece !== '') found.push(piece);
    rest = rest.slice(cut).trim();
  }
  return found;
}
