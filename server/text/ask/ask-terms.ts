import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { joinLetters } from '../evidence/said.ts';
import { signPairs, stemOf } from '../evidence/stems.ts';
import { matchesInsideWords, words } from '../segment.ts';

/** Accents that people omit when typing a question. */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const BEYOND_ASCII = /[^ -~]/;
const POSSESSIVE = /['’]s?$/u;

const plain = (text: string) => {
  const lower = text.toLowerCase();
  return !BEYOND_ASCII.test(lower)
    ? lower
    : lower.normalize('NFKD').replaceAll(POINTS, '').normalize('NFC');
};

/** A text's search terms in word order, repeated as often as they occur. Stop words are left out. */
export function askTerms(text: string, language: LanguageValue): string[] {
  if (matchesInsideWords(language)) return signPairs(plain(text));
  const { stopWords } = languageOf(language);
  const terms: string[] = [];
  for (const word of words(joinLetters(text).toLowerCase(), language)) {
    const bare = word.replace(POSSESSIVE, '');
    if (bare === '' || stopWords.has(word) || stopWords.has(bare)) continue;
    terms.push(...partsOf(bare).map((part) => stemOf(plain(part), language)));
  }
  return terms;
}

/** `follow-up` is also indexed as `follow` and `up`, unless these are stop words. */
function partsOf(word: string): string[] {
  return word.includes('-') ? word.split('-').filter(Boolean) : [word];
}
