import type { NumberWords } from '#server/languages/language.ts';
import { fromAllLanguages } from '#server/languages/table.ts';

/** The words for minutes, seconds and hours in every language, and their occurrences in a text. */
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
/** All forms in every language with spaces. */
export const spacedUnits = (unit: TimeUnit) => unitsOf(unit, byScript().spaced);
/**
 * The same for the languages whose words occur in a text and for scripts without spaces; `null` if there are fewer than
 * two. A pattern for all languages takes a tenth of a second to compile.
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
/** Cached, because most words of a text repeat, and each lookup covers all languages. */
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

/** For scripts without spaces. */
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

/** Normalises a text for comparison: without accents people omit or spell differently. */
export function folded(text: string): string {
  if (/^[a-z]+$/.test(text)) return text;
  // Contains none of the characters replaced below.
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

/** Whether a token is the hyphen of a number like "quatre-vingt-douze". */
export const isDash = (token: string) => /^[-‐‑]$/u.test(token);
