import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { seam } from './joining.ts';
import { numberLexiconOf } from './numbers/lexicon.ts';
import { ordinalsOf } from './openings.ts';
import type { Ranking } from './ranking.ts';
import { isUnspaced } from './segment.ts';
import type { TalkSection } from './outline.ts';
import type { Sentence } from './sentences.ts';
import type { Unit } from './units.ts';

/* The words of a talk and the pairs of words that return in it, each with where it is said and how. */
const STEM_LETTERS = 6;

/** What is read of a talk to find what it is about. */
export interface TopicSource {
  language: LanguageValue;
  /** The name that somebody gave it, or none. */
  givenTitle: string;
  sentences: readonly Sentence[];
  sections: readonly TalkSection[];
  ranking: Ranking;
}

export interface Candidate {
  /** One, or two that stand together. */
  stems: readonly Stem[];
  /** In the order of first use. */
  number: number;
  /** Where it is said, as places in the talk's words. */
  uses: number[];
  /** How often a number stands before it: then it is what is counted in, "percent" or "minutes". */
  measured: number;
  /** How often it stands where a thing is named, after "the" or "of". */
  named: number;
  /** How often no other topical word follows: "soft yellow" is the beginning of something. */
  whole: number;
  /** How it is mostly written, once somebody asked. */
  written: string | null;
}

/** What words share that differ in their endings. */
export interface Stem {
  text: string;
  number: number;
  /** The stem alone as a topic, once it was said. */
  alone: Candidate | null;
}

/** What is known of a word wherever it stands. */
interface Term {
  word: string;
  /** As it is written inside a sentence. */
  inside: string;
  stem: Stem;
  isNumber: boolean;
  /** It leads to the name of a thing. */
  leads: boolean;
  /** A talk can be about it. */
  isTopical: boolean;
}

/** The words of a talk. What is known of each is in lists of its own, as a hundred thousand objects take long to make. */
interface TopicTokens {
  terms: Term[];
  /** Whether nothing but a space stands between a word and the one before. */
  isClose: Uint8Array;
  isFirst: Uint8Array;
}

export function topicStem(word: string): string {
  const lower = word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');
  return lower.length > STEM_LETTERS ? lower.slice(0, STEM_LETTERS) : lower;
}

/** Each word is looked at once, however often it is said. */
function termReader(
  language: LanguageValue,
  stemsByText: Map<string, Stem>,
): (word: string) => Term {
  const { stopWords, determiners } = languageOf(language);
  const { cardinals, scales } = numberLexiconOf(language);
  const leading = new Set(determiners?.split(' '));
  const ordinals = ordinalsOf(language);
  const shortest = isUnspaced(language) ? 2 : 3;
  const isTopical = (word: string, lower: string) => {
    if (ordinals.has(lower) || /\p{N}/u.test(word) || stopWords.has(lower)) return false;
    // An address, or letters run together by a dot that ended a sentence.
    if (/\p{L}\.\p{L}/u.test(word)) return false;
    if (/\p{Script=Han}/u.test(word)) return true;
    // Japanese writes its endings and stop words in hiragana alone.
    if (/^\p{Script=Hiragana}+$/u.test(word)) return false;
    return lower.length >= shortest;
  };
  const stemNamed = (text: string): Stem => {
    let stem = stemsByText.get(text);
    if (!stem) stemsByText.set(text, (stem = { text, number: stemsByText.size, alone: null }));
    return stem;
  };
  const known = new Map<string, Term>();
  return (word) => {
    let term = known.get(word);
    if (!term) {
      const lower = word.toLowerCase();
      const isNumber = /^\p{N}/u.test(word) || (cardinals.get(lower) ?? 1) > 1 || scales.has(lower);
      term = {
        word,
        inside: word.toLocaleLowerCase(),
        stem: stemNamed(topicStem(word)),
        isNumber,
        leads: leading.has(lower),
        isTopical: !isNumber && isTopical(word, lower),
      };
      known.set(word, term);
    }
    return term;
  };
}

/** Every word of the talk, one sentence after the other. */
function readTokens(
  { sentences, ranking }: TopicSource,
  termOf: (word: string) => Term,
): { tokens: TopicTokens; starts: number[] } {
  const { spans } = ranking.terms;
  const starts = [0];
  for (const { length } of spans) starts.push(starts.at(-1)! + length);
  const count = starts.at(-1)!;
  const terms: Term[] = [];
  const isClose = new Uint8Array(count);
  const isFirst = new Uint8Array(count);
  for (const [index, said] of spans.entries()) {
    const { text } = sentences[index]!;
    let end = 0;
    for (const { at, word } of said) {
      const isSpaced = at === end + 1 && text[end] === ' ';
      if (end === 0) isFirst[terms.length] = 1;
      else if (isSpaced || text.slice(end, at).trim() === '') isClose[terms.length] = 1;
      terms.push(termOf(word));
      end = at + word.length;
    }
  }
  return { tokens: { terms, isClose, isFirst }, starts };
}

