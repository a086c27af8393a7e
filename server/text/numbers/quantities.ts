import type { LanguageValue } from '#contract/catalog/languages.ts';
import { matchesInsideWords } from '../segment.ts';
import { westernDigits } from '../western-digits.ts';
import { type NumberLexicon, numberLexiconOf, valueOfFigures } from './lexicon.ts';
import { type Measure, measuresOf, type Quantity } from './measures.ts';
import { folded } from './units.ts';
import { quantitiesWithoutSpaces } from './unspaced-quantities.ts';

interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
}

const TOKEN =
  /\d+(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|(?<!\d)\.\d+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[%٪€$£¥₹₽°]\p{L}?|[^\s\p{L}\p{N}]/gu;
const FIGURES = /^\.?\d/u;
const LONGEST_PHRASE = 4;
const ARTICLES = new Set(['a', 'an']);
const ADVERBS = new Set(['once', 'twice', 'thrice']);

export function quantitiesIn(text: string, language: LanguageValue): Quantity[] {
  const lexicon = numberLexiconOf(language);
  const western = westernDigits(text).replaceAll(/(?<=\d) (?=\d{3}(?!\d))/gu, '\u202f');
  const found = matchesInsideWords(language)
    ? quantitiesWithoutSpaces(western, language, lexicon)
    : withSpaces(western, language, lexicon);
  return found.map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
}

function tokensIn(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: one, index }) => ({
    text: one,
    lower: lowerOf(one),
    start: index,
    end: index + one.length,
  }));
}

/** Of a text few words are new. */
const MOST_KEPT = 20_000;
const kept = new Map<string, string>();

