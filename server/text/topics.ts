import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { seam } from './joining.ts';
import { numberLexiconOf } from './numbers/lexicon.ts';
import { measuresOf } from './numbers/measures.ts';
import { ordinalsOf } from './openings.ts';
import { isUnspaced, words, wordSpans } from './segment.ts';
import { isNoise } from './speech.ts';
import type { TalkSection } from './outline.ts';
import type { Sentence } from './sentences.ts';

/*
 * What a stretch of talk is about, in its own words: words and pairs of words that return in it, weighed by how much
 * of their use falls there.
 */
const STEM_LETTERS = 6;
const PAIR_BONUS = 1.7;
const TITLE_BONUS = 2;
/** What is said only once names a stretch only if nothing returns in it. */
const ONCE = 0.3;
/** A pair of words is one thing when the two stand together this often. */
const TOGETHER = 0.4;

/** What is read of a talk to find what it is about. */
export interface TopicSource {
  language: LanguageValue;
  /** The name that somebody gave it, or none. */
  givenTitle: string;
  sentences: readonly Sentence[];
  sections: readonly TalkSection[];
}

interface Candidate {
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
interface Stem {
  text: string;
  number: number;
  /** The stem alone as a topic, once it was said. */
  alone: Candidate | null;
}

/** What is known of a word wherever it stands. */
interface Term {
  stem: Stem;
  isNumber: boolean;
  /** It leads to the name of a thing. */
  leads: boolean;
  /** A talk can be about it. */
  isTopical: boolean;
}

interface Token {
  word: string;
  term: Term;
  /** Whether nothing but a space stands between this word and the one before. */
  isClose: boolean;
  first: boolean;
}

function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');
  return lower.length > STEM_LETTERS ? lower.slice(0, STEM_LETTERS) : lower;
}

