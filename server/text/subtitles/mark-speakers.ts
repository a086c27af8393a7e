import type { Cue } from '#contract/videos.ts';
import { joinTexts } from '../joining.ts';
import { isCapitals, labelOf, unknownSpeaker } from './speaker-labels.ts';

/** How often a name must open a line to count as a speaker, unless its notation makes that clear. */
const LEAST_TIMES = 3;
/** Within this many lines, a single occurrence is enough if all of them have a name. */
const FIRST_LINES = 3;
/** Share of named lines needed for names in a script without capitals, and for names that occur once. */
const SOME_SHARE = 0.2;
const CLEAR_SHARE = 0.5;
const TURN_MARK = /^(?:>>+|＞＞+|》》)/u;
const DASH = /^[-–—‐]\s*\S/u;
/** Within a line it marks a turn only at the start of a sentence: `cin >> x` is spoken text. */
const NEXT_TURN = /(?<=[\p{Sentence_Terminal}\s])\s*(?=(?:>>+|＞＞+|》》)\s*[\p{Lu}\p{Lo}"“¿¡])/u;
const ENDS_SENTENCE = /[\p{Sentence_Terminal}"”»)]\s*$/u;

/** A line without its speaker's name. */
export interface SaidLine {
  text: string;
  speaker?: string;
  /** Distinguishes turns of unnamed speakers. */
  heard?: string;
}

/** Determines who says each line. A word before a colon counts as a name only if the lines as a whole show that. */
export function readTurns(lines: readonly string[], carriesOn = true): SaidLine[] {
  const labels = lines.map(labelOf);
  const names = namesAmong(lines, labels);
  const first = labels.findIndex((label) => label && names.has(label.name));
  const isThorough = carriesOn && first >= 0 && first < FIRST_LINES && names.size > 1;
  let turn: Omit<SaidLine, 'text'> = {};
  let turns = 0;
  let isOpen = false;
  return lines.map((line, at) => {
    const label = labels[at];
    if (label && names.has(label.name)) {
      turn = { speaker: label.name };
    } else if (TURN_MARK.test(line)) {
      turns += 1;
      turn = { heard: `>>${turns}` };
    } else if (DASH.test(line) || !(isThorough || isOpen || turn.heard !== undefined)) {
      turn = {};
    }
    const isNamed = turn.speaker !== undefined && label?.name === turn.speaker;
    const text = isNamed ? label.rest : line;
    isOpen = text === '' || !ENDS_SENTENCE.test(text);
    return { text, ...turn };
  });
}

function namesAmong(
  lines: readonly string[],
  labels: readonly (ReturnType<typeof labelOf> | null)[],
): Set<string> {
  const found = labels.filter((label) => label !== null);
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  const marked = new Set(found.filter(({ isMarked }) => isMarked).map(({ name }) => name));
  const all = Math.max(1, lines.filter((line) => line.trim() !== '').length);
  const shareOf = (names: ReadonlySet<string>) =>
    found.filter(({ name }) => names.has(name)).length / all;
  const isSure = (name: string) =>
    isCapitals(name) || marked.has(name) || unknownSpeaker(name) !== null;
  // Most lines start with a name, so two occurrences of each are enough.
  const isDense = found.length / all >= CLEAR_SHARE;
  const names = new Set(
    [...counts]
      .filter(([name, times]) => times >= (isSure(name) || isDense ? 2 : LEAST_TIMES))
      .map(([name]) => name),
  );
  const share = shareOf(names);
  const isAlone = names.size === 1 && share < CLEAR_SHARE;
  const isUncased = ![...names].some((name) => /\p{Lu}/u.test(name));
  if (![...names].some(isSure) && (isAlone || (isUncased && share < SOME_SHARE))) return new Set();
  // With a clear pattern, a name that occurs once in the same notation is a speaker, too.
  const isClear = share >= CLEAR_SHARE;
  const areFull = isClear && names.size > 1 && [...names].every((name) => name.includes(' '));
  const areCapitals = isClear && [...names].every(isCapitals);
  const others = names.size === 0 ? [] : [...counts.keys()];
  for (const name of others) {
    const isFull = areFull && name.includes(' ');
    if (isFull || (areCapitals && isCapitals(name)) || marked.has(name)) names.add(name);
  }
  return names;
}

const isOpen = ({ speaker, heard }: Cue) => speaker === undefined && heard === undefined;

/** Turns names at the start of lines into speakers; a caption with several is split. */
export function markSpeakers(cues: readonly Cue[]): Cue[] {
  const isNamed = !cues.every(isOpen);
  const lines = cues.map((cue) =>
    isOpen(cue) ? cue.text.split('\n').flatMap((line) => line.split(NEXT_TURN)) : [],
  );
  const said = readTurns(lines.flat(), !isNamed);
  let next = 0;
  const parts = cues.flatMap((cue, at) => {
    const own = said.slice(next, next + lines[at]!.length);
    next += lines[at]!.length;
    return isOpen(cue) && !cue.heading ? parted(cue, own) : [cue];
  });
  // Captions may overlap, so the second part of one may start after the next one.
  return parts.sort((one, other) => one.startMs - other.startMs);
}

function parted({ startMs, endMs }: Cue, said: readonly SaidLine[]): Cue[] {
  const turns: SaidLine[][] = [];
  for (const line of said) {
    const last = turns.at(-1)?.[0];
    const isSame = last && last.speaker === line.speaker && last.heard === line.heard;
    if (isSame) turns.at(-1)!.push(line);
    else turns.push([line]);
  }
  const parts = turns
    .map((turn) => ({ ...turn[0]!, text: textOf(turn.map(({ text }) => text)) }))
    .filter(({ text }) => text !== '');
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
  let at = startMs;
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const end = isLast ? endMs : Math.round(at + ((endMs - startMs) * part.text.length) / letters);
    const cue = { startMs: at, endMs: end, ...part };
    at = end;
    return cue;
  });
}

/** Keeps lines of different people separate as far as they can be told apart, and joins those of one person. */
function textOf(lines: readonly string[]): string {
  const parts: string[][] = [];
  for (const line of lines) {
    if (parts.length === 0 || DASH.test(line) || TURN_MARK.test(line)) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts.map(joinTexts).join('\n').trim();
}

/** Recognisers number speakers in different ways; a single voice needs no name. */
export function nameUnknown(cues: readonly Cue[]): Cue[] {
  const labels = new Set(cues.flatMap(({ speaker }) => speaker ?? []));
  const numbers = [...labels].map(unknownSpeaker).filter((number) => number !== null);
  if (numbers.length === 0) return [...cues];
  const isAlone = labels.size === 1;
  const shift = numbers.includes(0) ? 1 : 0;
  return cues.map(({ speaker, ...cue }) => {
    const number = speaker === undefined ? null : unknownSpeaker(speaker);
    if (number === null) return speaker === undefined ? cue : { ...cue, speaker };
    return isAlone ? cue : { ...cue, speaker: `Speaker ${number + shift}` };
  });
}
