import type { Quantity } from '../numbers/measures.ts';
import { affinity, type Claim } from './claim.ts';
import { isSameValue } from './same-value.ts';
import type { Said, Spoken } from './said.ts';
import { type ToldNumber, toldIn } from './told-numbers.ts';

/** The content words directly after a number, up to the first other word: "three long reasons". */
export function thingsAfter(end: number, text: string, said: Said): string[] {
  const stems = said.stemsOf(text.slice(end).replace(/[,;:.!?].*$/su, ''));
  const to = stems.findIndex((stem) => !said.isTelling(stem));
  return stems.slice(0, Math.min(to < 0 ? stems.length : to, DIRECTLY));
}
const DIRECTLY = 3;

interface Counts {
  /** By each content word directly after them. */
  byThing: Map<string, ToldNumber[]>;
  /** "The second time, I bought eleven" refers to what was counted before. */
  bare: ToldNumber[];
}
const counts = new WeakMap<Said, Counts>();

/** All numbers said without a unit, by what they count. Computed once, like {@link toldIn}. */
function countsIn(said: Said): Counts {
  const known = counts.get(said);
  if (known) return known;
  const made: Counts = { byThing: new Map(), bare: [] };
  let last: { at: number; things: readonly string[] } | null = null;
  for (const number of toldIn(said).all) {
    if (number.measure || (number.isArticle && number.value === 1)) continue;
    const { text } = said.sentences[number.at]!;
    const own = thingsAfter(number.end, text, said);
    const isBare = /^\s*(?:[.,;:!?]|$)/u.test(text.slice(number.end));
    // "Five guides, not two": both count guides.
    const things: readonly string[] = isBare && last?.at === number.at ? last.things : own;
    if (isBare && things.length === 0) made.bare.push(number);
    if (things.length > 0) last = { at: number.at, things };
    for (const stem of new Set(things)) {
      const list = made.byThing.get(stem);
      if (list) list.push(number);
      else made.byThing.set(stem, [number]);
    }
  }
  counts.set(said, made);
  return made;
}

/** How many sentences away what a bare number counts may be. */
const BARE_WITHIN = 2;

/** Finds another number directly before what this one counts, if this one is never said there. */
export function countedOtherwise(one: Quantity, claim: Claim, said: Said): Spoken | null {
  const counted = one.measure ? [] : thingsAfter(one.end, claim.text, said);
  if (counted.length === 0) return null;
  const { byThing, bare } = countsIn(said);
  const isNear = ({ at }: ToldNumber) => claim.nearSet.has(at);
  const isThis = (number: ToldNumber) => isSameValue(one, number, false);
  const isBesideThing = ({ at }: ToldNumber) =>
    counted.some((stem) => affinity(said, at, [stem], BARE_WITHIN) > 0);
  if (bare.some((number) => isNear(number) && isThis(number) && isBesideThing(number))) return null;
  const there = counted.flatMap((stem) => byThing.get(stem) ?? []);
  if (there.some(isThis)) return null;
  const near = there.filter(isNear).map(({ at }) => at);
  return near.length === 0 ? null : said.sentences[Math.min(...near)]!;
}
