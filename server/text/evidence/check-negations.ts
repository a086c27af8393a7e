import { languageOf } from '#server/languages/table.ts';
import { matchesInsideWords } from '../segment.ts';
import { checkDropped } from './check-dropped.ts';
import { affinity, type Claim, type Marker } from './claim.ts';
import { denyingOf, usuallyDenied } from './denying.ts';
import { polarityOf, weigh, type Word, wordsOf, wordsSaid } from './polarity.ts';
import type { Said, Spoken } from './said.ts';

const SCOPE = 4;
const WITHOUT = 'The source says this without “not”.';
const NOWHERE = 'We couldn’t find this “not” in the source.';

export function checkNegations(claim: Claim, said: Said, mark: Marker): boolean {
  if (matchesInsideWords(claim.language)) return checkWhole(claim, said, mark);
  const { isNegation } = polarityOf(claim.language);
  const words = wordsOf(claim.text, claim.language);
  const at = words.findIndex(({ lower }) => isNegation(lower));
  if (at < 0) return checkDropped(claim, said, mark);
  if (denyingOf(claim.language)?.isIdle(claim.text)) return false;
  const scope = scopeAfter(words, at, claim, said);
  if (scope.length === 0) return false;
  const denied = deniedOf(scope, at, words, claim, said);
  const score = denied.features.reduce(
    (sum, value, index) => sum + value * (NOT_SAID[index] ?? 0),
    0,
  );
  if (score <= (claim.isCited ? SURE_CITED : SURE) && !denied.isSaidWithout) return false;
  if (!denied.source && denied.isSaidToo) return false;
  mark('negation', claim.text, denied.source ? WITHOUT : NOWHERE, denied.source);
  return true;
}

/**
 * The weights of the features of {@link deniedOf}, trained on people's summaries of one half of a large set of
 * meetings.
 */
const NOT_SAID: readonly number[] = [
  -4.3, -1.6, 0.6, -1.8, -2.1, -2.5, -0.5, 0.9, 1.4, 3.3, 1.6, 3, 2.8, -2.4, -0.6, -1.2, -0.7, -1.2,
  0.7,
];
/** Claims with citations are compared with few sentences, those without with the best of the whole talk. */
const SURE_CITED = 0.55;
const SURE = -0.2;

/** What a “not” negates: the content words after it within the clause, or else those before it. */
function scopeAfter(words: readonly Word[], at: number, claim: Claim, said: Said): string[] {
  const after: string[] = [];
  const denying = denyingOf(claim.language);
  for (let next = at + 1; next < words.length && after.length < SCOPE; next += 1) {
    const between = claim.text.slice(
      words[next - 1]!.start + words[next - 1]!.text.length,
      words[next]!.start,
    );
    const isOver = after.length > 0 && denying?.endsScope(words[next]!.lower);
    if (/[,;:.!?]/u.test(between) || isOver) break;
    if (said.isTelling(words[next]!.stem)) after.push(words[next]!.stem);
  }
  if (after.length > 1) return after;
  const before = words
    .slice(Math.max(0, at - 6), at)
    .map(({ stem }) => stem)
    .filter((stem) => said.isTelling(stem));
  return [...after, ...before.slice(-2)];
}

/** Evidence for whether a “not” was said too. */
interface Denied {
  source: Spoken | null;
  /** A “not” is said next to one of the words. */
  isSaidToo: boolean;
  /** Nearly the same is said without any “not”, and nowhere with one. */
  isSaidWithout: boolean;
  features: readonly number[];
}

