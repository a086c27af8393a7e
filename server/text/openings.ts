import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { negationsIn } from './evidence/negations.ts';
import { polarityOf } from './evidence/polarity.ts';
import { isUnspaced, words } from './segment.ts';
import { leansBack, opensWithLink, withoutLinks } from './speech.ts';
import { weightedLength } from './weighted-length.ts';

/*
 * Ties between sentences beyond their first word: one continues a count, one has a pronoun near its start that refers
 * back, or one denies the sentence before.
 */
const MOST_COUNTED = 10;
/** Endings of ordinal adverbs: "Secondly", »zweitens«, « deuxièmement ». */
const ADVERB_ENDINGS = ['ly', 'ns', 'ment'];
/** In letters: a denial is short. A longer sentence has content of its own. */
const DENIAL_MASS = 45;
const BARE_DENIAL_MASS = 25;
/** Words that may precede a pronoun without naming anything it could refer to. */
const MOST_BEFORE = 5;
const PHRASE_WORDS = 8;

const countsByLanguage = new Map<LanguageValue, ReadonlyMap<string, number>>();

/** First to tenth, in every form, and "secondly". */
export function ordinalsOf(language: LanguageValue): ReadonlyMap<string, number> {
  let counts = countsByLanguage.get(language);
  if (!counts) {
    const made = new Map<string, number>();
    for (const [word, value] of languageOf(language).numbers?.ordinals() ?? []) {
      if (value > MOST_COUNTED || word.includes(' ')) continue;
      for (const ending of ['', ...ADVERB_ENDINGS]) made.set(word + ending, value);
      // «segundo», «segunda».
      made.set(word.replace(/o$/u, 'a'), value);
    }
    countsByLanguage.set(language, (counts = made));
  }
  return counts;
}

const OPENING_LETTERS = 160;
/** Usually enough letters for six words. */
const FEW_LETTERS = 64;

const openingOf = (text: string, language: LanguageValue) =>
  withoutLinks(text, language).slice(0, OPENING_LETTERS);

function firstWords(text: string, language: LanguageValue, most = Infinity): string[] {
  const opening = openingOf(text, language);
  if (most === Infinity || opening.length <= FEW_LETTERS)
    return words(opening, language).slice(0, most);
  // The last word may be cut off there, so one more must be found.
  const few = words(opening.slice(0, FEW_LETTERS), language);
  const isEnough = !isUnspaced(language) && few.length > most;
  return (isEnough ? few : words(opening, language)).slice(0, most);
}

/** Whether a word is a recurring topic of the talk, "bed", and how often a numbered phrase occurs, "third bed". */
export interface Topics {
  isTopic: (word: string) => boolean;
  timesSaid: (phrase: string) => number;
}

/**
 * Which item of an enumeration the sentence opens with: 2 for "The second thing was", 0 for none. "The third bed"
 * doesn't count in a talk about beds, unless this is its only mention.
 */
function countedAs(text: string, language: LanguageValue, { isTopic, timesSaid }: Topics): number {
  const [first = '', second = '', third = ''] = firstWords(text, language, 3).map((word) =>
    word.toLowerCase(),
  );
  const counts = ordinalsOf(language);
  const { stopWords } = languageOf(language);
  const own = counts.get(first);
  const value = own ?? (stopWords.has(first) ? counts.get(second) : undefined) ?? 0;
  const counted = own ? second : third;
  if (value === 0 || stopWords.has(counted) || !isTopic(counted)) return value;
  if (value > 1 && timesSaid(`${own ? first : second} ${counted}`) < 2) return value;
  // "The second bed, a metre wide" is an item of a list all the same.
  return new RegExp(`^[^,:]{0,40}${counted}\\s*[,:]`, 'iu').test(text) ? value : 0;
}

/** The same for all sentences of a talk, and 2 for "Two, you check the date" if "One" or "Three" is listed too. */
export function countsIn(
  texts: readonly string[],
  language: LanguageValue,
  topics: Topics = { isTopic: () => false, timesSaid: () => 0 },
): number[] {
  if (isUnspaced(language)) return texts.map((text) => unspacedCount(text, language));
  const counted = texts.map((text) => countedAs(text, language, topics));
  const listed = texts.map((text) => listedAs(text, language));
  const found = new Set([...counted, ...listed].filter((value) => value > 0));
  // "Seven, at the latest, we leave" continues no list.
  return listed.map((value, at) =>
    value > 0 && (found.has(value - 1) || found.has(value + 1)) ? value : counted[at]!,
  );
}

const unspacedByLanguage = new Map<LanguageValue, { sign: RegExp; values: Map<string, number> }>();