/** Each word is looked at once, however often it is said. */
function termReader(language: LanguageValue): (word: string) => Term {
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
  const stems = new Map<string, Stem>();
  const stemNamed = (text: string): Stem => {
    let stem = stems.get(text);
    if (!stem) stems.set(text, (stem = { text, number: stems.size, alone: null }));
    return stem;
  };
  const known = new Map<string, Term>();
  return (word) => {
    let term = known.get(word);
    if (!term) {
      const lower = word.toLowerCase();
      const isNumber = /^\p{N}/u.test(word) || (cardinals.get(lower) ?? 1) > 1 || scales.has(lower);
      term = {
        stem: stemNamed(stemOf(word)),
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
  { sentences, language }: TopicSource,
  termOf: (word: string) => Term,
): { tokens: Token[]; starts: number[] } {
  const tokens: Token[] = [];
  const starts = sentences.map(({ text }) => {
    const start = tokens.length;
    let end = 0;
    for (const { at, word } of wordSpans(text, language)) {
      const first = end === 0;
      const isClose = !first && (at === end || text.slice(end, at).trim() === '');
      tokens.push({ word, term: termOf(word), isClose, first });
      end = at + word.length;
    }
    return start;
  });
  return { tokens, starts: [...starts, tokens.length] };
}

interface Counted {
  tokens: readonly Token[];
  /** Where each sentence begins among them, and where the last ends. */
  starts: readonly number[];
  found: readonly Candidate[];
  /** What is said mostly as the first of a pair: "shear" is half of "shear stress". */
  halves: ReadonlySet<Candidate>;
  /** The pair that begins at a word, if one does. */
  pairs: readonly (Candidate | undefined)[];
}

const countedBySentences = new WeakMap<TopicSource['sentences'], Counted>();
/** Stems are fewer than this, so two of their numbers fit one safe integer. */
const PAIR_BASE = 2 ** 24;

/** The whole talk is counted once, however many of its parts want a name. */
function countAll(talk: TopicSource): Counted {
  const known = countedBySentences.get(talk.sentences);
  if (known) return known;
  const { tokens, starts } = readTokens(talk, termReader(talk.language));
  const follows = (at: number) => {
    const token = tokens[at];
    return token !== undefined && token.isClose && token.term.isTopical;
  };
  /** `null` where no pair begins. */
  const pairKey = (at: number): number | null => {
    const { stem, isTopical } = tokens[at]!.term;
    if (!isTopical || !follows(at + 1)) return null;
    const next = tokens[at + 1]!.term.stem;
    return next === stem ? null : stem.number * PAIR_BASE + next.number;
  };
  const keys = tokens.map((_, at) => pairKey(at));
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
    const pair = returning.get(key) ?? find([tokens[at]!.term.stem, tokens[at + 1]!.term.stem]);
    returning.set(key, pair);
    return pair;
  };
  const add = (one: Candidate, at: number, length: 1 | 2) => {
    one.uses.push(at);
    const before = tokens[at]!.first ? undefined : tokens[at - 1]!.term;
    if (before?.isNumber) one.measured += 1;
    if (before?.leads) one.named += 1;
    if (!follows(at + length)) one.whole += 1;
  };
  const pairs: (Candidate | undefined)[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { isTopical, stem } = tokens[at]!.term;
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
  const counted = { tokens, starts, found, halves, pairs };
  countedBySentences.set(talk.sentences, counted);
  return counted;
}

const usesAlone = ({ alone }: Stem): number => alone!.uses.length;

function formAt(at: number, { stems }: Candidate, tokens: readonly Token[]): string {
  const { word, first } = tokens[at]!;
  // A capital at the start of a sentence says nothing about how the word is written.
  const form = first ? word.toLocaleLowerCase() : word;
  if (stems.length === 1) return form;
  const next = tokens[at + 1]!.word;
  return form + seam(form, next) + next;
}

function writtenForm(one: Candidate, tokens: readonly Token[]): string {
  if (one.written !== null) return one.written;
  const forms = new Map<string, number>();
  for (const at of one.uses) {
    const form = formAt(at, one, tokens);
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  return (one.written = [...forms].sort((a, b) => b[1] - a[1])[0]![0]);
}

/** What something is counted in names nothing. */
const isMeasure = ({ measured, uses }: Candidate) => measured * 2 >= uses.length;

/** The names of the things that the stretch keeps coming back to, best first. */
export function topicsOf(
  talk: TopicSource,
  count: number,
  from = 0,
  to = talk.sentences.length,
): string[] {
  return ranked(talk, count, { from, to, fits: () => true });
}

/** In every so many sentences what is a topic of the whole is named again. */
const LEAST_USES = 3;
const LEAST_NAMED = 1 / 3;

/** The same for the whole talk, as somebody would tag it: few rather than doubtful ones. */
export function tagsOf(talk: TopicSource, count: number): string[] {
  const { capitalizesNouns } = languageOf(talk.language);
  const measures = measuresOf(talk.language);
  const titles = [talk.givenTitle, ...talk.sections.map(({ title }) => title ?? '')].join(' ');
  const titled = new Set(words(titles, talk.language).map(stemOf));
  const { tokens, starts } = countAll(talk);
  const quarters = [1, 2, 3].map((part) => starts[Math.ceil((part * (starts.length - 1)) / 4)]!);
  const quarterOf = (at: number) => quarters.filter((start) => start <= at).length;
  const isThing = thingsIn(talk);
  const fits = (one: Candidate): boolean => {
    const { stems, uses } = one;
    const all = uses.length;
    if (all < 2 || !isThing(one)) return false;
    const written = writtenForm(one, tokens);
    const isName = /^\p{Lu}/u.test(written);
    if (stems.some(({ text }) => titled.has(text))) return true;
    if (measures.find(written.split(' ').at(-1)!, '')) return false;
    if (stems.length > 1 || (isName && !capitalizesNouns)) return true;
    return all >= LEAST_USES && quarterOf(uses[0]!) < quarterOf(uses.at(-1)!);
  };
  return ranked(talk, count, { from: 0, to: talk.sentences.length, fits });
}

const isWhole = ({ whole, uses }: Candidate) => whole * 2 >= uses.length;

/** What is named like a thing, in languages that show it: after an article, with a capital. */
function thingsIn(talk: TopicSource): (one: Candidate) => boolean {
  const { determiners, capitalizesNouns } = languageOf(talk.language);
  const { tokens } = countAll(talk);
  return (one) => {
    const { stems, uses, named } = one;
    if (stems.length > 1 && !isWhole(one)) return false;
    const isName = /^\p{Lu}/u.test(writtenForm(one, tokens));
    if (capitalizesNouns) return isName;
    return !determiners || isName || named >= uses.length * LEAST_NAMED;
  };
}

interface Stretch {
  from: number;
  to: number;
  fits: (one: Candidate) => boolean;
}

function ranked(talk: TopicSource, count: number, { from, to, fits }: Stretch): string[] {
  const { tokens, starts, found, halves, pairs } = countAll(talk);
  const here = new Uint32Array(found.length);
  const named: Candidate[] = [];
  const meet = (one: Candidate) => {
    if (here[one.number]! === 0) named.push(one);
    here[one.number]! += 1;
  };
  for (let at = starts[from]!; at < starts[to]!; at++) {
    const { isTopical, stem } = tokens[at]!.term;
    if (isTopical) meet(stem.alone!);
    const pair = pairs[at];
    if (pair) meet(pair);
  }
  const titled = new Set(words(talk.givenTitle, talk.language).map(stemOf));
  const single = isUnspaced(talk.language) ? 1 : 0;
  const worthOf = (one: Candidate): number => {
    const { stems, uses } = one;
    const all = uses.length;
    const isPair = stems.length > 1;
    if (isMeasure(one) || halves.has(one) || !fits(one)) return 0;
    if (isPair && all < TOGETHER * Math.min(...stems.map(usesAlone))) return 0;
    const inTitle = stems.some(({ text }) => titled.has(text)) ? TITLE_BONUS : 1;
    const length = Math.min(8, Math.max(...stems.map(({ text }) => text.length)) + 3 * single);
    const focus = (here[one.number]! / all ** 0.5) * (all > 1 ? 1 : ONCE);
    return focus * length ** 0.6 * inTitle * (isPair ? PAIR_BONUS : 1);
  };
  const scored = named
    .map((one) => ({ one, worth: worthOf(one) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.one.number - b.one.number);
  const used = new Set<Stem>();
  const topics: string[] = [];
  for (const { one } of scored) {
    if (topics.length === count) break;
    if (one.stems.some((stem) => used.has(stem))) continue;
    if (isNoise(formAt(one.uses[0]!, one, tokens), talk.language)) continue;
    for (const stem of one.stems) used.add(stem);
    topics.push(writtenForm(one, tokens));
  }
  return topics;
}

/** A name for a stretch that has none, made of the things it is about: "river and floods". Empty where nothing stands out. */
export function nameStretch(talk: TopicSource, from: number, to: number): string {
  const { tag } = getLanguage(talk.language);
  const isThing = thingsIn(talk);
  // "Real" is the beginning of "real work".
  const things = ranked(talk, 2, { from, to, fits: (one) => isWhole(one) && isThing(one) });
  const topics = things.length > 0 ? things : topicsOf(talk, 1, from, to);
  const name = new Intl.ListFormat(tag, { type: 'conjunction' }).format(topics);
  return name.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(tag));
}
