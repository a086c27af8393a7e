import { languageOf } from '#server/languages/table.ts';
import { matchesInsideWords } from '../segment.ts';
import { affinity, type Claim, type Marker } from './claim.ts';
import { polarityOf, weigh, type Word, wordsOf, wordsSaid } from './polarity.ts';
import type { Said, Spoken } from './said.ts';

const CLAUSE_END = /[,;:.!?]|\b(?:but|because|while|although|though|so|and then)\b/iu;
const SCOPE = 4;
const NOT_ONLY =
  /\bnot (?:only|just|merely|necessarily)\b|\bno (?:doubt|more than|less than|longer|later)\b|\bnothing but\b/iu;

export function checkNegations(claim: Claim, said: Said, mark: Marker): boolean {
  if (matchesInsideWords(claim.language)) return checkWhole(claim, said, mark);
  const { isNegation } = polarityOf(claim.language);
  const words = wordsOf(claim.text, claim.language);
  const at = words.findIndex(({ lower }) => isNegation(lower));
  if (at < 0) return checkDropped(claim, said, mark);
  if (NOT_ONLY.test(claim.text)) return false;
  const scope = scopeAfter(words, at, claim, said);
  if (scope.length === 0) return false;
  const denied = deniedOf(scope, at, words, claim, said);
  const score = denied.features.reduce(
    (sum, value, index) => sum + value * (NOT_SAID[index] ?? 0),
    0,
  );
  if (score <= (claim.isCited ? SURE_CITED : SURE) && !denied.isSaidWithout) return false;
  mark('negation', claim.text, 'The source says this without “not”.', denied.source);
  return true;
}

/** What each feature of {@link deniedOf} is worth, learnt from what people wrote about one half of many meetings. */
const NOT_SAID: readonly number[] = [
  -0.58, -1.05, 0.17, 0.79, 1.39, -0.98, 0.48, -0.39, -0.99, -0.65, -0.89, -0.55, 0.71, -0.67,
  -0.56, -0.73, -1.1,
];
/** What cites its passages is held against few, and what cites none against the best of the whole talk. */
const SURE_CITED = 0.25;
const SURE = -0.4;

/** What a “not” turns round: the words of substance after it, as far as its clause goes, else those before it. */
function scopeAfter(words: readonly Word[], at: number, claim: Claim, said: Said): string[] {
  const after: string[] = [];
  for (let next = at + 1; next < words.length && after.length < SCOPE; next += 1) {
    const between = claim.text.slice(
      words[next - 1]!.start + words[next - 1]!.text.length,
      words[next]!.start,
    );
    if (/[,;:.!?]/u.test(between) || (after.length > 0 && CLAUSE_END.test(words[next]!.lower)))
      break;
    if (said.isTelling(words[next]!.stem)) after.push(words[next]!.stem);
  }
  if (after.length > 1) return after;
  const before = words
    .slice(Math.max(0, at - 6), at)
    .map(({ stem }) => stem)
    .filter((stem) => said.isTelling(stem));
  return [...after, ...before.slice(-2)];
}

/** What tells whether a “not” was said too. */
interface Denied {
  source: Spoken | null;
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
  let [isHeadDenied, isSaidWith, isSaidWithout] = [false, false, false];
  const claimAll = weigh(claim.terms, said);
  for (const one of claim.near) {
    const whole = affinity(said, one.at, claim.terms);
    const spoken = wordsSaid(one, said.language);
    const nots = [...spoken.keys()].filter((index) => isNegation(spoken[index]!.lower));
    const denials = [...spoken.keys()].filter((index) => isDenial(spoken[index]!.lower));
    all += whole ** 2;
    const isIn = (terms: readonly string[], most: number) =>
      most > 0 && affinity(said, one.at, terms, 0) >= NEARLY * most;
    // What is denied has to be in it too: "Pick a day, and buy nothing" is not "Pick a day" with a “not”.
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
    isHeadDenied ||= nots.some((index) => turnsRound(spoken, index, scope[0]!));
    saidOf += 1;
    const own = affinity(said, one.at, scope, 0) / scopeAll;
    if (nots.some((index) => isBeside(spoken, index, scope))) besideNot = Math.max(besideNot, own);
    else if (denials.some((index) => isBeside(spoken, index, scope))) continue;
    else if (!best || own + whole > best.score) best = { one, score: own + whole };
  }
  const is = (condition: boolean) => (condition ? 1 : 0);
  const [before, not, verb, next] = [-1, 0, 1, 2].map((step) => words[at + step]?.lower ?? '');
  const denied = words
    .slice(at + 1, at + 1 + AFTER)
    .filter(({ lower }) => !FILLERS.has(lower))
    .map(({ lower }) => isOftenDenied(lower));
  const features = [
    1,
    besideNot,
    is(saidOf === 0),
    is(REPORTED.test(verb!) || REPORTED.test(next!)),
    is(not === 'not' && /^(?:is|are|was|were|could|should|would|will|can)$/u.test(before!)),
    is(/^(?:no|without|nothing|never)$/u.test(not!)),
    Math.log(1 + saidOf),
    is(NEEDS_NOT.test(claim.text.slice(words[at]!.start))),
    is(CONTRASTS.test(claim.text)),
    all > 0 ? turned / all : 0,
    afterNot,
    is(words.slice(Math.max(0, at - 8), at).some(({ lower }) => SIDE_CLAUSE.test(lower))),
    is(!isHeadDenied),
    words.filter(({ lower }) => isNegation(lower)).length - 1,
    is(denied[0] === true),
    is(denied[0] === true || denied[1] === true),
    // Of other languages no such words are known: what they come to on average.
    is(said.language !== 'english'),
  ];
  return {
    source: best?.one ?? null,
    isSaidWithout: isSaidWithout && !isSaidWith && claim.terms.length > SCOPE,
    features,
  };
}

