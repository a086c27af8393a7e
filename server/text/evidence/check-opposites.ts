import { matchesInsideWords } from '../segment.ts';
import { isBoundSaid } from './check-bounds.ts';
import { affinity, type Claim, type Marker } from './claim.ts';
import { formOf, polarityOf, weigh, type Word, wordsOf, wordsSaid } from './polarity.ts';
import type { Said, Spoken } from './said.ts';

const CONTEXT = 3;

/** "Rose" for "fell", "before" for "after", "cheap" for "expensive". */
export function checkOpposites(claim: Claim, said: Said, mark: Marker): void {
  const { sides, isNegation, isDirection } = polarityOf(claim.language);
  if (sides.size === 0 || matchesInsideWords(claim.language)) return;
  const words = wordsOf(claim.text, claim.language);
  for (const [at, word] of words.entries()) {
    const own = sides.get(formOf(word.lower, claim.language));
    if (!own || isNegation(word.lower) || isIdle(words, at) || isSaidSo(words, at, claim)) continue;
    if (isBoundSaid(word.start, claim, said)) continue;
    const isTurned = words.slice(Math.max(0, at - 3), at).some(({ lower }) => isNegation(lower));
    const turned = turnedIn(own, isTurned, placeOf(words, at, said), claim, said);
    const score = turned.features.reduce(
      (sum, value, index) => sum + value * (OPPOSITE[index] ?? 0),
      0,
    );
    const [cited, uncited] = own.some(([pair]) => isDirection(pair)) ? SURE_WAY : SURE;
    if (score > (claim.isCited ? cited : uncited))
      mark('opposite', word.text, 'The source may say the opposite.', shownOf(turned));
  }
}

/** If neither the adjacent words nor most of the sentence match, the source is about something else and isn't shown. */
const shownOf = ({ source, besideShare, wholeShare }: Turned) =>
  besideShare === 0 && wholeShare < SAME_MATTER ? null : source;

/** "A few" means some and isn't the opposite of many; "ten years old" is an age. */
const isIdle = (words: readonly Word[], at: number) =>
  IDLE.test(`${words[at - 1]?.lower} ${words[at]!.lower}`);
const IDLE = /^(?:a few|years? old)$/u;

/** Whether the word is said with the two words after it, or with one on either side: "less than three". */
function isSaidSo(words: readonly Word[], at: number, { near }: Claim): boolean {
  return [at - 1, at].some((from) => {
    const [one, two, three] = words.slice(Math.max(0, from), from + 3).map(({ stem }) => stem);
    if (from < 0 || three === undefined) return false;
    return near.some(
      ({ stems, terms }) =>
        terms.has(two!) &&
        stems.some((stem, to) => stem === one && stems[to + 1] === two && stems[to + 2] === three),
    );
  });
}

/** The weights of the features of {@link turnedIn}, trained like those for negations. */
const OPPOSITE: readonly number[] = [
  -2.4, -5, -1, 3.2, 1.35, 0.5, 0, 0.2, 0.8, 1.4, 2.3, 0.55, -0.3, 1.3, 3, 1.7,
];
/**
 * Thresholds without and with citations, as cited passages contain other statements too. People who summarise use their
 * own words for qualities, but rarely for directions.
 */
const SURE = [2.5, 0.6] as const;
const SURE_WAY = [1.4, 0.4] as const;

/** With this share of the sentence where the opposite is said, both are about the same thing. */
const SAME_MATTER = 0.4;

interface Turned {
  /** The sentence with the opposite word. */
  source: Spoken | null;
  /** The share of the claim, and of the words next to the reversed one, that is said there. */
  wholeShare: number;
  besideShare: number;
  features: readonly number[];
}

/** Caches, per transcript sentence, the words that belong to one side of a pair; few have any. */
const sidesSaid = new WeakMap<
  Said,
  Map<number, { index: number; word: Word; negated: boolean; there: Sides }[]>
>();

function sidesIn(one: Spoken, said: Said) {
  let known = sidesSaid.get(said);
  if (!known) sidesSaid.set(said, (known = new Map()));
  let found = known.get(one.at);
  if (!found) {
    const { sides, isNegation } = polarityOf(said.language);
    const all = wordsSaid(one, said.language);
    found = all.flatMap((word, index) => {
      const there = sides.get(formOf(word.lower, said.language));
      if (!there) return [];
      const negated = all
        .slice(Math.max(0, index - 4), index)
        .some(({ lower }) => isNegation(lower));
      return [{ index, word, negated, there }];
    });
    known.set(one.at, found);
  }
  return found;
}

/** A word of the text with its neighbours. */
interface Place {
  word: Word;
  /** The content words on both sides. */
  beside: readonly string[];
  /** The word directly before it, of any kind, and the next content word. */
  before: string | null;
  next: string | null;
}

function placeOf(words: readonly Word[], at: number, said: Said): Place {
  const isTelling = ({ stem }: Word) => said.isTelling(stem);
  return {
    word: words[at]!,
    beside: words
      .filter((one, index) => index !== at && Math.abs(index - at) <= CONTEXT && isTelling(one))
      .map(({ stem }) => stem),
    before: words[at - 1]?.stem ?? null,
    next: words.slice(at + 1, at + 2 + CONTEXT).find(isTelling)?.stem ?? null,
  };
}

