import type { LargeNumbers } from '#server/languages/number-words.ts';
import type { Read, Token } from './shares.ts';
import { folded, isDash } from './units.ts';

/** A language's words for a hundred and more. */
export interface LargeLexicon {
  /** Below a hundred, and hundreds in one word: `doscientos`. */
  counts: ReadonlyMap<string, number>;
  scales: ReadonlyMap<string, number>;
  /** The ones that may follow a number in figures: "2,5 Millionen". */
  thousands: ReadonlyMap<string, number>;
  /** Forms that need a number before them: `millions`. */
  later: ReadonlySet<string>;
  /** Also mean something else: Turkish `bin`. */
  doubtful: ReadonlySet<string>;
  joins: ReadonlySet<string>;
  /** First words of multi-word numbers. */
  openers: ReadonlySet<string>;
  half: RegExp | null;
}

const LONGEST_PHRASE = 7;
/** More than any number has. */
const MOST_PARTS = 24;
/** French "dix-neuf cents" and German "neunzehnhundert". */
const MOST_HUNDREDS = 19;

export function largeLexicon(
  cardinals: ReadonlyMap<string, number>,
  { hundreds = '', scales, joins = '' }: LargeNumbers,
  { half, halfEnding }: { half?: string | undefined; halfEnding?: string | undefined },
): LargeLexicon {
  const [later, doubtful] = [new Set<string>(), new Set<string>()];
  const plain = (form: string) => {
    const word = folded(form.replace(/^[*?]/u, ''));
    if (form.startsWith('*')) later.add(word);
    if (form.startsWith('?')) doubtful.add(word);
    return word;
  };
  const withHalf = halfEnding === undefined ? null : new RegExp(`(?:${halfEnding})$`, 'u');
  const counts = new Map(
    [...cardinals].map(([word, value]) => [word, value + (withHalf?.test(word) ? 0.5 : 0)]),
  );
  for (const [at, forms] of hundreds.split(/\s+/u).filter(Boolean).entries())
    for (const form of forms.split('/')) counts.set(plain(form), (at + 1) * 100);
  const multiples = new Map(
    scales
      .split(/\s+/u)
      .filter(Boolean)
      .flatMap((pair) => {
        const [forms = '', value = ''] = pair.split('=');
        return forms.split('/').map((form) => [plain(form), Number(value)] as const);
      }),
  );
  return {
    counts,
    scales: multiples,
    thousands: new Map([...multiples].filter(([, value]) => value >= 1000)),
    later,
    doubtful,
    joins: new Set(joins.split(/\s+/u).filter(Boolean)),
    openers: new Set([...counts.keys()].filter((one) => one.includes(' ')).map(firstOf)),
    half: half === undefined ? null : new RegExp(`^(?:${half})(?![\\p{L}\\p{M}])`, 'u'),
  };
}

const firstOf = (phrase: string) => phrase.slice(0, phrase.indexOf(' '));

/** A word of a number, or one part of a long one: `zwei|hundert|fünfzig`. */
interface Part {
  word: string;
  count: number | undefined;
  scale: number | undefined;
  isJoin: boolean;
  /** The index of the next token; `null` inside a word. */
  next: number | null;
}

interface Group {
  value: number;
  /** The index of the next part. */
  end: number;
}

/** Whether a number of a hundred or more may start with a word. */
export const mayBeLarge = (word: string, lexicon: LargeLexicon) =>
  lexicon.counts.has(word) ||
  lexicon.scales.has(word) ||
  lexicon.openers.has(word) ||
  splitOf(word, lexicon) !== null;

/** Reads a number of a hundred or more, one group of three digits after another. */
export function readLarge(tokens: Token[], at: number, lexicon: LargeLexicon): Read | null {
  const parts = partsAt(tokens, at, lexicon);
  if (!parts.some(isLarge) || parts[0]!.isJoin) return null;
  let [total, end] = [0, 0];
  let below = Infinity;
  while (end < parts.length) {
    const start = end > 0 && parts[end]!.isJoin ? end + 1 : end;
    const group = groupAt(parts, start, lexicon);
    const from = group?.end ?? start;
    const { scale = 0, word = '' } = parts[from] ?? {};
    if (scale < 1000) {
      if (!group || group.value >= below) break;
      total += group.value;
      end = group.end;
      break;
    }
    // Spanish "dos mil millones".
    const isOfThousands = below === 1000 && scale >= 1e6 && total < 1e6;
    const isAlone = !group && (lexicon.later.has(word) || start > end);
    const isOther = group?.value === 1 && lexicon.doubtful.has(word);
    if (isOther || (isAlone && !isOfThousands) || (scale >= below && !isOfThousands)) break;
    total = isOfThousands
      ? (total + (group?.value ?? 0)) * scale
      : total + (group?.value ?? 1) * scale;
    below = scale;
    end = from + 1;
  }
  const used = parts.slice(0, end);
  const last = used.at(-1);
  if (!last || last.next === null || !used.some(isLarge)) return null;
  const isBare = used.length === 1;
  // "Un cent" is a coin.
  if (isBare && lexicon.counts.get(tokens[at - 1]?.lower ?? '') === 1) return null;
  const { scale = 0 } = last;
  const half = scale < 1e6 ? 0 : wordsOfHalf(tokens, last.next, lexicon);
  return {
    value: total + (half > 0 ? scale / 2 : 0),
    also: [],
    next: last.next + half,
    inWords: true,
    ...(isBare && { isBare: true, isDoubtful: lexicon.doubtful.has(last.word) }),
  };
}

