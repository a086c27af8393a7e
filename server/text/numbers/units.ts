import type { NumberWords } from '#server/languages/language.ts';
import { fromAllLanguages } from '#server/languages/table.ts';

/** The words for minutes, seconds and hours in every language, and where a text has them. */
export type TimeUnit = 'minute' | 'second' | 'hour';
const UNITS: readonly TimeUnit[] = ['minute', 'second', 'hour'];

export interface Meaning {
  unit: TimeUnit;
  words: NumberWords;
}

const byScript = fromAllLanguages((all) => {
  const known = [...new Set(all.flatMap(({ numbers }) => numbers ?? []))];
  const named = known.filter(({ hanNumerals }) => !hanNumerals);
  const spaced = named.filter(({ attached }) => !attached);
  const attached = named.filter((words) => words.attached);
  const ofAttached = attached.flatMap((words) => UNITS.map((unit) => words[unit]));
  return {
    spaced,
    attached,
    attachedUnit: new RegExp(ofAttached.toSorted((a, b) => b.length - a.length).join('|'), 'gu'),
    patterns: spaced.map((words) => ({
      words,
      units: UNITS.map((unit) => ({ unit, pattern: new RegExp(`^(?:${words[unit]})$`, 'u') })),
    })),
  };
});

const unitsOf = (unit: TimeUnit, some: readonly NumberWords[]) =>
  some.map((one) => one[unit]).join('|');
/** All forms of the word in every language that has spaces. */
export const spacedUnits = (unit: TimeUnit) => unitsOf(unit, byScript().spaced);
/**
 * The same of the languages whose words a text has, and of scripts without spaces; none where it has fewer than two. A
 * pattern of all languages takes a tenth of a second to compile.
 */
export function unitsWithin(text: string): ((unit: TimeUnit) => string) | null {
  const units = [...findUnits(text), ...findAttachedUnits(text)];
  if (units.length < 2) return null;
  const found = new Set(units.flatMap(({ meanings }) => meanings.map(({ words }) => words)));
  const { spaced, attached } = byScript();
  const some = [...spaced, ...attached].filter((words) => found.has(words));
  return (unit) => unitsOf(unit, some);
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\u200C]*/gu;
const LONGEST = 24;
/** Of a text few words are new: each is looked up in all languages once. */
const MOST_KEPT = 20_000;
const kept = new Map<string, readonly Meaning[]>();

function meaningsOf(word: string): readonly Meaning[] {
  const before = kept.get(word);
  if (before) return before;
  const plain = word.toLowerCase();
  const found = byScript().patterns.flatMap(({ words, units }) =>
    units
      .filter(({ pattern }) => pattern.test(plain))
      .map(({ unit }): Meaning => ({ unit, words })),
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
export function findAttachedUnits(text: string): FoundUnit[] {
  const { attached, attachedUnit } = byScript();
  return [...text.matchAll(attachedUnit)].map(({ 0: word, index }) => ({
    index,
    word,
    meanings: attached.flatMap((words) =>
      UNITS.filter((unit) => words[unit] === word).map((unit): Meaning => ({ unit, words })),
    ),
  }));
}

/** As texts are compared: without the signs that people leave out or write in several ways. */
export function folded(text: string): string {
  if (/^[a-z]+$/.test(text)) return text;
  // None of the signs below is among these.
  if (/^[!-,.-~]+$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\u200C|\u200D|\u0640|[\u064B-\u0652]|\u0307/gu, '')
    .replaceAll(/[أإآ]/gu, 'ا')
    .replaceAll(/[ةۀ]/gu, 'ه')
    .replaceAll(/[ىي]/gu, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ё', 'е')
    .replaceAll('ş', 'ș')
    .replaceAll('ţ', 'ț')
    .replaceAll(/[’ʼ]/gu, "'")
    .replaceAll(/[\u0370-\u03FF]+/gu, (greek) =>
      greek.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ς', 'σ'),
    )
    .replaceAll(/[-‐‑\s]+/gu, ' ');
}
