import type { NumberWords } from '#server/languages/language.ts';
import { fromAllLanguages, timeWordsOfAll } from '#server/languages/table.ts';
import { findAttachedUnits, findUnits, folded, spacedUnits } from './units.ts';

/** A text with its numbers of minutes, seconds and hours converted from words to figures. */
export interface InFigures {
  text: string;
  /** Maps a range back to the original text. */
  back(start: number, end: number): { start: number; end: number };
  /** Whether a half is added to the figures. */
  hasHalf(start: number, end: number): boolean;
}

interface Edit {
  start: number;
  end: number;
  figures: string;
  isHalf: boolean;
}

/** Smaller numbers are idioms: "from minute one", "in the first minute", "a second minute". */
const LEAST_AFTER = 2;
const LEAST_PLACE = 3;
/** In Korean, "two" also means "this", and "minute" is also a counter for people. */
const LEAST_TOGETHER = 10;
const LOOK = 64;

const EDGE = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';
const TOKEN = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʼ\\u200C]*";
const PHRASE_BEFORE = new RegExp(`(?:${TOKEN}[-‐‑\\s]){1,6}$`, 'u');
const patterns = fromAllLanguages((all) => ({
  phraseAfter: new RegExp(
    `^\\s(?:(?:${timeWordsOfAll(all, 'label')})\\s)?(?<words>${TOKEN}(?:[-‐‑\\s]${TOKEN}){0,5})`,
    'iu',
  ),
  minuteAfter: new RegExp(`^\\s(?:${spacedUnits('minute')})${END}`, 'iu'),
}));

interface Lexicon {
  cardinals: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  halfAfter: RegExp | null;
  halfBefore: RegExp | null;
  halfEnding: RegExp | null;
  /** For languages without spaces. */
  attached: { before: RegExp; after: RegExp } | null;
}

const lexicons = new Map<NumberWords, Lexicon>();
function lexiconOf(words: NumberWords): Lexicon {
  const known = lexicons.get(words);
  if (known) return known;
  const cardinals = new Map(words.cardinals().map(([phrase, value]) => [folded(phrase), value]));
  const all = [...cardinals.keys()].toSorted((one, other) => other.length - one.length).join('|');
  const made: Lexicon = {
    cardinals,
    ordinals: new Map(words.ordinals().map(([phrase, value]) => [folded(phrase), value])),
    halfAfter: words.half ? new RegExp(`^[-\\s]?(?:${words.half})${END}`, 'iu') : null,
    halfBefore: words.halfBefore ? new RegExp(`${EDGE}(?:${words.halfBefore})\\s$`, 'u') : null,
    halfEnding: words.halfEnding ? new RegExp(`(?:${words.halfEnding})$`, 'u') : null,
    attached: words.attached
      ? {
          before: new RegExp(`(?<number>${all})(?<gap>\\s?)$`, 'u'),
          after: new RegExp(`^(?<gap>(?:${words.ordinalMark ?? ''})?\\s?)(?<number>${all})`, 'u'),
        }
      : null,
  };
  lexicons.set(words, made);
  return made;
}

export function inFigures(text: string): InFigures {
  const edits: Edit[] = [];
  const units = [...findUnits(text), ...findAttachedUnits(text)].toSorted(
    (one, other) => one.index - other.index,
  );
  for (const { word, index, meanings } of units) {
    const from = edits.at(-1)?.end ?? 0;
    const end = index + word.length;
    // In "the forty-second minute" it's an ordinal.
    const isPlace =
      meanings.some(({ unit }) => unit === 'second') &&
      patterns().minuteAfter.test(text.slice(end, end + LOOK));
    if (index < from || isPlace) continue;
    const languages = [...new Set(meanings.map(({ words }) => words))];
    const start = Math.max(from, index - LOOK);
    const phrase = phraseBefore(text.slice(start, index));
    const counted = best(languages.map((words) => inFront(text, start, index, phrase, words)));
    if (counted) {
      edits.push(counted.edit);
      const half = lexiconOf(counted.words).halfAfter?.exec(text.slice(end, end + LOOK))?.[0];
      if (half) edits.push({ start: end, end: end + half.length, figures: '', isHalf: true });
    }
    // "Time" means hour in Danish, so no number is expected after hours.
    const named = meanings.filter(({ unit }) => unit !== 'hour').map(({ words }) => words);
    const next = phraseAfter(text.slice(end, end + LOOK));
    const after = best([...new Set(named)].map((words) => behind(text, end, next, words)));
    if (after && after.edit.start >= (edits.at(-1)?.end ?? 0)) edits.push(after.edit);
  }
  return edits.length === 0 ? asItIs(text) : edited(text, edits);
}

