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
  /** How it is written, and how often. */
  forms: Map<string, number>;
  /** In the order of first use. */
  number: number;
  all: number;
  /** How often a number stands before it: then it is what is counted in, "percent" or "minutes". */
  measured: number;
  /** How often it stands where a thing is named, after "the" or "of". */
  named: number;
  /** How often no other topical word follows: "soft yellow" is the beginning of something. */
  whole: number;
  /** In which quarters of the talk. */
  quarters: Set<number>;
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

function tokensOf(text: string, language: LanguageValue, termOf: (word: string) => Term): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { at, word } of wordSpans(text, language)) {
    const isClose = at === end || text.slice(end, at).trim() === '';
    tokens.push({ word, term: termOf(word), isClose, first: end === 0 });
    end = at + word.length;
  }
  return tokens;
}

interface Counted {
  /** What is said mostly as the first of a pair: "shear" is half of "shear stress". */
  halves: ReadonlySet<Candidate>;
  /** What each sentence names, as often as it does. */
  bySentence: Candidate[][];
}

const countedBySentences = new WeakMap<TopicSource['sentences'], Counted>();
/** Stems are fewer than this, so two of their numbers fit one safe integer. */
const PAIR_BASE = 2 ** 24;
const pairKey = ({ stem }: Term, next: Term) => stem.number * PAIR_BASE + next.stem.number;

/** The whole talk is counted once, however many of its parts want a name. */
function countAll({ sentences, language }: TopicSource): Counted {
  const known = countedBySentences.get(sentences);
  if (known) return known;
  const termOf = termReader(language);
  const read = sentences.map(({ text }) => tokensOf(text, language, termOf));
  const follows = (tokens: Token[], at: number) =>
    at < tokens.length && tokens[at]!.term.isTopical && tokens[at]!.isClose;
  const isPair = (tokens: Token[], at: number) =>
    follows(tokens, at + 1) && tokens[at + 1]!.term.stem !== tokens[at]!.term.stem;
  // Most words stand together once in ten hours, and are no pairs.
  const once = new Set<number>();
  const pairs = new Map<number, Candidate | null>();
  for (const tokens of read) {
    for (const [at, { term }] of tokens.entries()) {
      if (!term.isTopical || !isPair(tokens, at)) continue;
      const key = pairKey(term, tokens[at + 1]!.term);
      if (once.has(key)) pairs.set(key, null);
      else once.add(key);
    }
  }
  const found: Candidate[] = [];
  const find = (...stems: Stem[]): Candidate => {
    const nothing = { all: 0, measured: 0, named: 0, whole: 0 };
    const one = { stems, number: found.length, forms: new Map(), quarters: new Set<number>() };
    found.push({ ...one, ...nothing });
    return found.at(-1)!;
  };
  const bySentence = read.map((tokens, index) => {
    const quarter = Math.floor((4 * index) / sentences.length);
    const named: Candidate[] = [];
    const add = (one: Candidate, form: string, at: number, length: 1 | 2) => {
      const before = tokens[at - 1];
      one.forms.set(form, (one.forms.get(form) ?? 0) + 1);
      one.all += 1;
      named.push(one);
      if (before?.term.isNumber) one.measured += 1;
      if (before?.term.leads) one.named += 1;
      if (!follows(tokens, at + length)) one.whole += 1;
      one.quarters.add(quarter);
    };
    for (const [at, { term, word, first }] of tokens.entries()) {
      if (!term.isTopical) continue;
      // A capital at the start of a sentence says nothing about how the word is written.
      const form = first ? word.toLocaleLowerCase() : word;
      add((term.stem.alone ??= find(term.stem)), form, at, 1);
      if (!isPair(tokens, at)) continue;
      const next = tokens[at + 1]!;
      const key = pairKey(term, next.term);
      let pair = pairs.get(key);
      if (pair === undefined) continue;
      if (!pair) pairs.set(key, (pair = find(term.stem, next.term.stem)));
      add(pair, form + seam(form, next.word) + next.word, at, 2);
    }
    return named;
  });
  const halves = new Set(
    found
      .filter(({ stems, all }) => stems.length > 1 && all * 2 >= stems[0]!.alone!.all)
      .map(({ stems }) => stems[0]!.alone!),
  );
  const counted = { halves, bySentence };
  countedBySentences.set(sentences, counted);
  return counted;
}

