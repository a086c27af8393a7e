import { lacksName } from './coined.ts';
import { choose } from './extract.ts';
import { joinSentences } from './joining.ts';
import { pointsBack } from './openings.ts';
import { rankRuns, type Ranking } from './ranking.ts';
import { isQuestion } from './readability.ts';
import { leansBack, pointsAway } from './speech.ts';
import { extractOf, isScrapOfTalk, type Talk } from './talk.ts';
import type { Told } from './told.ts';
import { passagesIn, unitAround, type Unit } from './units.ts';
import { appeal, isBeside, isLooseAt, ownShare, saysNothing, stressPreference } from './worth.ts';

/*
 * Selects what is quoted of a talk: units, which are a sentence with the context it needs, and passages, which are
 * longer runs. Nothing is quoted twice in one document.
 */

export interface Wanted {
  told: Told;
  from?: number;
  to?: number;
  /** Spreads the choice over the whole stretch, so that it doesn't all come from the start. */
  spread?: boolean;
  /** Extends each unit within its passage as far as this allows. */
  fits?: (text: string) => boolean;
  /** A passage that fits this is quoted to its end, so that no remainder is quoted elsewhere. */
  fitsWhole?: (text: string) => boolean;
  preference?: (index: number) => number;
  /** An upper bound of the preference, if it can exceed 1. */
  mostPreference?: number;
  /** Chapters are shown under their names, which their first sentences may refer to. */
  isHeaded?: boolean;
}

/** In sentences. */
const LONG_TALK = 120;
const MOST_ROUNDS = 4;
/** In letters: about fifty words. A sentence that needs more context isn't quoted as a unit. */
const MOST_UNIT_MASS = 260;

/** The sentence with the context it needs, unless that is too long or already quoted. */
export function unitAt(talk: Talk, index: number, { told, from, to }: Wanted): Unit | null {
  const unit = unitAround(talk.ties, index, { from: from ?? 0, to: to ?? talk.sentences.length });
  if (!unit || (unit.to - unit.from > 1 && massOf(talk, unit) > MOST_UNIT_MASS)) return null;
  if (saysNothing(talk, index)) return null;
  if (talk.asker === null ? isBeside(talk, unit.from) : saysNothing(talk, unit.from)) return null;
  // What leans on it would be quoted without it.
  if (isScrapOfTalk(talk, unit.from)) return null;
  return told.hasAny(unit) ? null : unit;
}

export function massOf({ ties }: Talk, { from, to }: Unit): number {
  let mass = 0;
  for (let index = from; index < to; index++) mass += ties.masses[index]!;
  return mass;
}

