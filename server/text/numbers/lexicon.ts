import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { matchesInsideWords } from '../segment.ts';
import { type LargeLexicon, largeLexicon } from './large-numbers.ts';
import { folded } from './units.ts';

/** A language's number words. */
export interface NumberLexicon {
  cardinals: ReadonlyMap<string, number>;
  scales: ReadonlyMap<string, number>;
  /** First words of multi-word entries. */
  openers: ReadonlySet<string>;
  /** For languages that read a hundred and more by their own words. */
  large: LargeLexicon | null;
  attached: RegExp | null;
}

const lexicons = new Map<LanguageValue, NumberLexicon>();

export function numberLexiconOf(language: LanguageValue): NumberLexicon {
  const before = lexicons.get(language);
  if (before) return before;
  const { numbers, spelledNumbers, largeNumbers } = languageOf(language);
  const cardinals = new Map<string, number>();
  for (const [phrase, value] of numbers?.cardinals() ?? []) {
    const plain = folded(phrase);
    if (!cardinals.has(plain)) cardinals.set(plain, value);
  }
  for (const [word, value] of spelledNumbers?.small ?? []) {
    if (Number.isInteger(value) && value !== 1 && !/st$|nd$|rd$|^twice$/u.test(word))
      cardinals.set(word, value);
  }
  const large = numbers && largeNumbers ? largeLexicon(cardinals, largeNumbers, numbers) : null;
  const scales = spelledNumbers?.scales ?? new Map<string, number>();
  const all = [...cardinals.keys()].filter((one) => one.length > 0);
  const isAttached = matchesInsideWords(language) && numbers?.attached === true;
  const made: NumberLexicon = {
    cardinals,
    scales,
    openers: new Set(all.filter((one) => one.includes(' ')).map((one) => one.split(' ')[0]!)),
    large,
    attached: isAttached
      ? new RegExp(all.toSorted((a, b) => b.length - a.length).join('|'), 'gu')
      : null,
  };
  lexicons.set(language, made);
  return made;
}

/** `1,000`, `1.000` and `1 000` are the same number; so are `2.5` and `2,5`. */
export function valueOfFigures(text: string): number {
  const bare = text.replaceAll(/['’\u00a0\u202f]/gu, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(bare);
  return Number(
    grouped ? bare.replaceAll(/[.,]/gu, '') : bare.replace(/,(?=\d{3}\D)/u, '').replace(',', '.'),
  );
}
