import { callBacksIn, mentionBefore } from './call-backs.ts';
import { passageAround, passagesOf, trimmed, wordsOfUnit } from './pick.ts';
import { opensWithKnown } from './pointing.ts';
import { pointsAway } from './speech.ts';
import type { Talk } from './talk.ts';
import type { Told } from './told.ts';
import type { Unit } from './units.ts';
import { appeal, stressPreference } from './worth.ts';

/*
 * Stretches of a talk: passages in a row, without a jump between them. Texts that quote only a few passages, such as
 * posts, are made of one or two of these.
 */

/** One of a row: a passage, or a post made of part of one. */
export interface StretchPiece extends Unit {
  /** In whatever the room is measured in. */
  size: number;
  worth: number;
  /** It goes on where the piece before ends, in the same section. */
  follows: boolean;
  /** How well a stretch can begin with it. */
  opening: number;
  /** How well it can end with it. */
  ending: number;
}

/** The start of the talk is the best beginning. That of a section is better than the middle of something, which is better than something that was named before. */
const START_WORTH = 2;
const OPENING_WORTH = 1.6;
const KNOWN_WORTH = 0.7;
/** For a stretch that ends where its section does. */
const ENDING_WORTH = 1.15;
/** In words: more than this left out between two passages is a jump. */
const MOST_SKIPPED = 12;
/** In sentences: a shorter talk goes on from one section to the next. */
const SHORT_TALK = 40;

interface Wanted {
  told: Told;
  from?: number;
  to?: number;
  preference?: (index: number) => number;
  isHeaded?: boolean;
}

/** The quotable passages of a part of the talk, in order. */
export function stretchPieces(
  talk: Talk,
  { told, from = 0, to = talk.sentences.length, preference = () => 1, isHeaded = false }: Wanted,
): StretchPiece[] {
  const starts = new Set(talk.sections.map((section) => section.from));
  const isLong = talk.sentences.length > SHORT_TALK;
  const found: StretchPiece[] = [];
  for (const unit of passagesOf(talk).units) {
    if (unit.to <= from || unit.from >= to) continue;
    const run = trimmed(talk, unit, told, isHeaded);
    if (!run || run.from < from || run.to > to) continue;
    // The rest of a passage whose beginning is quoted elsewhere refers to it.
    if (run.from > unit.from && told.has(run.from - 1)) continue;
    const size = wordsOfUnit(talk, run);
    found.push({
      ...run,
      size,
      worth: size * worthOf(talk, run, preference),
      follows: false,
      opening: 1,
      ending: 1,
    });
  }
  for (const [at, piece] of found.entries()) {
    const before = found[at - 1];
    const { text } = talk.sentences[piece.from]!;
    piece.follows = before !== undefined && !isCutBetween(before, piece);
    if (before && !piece.follows) before.ending = ENDING_WORTH;
    const isStart = starts.has(passageAround(talk, piece.from).from);
    if (at === 0 && from === 0) piece.opening = START_WORTH;
    else if (opensWithKnown(text, talk.language) || pointsAway(text, talk.language))
      piece.opening = KNOWN_WORTH;
    else if (isStart && !piece.follows) piece.opening = OPENING_WORTH;
  }
  return found;

  function isCutBetween(before: Unit, next: Unit): boolean {
    if (wordsOfUnit(talk, { from: before.to, to: next.from }) > MOST_SKIPPED) return true;
    for (let index = before.to; isLong && index <= next.from; index++)
      if (starts.has(index)) return true;
    return false;
  }
}

/** The mean worth of its sentences. */
function worthOf(talk: Talk, { from, to }: Unit, preference: (index: number) => number): number {
  let sum = 0;
  let most = 0;
  for (let index = from; index < to; index++) {
    const stress = stressPreference(talk, index) * preference(index);
    const mass = talk.ties.masses[index]!;
    sum += mass * stress * appeal(talk, index);
    most += mass;
  }
  return sum / Math.max(1, most);
}