function lowerOf(token: string): string {
  let lower = kept.get(token);
  if (lower === undefined) {
    lower = folded(token.replace(/[’']s$/u, ''));
    if (kept.size > MOST_KEPT) kept.clear();
    kept.set(token, lower);
  }
  return lower;
}

function withSpaces(text: string, language: LanguageValue, lexicon: NumberLexicon): Quantity[] {
  const tokens = tokensIn(text);
  if (!tokens.some((one) => mayCount(one, lexicon))) return [];
  const measures = measuresOf(language);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length;) {
    // "A twelve second interval".
    if (
      ARTICLES.has(tokens[at]!.lower) &&
      tokens[at + 1] &&
      (FIGURES.test(tokens[at + 1]!.text) || lexicon.cardinals.has(tokens[at + 1]!.lower))
    ) {
      at += 1;
      continue;
    }
    const read =
      readFigures(tokens, at, text, lexicon) ??
      readWords(tokens, at, lexicon) ??
      readScale(tokens, at, lexicon, measures);
    if (!read) {
      at += 1;
      continue;
    }
    const unit =
      read.unit ?? measureAfter(tokens, read.next, measures) ?? measureBefore(tokens, at, measures);
    const first = tokens[at]!;
    const last = tokens[read.next - 1]!;
    // "One" and "a" count only what is measured: one of them, a garden.
    if (!(read.value === 1 && read.inWords && !unit)) {
      found.push({
        text: '',
        start: first.start,
        end: last.end,
        value: read.value,
        also: isDecimal(tokens[at - 1], read)
          ? [...read.also, Number(`0.${read.value}`)]
          : read.also,
        measure: unit?.measure ?? null,
        inWords: read.inWords,
        // "A hundred" is any large number, "a hundred metres" are not.
        ...(ARTICLES.has(first.lower) && (read.value === 1 || !unit) && { isArticle: true }),
      });
    }
    at = read.next;
  }
  let carried: Measure | null = null;
  for (const [index, one] of found.entries()) {
    if (one.measure) carried = one.measure;
    else if (carried) one.carried = carried;
    if (one.measure && isPrice(one, found[index + 1], text))
      one.also = [...one.also, one.value + found[index + 1]!.value / 100];
  }
  // "Between 12 and 13 hours": the first has the measure of the second.
  for (const [index, one] of found.entries()) {
    const next = found[index + 1];
    if (one.measure || !next?.measure) continue;
    if (/^\s?(?:[-–—]|\p{L}{1,3})\s?$/u.test(text.slice(one.end, next.start)))
      one.measure = next.measure;
  }
  return found;
}

/** "Ten euros seventy", with the word for cents or without. */
function isPrice(one: Quantity, next: Quantity | undefined, text: string): boolean {
  if (!next || !Number.isInteger(next.value) || next.value >= 100) return false;
  if (!one.measure?.dimension.startsWith('money') || !Number.isInteger(one.value)) return false;
  return (
    (next.measure === null || next.measure.dimension === 'cents') &&
    /^\s\p{L}+(?:\sand)?\s$/u.test(text.slice(one.end, next.start))
  );
}

/** "Point three" may be 0.3. */
const isDecimal = (before: Token | undefined, { value, inWords }: Read) =>
  before?.lower === 'point' && inWords && value < 100 && Number.isInteger(value);

/** Most sentences have no number at all. */
function mayCount(
  { text, lower }: Token,
  { cardinals, openers, joined, scales }: NumberLexicon,
): boolean {
  if (FIGURES.test(text) || cardinals.has(lower) || openers.has(lower)) return true;
  return scales.has(lower) || (joined !== null && lower.length > 5 && joined.test(lower));
}

interface Read {
  value: number;
  also: number[];
  next: number;
  inWords: boolean;
  unit?: { measure: Measure };
}

function readFigures(
  tokens: Token[],
  at: number,
  text: string,
  { scales }: NumberLexicon,
): Read | null {
  const one = tokens[at]!;
  if (!FIGURES.test(one.text)) return null;
  // Numbers inside words, such as B12, are names.
  if (/[\p{L}’']/u.test(text[one.start - 1] ?? '')) return null;
  let value = valueOfFigures(one.text);
  if (Number.isNaN(value)) return null;
  let next = at + 1;
  const scale = tokens[next] && scales.get(tokens[next]!.lower);
  if (scale !== undefined && scale >= 100) {
    value *= scale;
    next += 1;
  }
  return { value, also: [], next, inWords: false };
}

function readWords(tokens: Token[], at: number, lexicon: NumberLexicon): Read | null {
  const { cardinals, scales, joined } = lexicon;
  let sum = 0;
  let part = 0;
  const parts: number[] = [];
  let next = at;
  let isOpen = false;
  const fraction = fractionAt(tokens, at, cardinals);
  if (fraction) return fraction;
  while (next < tokens.length) {
    const token = tokens[next]!;
    const phrase = longestPhrase(tokens, next, lexicon) ?? joinedNumber(token, joined, lexicon);
    if (phrase) {
      const { value, words } = phrase;
      if (isOpen && !follows(part, value)) {
        // "Twelve fifty", "nineteen eighty seven".
        if (parts.length > 0 || sum > 0 || value < 1) break;
        // Said twice by whoever looks for the next word: "ten ten euros".
        if (part === value && value < 100) {
          next += words;
          continue;
        }
        parts.push(part);
        part = 0;
      }
      part += value;
      next += words;
      isOpen = true;
      continue;
    }
    const scale = scales.get(token.lower);
    if (
      scale !== undefined &&
      (isOpen || (scale >= 100 && /[aeé]$/u.test(tokens[next - 1]?.lower ?? '')) || scale >= 1000)
    ) {
      if (!isOpen && scale < 1000) return null;
      if (!isOpen) break;
      if (scale <= 100) part = Math.max(1, part) * scale;
      else {
        sum += Math.max(1, part) * scale;
        part = 0;
      }
      next += 1;
      continue;
    }
    if (!isOpen) return null;
    // "Twenty-one", "two hundred and six", "one point five".
    const after = tokens[next + 1];
    if (
      ['-', '‐', '‑'].includes(token.text) &&
      after &&
      cardinals.has(after.lower) &&
      follows(part, cardinals.get(after.lower)!)
    ) {
      next += 1;
      continue;
    }
    if (token.lower === 'and' && after && (sum > 0 || part >= 100) && cardinals.has(after.lower)) {
      next += 1;
      continue;
    }
    if (
      ['point', 'dot'].includes(token.lower) &&
      after &&
      (cardinals.get(after.lower) ?? 10) < 10
    ) {
      let decimals = '';
      let end = next + 1;
      while (end < tokens.length && (cardinals.get(tokens[end]!.lower) ?? 10) < 10)
        decimals += cardinals.get(tokens[end++]!.lower);
      return { value: sum + part + Number(`0.${decimals}`), also: [], next: end, inWords: true };
    }
    break;
  }
  if (!isOpen) return null;
  const [before] = parts;
  if (before === undefined)
    return halved(tokens, { value: sum + part, also: [], next, inWords: true });
  return {
    value: before * 100 + part,
    also: [before, part, before + part / 100],
    next,
    inWords: true,
  };
}

/** "Hundred percent", without a word before it. */
function readScale(
  tokens: Token[],
  at: number,
  { scales }: NumberLexicon,
  measures: Measures,
): Read | null {
  const value = scales.get(tokens[at]!.lower);
  if (value === undefined || value < 100 || !measureAfter(tokens, at + 1, measures)) return null;
  return { value, also: [], next: at + 1, inWords: true };
}

const PARTS = new Map([
  ['half', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['tenth', 10],
  ['tenths', 10],
]);
const PERCENT: Measure = { dimension: 'percent', factor: 1 };

/** "Three quarters of them" are 75 percent; those of an hour are something else. */
function fractionAt(
  tokens: Token[],
  at: number,
  cardinals: NumberLexicon['cardinals'],
): Read | null {
  const count = cardinals.get(tokens[at]!.lower);
  if (count === undefined || ARTICLES.has(tokens[at]!.lower)) return null;
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0;
  const parts = PARTS.get(tokens[at + 1 + dash]?.lower ?? '');
  const [of, whole] = [tokens[at + 2 + dash], tokens[at + 3 + dash]];
  if (parts === undefined || count >= parts || of?.lower !== 'of') return null;
  if (whole && ARTICLES.has(whole.lower)) return null;
  const value = (100 * count) / parts;
  const also = [Math.floor(value), Math.ceil(value), count];
  return { value, also, next: at + 2 + dash, inWords: true, unit: { measure: PERCENT } };
}

/** "Two and a half". */
function halved(tokens: Token[], read: Read): Read {
  const words = tokens.slice(read.next, read.next + 3).map(({ lower }) => lower);
  return words.join(' ') === 'and a half'
    ? { ...read, value: read.value + 0.5, also: [read.value], next: read.next + 3 }
    : read;
}

/** Whether a number goes on: "twenty" with "one", "two hundred" with "six"; "two three" does not. */
function follows(part: number, value: number): boolean {
  if (part >= 100 && part % 100 === 0) return value < 100;
  return part % 100 >= 20 && part % 10 === 0 && value < 10;
}

function longestPhrase(tokens: Token[], at: number, { cardinals, openers }: NumberLexicon) {
  const longest = openers.has(tokens[at]!.lower) ? LONGEST_PHRASE : 1;
  for (let words = Math.min(longest, tokens.length - at); words > 0; words -= 1) {
    const phrase = words === 1 ? tokens[at]!.lower : phraseOf(tokens, at, words);
    const value = phrase === null ? undefined : cardinals.get(phrase);
    if (value !== undefined && !(words === 1 && ADVERBS.has(phrase!))) return { value, words };
  }
  return null;
}

function phraseOf(tokens: Token[], at: number, words: number): string | null {
  const some = tokens.slice(at, at + words).map(({ lower }) => lower);
  if (some.some((one) => !/^[\p{L}\p{M}'-]+$/u.test(one))) return null;
  return some.join(' ').replaceAll(/ ?- ?/gu, ' ');
}

/** Languages that write it as one word: `zweihundertfünfzig`, `duecento`, `kaksisataa`. */
function joinedNumber(
  token: Token,
  joined: RegExp | null,
  lexicon: NumberLexicon,
): { value: number; words: number } | null {
  if (!joined || token.lower.length < 6) return null;
  const found = joined.exec(token.lower);
  if (!found || (found[1] === '' && found[3] === '')) return null;
  const of = (word: string): number | null => {
    if (word === '') return 0;
    return (
      lexicon.cardinals.get(word) ??
      joinedNumber({ ...token, lower: word }, joined, lexicon)?.value ??
      lexicon.scales.get(word) ??
      null
    );
  };
  const [before, after] = [of(found[1]!), of(found[3]!)];
  if (before === null || after === null) return null;
  return { value: Math.max(1, before) * lexicon.scales.get(found[2]!)! + after, words: 1 };
}

type Measures = ReturnType<typeof measuresOf>;

function measureAfter(tokens: Token[], at: number, measures: Measures) {
  let next = at;
  while (tokens[next] && /^[-‐‑)]$/u.test(tokens[next]!.text)) next += 1;
  const token = tokens[next];
  return token ? measures.find(token.text, tokens[next + 1]?.text ?? '') : null;
}

function measureBefore(tokens: Token[], at: number, measures: Measures) {
  const token = tokens[at - 1];
  return token && /^[€$£¥₹₽]/u.test(token.text) ? measures.find(token.text, '') : null;
}