/** People tell what was discussed, and seldom what was not. */
const REPORTED =
  /^(?:discuss|suggest|mention|propos|decid|explain|present|talk|introduc|point|note|ask|describ|address|report|show|state|consider|start|discussed|made|agreed|planned|expected|found)/u;
/** Words that stand only with a “not”. */
const NEEDS_NOT =
  /^\S+\s(?:.{0,40}\s)?(?:any|anything|anyone|anymore|either|yet|at all|enough|too|until|much|necessarily|longer|as)\b/iu;
/** Whoever denies something mostly sets it against something else. */
const CONTRASTS =
  /\b(?:but|however|although|though|yet|while|whereas|even|unfortunately|because|since|instead|unless|still|only|rather|despite|too|concern\w*|problem\w*|disagree\w*|worr\w*|doubt\w*|refus\w*|reject\w*|against|difficult\w*)\b/iu;
const SIDE_CLAUSE =
  /^(?:if|whether|unless|because|since|although|though|but|that|which|who|so|for|as)$/u;
const REACH = 4;
/** So much of a sentence in one sentence of the talk, and it is that sentence. */
const NEARLY = 0.75;
/** Between a “not” and what it denies: "not to be a good idea". */
const FILLERS = new Set(['be', 'been', 'to', 'have', 'a', 'an', 'the']);
const AFTER = 4;
const TURNS_AFTER = 6;
const TURNS_BEFORE = 2;

/** Whether a word stands behind a “not” in the same breath, or right before it. */
function turnsRound(words: readonly Word[], at: number, stem: string): boolean {
  const from = Math.max(0, at - TURNS_BEFORE);
  return words
    .slice(from, at + TURNS_AFTER + 1)
    .some((word, index) => word.stem === stem && from + index !== at);
}

function isBeside(words: readonly Word[], at: number, terms: readonly string[]): boolean {
  for (let near = Math.max(0, at - REACH); near <= at + REACH && near < words.length; near += 1)
    if (terms.includes(words[near]!.stem)) return true;
  return false;
}

/** As far as the clause goes: "it costs nothing, and it decides more" denies only what it costs. */
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

/** Where nearly the same is said with a “not”, and nowhere without. */
function checkDropped(claim: Claim, said: Said, mark: Marker): boolean {
  const { isNegation } = polarityOf(said.language);
  const all = claim.terms.reduce((sum, term) => sum + said.weightOf(term), 0);
  if (claim.terms.length < 3) return false;
  let with_: { one: Spoken; share: number } | null = null;
  let without = 0;
  for (const one of claim.near) {
    const share = affinity(said, one.at, claim.terms, 0) / all;
    const words = wordsSaid(one, said.language);
    const turned = words.some(
      ({ lower }, index) => isNegation(lower) && isDenied(one.text, words, index, claim.terms),
    );
    if (!turned) without = Math.max(without, share);
    else if (!with_ || share > with_.share) with_ = { one, share };
  }
  if (!with_ || with_.share < SAME || without > with_.share * 0.6) return false;
  mark('negation', claim.text, 'The source says this with “not”.', with_.one);
  return true;
}
const SAME = 0.5;

/** In scripts without spaces a “not” is found within what surrounds it: the whole sentence is compared. */
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
  const why =
    count(claim.text) > 0
      ? 'The source says this without “not”.'
      : 'The source says this with “not”.';
  mark('negation', claim.text, why, best.one);
  return true;
}
