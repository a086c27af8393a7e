import type { Measure } from './measures.ts';

export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
}

/** A number and the index of the next token. */
export interface Read {
  value: number;
  also: number[];
  next: number;
  inWords: boolean;
  /** "Hundred" alone. */
  isBare?: boolean;
  /** The same word also means something else. */
  isDoubtful?: boolean;
  unit?: { measure: Measure };
}

export const NUMBER_ARTICLES = new Set(['a', 'an']);

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

/** "Three quarters of them" are 75 percent; three quarters of an hour aren't. */
export function fractionAt(
  tokens: Token[],
  at: number,
  cardinals: ReadonlyMap<string, number>,
): Read | null {
  const count = cardinals.get(tokens[at]!.lower);
  if (count === undefined || NUMBER_ARTICLES.has(tokens[at]!.lower)) return null;
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0;
  const parts = PARTS.get(tokens[at + 1 + dash]?.lower ?? '');
  const [of, whole] = [tokens[at + 2 + dash], tokens[at + 3 + dash]];
  if (parts === undefined || count >= parts || of?.lower !== 'of') return null;
  if (whole && NUMBER_ARTICLES.has(whole.lower)) return null;
  const value = (100 * count) / parts;
  const also = [Math.floor(value), Math.ceil(value)];
  return { value, also, next: at + 2 + dash, inWords: true, unit: { measure: PERCENT } };
}