/** What something is counted in names nothing. */
const isMeasure = ({ measured, all }: Candidate) => measured * 2 >= all;

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
  const { determiners, capitalizesNouns } = languageOf(talk.language);
  const measures = measuresOf(talk.language);
  const titles = [talk.givenTitle, ...talk.sections.map(({ title }) => title ?? '')].join(' ');
  const titled = new Set(words(titles, talk.language).map(stemOf));
  const fits = ({ stems, forms, all, named, whole, quarters }: Candidate): boolean => {
    if (all < 2 || (stems.length > 1 && whole * 2 < all)) return false;
    const written = [...forms].toSorted((a, b) => b[1] - a[1])[0]![0];
    const isName = /^\p{Lu}/u.test(written);
    if (capitalizesNouns ? !isName : determiners && !isName && named < all * LEAST_NAMED)
      return false;
    if (stems.some(({ text }) => titled.has(text))) return true;
    if (measures.find(written.split(' ').at(-1)!, '')) return false;
    if (stems.length > 1) return true;
    return (isName && !capitalizesNouns) || (all >= LEAST_USES && quarters.size > 1);
  };
  return ranked(talk, count, { from: 0, to: talk.sentences.length, fits });
}

interface Stretch {
  from: number;
  to: number;
  fits: (one: Candidate) => boolean;
}

function ranked(talk: TopicSource, count: number, { from, to, fits }: Stretch): string[] {
  const { halves, bySentence } = countAll(talk);
  const here = new Map<Candidate, number>();
  for (let index = from; index < to; index++)
    for (const one of bySentence[index]!) here.set(one, (here.get(one) ?? 0) + 1);
  const titled = new Set(words(talk.givenTitle, talk.language).map(stemOf));
  const single = isUnspaced(talk.language) ? 1 : 0;
  const worthOf = (one: Candidate): number => {
    const { stems, all } = one;
    const isPair = stems.length > 1;
    if (isMeasure(one) || halves.has(one) || !fits(one)) return 0;
    if (isPair && all < TOGETHER * Math.min(...stems.map(({ alone }) => alone!.all))) return 0;
    const inTitle = stems.some(({ text }) => titled.has(text)) ? TITLE_BONUS : 1;
    const length = Math.min(8, Math.max(...stems.map(({ text }) => text.length)) + 3 * single);
    const focus = (here.get(one)! / all ** 0.5) * (all > 1 ? 1 : ONCE);
    return focus * length ** 0.6 * inTitle * (isPair ? PAIR_BONUS : 1);
  };
  const scored = [...here.keys()]
    .map((one) => ({ one, worth: worthOf(one) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.one.number - b.one.number);
  const used = new Set<Stem>();
  const topics: string[] = [];
  for (const { one } of scored) {
    if (topics.length === count) break;
    if (one.stems.some((stem) => used.has(stem))) continue;
    if (isNoise([...one.forms.keys()][0]!, talk.language)) continue;
    for (const stem of one.stems) used.add(stem);
    topics.push([...one.forms].sort((a, b) => b[1] - a[1])[0]![0]);
  }
  return topics;
}

/** A name for a stretch that has none, made of what it is about. Empty where nothing stands out. */
export function nameStretch(talk: TopicSource, from: number, to: number): string {
  const { tag, script } = getLanguage(talk.language);
  const topics = topicsOf(talk, 2, from, to);
  const comma = script === 'Hans' || script === 'Jpan' ? '、' : script === 'Arab' ? '، ' : ', ';
  const name = topics.join(script === 'Thai' ? ' ' : comma);
  return name.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(tag));
}