interface Counted {
  tokens: TopicTokens;
  /** Where each sentence begins among them, and where the last ends. */
  starts: readonly number[];
  found: readonly Candidate[];
  /** What is said mostly as the first of a pair: "shear" is half of "shear stress". */
  halves: ReadonlySet<Candidate>;
  /** The pair that begins at a word, if one does. */
  pairs: readonly (Candidate | undefined)[];
  /** By number, how often something is said in the stretch that is being counted; none between two of them. */
  here: Uint32Array;
}

const countedBySentences = new WeakMap<TopicSource['sentences'], Counted>();

/** The whole talk is counted once, however many of its parts want a name. */
export function countAll(talk: TopicSource): Counted {
  const known = countedBySentences.get(talk.sentences);
  if (known) return known;
  const stemsByText = new Map<string, Stem>();
  const { tokens, starts } = readTokens(talk, termReader(talk.language, stemsByText));
  const { terms, isClose, isFirst } = tokens;
  const follows = (at: number) => isClose[at] === 1 && terms[at]!.isTopical;
  /** `null` where no pair begins. */
  const pairKey = (at: number): number | null => {
    const { stem, isTopical } = terms[at]!;
    if (!isTopical || !follows(at + 1)) return null;
    const next = terms[at + 1]!.stem;
    return next === stem ? null : stem.number * stemsByText.size + next.number;
  };
  const keys = terms.map((_, at) => pairKey(at));
  // Most words stand together once in ten hours, and are no pairs.
  const once = new Set<number>();
  const returning = new Map<number, Candidate | null>();
  for (const key of keys) {
    if (key === null) continue;
    if (once.has(key)) returning.set(key, null);
    else once.add(key);
  }
  const found: Candidate[] = [];
  const find = (stems: readonly Stem[]): Candidate => {
    const number = found.length;
    found.push({ stems, number, uses: [], measured: 0, named: 0, whole: 0, written: null });
    return found[number]!;
  };
  const pairAt = (at: number): Candidate | undefined => {
    const key = keys[at] ?? null;
    if (key === null || !returning.has(key)) return undefined;
    const pair = returning.get(key) ?? find([terms[at]!.stem, terms[at + 1]!.stem]);
    returning.set(key, pair);
    return pair;
  };
  const add = (one: Candidate, at: number, length: 1 | 2) => {
    one.uses.push(at);
    const before = isFirst[at] ? undefined : terms[at - 1];
    if (before?.isNumber) one.measured += 1;
    if (before?.leads) one.named += 1;
    if (!follows(at + length)) one.whole += 1;
  };
  const pairs: (Candidate | undefined)[] = [];
  for (let at = 0; at < terms.length; at++) {
    const { isTopical, stem } = terms[at]!;
    if (isTopical) add((stem.alone ??= find([stem])), at, 1);
    const pair = pairAt(at);
    if (pair) add(pair, at, 2);
    pairs.push(pair);
  }
  const halves = new Set(
    found
      .filter(({ stems, uses }) => stems.length > 1 && uses.length * 2 >= usesAlone(stems[0]!))
      .map(({ stems }) => stems[0]!.alone!),
  );
  const counted = { tokens, starts, found, halves, pairs, here: new Uint32Array(found.length) };
  countedBySentences.set(talk.sentences, counted);
  return counted;
}

interface Use {
  one: Candidate;
  /** How often it is said there. */
  count: number;
}

/** What is said in a stretch, in the order in which it comes. */
export function usesIn(talk: TopicSource, { from, to }: Unit): Use[] {
  const { tokens, starts, pairs, here } = countAll(talk);
  const met: Candidate[] = [];
  const meet = (one: Candidate) => {
    if (here[one.number]! === 0) met.push(one);
    here[one.number]! += 1;
  };
  for (let at = starts[from]!; at < starts[to]!; at++) {
    const { isTopical, stem } = tokens.terms[at]!;
    if (isTopical) meet(stem.alone!);
    const pair = pairs[at];
    if (pair) meet(pair);
  }
  return met.map((one) => {
    const count = here[one.number]!;
    here[one.number] = 0;
    return { one, count };
  });
}

const usesAlone = ({ alone }: Stem): number => alone!.uses.length;

export function formAt(at: number, { stems }: Candidate, { terms, isFirst }: TopicTokens): string {
  const { word, inside } = terms[at]!;
  // A capital at the start of a sentence says nothing about how the word is written.
  const form = isFirst[at] ? inside : word;
  if (stems.length === 1) return form;
  const next = terms[at + 1]!.word;
  return form + seam(form, next) + next;
}

export function writtenForm(one: Candidate, tokens: TopicTokens): string {
  if (one.written !== null) return one.written;
  const forms = new Map<string, number>();
  for (const at of one.uses) {
    const form = formAt(at, one, tokens);
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  let most = 0;
  for (const [form, count] of forms) {
    if (count <= most) continue;
    most = count;
    one.written = form;
  }
  return one.written!;
}

/** What something is counted in names nothing. */
export const isMeasure = ({ measured, uses }: Candidate) => measured * 2 >= uses.length;

/** "Soft yellow" is the beginning of something. */
export const isWholeTopic = ({ whole, uses }: Candidate) => whole * 2 >= uses.length;

/** A pair of words is one thing when the two stand together this often. */
const TOGETHER = 0.4;

export const isTogether = ({ stems, uses }: Candidate) =>
  uses.length >= TOGETHER * Math.min(...stems.map(usesAlone));