/** The best units of a stretch in spoken order. Marks them as quoted. */
export function pickUnits(talk: Talk, count: number, wanted: Wanted): Unit[] {
  const { told, from = 0, to = talk.sentences.length, preference, mostPreference = 1 } = wanted;
  const found: Unit[] = [];
  const worthOf = (index: number): number => {
    const preferred = preference?.(index) ?? 1;
    const unit = preferred > 0 ? unitAt(talk, index, wanted) : null;
    if (!unit) return 0;
    // Prefers sentences that need no context.
    const alone = Math.sqrt(talk.ties.masses[index]! / Math.max(1, massOf(talk, unit)));
    const stress = stressPreference(talk, index);
    const whole = wanted.fits && !opensWhole(talk, unit, wanted) ? TORN_WORTH : 1;
    const named = lacksName(talk, unit, told) ? NAMELESS_WORTH : 1;
    return appeal(talk, index) * alone * stress * whole * named * preferred;
  };
  const mostWorthOf = (index: number): number =>
    appeal(talk, index, 1) * stressPreference(talk, index) * mostPreference;
  // Sentences may need one another and merge; then more are requested.
  for (let round = 0; round < MOST_ROUNDS && found.length < count; round++) {
    // Nothing is marked while they are compared, so each worth is computed once.
    const worths: (number | undefined)[] = [];
    const cores = choose(talk.ranking, {
      from,
      to,
      maxWords: Infinity,
      maxSentences: count - found.length,
      ...(wanted.spread && {
        groupOf: (index) => Math.floor(((index - from) * count) / (to - from)),
      }),
      preference: (index) => (worths[index - from] ??= worthOf(index)),
      mostPreference: mostWorthOf,
    });
    if (cores.length === 0) break;
    for (const core of cores) {
      const unit = unitAt(talk, core, wanted);
      if (!unit) continue;
      const whole = wanted.fits ? grown(talk, unit, wanted, wanted.fits) : unit;
      const isNew = !told.hasQuoted(whole);
      told.add(whole);
      if (isNew) found.push(whole);
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}

/** For a quote from the middle of a passage, which lacks the passage's beginning. */
const TORN_WORTH = 0.5;

/** In letters: longer text fits nowhere, so it needn't be formatted to check. */
const MOST_WHOLE_MASS = 400;

/** Whether it can be quoted from the start of its passage. */
function opensWhole(talk: Talk, unit: Unit, { told, fits }: Wanted): boolean {
  const { from } = passageAround(talk, unit.from);
  if (talk.isShared || talk.ties.stress[unit.from]! > 0 || from === unit.from) return true;
  const whole = { ...unit, from };
  if (talk.ties.leans[from] || massOf(talk, whole) > MOST_WHOLE_MASS) return false;
  for (let index = from; index < unit.from; index++) if (told.has(index)) return false;
  // Measures the raw text: formatting takes longer than everything else, and shortens it only a little.
  return fits!(
    joinSentences(
      talk.sentences.slice(from, unit.to).map(({ text }) => text),
      talk.language,
    ),
  );
}

interface Passages {
  units: Unit[];
  ranking: Ranking;
  /** The passage that each sentence belongs to. */
  numbers: Int32Array;
}

const passagesByTalk = new WeakMap<Talk, Passages>();

/** All passages of a talk in order, each quotable as a whole. */
export function passagesOf(talk: Talk): Passages {
  let found = passagesByTalk.get(talk);
  if (!found) {
    const units = talk.sections.flatMap((section) => passagesIn(talk.ties, section));
    const numbers = new Int32Array(talk.sentences.length);
    for (const [number, { from, to }] of units.entries()) numbers.fill(number, from, to);
    passagesByTalk.set(talk, (found = { units, ranking: rankRuns(talk.ranking, units), numbers }));
  }
  return found;
}

/** A shorter remainder of a passage is left out. */
const LEAST_MASS = 45;

/** The quotable part of a passage: without courtesies at its ends, nothing quoted before, and starting on its own. */
export function trimmed(talk: Talk, unit: Unit, told: Told, isHeaded = false): Unit | null {
  const { leans, hangs, strays, counted } = talk.ties;
  const isLost = (index: number) => told.has(index) || saysNothing(talk, index);
  const isOpening = (index: number) => isHeaded && opensChapter(talk, index);
  /** "Twice a day." after "How often?" */
  const isAnswer = (index: number) =>
    !talk.isShared &&
    index > unit.from &&
    !isLost(index - 1) &&
    isQuestion(talk.sentences[index - 1]!.text, talk.language);
  let best: Unit | null = null;
  for (let from = unit.from; from < unit.to; from++) {
    if (isLost(from) || (leans[from] && !isOpening(from))) continue;
    if (isAnswer(from) || isRest(talk, from)) continue;
    let to = from;
    while (to < unit.to && !told.has(to) && !isBeside(talk, to)) to += 1;
    const end = to;
    while (
      to > from &&
      (isLost(to - 1) || strays[to - 1] || (hangs[to - 1] && to < talk.sentences.length))
    )
      to -= 1;
    // "First of all" starts a list that continues elsewhere.
    if (to - from > 1 && to < talk.sentences.length && counted[to - 1] === 1) to -= 1;
    if (to > from && (!best || massOf(talk, { from, to }) > massOf(talk, best)))
      best = { from, to };
    from = Math.max(from, end);
  }
  if (!best) return null;
  const { stress } = talk.ties;
  const isWorthIt =
    massOf(talk, best) >= LEAST_MASS || stress.subarray(best.from, best.to).some(Boolean);
  return isWorthIt ? best : null;
}

const openingsByTalk = new WeakMap<Talk, ReadonlySet<number>>();

/** Whether it opens a chapter and can be read under the chapter's name. */
function opensChapter(talk: Talk, index: number): boolean {
  let found = openingsByTalk.get(talk);
  if (!found) {
    const { sentences, language } = talk;
    const openings = talk.sections.flatMap(({ title, from, to }) => {
      let at = from;
      while (at < to && saysNothing(talk, at)) at += 1;
      const text = sentences[at]?.text ?? '';
      const isOpen = at < to && !leansBack(text, language) && !pointsBack(text, language);
      return isOpen && title?.trim() ? at : [];
    });
    openingsByTalk.set(talk, (found = new Set(openings)));
  }
  return found.has(index);
}

/** Whether it is only the end of a turn, before the next question. */
function isRest({ asker, sentences, ties }: Talk, index: number): boolean {
  const { speaker } = sentences[index]!;
  if (asker === null || speaker === asker || sentences[index - 1]?.speaker !== speaker)
    return false;
  let mass = 0;
  for (let at = index; sentences[at]?.speaker === speaker; at++) mass += ties.masses[at]!;
  return mass < LEAST_MASS;
}

/** The best passages of a stretch within a word limit, in spoken order. Marks them as quoted. */
export function pickPassages(
  talk: Talk,
  words: number,
  {
    told,
    from = 0,
    to = talk.sentences.length,
    preference,
    mostPreference = 1,
    most,
    isHeaded = false,
  }: Wanted & { most?: number },
): Unit[] {
  const { units, ranking } = passagesOf(talk);
  const first = units.findIndex((unit) => unit.from >= from);
  if (first < 0) return [];
  let last = first;
  while (last < units.length && units[last]!.to <= to) last += 1;
  const runs = new Map<number, Unit | null>();
  const runOf = (index: number) => {
    let run = runs.get(index);
    if (run === undefined) runs.set(index, (run = trimmed(talk, units[index]!, told, isHeaded)));
    return run;
  };
  const chapters = new Set(
    talk.sections.flatMap(({ title, from: at }) => (title?.trim() ? at : [])),
  );
  const placeWorth = (index: number) =>
    isHeaded && chapters.has(units[index]!.from) ? FIRST_WORTH : 1;
  const sizeOf = (index: number) => wordsOfUnit(talk, runOf(index) ?? units[index]!);
  const chosen = choose(ranking, {
    from: first,
    to: last,
    maxWords: words,
    ...(most !== undefined && { maxSentences: most }),
    ...(!talk.isShared && { sizeOf }),
    preference: (index) => {
      const run = runOf(index);
      if (!run || isUnreadable(talk, run) || isLone(talk, run)) return 0;
      const share = (massOf(talk, run) / massOf(talk, units[index]!)) * density(talk, run);
      const best = bestIn(run, preference);
      const lost = isLost(run) || isLeftOver(run, units[index]!) ? LOST_WORTH : 1;
      const named = lacksName(talk, run, told) ? NAMELESS_WORTH : 1;
      return share * best * lost * named * placeWorth(index);
    },
    mostPreference: (index) => bestIn(units[index]!) * mostPreference * placeWorth(index),
  });
  const found: Unit[] = [];
  for (const index of chosen) {
    // Two passages may contain the same words.
    const run = trimmed(talk, units[index]!, told, isHeaded);
    if (!run) continue;
    told.add(run);
    found.push(run);
  }
  return found;

  function bestIn(run: Unit, preferred: Wanted['preference'] = () => 1): number {
    let best = 0;
    for (let at = run.from; at < run.to; at++)
      best = Math.max(best, stressPreference(talk, at) * preferred(at));
    return best;
  }

  /** What follows something quoted elsewhere. */
  function isLeftOver(run: Unit, { from: start }: Unit): boolean {
    return !talk.isShared && run.from > start && told.has(run.from - 1);
  }

  /** A single sentence that refers to another one. */
  function isLost(run: Unit): boolean {
    const { text } = talk.sentences[run.from]!;
    return !talk.isShared && run.to - run.from === 1 && pointsAway(text, talk.language);
  }
}

/** In letters: about twenty words. */
const LONE_MASS = 110;

/** In a long talk, a short isolated sentence is usually one of several examples, or the end of something. */
function isLone({ ties, sentences, isShared }: Talk, { from, to }: Unit): boolean {
  if (isShared || sentences.length < LONG_TALK || to - from > 1) return false;
  return ties.masses[from]! < LONE_MASS && ties.stress[from] === 0;
}

const LOST_WORTH = 0.4;
/** For a run that uses a name whose introduction isn't quoted. */
const NAMELESS_WORTH = 0.15;
/** A chapter's beginning is what the rest builds on. */
const FIRST_WORTH = 1.6;

/** In letters: a shorter sentence is a scrap of conversation. */
const SCRAP_MASS = 22;

/** The share of a run said in sentences rather than scraps: "Up. One more. Save as." */
function density(talk: Talk, run: Unit): number {
  let said = 0;
  for (let index = run.from; index < run.to; index++) {
    const mass = talk.ties.masses[index]!;
    if (mass >= SCRAP_MASS) said += mass * ownShare(talk, index);
  }
  return (said / Math.max(1, massOf(talk, run))) ** 2;
}

/** A passage with a larger share of loose speech isn't worth reading, whatever its content. */
const MOST_LOOSE = 0.4;

function isUnreadable(talk: Talk, run: Unit): boolean {
  const loose = talk.ties.masses
    .subarray(run.from, run.to)
    .reduce((sum, mass, at) => sum + (isLooseAt(talk, run.from + at) ? mass : 0), 0);
  return loose > MOST_LOOSE * massOf(talk, run);
}

/** The same, plus the remainders on either side of sentences quoted before. */
export function pickRuns(talk: Talk, words: number, wanted: Wanted): Unit[] {
  const found: Unit[] = [];
  let left = words;
  for (;;) {
    const more = pickPassages(talk, left, wanted);
    if (more.length === 0) return found.toSorted((one, other) => one.from - other.from);
    found.push(...more);
    left -= more.reduce((sum, unit) => sum + wordsOfUnit(talk, unit), 0);
  }
}

/** Of the whole talk. */
export function wordsOfTalk(talk: Talk): number {
  return wordsOfUnit(talk, { from: 0, to: talk.sentences.length });
}

export function wordsOfUnit({ ranking }: Talk, { from, to }: Unit): number {
  let words = 0;
  for (let index = from; index < to; index++) words += ranking.terms.sentences[index]!.length;
  return words;
}

/** The passage that contains a sentence. */
export function passageAround(talk: Talk, index: number): Unit {
  const { units, numbers } = passagesOf(talk);
  return units[numbers[index]!] ?? { from: index, to: index + 1 };
}

/** Extends the unit within its passage as far as it fits. */
function grown(
  talk: Talk,
  unit: Unit,
  { told, fitsWhole }: Wanted,
  fits: (text: string) => boolean,
): Unit {
  const { leans, hangs, counted } = talk.ties;
  const around = passageAround(talk, unit.from);
  const whole = fitsWhole ? trimmed(talk, around, told) : null;
  if (whole && whole.from <= unit.from && unit.to <= whole.to && !hasMember(whole))
    if (fitsWhole!(extractOf(talk, whole).text)) return whole;
  const isOut = (index: number, run: Unit) =>
    told.has(index) || saysNothing(talk, index) || !fits(extractOf(talk, run).text);
  let best = unit;
  const goBack = () => {
    for (let from = best.from - 1; from >= around.from && !isOut(from, { ...best, from }); from--)
      if (!leans[from] && !hangs[from - 1]) best = { ...best, from };
  };
  // The beginning of a passage is preferred over its continuation.
  if (!talk.isShared) goBack();
  const goesOn = (index: number) => index < around.to && !counted[index];
  for (let to = best.to + 1; goesOn(to - 1) && !isOut(to - 1, { ...best, to }); to++)
    if (!hangs[to - 1]) best = { ...best, to };
  if (talk.isShared) goBack();
  return best;

  /** "The third thing" after something else would look like the start of an incomplete list. */
  function hasMember({ from, to }: Unit): boolean {
    return counted.slice(from + 1, to).some((nth, at) => nth > 0 && from + 1 + at > unit.from);
  }
}
