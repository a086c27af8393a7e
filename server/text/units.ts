import type { LanguageValue } from '#contract/catalog/languages.ts';
import {
  asksOfIt,
  countsIn,
  deniesBefore,
  echoes,
  isHalfClause,
  promisedIn,
  pointsBack,
} from './openings.ts';
import { lacksPerson, namedBefore, pointsAwayEarly } from './pointing.ts';
import type { Sentence } from './sentences.ts';
import { isCourtesy, isQuestion } from './readability.ts';
import {
  addsOn,
  announces,
  isHousekeeping,
  isNoise,
  LEAD_IN,
  leadsAhead,
  leansBack,
  opensWithLink,
  promisesMore,
} from './speech.ts';
import { weightedLength } from './weighted-length.ts';

/** Consecutive sentences quoted together, `to` excluded. */
export interface Unit {
  from: number;
  to: number;
}

/** How each sentence depends on its neighbours. */
export interface Ties {
  /** It can't be read without the sentence before. */
  leans: Uint8Array;
  /** It can't be read without the sentence after: a question, or "the most important thing is this". */
  hangs: Uint8Array;
  /** English: the same speaker continues: "So", "But". */
  links: Uint8Array;
  /** It continues an enumeration that starts too far away: nothing can open with it, and nothing before explains it. */
  strays: Uint8Array;
  /** Its number in an enumeration: 1 for "First of all", 0 for none. */
  counted: readonly number[];
  /** It announces the next sentence and names its subject. */
  names: Uint8Array;
  /**
   * How clearly the speaker stresses it: 1, or 2 for the main point. Applies to what is announced, not to the
   * announcement.
   */
  stress: Uint8Array;
  /** The silence before it in excess of the usual, in milliseconds. */
  pauses: Float64Array;
  /** Its length in letters. */
  masses: Float64Array;
}

