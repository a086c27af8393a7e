import type { LanguageValue } from '#contract/catalog/languages.ts';
import { matchesInsideWords } from '../segment.ts';
import { westernDigits } from '../western-digits.ts';
import { type NumberLexicon, numberLexiconOf, valueOfFigures } from './lexicon.ts';
import { mayBeLarge, readLarge } from './large-numbers.ts';
import { type Measure, measuresOf, type Quantity } from './measures.ts';
import { moneyLetters } from './money-letters.ts';
import { NUMBER_ARTICLES, fractionAt, type Read, type Token } from './shares.ts';
import { folded, isDash } from './units.ts';
import { quantitiesWithoutSpaces } from './unspaced-quantities.ts';

const TOKEN =
  /\d+(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|(?<!\d)\.\d+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[%٪€$£¥₹₽°]\p{L}?|[^\s\p{L}\p{N}]/gu;
const FIGURES = /^\.?\d/u;
const LONGEST_PHRASE = 7;
const LONGEST_GROUP = 12;
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

/** Cached, because most words of a text repeat. */
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
      NUMBER_ARTICLES.has(tokens[at]!.lower) &&
      tokens[at + 1] &&
      (FIGURES.test(tokens[at + 1]!.text) || lexicon.cardinals.has(tokens[at + 1]!.lower))
    ) {
      at += 1;
      continue;
    }
    const read =
      readFigures(tokens, at, text, lexicon) ??
      readLargeWords(tokens, at, lexicon, measures) ??
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
    const isArticle = NUMBER_ARTICLES.has(first.lower);
    // "One" and "a" count only with a unit, so not in "one of them" or "a garden".
    const isHalfMore =
      unit &&
      tokens
        .slice(read.next + 1, read.next + 4)
        .map(({ lower }) => lower)
        .join(' ') === 'and a half';
    if (!(read.value === 1 && read.inWords && !unit)) {
      found.push({
        text: '',
        start: first.start,
        end: last.end,
        value: read.value,
        also: [
          ...read.also,
          ...(isDecimal(tokens[at - 1], read) ? [Number(`0.${read.value}`)] : []),
          ...(isHalfMore ? [read.value + 0.5] : []),
        ],
        measure: unit?.measure ?? null,
        inWords: read.inWords,
        ...(isDecimal(tokens[at - 1], read) && { decimal: Number(`0.${read.value}`) }),
        // "A hundred" means any large number, but "a hundred metres" doesn't.
        ...((read.isBare ? !unit : isArticle && (read.value === 1 || !unit)) && {
          isArticle: true,
        }),
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
  // "Between 12 and 13 hours": the first number has the unit of the second.
  for (const [index, one] of found.entries()) {
    const next = found[index + 1];
    if (one.measure || !next?.measure) continue;
    if (/^\s?(?:[-–—]|\p{L}{1,3})\s?$/u.test(text.slice(one.end, next.start)))
      one.measure = next.measure;
  }
  return found;
}

/** "Ten euros seventy", with or without the word for cents. */
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

/** Quick check, because most sentences contain no number. */
function mayCount(
  { text, lower }: Token,
  { cardinals, openers, large, scales }: NumberLexicon,
): boolean {
  if (FIGURES.test(text) || cardinals.has(lower) || openers.has(lower)) return true;
  return scales.has(lower) || (large !== null && mayBeLarge(lower, large));
}

function readFigures(
  tokens: Token[],
  at: number,
  text: string,
  { scales, large }: NumberLexicon,
): Read | null {
  const one = tokens[at]!;
  if (!FIGURES.test(one.text)) return null;
  // Numbers within words, such as B12, F-16 and 3D, are names.
  if (/[\p{L}’']$|\p{Lu}-$/u.test(text.slice(Math.max(0, one.start - 2), one.start))) return null;
  if (/^[DG](?![\p{L}\p{N}])/u.test(text.slice(one.end))) return null;
  let value = valueOfFigures(one.text);
  if (Number.isNaN(value)) return null;
  let next = at + 1;
  const { scale, next: behind } = scaleAt(tokens, next, large?.thousands ?? scales);
  const letters = moneyLetters(text, one);
  if (scale !== undefined || letters !== undefined) {
    value *= scale ?? letters!;
    next = scale === undefined ? next + 1 : behind;
  }
  const also: number[] = [];
  // "16k", and "2017-18".
  if (/^k(?!\p{L})/iu.test(text.slice(one.end))) also.push(value * 1000);
  const year =
    /^\d\d$/u.test(one.text) && /(?<!\d)((?:19|20)\d\d)[-–/]$/u.exec(text.slice(0, one.start));
  if (year) also.push(Number(year[1]!.slice(0, 2) + one.text));
  return { value, also, next, inWords: false };
}

/** "500 million", "five-hundred". */
function scaleAt(tokens: Token[], at: number, scales: NumberLexicon['scales']) {
  const dash = tokens[at]?.text === '-' ? 1 : 0;
  const scale = scales.get(tokens[at + dash]?.lower ?? '');
  return { scale: scale !== undefined && scale >= 100 ? scale : undefined, next: at + dash + 1 };
}

/** Not "per cent", of which the second word is a hundred in many languages. */
function readLargeWords(
  tokens: Token[],
  at: number,
  { large }: NumberLexicon,
  measures: Measures,
): Read | null {
  const read = large && readLarge(tokens, at, large);
  if (!read?.isBare) return read;
  const isUnit = measures.find(tokens[at - 1]?.text ?? '', tokens[at]!.text)?.words === 2;
  const isWord = read.isDoubtful && !measureAfter(tokens, read.next, measures);
  return isUnit || isWord ? null : read;
}

function readWords(tokens: Token[], at: number, lexicon: NumberLexicon): Read | null {
  const { cardinals, scales } = lexicon;
  let sum = 0;
  let part = 0;
  const parts: number[] = [];
  let next = at;
  let isOpen = false;
  /** The last thousand or million: the number continues only with smaller ones. */
  let below = Infinity;
  const goesOn = (place: number) => {
    const group = groupAt(tokens, place, lexicon);
    return group.value < below && !(part >= 100 && group.hundreds > 0);
  };
  const fraction = fractionAt(tokens, at, cardinals);
  if (fraction) return fraction;
  while (next < tokens.length) {
    const token = tokens[next]!;
    const phrase = longestPhrase(tokens, next, lexicon);
    if (phrase) {
      const { value, words } = phrase;
      // "Twenty thousand | thirty thousand".
      if (isOpen && !goesOn(next)) break;
      // "Two thousand | five hundred" goes on.
      if (isOpen && !follows(part, value) && !(sum > 0 && part === 0)) {
        // "Twelve fifty", "nineteen eighty seven".
        if (parts.length > 0 || sum > 0 || value < 1) break;
        // Repeated while searching for words: "ten ten euros".
        if (part === value && value < 20) {
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
    if (scale !== undefined && (isOpen || scale >= 100)) {
      // "Hundred and thirty".
      const follow = tokens[next + 1]?.lower === 'and' ? tokens[next + 2] : tokens[next + 1];
      const isFirst = scale <= 1000 && (cardinals.get(follow?.lower ?? '') ?? 100) < 100;
      if (!isOpen && !isFirst) return null;
      isOpen = true;
      if (scale <= 100) part = Math.max(1, part) * scale;
      else {
        sum += Math.max(1, part) * scale;
        part = 0;
        below = scale;
      }
      next += 1;
      continue;
    }
    if (!isOpen) return null;
    // "Twenty-one", "two hundred and six", "one point five".
    const after = tokens[next + 1];
    if (
      isDash(token.text) &&
      after &&
      ((cardinals.has(after.lower) && follows(part, cardinals.get(after.lower)!)) ||
        scaleAt(tokens, next + 1, scales).scale !== undefined)
    ) {
      next += 1;
      continue;
    }
    if (
      token.lower === 'and' &&
      after &&
      (sum > 0 || part >= 100) &&
      cardinals.has(after.lower) &&
      !NUMBER_ARTICLES.has(after.lower) &&
      goesOn(next + 1)
    ) {
      next += 1;
      continue;
    }
    if (
      ['point', 'dot'].includes(token.lower) &&
      after &&
      (cardinals.get(after.lower) ?? 100) < 100
    ) {
      const { decimals, end } = decimalsAt(tokens, next + 1, cardinals);
      const { scale: times = 1, next: behind } = scaleAt(tokens, end, scales);
      // "At one point two hundred people": here "one point" is a moment, not a decimal.
      const isMoment = (times > 1 && times < 1000) || (sum + part === 1 && decimals.length > 1);
      if (isMoment && tokens[at - 1]?.lower === 'at') return null;
      const value = (sum + part + Number(`0.${decimals}`)) * times;
      return { value, also: [], next: times > 1 ? behind : end, inWords: true };
    }
    break;
  }
  if (!isOpen) return null;
  const [before] = parts;
  if (before === undefined)
    return halved(tokens, { value: sum + part, also: [], next, inWords: true }, scales);
  return {
    value: before * 100 + part,
    also: [before, part, before + part / 100],
    next,
    inWords: true,
  };
}

/** The value of the words from here up to the next thousand or million. */
function groupAt(tokens: Token[], at: number, lexicon: NumberLexicon) {
  let value = 0;
  let hundreds = 0;
  for (let next = at; next < Math.min(tokens.length, at + LONGEST_GROUP);) {
    const token = tokens[next]!;
    const phrase = longestPhrase(tokens, next, lexicon);
    const scale = phrase ? undefined : lexicon.scales.get(token.lower);
    if (phrase && (next === at || follows(value, phrase.value))) value += phrase.value;
    else if (scale !== undefined) value = Math.max(1, value) * scale;
    else if (!isDash(token.text)) break;
    if (scale === 100) hundreds += 1;
    if (scale !== undefined && scale > 100) break;
    next += phrase?.words ?? 1;
  }
  return { value, hundreds };
}

/** "Hundred percent", without a number before it. */
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

/** "Two and a half". */
function halved(tokens: Token[], read: Read, scales: NumberLexicon['scales']): Read {
  const words = tokens.slice(read.next, read.next + 3).map(({ lower }) => lower);
  if (words.join(' ') !== 'and a half') return read;
  // "A million and a half".
  const last = scales.get(tokens[read.next - 1]!.lower) ?? 1;
  if (last >= 1000) return { ...read, value: read.value + last / 2, next: read.next + 3 };
  const { scale: times = 1, next } = scaleAt(tokens, read.next + 3, scales);
  const end = times > 1 ? next : read.next + 3;
  return { ...read, value: (read.value + 0.5) * times, also: [read.value], next: end };
}

/** "Point one seven", "point sixty-six". */
function decimalsAt(tokens: Token[], at: number, cardinals: NumberLexicon['cardinals']) {
  const valueAt = (place: number) => cardinals.get(tokens[place]?.lower ?? '') ?? 100;
  if (valueAt(at) >= 10) {
    const more = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const isMore = follows(valueAt(at), valueAt(more));
    const decimals = String(valueAt(at) + (isMore ? valueAt(more) : 0));
    return { decimals, end: isMore ? more + 1 : at + 1 };
  }
  let decimals = '';
  let end = at;
  while (valueAt(end) < 10) decimals += valueAt(end++);
  return { decimals, end };
}

/** Whether a number continues: "twenty" with "one", "two hundred" with "six"; "two three" doesn't. */
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
  const some = tokens.slice(at, at + words).map((one) => (isDash(one.text) ? '-' : one.lower));
  if (some.some((one) => !/^[\p{L}\p{M}'-]+$/u.test(one))) return null;
  return some.join(' ').replaceAll(/ ?- ?/gu, ' ');
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