/** The best stretches that fit, in spoken order. Each next one gets what the ones before left. */
export function bestStretches(
  pieces: readonly StretchPiece[],
  { room, most, least = 1 }: { room: number; most: number; least?: number },
): StretchPiece[][] {
  const free = new Set(pieces.keys());
  const found: { at: number; pieces: StretchPiece[] }[] = [];
  let left = room;
  for (let number = 0; number < most; number++) {
    const share = left / (most - number);
    const best = bestWindow(pieces, free, { room: Math.max(share, Math.min(left, least)), least });
    if (!best) break;
    for (let at = best.from; at < best.to; at++) free.delete(at);
    const taken = pieces.slice(best.from, best.to);
    left -= taken.reduce((sum, { size }) => sum + size, 0);
    found.push({ at: best.from, pieces: taken });
  }
  return found.toSorted((one, other) => one.at - other.at).map((one) => one.pieces);
}

interface Window extends Unit {
  worth: number;
}

/** The best row of free pieces that fits; one that is too short only if there is no other. */
function bestWindow(
  pieces: readonly StretchPiece[],
  free: ReadonlySet<number>,
  { room, least }: { room: number; least: number },
): Window | null {
  let best: Window | null = null;
  let short: Window | null = null;
  for (const [from, { opening }] of pieces.entries()) {
    let size = 0;
    let worth = 0;
    for (let to = from; free.has(to) && (to === from || pieces[to]!.follows); to++) {
      size += pieces[to]!.size;
      if (size > room) break;
      worth += pieces[to]!.worth;
      const whole = worth * opening * pieces[to]!.ending;
      const window = { from, to: to + 1, worth: whole };
      if (size < least && whole > (short?.worth ?? 0)) short = window;
      if (size >= least && whole > (best?.worth ?? 0)) best = window;
    }
  }
  return best ?? short;
}

/** In words: a gap of one or two passages. */
const SHORT_GAP = 75;

/** The same passages with what is missing between two of them, if it is short and fits. Marks it as quoted. */
export function withoutGaps(
  talk: Talk,
  units: readonly Unit[],
  { told, room }: { told: Told; room: number },
): Unit[] {
  if (talk.isShared) return [...units];
  let left = room;
  return units.flatMap((unit, at) => {
    const next = units[at + 1];
    if (!next || wordsOfUnit(talk, { from: unit.to, to: next.from }) > SHORT_GAP) return unit;
    const between = stretchPieces(talk, { told, from: unit.to, to: next.from });
    const isWhole = between.every(({ follows }, place) => place === 0 || follows);
    const size = between.reduce((sum, piece) => sum + piece.size, 0);
    if (!isWhole || size > left || !isInOneSection(talk, unit, next)) return unit;
    left -= size;
    told.add(...between);
    return [unit, ...between];
  });
}

function isInOneSection({ sections }: Talk, one: Unit, other: Unit): boolean {
  return sections.some(({ from, to }) => from <= one.from && other.to <= to);
}

/** A thing said more often is one of the talk's subjects. */
const RARE_USES = 3;
const MOST_ADDED = 2;

/** The same passages with those that say what its last part takes as known, if they fit. Marks them as quoted. */
export function withAntecedents(
  talk: Talk,
  units: readonly Unit[],
  { told, room }: { told: Told; room: number },
): Unit[] {
  const end = units.at(-1);
  if (!end || talk.isShared) return [...units];
  const first = units.find((unit) => isInOneSection(talk, unit, end)) ?? end;
  const last = { from: first.from, to: end.to };
  const added: Unit[] = [];
  let left = room;
  const usesOf = (id: number) => talk.ranking.terms.sentenceCounts[id]!;
  const rare = callBacksIn(talk, last, told).filter((id) => usesOf(id) <= RARE_USES);
  for (const id of rare.toSorted((one, other) => usesOf(one) - usesOf(other))) {
    if (added.length === MOST_ADDED) break;
    const index = mentionBefore(talk, id, last);
    if (told.has(index)) continue;
    const run = trimmed(talk, passageAround(talk, index), told);
    if (!run || index < run.from || index >= run.to) continue;
    const size = wordsOfUnit(talk, run);
    if (size > Math.min(SHORT_GAP, left)) continue;
    left -= size;
    told.add(run);
    added.push(run);
  }
  return [...units, ...added].toSorted((one, other) => one.from - other.from);
}
