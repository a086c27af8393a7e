import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { isUnspaced, words } from './segment.ts';
import { isNoise } from './speech.ts';
import {
  type Candidate,
  countAll,
  formAt,
  isMeasure,
  isTogether,
  isWholeTopic,
  type TopicSource,
  usesIn,
  writtenForm,
} from './topic-counts.ts';
import type { Unit } from './units.ts';

/*
 * The one thing a text is about, for its heading: said in it, recognisable as a noun where the language allows, and
 * specific enough to tell it from the rest of the talk. No name is better than half of one.
 */
const FEWEST_PAIR = 3;
const FEWEST_HERE = 2;
/** The share of its uses that must be in this part: a word of the whole talk is no name for a part of it. */
const OWN_SHARE = 0.2;
const NAMED_SHARE = 0.5;
const SINGLE_NAMED_SHARE = 0.6;
const FEWEST_SINGLE = 3;
const SINGLE_LETTERS = 5;
const PAIR_WORTH = 2;
const NAME_WORTH = 1.5;

interface Vague {
  listed: ReadonlySet<string>;
  /** Words that make the following one vague, for languages that list them. */
  openers: ReadonlySet<string> | null;
}

const vagueByLanguage = new Map<string, Vague>();

/** Days and months are capitalised like names but name nothing. */
function calendarOf(language: LanguageValue): string[] {
  const { tag } = getLanguage(language);
  const nameOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, at) =>
    nameOf({ weekday: 'long' }).format(Date.UTC(2024, 0, at + 1)),
  );
  const months = Array.from({ length: 12 }, (_, at) =>
    nameOf({ month: 'long' }).format(Date.UTC(2024, at, 1)),
  );
  return [...days, ...months].map((name) => name.toLowerCase());
}

function vagueIn(language: LanguageValue): Vague {
  let found = vagueByLanguage.get(language);
  if (!found) {
    const { plainWords = '', vagueWords = '', vagueQualities } = languageOf(language);
    const setOf = (list: string) => new Set(words(list.toLowerCase(), language));
    const calendar = calendarOf(language);
    found = {
      listed: new Set([
        ...setOf(`${plainWords} ${vagueWords} ${vagueQualities ?? ''}`),
        ...calendar,
      ]),
      openers:
        vagueQualities === undefined ? null : new Set([...setOf(vagueQualities), ...calendar]),
    };
    vagueByLanguage.set(language, found);
  }
  return found;
}

/** Whether it fits anything: "plan" and "main plan", but not "business plan" and "Marshall Plan". */
export function isGeneric(written: string, language: LanguageValue): boolean {
  const { listed, openers } = vagueIn(language);
  const all = words(written.toLowerCase(), language);
  if (all.every((word) => listed.has(word))) return true;
  if (!languageOf(language).capitalizesNouns && isProper(written)) return false;
  return openers ? openers.has(all[0]!) : all.some((word) => listed.has(word));
}

interface Over {
  units: readonly Unit[];
  taken: ReadonlySet<string>;
  /** For a heading above the text: a single word says nothing about it. */
  isHeading?: boolean;
}

/** `null` if nothing in it is recognisable as a thing. */
export function thingOver(
  talk: TopicSource,
  { units, taken, isHeading = false }: Over,
): string | null {
  const lowerTaken = new Set([...taken].map((name) => name.toLowerCase()));
  const { tokens, halves } = countAll(talk);
  const here = new Map<Candidate, number>();
  const promised = isHeading && units.length > 1 ? new Set<Candidate>() : null;
  const unitsOf = new Map<Candidate, number>();
  for (const [number, unit] of units.entries())
    for (const { one, count } of usesIn(talk, unit)) {
      here.set(one, (here.get(one) ?? 0) + count);
      if (!promised) continue;
      const inUnits = (unitsOf.get(one) ?? 0) + 1;
      unitsOf.set(one, inUnits);
      if (number === 0 || inUnits * 2 >= units.length) promised.add(one);
    }
  const { tag } = getLanguage(talk.language);
  const isThing = thingTest(talk);
  let best: string | null = null;
  let bestWorth = 0;
  for (const [one, count] of here) {
    if (isMeasure(one) || halves.has(one)) continue;
    if (isHeading && one.stems.length < 2 && !isUnspaced(talk.language)) continue;
    // A heading names what comes directly below it, or most of it.
    if (promised && !promised.has(one)) continue;
    const most = count / Math.sqrt(one.uses.length);
    // Checking whether it's a thing takes most of the time, and couldn't make this one the best.
    if (most * PAIR_WORTH <= bestWorth) continue;
    const worth = most * isThing(one, count);
    if (worth <= bestWorth) continue;
    if (isNoise(formAt(one.uses[0]!, one, tokens), talk.language)) continue;
    const written = writtenForm(one, tokens);
    const name = written.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(tag));
    if (lowerTaken.has(name.toLowerCase())) continue;
    bestWorth = worth;
    best = name;
  }
  return best;
}

/** Scores a candidate as the name of a text that contains it `here` times; 0 if it can't be one. */
export function thingTest(talk: TopicSource): (one: Candidate, here: number) => number {
  const { language } = talk;
  const { determiners, capitalizesNouns = false } = languageOf(language);
  const { tokens } = countAll(talk);
  return (one, here) => {
    const { stems, uses, named } = one;
    const all = uses.length;
    // A German noun is complete whatever follows it.
    if (!isWholeTopic(one) && (stems.length > 1 || !capitalizesNouns)) return 0;
    const isPair = stems.length > 1;
    const isOwn = here >= all * OWN_SHARE;
    if (isPair && ((all < FEWEST_PAIR && here < FEWEST_HERE) || !isTogether(one))) return 0;
    if (!isPair && (!isOwn || here < FEWEST_HERE || isUnspaced(language))) return 0;
    const written = writtenForm(one, tokens);
    if (POSSESSIVE.test(written) || isGeneric(written, language)) return 0;
    if (isPair) {
      if (isProper(written)) return PAIR_WORTH;
      if (capitalizesNouns) return 0;
      if (determiners !== undefined) return named >= all * NAMED_SHARE ? PAIR_WORTH : 0;
      // Nothing marks nouns here; two words that keep occurring together are usually a thing.
      return all >= FEWEST_PAIR && here >= FEWEST_HERE ? PAIR_WORTH : 0;
    }
    if (/^\p{Lu}/u.test(written)) return NAME_WORTH;
    if (capitalizesNouns || determiners === undefined) return 0;
    const isNamed = named >= all * SINGLE_NAMED_SHARE && all >= FEWEST_SINGLE;
    return isNamed && written.length >= SINGLE_LETTERS ? 1 : 0;
  };
}

const POSSESSIVE = /['’]\p{L}?$/u;
/** "Nobel Prize": every word is capitalised. */
const isProper = (written: string) => /^\p{Lu}\S*\s\p{Lu}/u.test(written);