/** 2 for 第二个建议. */
function unspacedCount(text: string, language: LanguageValue): number {
  const counting = languageOf(language).speech?.counting;
  if (!counting) return 0;
  let known = unspacedByLanguage.get(language);
  if (!known) {
    const values = new Map(
      counting.numbers
        .split(' ')
        .flatMap((spellings, at) => spellings.split('/').map((one) => [one, at + 1] as const)),
    );
    const number = `(${[...values.keys()].join('|')})`;
    known = { sign: new RegExp(`^${counting.sign.replace('{number}', number)}`, 'u'), values };
    unspacedByLanguage.set(language, known);
  }
  const found = known.sign.exec(withoutLinks(text, language));
  return known.values.get(found?.[1] ?? '') ?? 0;
}

const listsByLanguage = new Map<LanguageValue, { sign: RegExp; values: Map<string, number> }>();

/** "Two, you check the date", "Number two is the date": 2. */
function listedAs(text: string, language: LanguageValue): number {
  let list = listsByLanguage.get(language);
  if (!list) {
    const { numbers, times } = languageOf(language);
    const named = (numbers?.cardinals() ?? []).filter(
      ([word, value]) => value >= 1 && value <= MOST_COUNTED && /^\p{L}{2,}$/u.test(word),
    );
    const spelled = named.map(([word]) => word).join('|') || '(?!)';
    const each = `${spelled}|[1-9]`;
    const label =
      times.label === undefined ? '' : `|(?:${times.label})\\s+(${each})(?![\\p{L}\\p{N}%])`;
    // "3, 4 and 5" and "two, three days" are no list items.
    const counting = `(${spelled})[,:)]\\s+(?!(?:${each})(?![\\p{L}]))`;
    list = {
      sign: new RegExp(`^(?:${counting}${label})`, 'iu'),
      values: new Map(named),
    };
    listsByLanguage.set(language, list);
  }
  const found = list.sign.exec(withoutLinks(text, language));
  const word = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  return word === '' ? 0 : (list.values.get(word) ?? Number(word));
}

const cardinalsByLanguage = new Map<LanguageValue, ReadonlyMap<string, number>>();
const LEAST_PROMISED = 2;
const MOST_PROMISED = 6;
/** A number that announces several things stands among the first words. */
const PROMISE_WORDS = 6;

/** How many things a sentence announces at its start: 2 for "Two numbers matter more", 0 for none. */
export function promisedIn(text: string, language: LanguageValue): number {
  let cardinals = cardinalsByLanguage.get(language);
  if (!cardinals) {
    const named = languageOf(language).numbers?.cardinals() ?? [];
    cardinals = new Map(
      named.filter(([, value]) => value >= LEAST_PROMISED && value <= MOST_PROMISED),
    );
    cardinalsByLanguage.set(language, cardinals);
  }
  for (const word of firstWords(text, language, PROMISE_WORDS)) {
    const value = cardinals.get(word.toLowerCase()) ?? (/^[2-6]$/u.test(word) ? Number(word) : 0);
    if (value > 0) return value;
  }
  return 0;
}

interface PointingWords {
  pronouns: ReadonlySet<string>;
  /** Matches if any of them occurs as a word. */
  sign: RegExp;
  prepositions: ReadonlySet<string>;
  determiners: ReadonlySet<string>;
}

const pointingByLanguage = new Map<LanguageValue, PointingWords>();

export function pointingWords(language: LanguageValue): PointingWords {
  let found = pointingByLanguage.get(language);
  if (!found) {
    const { speech, determiners } = languageOf(language);
    const setOf = (list = '') => new Set(list.split(' ').filter(Boolean));
    const pronouns = setOf(speech?.pronouns);
    const each = [...pronouns].map((word) => word.replaceAll("'", "['’]")).join('|');
    found = {
      pronouns,
      sign: new RegExp(isUnspaced(language) ? '' : `(?<!\\p{L})(?:${each})(?!\\p{L})`, 'u'),
      prepositions: setOf(speech?.prepositions),
      determiners: setOf(determiners),
    };
    pointingByLanguage.set(language, found);
  }
  return found;
}

/** Whether a pronoun refers to something only the sentence before can have named: "Toast it", "In Basel it makes". */
export function pointsBack(text: string, language: LanguageValue): boolean {
  const { pronouns, sign, prepositions, determiners } = pointingWords(language);
  if (pronouns.size === 0 || !sign.test(openingOf(text, language))) return false;
  const { stopWords } = languageOf(language);
  const all = firstWords(text, language).map((word) => word.replaceAll('’', "'"));
  const at = all.findIndex((word, index) => index > 0 && pronouns.has(word));
  if (at < 0) return false;
  const before = all.slice(0, at).map((word) => word.toLowerCase());
  const content = before.filter((word) => !stopWords.has(word) && !pronouns.has(word));
  if (content.length === 0) return at <= MOST_BEFORE;
  // "Don't fill it": only a verb comes before.
  const isVerb = content.length === 1 && content[0] === before.at(-1);
  if (isVerb && !before.some((word) => determiners.has(word))) return true;
  // A place or measure before the pronoun isn't its antecedent.
  return prepositions.has(before[0]!) && at <= PHRASE_WORDS && !stopWords.has(before.at(-1)!);
}