interface Found {
  edit: Edit;
  words: NumberWords;
}

/** The longest match: `twenty one` isn't `one`. */
function best(found: readonly (Found | null)[]): Found | null {
  let longest: Found | null = null;
  for (const one of found) {
    if (one && (!longest || lengthOf(one) > lengthOf(longest))) longest = one;
  }
  return longest;
}
const lengthOf = ({ edit: { start, end } }: Found) => end - start;

/** Consecutive words, normalised for comparison. */
interface Phrase {
  text: string;
  tokens: { start: number; end: number; key: string }[];
}

function phraseBefore(space: string): Phrase | null {
  const text = PHRASE_BEFORE.exec(space)?.[0].slice(0, -1);
  return text === undefined ? null : { text, tokens: tokensOf(text) };
}

function inFront(
  text: string,
  from: number,
  to: number,
  phrase: Phrase | null,
  words: NumberWords,
): Found | null {
  const lexicon = lexiconOf(words);
  if (lexicon.attached) return attachedBefore(text, from, to, words, lexicon);
  if (!phrase) return null;
  // "Twelve and a half minutes": the number precedes its half.
  const halved = halfAtEnd(phrase, lexicon.halfAfter);
  const end = phrase.text.length - halved;
  const tokens = halved > 0 ? phrase.tokens.filter((token) => token.end <= end) : phrase.tokens;
  const at = to - 1 - phrase.text.length;
  for (const [first, { start, key: firstKey }] of tokens.entries()) {
    const key = keyOf(tokens, first, tokens.length);
    const found =
      valueOf(key, lexicon) ??
      (words.prefixes?.includes(firstKey[0]!) ? valueOf(key.slice(1), lexicon, 1) : null);
    if (!found || (found.isPlace && found.value < LEAST_PLACE)) continue;
    const begins = at + start + found.skipped;
    const led = lexicon.halfBefore?.exec(text.slice(from, begins))?.[0].length ?? 0;
    const figures = found.isPlace ? `${found.value}.` : String(found.value);
    const isHalf = halved > 0 || led > 0 || (lexicon.halfEnding?.test(key) ?? false);
    return { words, edit: { start: begins - led, end: to - 1, figures, isHalf } };
  }
  return null;
}

function attachedBefore(
  text: string,
  from: number,
  to: number,
  words: NumberWords,
  { cardinals, attached }: Lexicon,
): Found | null {
  const match = attached!.before.exec(text.slice(from, to));
  const number = match?.groups!['number'] ?? '';
  const value = cardinals.get(number);
  if (!match || !value || !mayStand(text, to, value, words)) return null;
  const start = from + match.index;
  const edit = { start, end: start + number.length, figures: String(value), isHalf: false };
  return { words, edit };
}

/** A single syllable is a number only if seconds follow. */
function mayStand(text: string, to: number, value: number, { second }: NumberWords): boolean {
  if (second !== '초' || value >= LEAST_TOGETHER || text.startsWith('초', to)) return true;
  return /^분\s?[일이삼사오육칠팔구십]{1,3}\s?초/u.test(text.slice(to, to + 12));
}

