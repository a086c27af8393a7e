import { matchesInsideWords } from '../segment.ts';
import { affinity, type Claim, type Marker } from './claim.ts';
import { formOf, polarityOf, weigh, type Word, wordsOf, wordsSaid } from './polarity.ts';
import type { Said, Spoken } from './said.ts';

const CONTEXT = 3;

/** "Rose" for "fell", "before" for "after", "cheap" for "expensive". */
export function checkOpposites(claim: Claim, said: Said, mark: Marker): void {
  const { sides, isNegation } = polarityOf(claim.language);
  if (sides.size === 0 || matchesInsideWords(claim.language)) return;
  const words = wordsOf(claim.text, claim.language);
  for (const [at, word] of words.entries()) {
    const own = sides.get(formOf(word.lower, claim.language));
    if (!own) continue;
    const beside = words
      .filter((_, index) => index !== at && Math.abs(index - at) <= CONTEXT)
      .map(({ stem }) => stem)
      .filter((stem) => said.isTelling(stem));
    const isTurned = words.slice(Math.max(0, at - 3), at).some(({ lower }) => isNegation(lower));
    const turned = turnedIn(own, isTurned, word, beside, claim, said);
    if (!turned) continue;
    // Said of something else: neither the words beside it nor most of the sentence are the same.
    if (turned.source && turned.besideShare === 0 && turned.wholeShare < SAME_MATTER) continue;
    const score = turned.features.reduce(
      (sum, value, index) => sum + value * (OPPOSITE[index] ?? 0),
      0,
    );
    if (score > 0) mark('opposite', word.text, 'The source may say the opposite.', turned.source);
  }
}
/** What each feature of {@link turnedIn} is worth, learnt as those of a “not” are. */
const OPPOSITE: readonly number[] = [
  -1.61, -1.38, -1.3, 0.07, 0.94, 1.21, 0.76, -0.15, -0.94, 0.84, 1.06, -0.68, 1.19, 0.59, 0.66,
  0.17, -0.31,
];

/** So much of a sentence is found where the opposite word is said, and it is about the same thing. */
const SAME_MATTER = 0.4;

interface Turned {
  /** Where the opposite word is said. */
  source: Spoken | null;
  /** How much of the claim, and of the words beside the turned one, is said there. */
  wholeShare: number;
  besideShare: number;
  features: readonly number[];
}

/** Of sentences of the transcript, the words that stand for one side of a pair; few have any. */
const sidesSaid = new WeakMap<
  Said,
  Map<
    number,
    { index: number; word: Word; negated: boolean; there: readonly (readonly [number, 1 | -1])[] }[]
  >
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

function turnedIn(
  own: readonly (readonly [number, 1 | -1])[],
  isTurned: boolean,
  word: Word,
  beside: readonly string[],
  claim: Claim,
  said: Said,
): Turned | null {
  const rest = claim.terms.filter((term) => term !== word.stem);
  const all = weigh(rest, said);
  const besideAll = weigh(beside, said);
  let [same, sameBeside, sameCount, other, otherBeside, otherCount, exact] = [0, 0, 0, 0, 0, 0, 0];
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
    for (const { word: spoken, negated, there: sides } of there) {
      if (spoken.stem === word.stem) continue;
      const turn = negated === isTurned ? 1 : -1;
      const match = own.flatMap(([pair, side]) =>
        sides.filter(([number]) => number === pair).map(([, its]) => its * turn * side),
      )[0];
      if (match === undefined) continue;
      if (match > 0) {
        sameCount += 1;
        same = Math.max(same, whole);
        sameBeside = Math.max(sameBeside, near);
      } else {
        otherCount += 1;
        if (!source || whole + near > other + otherBeside) source = one;
        other = Math.max(other, whole);
        otherBeside = Math.max(otherBeside, near);
      }
    }
  }
  const isMinus = own.every(([, side]) => side < 0);
  const isUnsaid = exact === 0 && sameCount === 0;
  const features = [
    1,
    same,
    sameBeside,
    Math.log(1 + sameCount),
    other,
    otherBeside,
    Math.log(1 + otherCount),
    exact === 0 ? 1 : 0,
    Math.log(1 + exact),
    Math.max(0, other - same),
    Math.max(0, otherBeside - sameBeside),
    source ? 0 : 1,
    isMinus ? 1 : 0,
    isMinus && isUnsaid ? 1 : 0,
    isMinus && isUnsaid && !source ? 1 : 0,
    said.has(word.stem) ? 0 : 1,
    isUnsaid ? 1 : 0,
  ];
  return { source, wholeShare: other, besideShare: otherBeside, features };
}
