import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { endWithUnit } from '../evidence/check-owners.ts';
import { negationsIn } from '../evidence/negations.ts';
import { isSmallTalk } from '../evidence/small-talk.ts';
import { polarityOf, wordsOf } from '../evidence/polarity.ts';
import { signPairs, stemOf } from '../evidence/stems.ts';
import { datesIn, type NamedDate } from '../numbers/dates.ts';
import type { Quantity } from '../numbers/measures.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { isUnresolved, pointsBack } from '../openings.ts';
import { lacksPerson, pointsAwayEarly } from '../pointing.ts';
import { matchesInsideWords, words as wordsIn } from '../segment.ts';
import { writtenSentences } from '../sentence-spans.ts';
import { isHousekeeping, speaksOfSelf } from '../speech.ts';
import { asPractice } from './practice.ts';
import { isRelativeInTime } from './relative-times.ts';

/** A sentence of one of several sources, word for word. */
export interface Statement {
  /** The number of its source, from 0. */
  source: number;
  blockId: number;
  /** Those of its block. */
  startMs: number;
  endMs: number;
  speaker?: string | undefined;
  text: string;
}

/** A statement prepared for comparison with those of other sources. */
export interface ReadStatement extends Statement {
  language: LanguageValue;
  /** All its words in order, with each number and date as a zero. */
  wording: string;
  /** The same as stems, without negations. */
  affirmed: string;
  /** Stems of the content words in order, each once, without numbers, dates and negations. */
  terms: readonly string[];
  /** These as whole words, for pairs of opposites. */
  forms: ReadonlySet<string>;
  /** Stems of all words in order. */
  stems: readonly string[];
  quantities: readonly ReadQuantity[];
  dates: readonly ReadDate[];
  negations: number;
  /** Whether its source names a thing in its title or around the statement, at least so many times. */
  speaksOf: (word: string, times?: number) => boolean;
}

export interface ReadDate extends NamedDate {
  /** It may say which one rather than when: “the 2019 report”. */
  isLabel: boolean;
}

export interface ReadQuantity extends Quantity {
  /** The word directly before it, without “about” and the like; empty at the start. */
  before: string;
  /** It may say which one rather than how many: “chapter 3”, “the 747”. */
  isLabel: boolean;
}

