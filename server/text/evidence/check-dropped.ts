import { affinity, type Claim, type Marker } from './claim.ts';
import { denyingOf } from './denying.ts';
import { polarityOf, weigh, type Word, wordsOf, wordsSaid } from './polarity.ts';
import type { Said, Spoken } from './said.ts';

/** The weights of the features of {@link droppedOf}, trained like those for added negations. */
const DROPPED: readonly number[] = [0.6, -2.6, 5.4, 0.5, 1.4, -1.5, 1];
const SURE = 0.75;
const LEAST_TERMS = 3;

/** Flags sentences without a “not” that the source says with one. */
export function checkDropped(claim: Claim, said: Said, mark: Marker): boolean {
  if (claim.terms.length < LEAST_TERMS) return false;
  if (denyingOf(claim.language)?.deniesOtherwise(claim.text)) return false;
  const { source, features } = droppedOf(claim, said);
  const score = features.reduce((sum, value, index) => sum + value * (DROPPED[index] ?? 0), 0);
  const found = saidWith(claim, said) ?? (score > SURE ? source : null);
  if (!found || isAvoided(claim, found)) return false;
  mark('negation', claim.text, 'The source says this with “not”.', found);
  return true;
}

/** How far after "avoid" the avoided thing may come: "prevent anyone from watering". */
const AVOIDED = 3;

/**
 * Whether the claim avoids what is negated: "avoid watering" means "not water", but "water them to avoid rot" doesn't.
 */
function isAvoided({ text, terms, language }: Claim, found: Spoken): boolean {
  const denying = denyingOf(language);
  if (!denying) return false;
  const { isNegation } = polarityOf(language);
  const spoken = wordsSaid(found, language);
  const denied = new Set<string>();
  for (const [at, { lower }] of spoken.entries()) {
    if (!isNegation(lower)) continue;
    const first = spoken.slice(at + 1, at + 1 + BEFORE).find(({ stem }) => terms.includes(stem));
    if (first) denied.add(first.stem);
  }
  const words = wordsOf(text, language);
  return words.some(
    ({ lower }, at) =>
      denying.avoids(lower) &&
      words.slice(at + 1, at + 1 + AVOIDED).some(({ stem }) => denied.has(stem)),
  );
}

/** The minimum share of a sentence said with a “not”, and the maximum ratio of it said without one. */
const SAME = 0.5;
const LESS = 0.6;

/** Finds nearly the same sentence with a “not”, if it is said nowhere without. */
function saidWith(claim: Claim, said: Said): Spoken | null {
  const { best, without } = turnedIn(claim, said);
  return best && best.share >= SAME && without <= best.share * LESS ? best.one : null;
}

/** The sentence that negates most of a claim, and how much of the claim is said without negation. */
function turnedIn(claim: Claim, said: Said) {
  const { isNegation } = polarityOf(said.language);
  const all = weigh(claim.terms, said);
  let best: { one: Spoken; share: number } | null = null;
  let without = 0;
  for (const one of claim.near) {
    const share = affinity(said, one.at, claim.terms, 0) / all;
    const words = wordsSaid(one, said.language);
    const isTurned = words.some(
      ({ lower }, at) => isNegation(lower) && isDenied(one.text, words, at, claim.terms),
    );
    if (!isTurned) without = Math.max(without, share);
    else if (!best || share > best.share) best = { one, share };
  }
  return { best, without };
}

const REACH = 4;

/** Limited to the clause: "it costs nothing, and it decides more" negates only the cost. */
function isDenied(
  text: string,
  words: readonly Word[],
  at: number,
  terms: readonly string[],
): boolean {
  for (const step of [-1, 1]) {
    for (let near = at; Math.abs(near - at) < REACH; near += step) {
      const [one, next] =
        step > 0 ? [words[near], words[near + 1]] : [words[near - 1], words[near]];
      if (!one || !next || /[,;:.!?]/u.test(text.slice(one.start + one.text.length, next.start)))
        break;
      if (terms.includes((step > 0 ? next : one).stem)) return true;
    }
  }
  return false;
}

/** Where a word of a claim is negated and where it isn't. */
interface Places {
  source: Spoken | null;
  /** How much of the rest of the claim is said there. */
  denied: number;
  told: number;
  isTold: boolean;
}

const BEFORE = 5;

function placesOf(stem: string, claim: Claim, said: Said): Places {
  const { isNegation } = polarityOf(said.language);
  const rest = claim.terms.filter((term) => term !== stem);
  const all = weigh(claim.terms, said);
  const found: Places = { source: null, denied: 0, told: 0, isTold: false };
  for (const one of claim.near) {
    if (!one.terms.has(stem)) continue;
    const share = affinity(said, one.at, rest) / all;
    const words = wordsSaid(one, said.language);
    for (const [at, word] of words.entries()) {
      if (word.stem !== stem) continue;
      if (!isDeniedBefore(one.text, words, at, isNegation)) {
        found.isTold = true;
        found.told = Math.max(found.told, share);
      } else if (!found.source || share > found.denied) {
        found.source = one;
        found.denied = share;
      }
    }
  }
  return found;
}

/** Looks back within the clause only: "if you can't bear it, sow radishes" doesn't negate sowing. */
function isDeniedBefore(
  text: string,
  words: readonly Word[],
  at: number,
  isNegation: (word: string) => boolean,
): boolean {
  for (let before = at - 1; before >= Math.max(0, at - BEFORE); before -= 1) {
    const { start, text: word } = words[before]!;
    if (/[,;:]/u.test(text.slice(start + word.length, words[before + 1]!.start))) return false;
    if (isNegation(words[before]!.lower)) return true;
  }
  return false;
}

interface Dropped {
  source: Spoken | null;
  features: readonly number[];
}

/** Features that show whether a “not” was left out; empty for languages without negation word lists. */
function droppedOf(claim: Claim, said: Said): Dropped {
  const denying = denyingOf(claim.language);
  if (!denying) return { source: null, features: [] };
  const { isOftenDenied } = polarityOf(said.language);
  const words = wordsOf(claim.text, claim.language);
  const stems = new Set(words.map(({ stem }) => stem));
  let best: { places: Places; score: number } | null = null;
  let never = 0;
  for (const stem of stems) {
    if (!said.isTelling(stem) || said.isReporting(stem)) continue;
    const places = placesOf(stem, claim, said);
    if (!places.source) continue;
    if (!places.isTold) never += 1;
    const score = places.denied - places.told + said.weightOf(stem) / 50;
    if (!best || score > best.score) best = { places, score };
  }
  if (!best) return { source: null, features: [] };
  const features = [
    1,
    turnedIn(claim, said).without,
    best.places.denied,
    words.filter(({ lower }) => isOftenDenied(lower)).length,
    denying.contrasts(claim.text) ? 1 : 0,
    Math.log(1 + claim.terms.length),
    never,
  ];
  return { source: best.places.source, features };
}