function deniedOf(
  scope: readonly string[],
  at: number,
  words: readonly Word[],
  claim: Claim,
  said: Said,
): Denied {
  const { isNegation, isDenial, isOftenDenied } = polarityOf(said.language);
  const scopeAll = weigh(scope, said);
  let best: { one: Spoken; score: number } | null = null;
  let [besideNot, afterNot, saidOf, turned, all] = [0, 0, 0, 0, 0];
  let [isSaidWith, isSaidWithout] = [false, false];
  const claimAll = weigh(claim.terms, said);
  for (const one of claim.near) {
    const whole = affinity(said, one.at, claim.terms);
    const spoken = wordsSaid(one, said.language);
    const nots = [...spoken.keys()].filter((index) => isNegation(spoken[index]!.lower));
    const denials = [...spoken.keys()].filter((index) => isDenial(spoken[index]!.lower));
    all += whole ** 2;
    const isIn = (terms: readonly string[], most: number) =>
      most > 0 && affinity(said, one.at, terms, 0) >= NEARLY * most;
    // The negated words must match too: "Pick a day, and buy nothing" isn't "Pick a day" with a “not”.
    if (isIn(claim.terms, claimAll) && isIn(scope, scopeAll)) {
      isSaidWith ||= nots.length + denials.length > 0;
      isSaidWithout = true;
    }
    if (nots.length + denials.length > 0) turned += whole ** 2;
    for (const index of nots) {
      const after = new Set(spoken.slice(index + 1, index + 7).map(({ stem }) => stem));
      const turns = scope.filter((stem, from) => after.has(stem) && scope.indexOf(stem) === from);
      afterNot = Math.max(afterNot, weigh(turns, said) / scopeAll);
    }
    if (!scope.some((term) => one.terms.has(term))) continue;
    saidOf += 1;
    const own = affinity(said, one.at, scope, 0) / scopeAll;
    if (nots.some((index) => isBeside(spoken, index, scope))) besideNot = Math.max(besideNot, own);
    else if (denials.some((index) => isBeside(spoken, index, scope))) continue;
    else if (!best || own + whole > best.score) best = { one, score: own + whole };
  }
  const is = (condition?: boolean) => (condition ? 1 : 0);
  const denying = denyingOf(said.language);
  const [before, not] = [words[at - 1]?.lower ?? '', words[at]!.lower];
  const next = words[at + 1]?.stem;
  const isVerbs = !isJoined(not) && !denying?.deniesThing(not);
  const kind = isVerbs ? (denying?.kindOf(before) ?? -1) : -1;
  const often = words
    .slice(at + 1, at + 1 + AFTER)
    .filter(({ lower }) => !denying?.isFiller(lower))
    .slice(0, 2)
    .some(({ lower }) => isOftenDenied(lower));
  const features = [
    1,
    besideNot,
    Math.log(1 + saidOf),
    all > 0 ? turned / all : 0,
    afterNot,
    words.filter(({ lower }) => isNegation(lower)).length - 1,
    usuallyDenied(scope[0]!, said),
    // People usually negate towards the end of a sentence.
    Math.log(1 + words.length - at),
    is(next !== undefined && said.isReporting(next)),
    ...[0, 1, 2, 3].map((one) => is(kind === one)),
    is(denying?.deniesThing(not)),
    is(denying?.needsNot(claim.text.slice(words[at]!.start))),
    is(denying?.contrasts(claim.text)),
    is(words.slice(Math.max(0, at - 8), at).some(({ lower }) => denying?.opensSide(lower))),
    is(often),
    // Languages without these lists get the average of their features.
    is(denying === null),
  ];
  return {
    source: best?.one ?? null,
    isSaidToo: besideNot > 0,
    isSaidWithout: isSaidWithout && !isSaidWith && claim.terms.length > SCOPE,
    features,
  };
}

const REACH = 4;
/** With this share of a claim in one sentence of the talk, it is the same sentence. */
const NEARLY = 0.75;
const AFTER = 4;

/** “Didn't” includes its verb. */
const isJoined = (word: string) => word.includes("'");

function isBeside(words: readonly Word[], at: number, terms: readonly string[]): boolean {
  for (let near = Math.max(0, at - REACH); near <= at + REACH && near < words.length; near += 1)
    if (terms.includes(words[near]!.stem)) return true;
  return false;
}

/** In scripts without spaces a “not” can't be separated from its surroundings, so whole sentences are compared. */
function checkWhole(claim: Claim, said: Said, mark: Marker): boolean {
  const { whole } = languageOf(claim.language).negations;
  const count = (text: string) => [...whole].filter((word) => text.includes(word)).length;
  const all = claim.terms.reduce((sum, term) => sum + said.weightOf(term), 0);
  let best: { one: Spoken; share: number } | null = null;
  for (const one of claim.near) {
    const share = affinity(said, one.at, claim.terms, 0) / Math.max(1, all);
    if (share >= 0.62 && (!best || share > best.share)) best = { one, share };
  }
  if (!best || count(claim.text) > 0 === count(best.one.text) > 0) return false;
  const why = count(claim.text) > 0 ? WITHOUT : 'The source says this with “not”.';
  mark('negation', claim.text, why, best.one);
  return true;
}