function phraseAfter(space: string): (Phrase & { at: number }) | null {
  const match = patterns().phraseAfter.exec(space);
  if (!match) return null;
  const text = match.groups!['words']!;
  return { text, tokens: tokensOf(text), at: match[0].length - text.length };
}

function behind(
  text: string,
  from: number,
  phrase: (Phrase & { at: number }) | null,
  words: NumberWords,
): Found | null {
  const lexicon = lexiconOf(words);
  if (lexicon.attached) return attachedBehind(text.slice(from, from + LOOK), from, words, lexicon);
  if (!phrase) return null;
  const { tokens } = phrase;
  for (let count = tokens.length; count > 0; count -= 1) {
    const found = valueOf(keyOf(tokens, 0, count), lexicon);
    const least = found?.isPlace ? LEAST_PLACE : LEAST_AFTER;
    if (!found || found.value < least) continue;
    const start = from + phrase.at;
    const length = tokens[count - 1]!.end;
    const half = lexicon.halfAfter?.exec(phrase.text.slice(length))?.[0].length ?? 0;
    const end = start + length + half;
    return { words, edit: { start, end, figures: String(found.value), isHalf: half > 0 } };
  }
  return null;
}

/** Only if a mark between the two makes it the number of a minute. */
function attachedBehind(
  space: string,
  from: number,
  words: NumberWords,
  { cardinals, attached }: Lexicon,
): Found | null {
  const match = attached!.after.exec(space);
  const number = match?.groups!['number'] ?? '';
  const value = cardinals.get(number);
  if (!match || !value || !words.ordinalMark || !match[0].startsWith(words.ordinalMark))
    return null;
  const start = from + match[0].length - number.length;
  const end = from + match[0].length;
  return { words, edit: { start, end, figures: String(value), isHalf: false } };
}

function halfAtEnd({ text, tokens }: Phrase, half: RegExp | null): number {
  if (!half) return 0;
  for (const { start } of tokens.slice(1)) {
    const match = half.exec(text.slice(start - 1));
    if (match && match[0].length === text.length - start + 1) return match[0].length;
  }
  return 0;
}

function tokensOf(phrase: string): Phrase['tokens'] {
  return [...phrase.matchAll(/[^-‐‑\s]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: folded(word),
  }));
}

const keyOf = (tokens: Phrase['tokens'], first: number, end: number) =>
  tokens
    .slice(first, end)
    .map(({ key }) => key)
    .join(' ');

function valueOf(
  key: string,
  { cardinals, ordinals }: Lexicon,
  skipped = 0,
): { value: number; isPlace: boolean; skipped: number } | null {
  const count = cardinals.get(key);
  if (count !== undefined) return { value: count, isPlace: false, skipped };
  const place = ordinals.get(key);
  return place === undefined ? null : { value: place, isPlace: true, skipped };
}

const asItIs = (text: string): InFigures => ({
  text,
  back: (start, end) => ({ start, end }),
  hasHalf: () => false,
});

function edited(text: string, edits: readonly Edit[]): InFigures {
  let made = '';
  let from = 0;
  const placed = edits.map((edit) => {
    made += text.slice(from, edit.start);
    const start = made.length;
    made += edit.figures;
    from = edit.end;
    return { ...edit, at: start, to: made.length };
  });
  const whole = made + text.slice(from);
  /** Positions within figures have no counterpart, so they map to the start or end. */
  const place = (position: number, isEnd: boolean) => {
    let shift = 0;
    for (const { at, to, start, end } of placed) {
      if (position < at || (position === at && !(isEnd && at === to))) break;
      if (position < to) return isEnd ? end : start;
      shift = end - to;
    }
    return position + shift;
  };
  return {
    text: whole,
    back: (start, end) => ({ start: place(start, false), end: place(end, true) }),
    hasHalf: (start, end) =>
      placed.some(({ isHalf, at, to }) => isHalf && at >= start && to <= end),
  };
}
