import { createRequire } from 'node:module';
import type AnyAscii from 'any-ascii';

const require = createRequire(import.meta.url);
/** Half a megabyte of letters, read when the first such word comes. */
const anyAscii = (word: string): string =>
  (require('any-ascii') as { default: typeof AnyAscii }).default(word);

const OTHER_SCRIPT = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Vowels are mostly left out in these, and stand by themselves behind every consonant in those. */
const VOWELS_LEFT_OUT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const VOWELS_INSIDE =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;
/** By itself a letter is a sign of mathematics, and said by its name. */
const GREEK_LETTERS: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  π: 'pie',
  σ: 'sigma',
  Σ: 'sigma',
  τ: 'taw',
  φ: 'fie',
  Ω: 'ohm',
  ω: 'omega',
};

/**
 * Words of other scripts in letters that an English voice can say: "Москва" → "Moskva". Without their own voice they can
 * only be said roughly, but a listener who hears nothing loses the sentence.
 */
export function writeInLatin(text: string): string {
  return text.replaceAll(WORD, (found) => {
    if (!OTHER_SCRIPT.test(found)) return found;
    if (Object.hasOwn(GREEK_LETTERS, found)) return GREEK_LETTERS[found]!;
    // Some scripts leave no space between words. The first of its kind takes twenty milliseconds, which no start waits for.
    const words = new Intl.Segmenter('en', { granularity: 'word' });
    return Array.from(words.segment(found), ({ segment }) => toLatin(segment)).join(' ');
  });
}

function toLatin(word: string): string {
  const latin = anyAscii(withVowels(word)).replaceAll(/[^A-Za-z]/g, '');
  const isAcronym = word === word.toUpperCase() && word !== word.toLowerCase();
  if (isAcronym && latin.length > 1) return latin;
  const small = latin.slice(0, 1) + latin.slice(1).toLowerCase();
  return VOWELS_LEFT_OUT.test(word) ? small.replaceAll(CLUSTER, '$&a') : small;
}

/** "mhmd" → "mahamad". */
const CLUSTER = /(?:[bcdgkpst]h|[bcdfghjklmnpqrstvwxyz])(?=[bcdfghjklmnpqrstvwxyz])/gi;

function withVowels(word: string): string {
  if (VOWELS_INSIDE.test(word)) return word.replaceAll(/\p{Lo}(?=\p{Lo})/gu, '$&a');
  if (!VOWELS_LEFT_OUT.test(word)) return word;
  return word
    .replaceAll(/[اأإآةى]/g, 'a')
    .replaceAll(/(?<=.)ו/g, 'o')
    .replaceAll(/(?<=.)و/g, 'u')
    .replaceAll(/(?<=.)[יي]/g, 'i')
    .replaceAll('ש', 'sh');
}