const NEXT_TO = 5;

function isNextTo(one: Spoken, index: number, stem: string | null, said: Said): boolean {
  if (stem === null || !one.terms.has(stem)) return false;
  const all = wordsSaid(one, said.language);
  return all
    .slice(Math.max(0, index - NEXT_TO), index + NEXT_TO + 1)
    .some((word) => word.stem === stem);
}

type Sides = readonly (readonly [pair: number, side: 1 | -1])[];

/** How often the talk uses words of the same sides, and words of the opposite ones. */
function countSides(own: Sides, said: Said): { same: number; other: number } {
  const { pairs } = polarityOf(said.language);
  const count = (stems: ReadonlySet<string>) =>
    [...stems].reduce((sum, stem) => sum + said.places(stem).length, 0);
  let [same, other] = [0, 0];
  for (const [pair, side] of own) {
    const [first, second] = pairs[pair]!;
    same += count(side > 0 ? first : second);
    other += count(side > 0 ? second : first);
  }
  return { same, other };
}

const followers = new WeakMap<Said, ReadonlySet<string>>();

/** Word pairs in which the second is one of two opposites: "narrow down", but never "narrow up". */
function followersIn(said: Said): ReadonlySet<string> {
  let found = followers.get(said);
  if (!found) {
    const sided = new Set(polarityOf(said.language).pairs.flatMap(([a, b]) => [...a, ...b]));
    const made = new Set<string>();
    for (const { stems } of said.sentences)
      for (let at = 1; at < stems.length; at += 1)
        if (sided.has(stems[at]!)) made.add(`${stems[at - 1]!} ${stems[at]!}`);
    followers.set(said, (found = made));
  }
  return found;
}

/** Whether only the opposite is ever said after the word before it. */
function isUsuallyOther(own: Sides, { before, word }: Place, said: Said): boolean {
  const found = followersIn(said);
  if (before === null || found.has(`${before} ${word.stem}`)) return false;
  const { pairs } = polarityOf(said.language);
  return own.some(([pair, side]) =>
    [...pairs[pair]![side > 0 ? 1 : 0]].some((stem) => found.has(`${before} ${stem}`)),
  );
}

function turnedIn(own: Sides, isTurned: boolean, place: Place, claim: Claim, said: Said): Turned {
  const { word, beside, next } = place;
  const rest = claim.terms.filter((term) => term !== word.stem);
  const all = weigh(rest, said);
  const besideAll = weigh(beside, said);
  let [same, sameBeside, sameCount, other, otherBeside, otherCount, exact] = [0, 0, 0, 0, 0, 0, 0];
  let [sameNext, otherNext] = [false, false];
  let source: Spoken | null = null;
  for (const one of claim.near) {
    const there = sidesIn(one, said);
    const isOwn = one.terms.has(word.stem);
    if (there.length === 0 && !isOwn) continue;
    const whole = affinity(said, one.at, rest) / all;
    const near = affinity(said, one.at, beside, 0) / besideAll;
    if (isOwn) {
      exact += 1;
      same = Math.max(same, whole);
      sameBeside = Math.max(sameBeside, near);
    }
    for (const { index, word: spoken, negated, there: sides } of there) {
      if (spoken.stem === word.stem) {
        sameNext ||= isNextTo(one, index, next, said);
        continue;
      }
      const turn = negated === isTurned ? 1 : -1;
      const match = own.flatMap(([pair, side]) =>
        sides.filter(([number]) => number === pair).map(([, its]) => its * turn * side),
      )[0];
      if (match === undefined) continue;
      if (match > 0) {
        sameCount += 1;
        same = Math.max(same, whole);
        sameBeside = Math.max(sameBeside, near);
        sameNext ||= isNextTo(one, index, next, said);
      } else {
        otherCount += 1;
        if (!source || whole + near > other + otherBeside) source = one;
        other = Math.max(other, whole);
        otherBeside = Math.max(otherBeside, near);
        otherNext ||= isNextTo(one, index, next, said);
      }
    }
  }
  // "Not bad" is common.
  const seldom = isTurned ? 0 : polarityOf(claim.language).seldom(word.lower);
  const isMinus = own.every(([, side]) => side < 0);
  const counts = countSides(own, said);
  const is = (condition: boolean) => (condition ? 1 : 0);
  const features = [
    1,
    same,
    sameBeside,
    other,
    otherBeside,
    Math.log(1 + otherCount),
    Math.log(1 + exact),
    is(isMinus),
    is(isMinus && exact + sameCount === 0 && !source),
    is(isUsuallyOther(own, place, said)),
    is(otherNext && !sameNext),
    Math.log(1 + counts.other),
    Math.log(1 + counts.same),
    is(isTurned),
    is(seldom === 2),
    is(seldom === 1),
  ];
  return { source, wholeShare: other, besideShare: otherBeside, features };
}
