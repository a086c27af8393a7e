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

/* The words and recurring word pairs of a talk, with where and how they are used. */
const STEM_LETTERS = 6;

/** What is needed of a talk to find its topics. */
export interface TopicSource {
  language: LanguageValue;
  /** The title someone gave it, or empty. */
  givenTitle: string;
  sentences: readonly Sentence[];
  sections: readonly TalkSection[];
  ranking: Ranking;
}

export interface Candidate {
  /** One stem, or two adjacent ones. */
  stems: readonly Stem[];
  /** Numbered by first use. */
  number: number;
  /** Its uses, as positions in the talk's words. */
  uses: number[];
  /** How often a number precedes it, as with units: "percent" or "minutes". */
  measured: number;
  /** How often it follows a word that introduces a thing, such as "the" or "of". */
  named: number;
  /** How often no other topical word follows: "soft yellow" is the beginning of something. */
  whole: number;
  /** Its most common spelling, computed on demand. */
  written: string | null;
}

/** What the inflected forms of a word share. */
export interface Stem {
  text: string;
  number: number;
  /** The stem alone as a topic, once it occurred. */
  alone: Candidate | null;
}

/** Properties of a word that don't depend on its position. */
interface Term {
  word: string;
  /** Its spelling inside a sentence. */
  inside: string;
  stem: Stem;
  isNumber: boolean;
  /** It introduces the name of a thing. */
  leads: boolean;
  /** It can be the topic of a talk. */
  isTopical: boolean;
}

/** The words of a talk. Their properties are in parallel arrays, as a hundred thousand objects take long to create. */
interface TopicTokens {
  terms: Term[];
  /** Whether only a space separates a word from the one before. */
  isClose: Uint8Array;
  isFirst: Uint8Array;
}

export function topicStem(word: string): string {
  const lower = word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');
  return lower.length > STEM_LETTERS ? lower.slice(0, STEM_LETTERS) : lower;
}

/** Each word is analysed once, however often it occurs. */
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
    // An address, or words joined by a full stop without a space.
    if (/\p{L}\.\p{L}/u.test(word)) return false;
    if (/\p{Script=Han}/u.test(word)) return true;
    // In Japanese, endings and stop words consist of hiragana only.
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

/** All words of the talk, sentence by sentence. */
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
  /** The position of each sentence's first word, and of the end. */
  starts: readonly number[];
  found: readonly Candidate[];
  /** Words used mostly as the first of a pair: "shear" is half of "shear stress". */
  halves: ReadonlySet<Candidate>;
  /** The pair that starts at a word, if any. */
  pairs: readonly (Candidate | undefined)[];
  /** Scratch space for counting a stretch, by candidate number; all zero between uses. */
  here: Uint32Array;
}

const countedBySentences = new WeakMap<TopicSource['sentences'], Counted>();

/** Counts the whole talk once, however many of its parts need a name. */
export function countAll(talk: TopicSource): Counted {
  const known = countedBySentences.get(talk.sentences);
  if (known) return known;
  const stemsByText = new Map<string, Stem>();
  const { tokens, starts } = readTokens(talk, termReader(talk.language, stemsByText));
  const { terms, isClose, isFirst } = tokens;
  const follows = (at: number) => isClose[at] === 1 && terms[at]!.isTopical;
  /** `null` if no pair starts there. */
  const pairKey = (at: number): number | null => {
    const { stem, isTopical } = terms[at]!;
    if (!isTopical || !follows(at + 1)) return null;
    const next = terms[at + 1]!.stem;
    return next === stem ? null : stem.number * stemsByText.size + next.number;
  };
  const keys = terms.map((_, at) => pairKey(at));
  // Most adjacent words occur together once in ten hours, and are no pairs.
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
  /** How often it occurs there. */
  count: number;
}

/** The candidates used in a stretch, in order of appearance. */
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
  // A capital at the start of a sentence says nothing about a word's spelling.
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

/** Units of measurement are no topics. */
export const isMeasure = ({ measured, uses }: Candidate) => measured * 2 >= uses.length;

/** "Soft yellow" is the beginning of something. */
export const isWholeTopic = ({ whole, uses }: Candidate) => whole * 2 >= uses.length;

/** A pair is one term if the two words occur together this often. */
const TOGETHER = 0.4;

export const isTogether = ({ stems, uses }: Candidate) =>
  uses.length >= TOGETHER * Math.min(...stems.map(usesAlone));
