import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { wordSpans } from '../segment.ts';
import type { Said, Spoken } from './said.ts';
import { stemOf } from './stems.ts';

/** Words that decide whether a sentence says a thing or its opposite: “not”, and pairs of opposites. */

export interface Word {
  text: string;
  lower: string;
  stem: string;
  start: number;
}

interface PolarityWords {
  isNegation(word: string): boolean;
  isDenial(word: string): boolean;
  isOftenDenied(word: string): boolean;
  /** How much rarer a word is than its opposite: far rarer (2), rarer (1) or not (0). */
  seldom(word: string): number;
  /** Maps a stem to its sides: the number of the pair, and 1 or -1. */
  sides: ReadonlyMap<string, readonly (readonly [pair: number, side: 1 | -1])[]>;
  /** Whether a pair is about amounts, directions, order or actions. */
  isDirection(pair: number): boolean;
  /** The stems of the first and the second side of each pair. */
  pairs: readonly (readonly [first: ReadonlySet<string>, second: ReadonlySet<string>])[];
}

const lexicons = new Map<LanguageValue, PolarityWords>();

export function polarityOf(language: LanguageValue): PolarityWords {
  const known = lexicons.get(language);
  if (known) return known;
  const {
    negations,
    denials = '',
    oftenDenied = '',
    opposites = '',
    directions = '',
    seldomOpposites = '',
  } = languageOf(language);
  const [rarest, rarer] = seldomOpposites.split('|').map((words) => new Set(words.split(/\s+/u)));
  const often = new Set(
    oftenDenied
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => formOf(word, language)),
  );
  const list = denials.split(/\s+/u).filter(Boolean);
  const ends = list.filter((one) => one.startsWith('-')).map((one) => one.slice(1));
  const starts = list.filter((one) => !one.startsWith('-')).map((one) => one.replace(/-$/u, ''));
  const longStarts = list.filter((one) => one.endsWith('-')).map((one) => one.slice(0, -1));
  const sides = new Map<string, [number, 1 | -1][]>();
  const pairs: [Set<string>, Set<string>][] = [];
  const qualities = opposites.split(/;\s*/u);
  for (const [pair, text] of [...qualities, ...directions.split(/;\s*/u)].entries()) {
    pairs.push([new Set(), new Set()]);
    for (const [side, words] of text.split('/').entries()) {
      for (const word of words.split(/\s+/u).filter(Boolean)) {
        const stem = formOf(word, language);
        const all = sides.get(stem) ?? [];
        if (!all.some(([other]) => other === pair)) all.push([pair, side === 0 ? 1 : -1]);
        sides.set(stem, all);
        pairs[pair]![side === 0 ? 0 : 1].add(stemOf(word, language));
      }
    }
  }
  const made: PolarityWords = {
    isNegation: (word) =>
      negations.whole.has(word) ||
      negations.ends.some((end) => word.length > end.length && word.endsWith(end)) ||
      negations.starts.some((start) => word.startsWith(start)),
    isDenial: (word) =>
      starts.some((start) =>
        longStarts.includes(start)
          ? word.length > start.length + 4 && word.startsWith(start)
          : word.startsWith(start),
      ) || ends.some((end) => word.length > end.length + 2 && word.endsWith(end)),
    isOftenDenied: (word) => often.has(formOf(word, language)),
    seldom: (word) => (rarest?.has(word) ? 2 : rarer?.has(word) ? 1 : 0),
    sides,
    pairs,
    isDirection: (pair) => pair >= qualities.length,
  };
  lexicons.set(language, made);
  return made;
}

/** English opposites are whole words, so that "other" isn't "otherwise"; in other languages they are stems. */
export function formOf(word: string, language: LanguageValue): string {
  return language === 'english' ? word : stemOf(word, language);
}

export function wordsOf(text: string, language: LanguageValue): Word[] {
  return wordSpans(text, language).map(({ at, word }) => {
    const lower = word.toLowerCase().replaceAll('’', "'");
    return { text: word, lower, stem: stemOf(lower, language), start: at };
  });
}

const spokenWords = new WeakMap<Spoken, Word[]>();
export function wordsSaid(one: Spoken, language: LanguageValue): Word[] {
  let all = spokenWords.get(one);
  if (!all) spokenWords.set(one, (all = wordsOf(one.text, language)));
  return all;
}

/** The total weight of content words. */
export const weigh = (terms: readonly string[], said: Said) =>
  Math.max(
    0.1,
    terms.reduce((sum, term) => sum + said.weightOf(term), 0),
  );
