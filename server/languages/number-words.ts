/** A number phrase and its value. */
export type Named = readonly [phrase: string, value: number];

/** Spelled-out numbers, for searching a text. */
export interface SpelledNumbers {
  small: ReadonlyMap<string, number>;
  scales: ReadonlyMap<string, number>;
}

/**
 * Words for a hundred and more. Forms of one are separated by `/`; `*` marks one that needs a number before it, as
 * `millions` does, and `?` one that also means something else, so that alone it's a number only with a unit.
 */
export interface LargeNumbers {
  /** Hundreds in one word, from a hundred on: `cien/ciento doscientos/doscientas`. */
  hundreds?: string;
  /** Multiply the number before them: `hundert=100 *millionen=1e6`. */
  scales: string;
  /** Come between the parts of a number: "two hundred *and* six". */
  joins?: string;
}

/** Words that make a number a limit, with `_` for a space: directly before it, or after it and its unit. */
export interface BoundWords {
  most: string;
  least: string;
  mostAfter?: string;
  leastAfter?: string;
  /** Those of the first two that name a place unless a unit follows: "over three bridges". */
  places?: string;
}

/** Consecutive number words starting at `from`: `/` separates forms of one, `_` stands for a space. */
export function row(words: string, from = 1, step = 1): Named[] {
  return words
    .trim()
    .split(/\s+/u)
    .flatMap((forms, index) =>
      forms.split('/').map((form): Named => [form.replaceAll('_', ' '), from + index * step]),
    );
}

/** From twenty on. */
export const tens = (words: string) => row(words, 20, 10);

/** Each stem with every ending; `-` is the bare stem. */
export function inflected(stems: readonly Named[], endings: string): Named[] {
  const all = endings.split(' ').map((ending) => (ending === '-' ? '' : ending));
  return stems.flatMap(([stem, value]) => all.map((ending): Named => [stem + ending, value]));
}

/** Twenty-one and so on: every ten combined with every one. */
export function compounds(
  ofTens: readonly Named[],
  ones: readonly Named[],
  join: (ten: string, one: string) => string | readonly string[],
): Named[] {
  return ofTens.flatMap(([ten, tenValue]) =>
    ones
      .filter(([, value]) => value < 10)
      .flatMap(([one, value]) =>
        [join(ten, one)].flat().map((phrase): Named => [phrase, tenValue + value]),
      ),
  );
}

export const apart = (ten: string, one: string) => `${ten} ${one}`;
export const together = (ten: string, one: string) => ten + one;

/** Both parts have the same ending, as in Slavic languages: `dwudziestej pierwszej`, never `dwudziestej pierwsza`. */
export function inflectedAlike(
  ofTens: readonly Named[],
  ones: readonly Named[],
  endings: readonly (readonly [ten: string, one: string])[],
): Named[] {
  return endings.flatMap(([ten, one]) =>
    compounds(inflected(ofTens, ten), inflected(ones, one), apart),
  );
}
