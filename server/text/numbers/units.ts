import { type NumberWords } from './number-words.ts';
import { NUMBER_WORDS } from './of-language.ts';

/** The words for minutes, seconds and hours in every language, and where a text has them. */
export type Unit = 'minute' | 'second' | 'hour';
export const UNITS: readonly Unit[] = ['minute', 'second', 'hour'];

const languages = [...new Set(Object.values(NUMBER_WORDS))];
/** Number and word stand together, with no space. */
export const isTogether = ({ minute }: NumberWords) => /^(?:นาที|분)$/u.test(minute);
const hasWords = ({ minute }: NumberWords) => !minute.includes('分');
const spacedLanguages = languages.filter((one) => hasWords(one) && !isTogether(one));
const togetherLanguages = languages.filter(isTogether);

const unitsOf = (unit: Unit, some: readonly NumberWords[]) =>
  some.map((one) => one[unit]).join('|');
/** All forms of the word in every language that has spaces. */
export const spacedUnits = (unit: Unit) => unitsOf(unit, spacedLanguages);
/** The same, and those of scripts that have none. */
export const allUnits = (unit: Unit) => unitsOf(unit, [...spacedLanguages, ...togetherLanguages]);

export interface Meaning {
  unit: Unit;
  words: NumberWords;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\u200C]*/gu;
const TOGETHER = /วินาที|นาที|ชั่วโมง|분|초|시간/gu;
const LONGEST = 24;
/** Of a text few words are new: each is looked up in all languages once. */
const MOST_KEPT = 20_000;
const kept = new Map<string, readonly Meaning[]>();
const patterns = new Map(
  spacedLanguages.map((words) => [
    words,
    UNITS.map((unit) => [unit, new RegExp(`^(?:${words[unit]})$`, 'u')] as const),
  ]),
);

function meaningsOf(word: string): readonly Meaning[] {
  const before = kept.get(word);
  if (before) return before;
  const plain = word.toLowerCase();
  const found = [...patterns].flatMap(([words, all]) =>
    all.filter(([, pattern]) => pattern.test(plain)).map(([unit]): Meaning => ({ unit, words })),
  );
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(word, found);
  return found;
}

export interface FoundUnit {
  index: number;
  word: string;
  meanings: readonly Meaning[];
}

export function findUnits(text: string): FoundUnit[] {
  const found: FoundUnit[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const meanings = word.length > LONGEST ? [] : meaningsOf(word);
    if (meanings.length > 0) found.push({ index, word, meanings });
  }
  return found;
}

/** In scripts that have no spaces. */
export function findJoinedUnits(text: string): FoundUnit[] {
  return [...text.matchAll(TOGETHER)].map(({ 0: word, index }) => ({
    index,
    word,
    meanings: togetherLanguages.flatMap((words) =>
      UNITS.filter((unit) => words[unit] === word).map((unit): Meaning => ({ unit, words })),
    ),
  }));
}
