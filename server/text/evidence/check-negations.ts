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
  if (!denied) return false;
  const score = denied.features.reduce(
    (sum, value, index) => sum + value * (NOT_SAID[index] ?? 0),
    0,
  );
  if (score <= 0) return false;
  mark('negation', claim.text, 'The source says this without “not”.', denied.source);
  return true;
}

/** What each feature of {@link deniedOf} is worth, learnt from what people wrote about one half of many meetings. */
const NOT_SAID: readonly number[] = [
  0, -0.5, -0.13, 0.85, 1.72, -3.51, -1.87, -1.13, 0.63, 3.03, -0.62, -0.72, 3.4, -2.37, -3.08,
  1.02, -0.77,
];

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
  features: readonly number[];
}

function deniedOf(
  scope: readonly string[],
  at: number,
  words: readonly Word[],
  claim: Claim,
  said: Said,
): Denied | null {
  const { isNegation, isDenial } = polarityOf(said.language);
  const heard = claim.near;
  const scopeAll = weigh(scope, said);
  const all = weigh(claim.terms, said);
  const known = scope.filter((term) => heard.some((one) => one.terms.has(term)));
  let best: Spoken | null = null;
  let [d1, p1, d2, p2, d3, n1, n2, hard, dc] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const one of heard) {
    const whole = affinity(said, one.at, claim.terms) / all;
    const all0 = wordsSaid(one, said.language);
    const turns = all0.flatMap(({ lower }, index) => {
      const isHard = isNegation(lower);
      return isHard || isDenial(lower) ? [{ index, isHard }] : [];
    });
    if (turns.some(({ isHard }) => isHard)) dc = Math.max(dc, whole);
    if (!known.some((term) => one.terms.has(term))) continue;
    const own = affinity(said, one.at, scope, 0) / scopeAll;
    n1 += 1;
    const strict = turns.some(({ index, isHard }) => isHard && isBeside(all0, index, known));
    const soft = strict || turns.some(({ index }) => isBeside(all0, index, known));
    if (soft) {
      n2 += 1;
      d1 = Math.max(d1, own);
      d2 = Math.max(d2, whole);
      if (strict) {
        d3 = Math.max(d3, own);
        hard = Math.max(hard, whole);
      }
    } else {
      if (own + whole > p1 + p2 || !best) best = one;
      p1 = Math.max(p1, own);
      p2 = Math.max(p2, whole);
    }
  }
  const verb = words[at + 1]?.lower ?? '';
  const features = [
    1,
    d1,
    p1,
    d2,
    p2,
    d3,
    hard,
    n1 === 0 ? 0 : n2 / n1,
    n1 === 0 ? 1 : 0,
    REPORTED.test(verb) || REPORTED.test(words[at + 2]?.lower ?? '') ? 1 : 0,
    Math.log(heard.length),
    known.length / scope.length,
    words[at]!.lower === 'not' &&
    /^(?:is|are|was|were|could|should|would|will|can)$/u.test(words[at - 1]?.lower ?? '')
      ? 1
      : 0,
    /^(?:no|without|nothing|never)$/u.test(words[at]!.lower) ? 1 : 0,
    dc,
    Math.log(1 + n1),
    /^(?:know|sure|enough|only|need|want|like)$/u.test(verb) ? 1 : 0,
  ];
  return { source: best, features };
}
const REPORTED =
  /^(?:discuss|suggest|mention|propos|decid|explain|present|talk|introduc|point|note|ask|describ|address|report|show|state|consider|start|discussed|made|agreed|planned|expected|found)/u;
const REACH = 4;

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