const OPEN_END = /[:：,،、，]["'”’»」』)]*$/u;
const STEPS = { behind: -1, here: 0, ahead: 1 };
/** A shorter sentence can't be what was announced: "Okay." */
const NOTHING_MASS = 12;
/** "The second thing is the stock." is so short that it only leads to what follows. */
const COUNTING_MASS = 45;
/** After a longer silence something new begins. */
const NEW_PAUSE_MS = 700;
/** A word in more sentences than this names a thing, not an item of a list. */
const TOPIC_USES = 3;
const TOPIC_LETTERS = 6;
/** How many sentences back an enumeration may have started. */
const COUNTING_REACH = 8;
const MOST_MEMBERS = 6;

export function tiesOf(
  sentences: readonly Sentence[],
  language: LanguageValue,
  asker: string | null = null,
): Ties {
  const count = sentences.length;
  // In a conversation, a pointer often refers to another speaker's words.
  const isAlone = new Set(sentences.map(({ speaker }) => speaker)).size < 2;
  const leans = new Uint8Array(count);
  const links = new Uint8Array(count);
  const hangs = new Uint8Array(count);
  const stress = new Uint8Array(count);
  const empty = new Uint8Array(count);
  const names = new Uint8Array(count);
  const strays = new Uint8Array(count);
  const leads = new Uint8Array(count);
  const lower = sentences.map(({ text }) => text.toLowerCase());
  const timesSaid = (phrase: string) => lower.filter((text) => text.includes(phrase)).length;
  const isTopic = (word: string) => timesSaid(word.slice(0, TOPIC_LETTERS)) > TOPIC_USES;
  const counted = countsIn(
    sentences.map(({ text }) => text),
    language,
    { isTopic, timesSaid },
  );
  const named = namedBefore(isAlone ? sentences.map(({ text }) => text) : [], language);
  const pauses = new Float64Array(count);
  const masses = new Float64Array(count);
  for (const [index, { text, startMs, speaker }] of sentences.entries()) {
    const mass = weightedLength(text);
    masses[index] = mass;
    // "Blue mud." comments on what was said; "How often?" after a pause asks something new.
    const asks = isQuestion(text, language);
    const before = sentences[index - 1];
    const isTurn = before !== undefined && before.speaker !== speaker;
    const pause = isTurn ? Infinity : Math.max(0, startMs - (before?.endMs ?? startMs));
    pauses[index] = pause;
    if (isAlone && language === 'english' && opensWithLink(text, language)) links[index] = 1;
    const isNew = isTurn || (asks && pause >= NEW_PAUSE_MS);
    const isScrap = mass < NOTHING_MASS && index > 0 && !isNew;
    const { strength, where, isEmpty, isNamed } = announces(text, language);
    // "If you want it in one sentence: we repair an idea."
    const said = strength === 2 ? text.replace(LEAD_IN, '') : text;
    if (
      isScrap ||
      (before !== undefined && echoes(text, before.text, language)) ||
      named[index] ||
      leansBack(text, language) ||
      pointsBack(said, language) ||
      isNoise(text, language) ||
      (index > 0 && isAlone && (pointsAwayEarly(text, language) || lacksPerson(text, language)))
    )
      leans[index] = 1;
    const nth = counted[index]!;
    if (nth > 1) {
      leans[index] = 1;
      const near = counted.slice(Math.max(0, index - COUNTING_REACH), index);
      if (!near.some((one) => one > 0 && one < nth)) strays[index] = 1;
    }
    const isCountedOn = counted[index + 1] === nth + 1;
    if (nth > 0 && (isCountedOn || mass < COUNTING_MASS)) hangs[index] = 1;
    // A claim that is denied in the next sentence wasn't meant.
    if (index > 0 && speaker !== asker && deniesBefore(text, language)) {
      leans[index] = 1;
      hangs[index - 1] = 1;
    }
    if (asks && isAlone && index > 0 && asksOfIt(text, language)) leans[index] = 1;
    if (leadsAhead(text, language)) leads[index] = 1;
    // "Can everybody see my screen?" doesn't address readers.
    if (asks && isCourtesy(text, language)) leans[index] = 1;
    else if (
      asks ||
      leads[index] ||
      OPEN_END.test(text) ||
      isHalfClause(text, language) ||
      promisesMore(text, language)
    )
      hangs[index] = 1;
    if (strength > 0 && !asks) {
      if (where === 'ahead') hangs[index] = 1;
      if (isEmpty) empty[index] = 1;
      if (isNamed) names[index] = 1;
      const at = index + STEPS[where];
      if (at >= 0 && at < count) stress[at] = Math.max(stress[at]!, strength);
    }
  }
  const heard = [...pauses].filter((pause) => Number.isFinite(pause)).toSorted((a, b) => a - b);
  const usual = heard[heard.length >> 1] ?? 0;
  for (let index = 0; index < count; index++) {
    pauses[index]! -= usual;
    if (masses[index]! < NOTHING_MASS || empty[index]) stress[index] = 0;
    // "What matters is this. Let's move on to the next slide."
    if (stress[index] === 1 && isHousekeeping(sentences[index]!.text, language)) stress[index] = 0;
  }
  if (asker !== null) tieAnswers(sentences, { asker, language }, { leans, hangs, masses, stress });
  const { lists, unkept } = enumerationsIn(sentences, { counted, leads }, language);
  for (const index of unkept) leans[index] = 1;
  for (const { from, to } of lists) {
    if (masses.slice(from, to).reduce((sum, mass) => sum + mass, 0) > MOST_LIST_MASS) {
      // The sentence that announces it has no content without it.
      if (to - from > 1 && promisesMore(sentences[from]!.text, language)) hangs[from + 1] = 1;
      continue;
    }
    leans.fill(1, from + 1, to);
    hangs.fill(1, from, to - 1);
  }
  return { leans, links, hangs, strays, counted, names, stress, pauses, masses };
}

/** In letters: "Oil.", "Everybody." */
const BRIEF_MASS = 22;

/**
 * Questions are quoted with their answers, one-word answers with their questions, and what follows such an answer with
 * it.
 */
function tieAnswers(
  sentences: readonly Sentence[],
  { asker, language }: { asker: string; language: LanguageValue },
  { leans, hangs, masses, stress }: Pick<Ties, 'leans' | 'hangs' | 'masses' | 'stress'>,
): void {
  let isBrief = false;
  let wasBrief = false;
  for (const [index, { speaker, text }] of sentences.entries()) {
    // "Who was against it?" may open a paragraph: it is what they are talking about.
    if (speaker === asker && isQuestion(text, language) && !leansBack(text, language))
      leans[index] = 0;
    const isTurn = index > 0 && sentences[index - 1]!.speaker !== speaker;
    const isAnswer = isTurn && speaker !== asker;
    if (isAnswer && !isCourtesy(sentences[index - 1]!.text, language)) hangs[index - 1] = 1;
    wasBrief = isBrief && !isTurn;
    isBrief = speaker !== asker && (isTurn || wasBrief) && masses[index]! < BRIEF_MASS;
    // "In one sentence, we repair what can be repaired" stands alone, even after "I think so."
    if (isBrief || (wasBrief && stress[index] !== 2)) leans[index] = 1;
  }
}

/** In letters: a longer enumeration is split into several paragraphs. */
const MOST_LIST_MASS = 700;

/** Enumerations such as "two things" or numbered items, which are quoted completely or not at all. */
function enumerationsIn(
  sentences: readonly Sentence[],
  { counted, leads }: Pick<Ties, 'counted'> & { leads: Uint8Array },
  language: LanguageValue,
): { lists: Unit[]; unkept: number[] } {
  const found: Unit[] = [];
  const unkept: number[] = [];
  for (let index = 0; index < sentences.length; index++) {
    const { text } = sentences[index]!;
    let last = index + (counted[index] === 1 ? 0 : 1);
    if (counted[last] !== 1) {
      const promised = leads[index] ? promisedIn(text, language) : 0;
      if (promised > 0)
        found.push({ from: index, to: Math.min(index + 1 + promised, sentences.length) });
      continue;
    }
    const isPromised = () => promisesMore(text, language) || promisedIn(text, language) > 0;
    if (last > index && !isPromised()) continue;
    for (let nth = 2; nth <= MOST_MEMBERS; nth++) {
      const steps = counted.slice(last + 1, last + 1 + COUNTING_REACH).indexOf(nth);
      if (steps < 0) break;
      last += 1 + steps;
    }
    // Many speakers number only the first item: "First of all, it saves time. It also looks better. And finally, it is
    // cheap."
    if (counted[last] === 1 && last > index) last = lastAdded(sentences, last, language);
    if (counted[last] === 1) {
      // "There are a few ways to do it. The first is a rope." The others come much later, or never.
      if (last > index && !addsOn(text, language)) unkept.push(index);
      continue;
    }
    // "The second is your feet." only leads to what follows.
    const isBare = counted[last]! > 1 && weightedLength(sentences[last]!.text) < COUNTING_MASS;
    found.push({ from: index, to: Math.min(last + (isBare ? 2 : 1), sentences.length) });
    index = last;
  }
  return { lists: found, unkept };
}

/** The last nearby sentence that continues the list. */
function lastAdded(sentences: readonly Sentence[], first: number, language: LanguageValue): number {
  let last = first;
  for (let at = first + 1; at < sentences.length && at <= last + ADDED_REACH; at++)
    if (addsOn(sentences[at]!.text, language)) last = at;
  return last;
}

/** In sentences. */
const ADDED_REACH = 3;

const MOST_BACK = 2;
const MOST_AHEAD = 2;

/** The sentence with the context it needs, within a stretch; `null` if that would exceed it. */
export function unitAround(
  { leans, hangs, strays }: Ties,
  index: number,
  within: Unit = { from: 0, to: leans.length },
): Unit | null {
  let { from, to } = { from: index, to: index + 1 };
  const needsBefore = (at: number) =>
    leans[at] || (at > within.from && hangs[at - 1] && !strays[at - 1]);
  while (needsBefore(from) && !strays[from] && from > within.from && index - from < MOST_BACK)
    from -= 1;
  if (leans[from]) return null;
  while (hangs[to - 1] && to < within.to && to - index <= MOST_AHEAD) to += 1;
  // What its end depends on was never said.
  return hangs[to - 1] ? null : { from, to };
}

/** In letters: about seventeen words, fifty and ninety. */
const SHORT_MASS = 80;
const IDEAL_MASS = 240;
const MOST_MASS = 500;
const MOST_SENTENCES = 14;
const CUT_COST = 2.5;
const TORN_COST = 9;
const LINK_COST = 1.5;
const CLEAR_PAUSE_MS = 350;

/**
 * Splits a stretch into runs that can be read alone, without gaps: never before a sentence that depends on the one
 * before, never after one that depends on the next, preferably at pauses.
 */
export function passagesIn(ties: Ties, { from, to }: Unit): Unit[] {
  const { leans, links, hangs, strays, pauses, masses } = ties;
  const count = to - from;
  const best = new Float64Array(count + 1).fill(Infinity);
  const start = new Int32Array(count + 1);
  best[0] = 0;
  for (let end = 1; end <= count; end++) {
    let mass = 0;
    for (let at = end - 1; at >= 0 && end - at <= MOST_SENTENCES; at--) {
      mass += masses[from + at]!;
      if (mass > MOST_MASS && at < end - 1) {
        // A run that is too long is still better than one torn apart.
        if (!leans[from + at + 1] || mass > 1.6 * MOST_MASS) break;
      }
      const cost = best[at]! + lengthCost(mass) + (at === 0 ? 0 : seamCost(at + from));
      if (cost < best[end]!) {
        best[end] = cost;
        start[end] = at;
      }
    }
  }
  const found: Unit[] = [];
  for (let end = count; end > 0; end = start[end]!)
    found.push({ from: from + start[end]!, to: from + end });
  return found.reverse();

  function seamCost(index: number): number {
    const torn =
      (leans[index] && !strays[index] ? TORN_COST : 0) + (hangs[index - 1] ? TORN_COST : 0);
    const clear = Math.min(1, Math.max(0, pauses[index]! / CLEAR_PAUSE_MS));
    return CUT_COST + torn + (links[index] ? LINK_COST : 0) - 4.5 * clear;
  }
}

function lengthCost(mass: number): number {
  if (mass < SHORT_MASS) return ((SHORT_MASS - mass) / SHORT_MASS) * 4;
  if (mass <= IDEAL_MASS) return 0;
  return ((mass - IDEAL_MASS) / IDEAL_MASS) * 2.5;
}
