import { createRequire } from 'node:module';
import type AnyAscii from 'any-ascii';

const require = createRequire(import.meta.url);
/** Half a megabyte, loaded for the first such word. */
const anyAscii = (word: string): string =>
  (require('any-ascii') as { default: typeof AnyAscii }).default(word);

const OTHER_SCRIPT = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Scripts that omit most vowels, and scripts whose consonants imply one. */
const VOWELS_LEFT_OUT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const VOWELS_INSIDE =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;
/** A single Greek letter is a math symbol, read by its name. */
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

/** Transliterates other scripts for an English voice: "Москва" → "Moskva". It's only approximate, but better than silence. */
export function writeInLatin(text: string): string {
  return text.replaceAll(WORD, (found) => {
    if (!OTHER_SCRIPT.test(found)) return found;
    if (Object.hasOwn(GREEK_LETTERS, found)) return GREEK_LETTERS[found]!;
    // Some scripts have no spaces. Created here because the first segmenter takes 20 ms.
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
