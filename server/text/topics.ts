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
  stems: string[];
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

interface Token {
  word: string;
  stem: string;
  /** What stands between this word and the one before. */
  gap: string;
  first: boolean;
  isNumber: boolean;
  /** It leads to the name of a thing. */
  leads: boolean;
}

function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');
  return lower.length > STEM_LETTERS ? lower.slice(0, STEM_LETTERS) : lower;
}

function tokensOf({ language }: TopicSource, text: string): Token[] {
  const tokens: Token[] = [];
  const { cardinals, scales } = numberLexiconOf(language);
  const determiners = determinersOf(language);
  let end = 0;
  for (const { at, word } of wordSpans(text, language)) {
    const lower = word.toLowerCase();
    tokens.push({
      word,
      stem: stemOf(word),
      gap: text.slice(end, at),
      first: end === 0,
      isNumber: /^\p{N}/u.test(word) || (cardinals.get(lower) ?? 1) > 1 || scales.has(lower),
      leads: determiners.has(lower),
    });
    end = at + word.length;
  }
  return tokens;
}

const leadsByLanguage = new Map<LanguageValue, ReadonlySet<string>>();

function determinersOf(language: LanguageValue): ReadonlySet<string> {
  let found = leadsByLanguage.get(language);
  if (!found)
    leadsByLanguage.set(
      language,
      (found = new Set(languageOf(language).determiners?.split(' ') ?? [])),
    );
  return found;
}

function isTopical({ language }: TopicSource, { word, isNumber }: Token): boolean {
  const lower = word.toLowerCase();
  if (isNumber || ordinalsOf(language).has(lower)) return false;
  if (/\p{N}/u.test(word) || languageOf(language).stopWords.has(lower)) return false;
  // An address, or letters run together by a dot that ended a sentence.
  if (/\p{L}\.\p{L}/u.test(word)) return false;
  if (/\p{Script=Han}/u.test(word)) return true;
  // Japanese writes its endings and stop words in hiragana alone.
  if (/^\p{Script=Hiragana}+$/u.test(word)) return false;
  return lower.length >= (isUnspaced(language) ? 2 : 3);
}

interface Counted {
  found: Map<string, Candidate>;
  halves: ReadonlySet<string>;
  /** What each sentence names, as often as it does. */
  bySentence: Candidate[][];
}

const countedBySentences = new WeakMap<TopicSource['sentences'], Counted>();

/** The whole talk is counted once, however many of its parts want a name. */
function countAll(talk: TopicSource): Counted {
  const known = countedBySentences.get(talk.sentences);
  if (known) return known;
  const found = new Map<string, Candidate>();
  const bySentence: Candidate[][] = talk.sentences.map(() => []);
  const nothing = { all: 0, measured: 0, named: 0, whole: 0 };
  for (const [index, { text }] of talk.sentences.entries()) {
    const quarter = Math.floor((4 * index) / talk.sentences.length);
    const tokens = tokensOf(talk, text);
    const topical = tokens.map((token) => isTopical(talk, token));
    const follows = (at: number) => topical[at] && /^\s*$/u.test(tokens[at]?.gap ?? '.');
    const add = (at: number, length: 1 | 2, form: string) => {
      const stems = tokens.slice(at, at + length).map(({ stem }) => stem);
      const key = stems.join('\n');
      let one = found.get(key);
      if (!one)
        found.set(
          key,
          (one = {
            stems,
            number: found.size,
            forms: new Map(),
            quarters: new Set(),
            ...nothing,
          }),
        );
      const before = tokens[at - 1];
      one.forms.set(form, (one.forms.get(form) ?? 0) + 1);
      one.all += 1;
      bySentence[index]!.push(one);
      if (before?.isNumber) one.measured += 1;
      if (before?.leads) one.named += 1;
      if (!follows(at + length)) one.whole += 1;
      one.quarters.add(quarter);
    };
    for (const [at, token] of tokens.entries()) {
      if (!topical[at]) continue;
      // A capital at the start of a sentence says nothing about how the word is written.
      const form = token.first ? token.word.toLocaleLowerCase() : token.word;
      add(at, 1, form);
      const next = tokens[at + 1];
      if (next && follows(at + 1) && next.stem !== token.stem)
        add(at, 2, form + seam(form, next.word) + next.word);
    }
  }
  // "Shear" is half of "shear stress".
  const halves = new Set(
    [...found.values()]
      .filter(
        ({ stems, all }) => stems.length > 1 && all > 1 && all * 2 >= found.get(stems[0]!)!.all,
      )
      .map(({ stems }) => stems[0]!),
  );
  const counted = { found, halves, bySentence };
  countedBySentences.set(talk.sentences, counted);
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
    if (stems.some((stem) => titled.has(stem))) return true;
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
  const { found, halves, bySentence } = countAll(talk);
  const here = new Map<Candidate, number>();
  for (const one of bySentence.slice(from, to).flat()) here.set(one, (here.get(one) ?? 0) + 1);
  const titled = new Set(words(talk.givenTitle, talk.language).map(stemOf));
  const single = isUnspaced(talk.language) ? 1 : 0;
  const scored = [...here.keys()]
    .toSorted((one, other) => one.number - other.number)
    .filter((one) => !isMeasure(one) && !halves.has(one.stems.join()) && fits(one))
    .map((one) => {
      const isPair = one.stems.length > 1;
      const counts = one.stems.map((stem) => found.get(stem)!.all);
      if (isPair && (one.all < 2 || one.all < TOGETHER * Math.min(...counts)))
        return { one, worth: 0 };
      const inTitle = one.stems.some((stem) => titled.has(stem)) ? TITLE_BONUS : 1;
      const length = Math.min(8, Math.max(...one.stems.map((stem) => stem.length)) + 3 * single);
      const focus = (here.get(one)! / one.all ** 0.5) * (one.all > 1 ? 1 : ONCE);
      return { one, worth: focus * length ** 0.6 * inTitle * (isPair ? PAIR_BONUS : 1) };
    })
    .filter(({ one, worth }) => worth > 0 && !isNoise([...one.forms.keys()][0]!, talk.language))
    .sort((a, b) => b.worth - a.worth);
  const used = new Set<string>();
  const topics: string[] = [];
  for (const { one } of scored) {
    if (topics.length === count) break;
    if (one.stems.some((stem) => used.has(stem))) continue;
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