const isLarge = ({ count = 0, scale = 0 }: Part) => count >= 100 || scale >= 100;

/** Up to 999, or hundreds such as "nineteen hundred". */
function groupAt(parts: readonly Part[], at: number, lexicon: LargeLexicon): Group | null {
  const hundreds = hundredsAt(parts, at, lexicon);
  const start = hundreds?.end ?? at;
  const from = hundreds && parts[start]?.isJoin ? start + 1 : start;
  const count = parts[from]?.count;
  // "Two hundred | three hundred".
  const isNext = hundreds !== null && hundredsAt(parts, from, lexicon) !== null;
  if (count === undefined || count >= 100 || isNext) return hundreds;
  return { value: (hundreds?.value ?? 0) + count, end: from + 1 };
}

function hundredsAt(parts: readonly Part[], at: number, lexicon: LargeLexicon): Group | null {
  const [one, after] = [parts[at], parts[at + 1]];
  if (!one) return null;
  if (one.count !== undefined && one.count >= 100) return { value: one.count, end: at + 1 };
  if (one.count === undefined || after?.scale !== 100)
    return one.scale === 100 && !lexicon.later.has(one.word) ? { value: 100, end: at + 1 } : null;
  const least = lexicon.later.has(after.word) || lexicon.doubtful.has(after.word) ? 2 : 1;
  const fits = one.count >= least && one.count <= MOST_HUNDREDS && one.count !== 10;
  return fits ? { value: one.count * 100, end: at + 2 } : null;
}

/** The words from here on that numbers consist of. */
function partsAt(tokens: Token[], at: number, lexicon: LargeLexicon): Part[] {
  const parts: Part[] = [];
  for (let next = at; next < tokens.length && parts.length < MOST_PARTS;) {
    const dash = next > at && isDash(tokens[next]!.text) ? 1 : 0;
    const found = wordsAt(tokens, next + dash, lexicon);
    if (found.length === 0) break;
    parts.push(...found);
    next = found.at(-1)!.next!;
  }
  return parts;
}

/** The longest phrase with a value of its own, or the parts of a word. */
function wordsAt(tokens: Token[], at: number, lexicon: LargeLexicon): readonly Part[] {
  const word = tokens[at]?.lower;
  if (word === undefined || !/^\p{L}/u.test(word)) return [];
  let longest = partOf(word, at + 1, lexicon);
  if (lexicon.openers.has(word)) {
    let phrase = word;
    for (let end = at + 1; end < Math.min(tokens.length, at + LONGEST_PHRASE); end += 1) {
      const { text, lower } = tokens[end]!;
      if (isDash(text)) continue;
      if (!/^\p{L}/u.test(lower)) break;
      phrase += ` ${lower}`;
      if (lexicon.counts.has(phrase)) longest = partOf(phrase, end + 1, lexicon);
    }
  }
  if (longest) return [longest];
  const split = splitOf(word, lexicon) ?? [];
  return split.map((part, index) =>
    index + 1 === split.length ? { ...part, next: at + 1 } : part,
  );
}

function partOf(word: string, next: number | null, lexicon: LargeLexicon): Part | null {
  const [count, scale] = [lexicon.counts.get(word), lexicon.scales.get(word)];
  const isJoin = lexicon.joins.has(word);
  return count !== undefined || scale !== undefined || isJoin
    ? { word, count, scale, isJoin, next }
    : null;
}

/** Cached, because most words of a text repeat. */
const MOST_KEPT = 20_000;
const SHORTEST = 5;
const kept = new WeakMap<LargeLexicon, Map<string, readonly Part[] | null>>();

/** Languages that write numbers as one word: `zweihundertfünfzig`, `duecento`, `kaksisataa`. */
function splitOf(word: string, lexicon: LargeLexicon): readonly Part[] | null {
  let known = kept.get(lexicon);
  if (!known || known.size > MOST_KEPT) kept.set(lexicon, (known = new Map()));
  let split = known.get(word);
  if (split === undefined) {
    split = word.length < SHORTEST ? null : partsWithin(word, lexicon);
    if (!split?.some(isLarge)) split = null;
    known.set(word, split);
  }
  return split;
}

function partsWithin(word: string, lexicon: LargeLexicon): readonly Part[] | null {
  for (let length = word.length; length > 1; length -= 1) {
    const part = partOf(word.slice(0, length), null, lexicon);
    if (!part) continue;
    if (length === word.length) return [part];
    // Italian "centotto".
    const rest =
      partsWithin(word.slice(length), lexicon) ??
      (word[length - 1] === 'o' ? partsWithin(word.slice(length - 1), lexicon) : null);
    if (rest) return [part, ...rest];
  }
  return null;
}

/** "Two million and a half": how many words after a number add half of its last part. */
function wordsOfHalf(tokens: Token[], at: number, { half }: LargeLexicon): number {
  if (!half) return 0;
  const words = tokens.slice(at, at + 3).map(({ text }) => text.toLowerCase());
  const found = half.exec(words.join(' '))?.[0];
  return found === undefined ? 0 : found.split(' ').length;
}