/**
 * Whether any pronoun precedes everything it could refer to: "I had to let him go". For questions and headings read
 * alone, which have nothing before them.
 */
export function isUnresolved(text: string, language: LanguageValue): boolean {
  const { pronouns, prepositions, determiners } = pointingWords(language);
  if (pronouns.size === 0) return false;
  const all = firstWords(text, language).map((word) => word.replaceAll('’', "'").toLowerCase());
  const at = all.findIndex((word) => pronouns.has(word));
  if (at < 0) return false;
  return !all
    .slice(0, at)
    .some((word) => determiners.has(word) && !prepositions.has(word) && !pronouns.has(word));
}

/** English: in "Is it hard?" and "Does it take long?" the pronoun refers to nothing. */
const IDLE_IT = /(?:^|\s)(?:is|isn['’]t|was|does|did|will|would|can|could|has) it\s/iu;

/** Words that introduce something named. */
const NAMING = /\b(?:the|an?|my|your|our|their|this|that|these|those|every|each|no|another)\s/iu;
const PROPER = /\s\p{Lu}\p{Ll}/u;

/** English: whether a question is about something mentioned before: "Did anybody like it?" */
export function asksOfIt(text: string, language: LanguageValue): boolean {
  if (language !== 'english' || IDLE_IT.test(text)) return false;
  const at = text.search(/\b(?:it|they|them|him)(?![\p{L}'’-])/iu);
  return at >= 0 && !NAMING.test(text.slice(0, at)) && !PROPER.test(text.slice(0, at));
}

/** English: a condition without a consequence. A second subject begins one: "If you build it they will come." */
const CONDITION =
  /^(?:(?:and|but|so|okay|now|or)\s+)*(?:if|since|when|unless|although|whereas)\s+(?:i|you|we|they|he|she|it|there|the|your|my|our)\s[^,;:?!]*\.$/iu;
const SECOND_SUBJECT =
  /\s(?:i|you|we|they|he|she|it|there|this|that|then|nobody|everybody|everyone|please|just|do|don['’]t|make)(?=['’\s])/giu;
const HALF_MASS = 60;

/** Whether the captions ended the sentence halfway: "So if you can optimize the code." */
export function isHalfClause(text: string, language: LanguageValue): boolean {
  if (language !== 'english' || !CONDITION.test(text)) return false;
  return (text.match(SECOND_SUBJECT)?.length ?? 0) <= 1 && weightedLength(text) < HALF_MASS;
}

/** Whether it denies the sentence before: "That's wrong." */
export function deniesBefore(text: string, language: LanguageValue): boolean {
  const mass = weightedLength(text);
  if (mass >= DENIAL_MASS || /[?？؟]/u.test(text)) return false;
  const negations = negationsIn(text, language);
  const leans = leansBack(text, language);
  if (!leans && negations.length === 0) return false;
  const said = words(text.toLowerCase().replaceAll('’', "'"), language);
  if (leans) {
    const { isDenial } = polarityOf(language);
    if (mass >= BARE_DENIAL_MASS) return negations.includes(said.at(-1)!);
    return negations.length > 0 || said.some((word) => isDenial(word));
  }
  // "No es verdad.", and "Measurements do not support this."
  return (
    (mass < BARE_DENIAL_MASS && negations.includes(said[0]!)) ||
    (!isUnspaced(language) && said.length > 3 && leansBack(said.at(-1)!, language))
  );
}

const FIRST_SIGN = /[,;:.!?…–—]/u;
const ECHO_WORDS = 4;
/** In words: how far from its end the sentence before may have said it, and how long an echo is if nothing else is in it. */
const ECHOED_REACH = 7;
const LONGEST_ECHO = 6;

/**
 * Whether it opens by repeating the end of the sentence before, and so needs it: "We lost eleven customers. Eleven, out
 * of eight hundred.", "We waited nine months. Nine months, and nothing came."
 */
export function echoes(text: string, before: string, language: LanguageValue): boolean {
  if (isUnspaced(language)) return false;
  const bare = withoutLinks(text, language).toLowerCase();
  const end = bare.search(FIRST_SIGN);
  if (end <= 0) return false;
  const said = words(bare.slice(0, end), language);
  if (said.length === 0 || said.length > ECHO_WORDS) return false;
  const { stopWords } = languageOf(language);
  const isEmpty = said.every((word) => stopWords.has(word));
  const last = words(before.toLowerCase().slice(-OPENING_LETTERS), language).slice(-ECHOED_REACH);
  if (isEmpty || !` ${last.join(' ')} `.includes(` ${said.join(' ')} `)) return false;
  const rest = bare.slice(end + 1).trim();
  return (
    words(rest, language).length + said.length <= LONGEST_ECHO || opensWithLink(rest, language)
  );
}