const ASKS = /[?？؟]["”’»)]?\s*$/u;
const LEAST_TERMS = 2;
/** Blocks before and after a statement that may name what it leaves unsaid. */
const AROUND = 2;
const LEAST_PAIRS = 8;
const MOST_LETTERS = 320;
/** English: what makes a number a limit, which another number needn't contradict. */
const LIMITS =
  /\b(?:at (?:least|most)|more|less|fewer|over|under|above|below|up to|until|within|between|minimum|maximum|or|if|unless)\b/iu;
/** English: leaves a number as good as it is. */
const ABOUT = /\b(?:about|around|roughly|approximately|some|circa)\s+(?=0(?!\S))/giu;
/** English: only helps to deny, as in “they don't fly” for “they fly”. */
const HELPS = new Set(['do', 'does', 'did']);
const ROUGHLY = new Set('about around roughly nearly almost approximately some circa'.split(' '));

/** A sentence whose words are known, and the rest only once it is compared with another. */
export interface FoundStatement {
  language: LanguageValue;
  source: number;
  /** Stems of all its words that aren't stop words. */
  words: readonly string[];
  /** `null` if it can't be compared. */
  read: () => ReadStatement | null;
}

/** The sentences of a source, ready to be compared with those of others in the same language. */
export function findStatements(
  { source, title }: { source: number; title: string },
  blocks: readonly TranscriptBlock[],
  language: LanguageValue,
): FoundStatement[] {
  const isUnspaced = matchesInsideWords(language);
  const stopWords = stopsOf(language);
  const speaksOfAt = (at: number) => {
    let near: readonly string[] | undefined;
    return (word: string, times = 1) => {
      near ??= blocks
        .slice(Math.max(0, at - AROUND), at + AROUND + 1)
        .concat({ id: 0, startMs: 0, endMs: 0, text: title })
        .flatMap(({ text }) => wordsOf(text, language).map((one) => one.stem));
      const stem = stemOf(word, language);
      return near.filter((one) => one === stem).length >= times;
    };
  };
  return blocks.flatMap(({ id, startMs, endMs, speaker, text: said }, at) =>
    writtenSentences(said, language).flatMap((text) => {
      if (text.length > MOST_LETTERS || ASKS.test(text)) return [];
      const all = isUnspaced
        ? signPairs(text)
        : wordsIn(text.toLowerCase(), language)
            .map((word) => stemOf(word, language))
            .filter((stem) => !stopWords.has(stem));
      if (all.length < (isUnspaced ? LEAST_PAIRS : LEAST_TERMS)) return [];
      let known: { read: ReadStatement | null } | null = null;
      const read = () =>
        (known ??= {
          read: comparable(
            { source, blockId: id, startMs, endMs, speaker, text },
            language,
            speaksOfAt(at),
          ),
        }).read;
      return [{ language, source, words: [...new Set(all)], read }];
    }),
  );
}

/**
 * Statements about the speaker, and those that refer to a sentence before, can't be compared: alike words in another
 * source may be about something else.
 */
function comparable(
  statement: Statement,
  language: LanguageValue,
  speaksOf: ReadStatement['speaksOf'],
): ReadStatement | null {
  const { text } = statement;
  const told = language === 'english' ? asPractice(text) : text;
  if (
    isRelativeInTime(text, language) ||
    leans(told, language) ||
    isSmallTalk(text, language) ||
    isHousekeeping(text, language)
  )
    return null;
  const read = readStatement(statement, language, speaksOf);
  // “We bake bread” tells of the speaker; “We bake it for 40 minutes” tells how it's done.
  const isOfSelf = told !== text && speaksOfSelf(text, language);
  return isOfSelf && read.quantities.every(({ measure }) => measure === null) ? null : read;
}

const leans = (text: string, language: LanguageValue) =>
  speaksOfSelf(text, language) ||
  pointsBack(text, language) ||
  isUnresolved(text, language) ||
  pointsAwayEarly(text, language) ||
  lacksPerson(text, language);

function readStatement(
  statement: Statement,
  language: LanguageValue,
  speaksOf: ReadStatement['speaksOf'],
): ReadStatement {
  const { text } = statement;
  const dates = datesIn(text, language).map((one) => ({
    ...one,
    isLabel: saysWhich(wordBefore(text, one.start, language), language),
  }));
  const quantities = quantitiesIn(text, language)
    .filter(
      ({ start, end, isArticle }) =>
        !isArticle && !dates.some((date) => start < date.end && end > date.start),
    )
    .map((one) => ({
      ...one,
      before: wordBefore(text, one.start, language),
      isLabel: isLabel(one, text, language),
    }));
  const spans = [
    ...dates.map(({ start, end }) => [start, end] as const),
    ...quantities.map((one) => [one.start, endWithUnit(one, text)] as const),
  ];
  let bare = text;
  let marked = text;
  for (const [start, end] of spans) {
    bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end);
    marked = marked.slice(0, start) + '0'.padEnd(end - start) + marked.slice(end);
  }
  return {
    ...statement,
    language,
    ...wordingOf(marked, language),
    ...termsIn(bare, language),
    quantities,
    dates,
    negations: negationsIn(text, language).length,
    speaksOf,
  };
}

const stops = new Map<LanguageValue, ReadonlySet<string>>();

function stopsOf(language: LanguageValue): ReadonlySet<string> {
  let made = stops.get(language);
  if (!made) {
    made = new Set([...languageOf(language).stopWords].map((word) => stemOf(word, language)));
    stops.set(language, made);
  }
  return made;
}

function termsIn(
  text: string,
  language: LanguageValue,
): Pick<ReadStatement, 'terms' | 'forms' | 'stems'> {
  if (matchesInsideWords(language)) {
    const { whole } = languageOf(language).negations;
    let bare = text;
    for (const word of whole) bare = bare.replaceAll(word, ' ');
    return { terms: [...new Set(signPairs(bare))], forms: new Set(), stems: [] };
  }
  const { isNegation } = polarityOf(language);
  const stopWords = stopsOf(language);
  const all = wordsOf(text, language);
  const telling = all.filter(
    ({ lower, stem }) => !isNegation(lower) && !stopWords.has(stem) && stem.length > 1,
  );
  return {
    stems: all.map(({ stem }) => stem),
    terms: [...new Set(telling.map(({ stem }) => stem))],
    forms: new Set(telling.map(({ lower, stem }) => (language === 'english' ? lower : stem))),
  };
}

function wordingOf(
  marked: string,
  language: LanguageValue,
): Pick<ReadStatement, 'wording' | 'affirmed'> {
  if (matchesInsideWords(language)) {
    const wording = marked.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
    let affirmed = wording;
    for (const word of languageOf(language).negations.whole)
      affirmed = affirmed.replaceAll(word, '');
    return { wording, affirmed };
  }
  const isEnglish = language === 'english';
  const { isNegation } = polarityOf(language);
  const all = wordsOf(isEnglish ? marked.replaceAll(ABOUT, '') : marked, language);
  const affirmed = all.flatMap(({ lower, stem }) => {
    // “Isn't” and “cannot” deny an “is” and a “can”.
    const denied = isEnglish ? lower.replace(/n't$|(?<=^can)not$/u, '') : lower;
    if (denied === lower ? isNegation(lower) : HELPS.has(denied)) return [];
    if (isEnglish && HELPS.has(lower)) return [];
    return denied === lower ? [stem] : [stemOf(denied, language)];
  });
  return { wording: all.map(({ lower }) => lower).join(' '), affirmed: affirmed.join(' ') };
}

function wordBefore(text: string, start: number, language: LanguageValue): string {
  const before = text.slice(0, start).toLocaleLowerCase(getLanguage(language).tag);
  const words = before.match(/[\p{L}\p{M}’']+/gu) ?? [];
  const isEnglish = language === 'english';
  return words.findLast((word) => !(isEnglish && ROUGHLY.has(word))) ?? '';
}

const INDEFINITE = new Set('an ein eine einen einem einer eines un une una um uma een'.split(' '));

/** Whether a word before a number or a date makes it tell which one is meant: “the 747”, “a 15 kg bag”. */
function saysWhich(word: string, language: LanguageValue): boolean {
  const own = languageOf(language).naming?.articles.split(' ') ?? [];
  return own.includes(word) || INDEFINITE.has(word) || (language === 'english' && word === 'a');
}

/** Only what is surely an amount isn't: with a unit, or after “has”, “of” and the like. */
function isLabel(one: Quantity, text: string, language: LanguageValue): boolean {
  if (matchesInsideWords(language)) return one.measure === null;
  const before = text.slice(0, one.start);
  const word = /[\p{L}\p{M}’']+(?=\s*$)/u.exec(before)?.[0] ?? '';
  const lower = word.toLowerCase();
  if (saysWhich(lower, language)) return true;
  if (one.measure !== null) return false;
  // “21st”, “3. Kapitel”, “3B”.
  const after = text.slice(one.end);
  if (/^[\p{L}\p{M}º]|^\.\s*[\p{L}\p{M}]/u.test(after)) return true;
  if (word === '') return !/^["“„«]?\s*$|\p{L},\s*$/u.test(before);
  if (stopsOf(language).has(stemOf(lower, language))) return false;
  if (languageOf(language).capitalizesNouns) return word !== lower;
  if (language !== 'english' || word !== lower) return true;
  if (ROUGHLY.has(lower) || /^\p{L}{3,}(?<!e)ed$/u.test(lower)) return false;
  const isVerb = /^\p{L}{3,}(?<![siu])s$/u.test(lower) && lower !== 'series';
  return !(isVerb && /^\s\p{Ll}*(?:s|people|men|women|children)(?!\p{L})/u.test(after));
}

/** Whether its number is a limit or an alternative rather than a value. */
export const isLimit = ({ text, language }: ReadStatement) =>
  language === 'english' && LIMITS.test(text);
