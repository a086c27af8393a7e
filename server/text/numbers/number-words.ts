/** A phrase of number words, and what it comes to. */
export type Named = readonly [phrase: string, value: number];

/** How a language spells what a moment of a recording is told in. */
export interface NumberWords {
  /** Every form of the word, as the source of a regular expression. */
  minute: string;
  second: string;
  hour: string;
  /** One, two, three, as they stand before or after the word for a minute. */
  counts: () => readonly Named[];
  /** First, second, third. */
  places: () => readonly Named[];
  /** "And a half", after the number or after what it counts. */
  half?: string;
  /** The same before the number, where a language says it so. */
  halfBefore?: string;
  /** Letters that are written together with the word that follows: "in", "and". */
  prefixes?: string;
}

/** Words in a row from `from` on, in steps: `/` parts the forms of one, `_` stands for a space within one. */
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

/** Each with every ending. */
export function bent(stems: readonly Named[], endings: string): Named[] {
  const all = endings.split(' ').map((ending) => (ending === '-' ? '' : ending));
  return stems.flatMap(([stem, value]) => all.map((ending): Named => [stem + ending, value]));
}

/** Twenty-one and its like: every ten with every one that may follow. */
export function joined(
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

/** Two forms of one language that are bent alike stay alike: `dwudziestej pierwszej`, never `dwudziestej pierwsza`. */
export function bentAlike(
  ofTens: readonly Named[],
  ones: readonly Named[],
  endings: readonly (readonly [ten: string, one: string])[],
): Named[] {
  return endings.flatMap(([ten, one]) => joined(bent(ofTens, ten), bent(ones, one), apart));
}

/** As texts are compared: without the signs that people leave out or write in several ways. */
export function folded(text: string): string {
  if (/^[a-z]+$/u.test(text)) return text;
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\u200C|\u200D|\u0640|[\u064B-\u0652]|\u0307/gu, '')
    .replaceAll(/[أإآ]/gu, 'ا')
    .replaceAll(/[ةۀ]/gu, 'ه')
    .replaceAll(/[ىي]/gu, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ё', 'е')
    .replaceAll('ş', 'ș')
    .replaceAll('ţ', 'ț')
    .replaceAll(/[’ʼ]/gu, "'")
    .replaceAll(/[\u0370-\u03FF]+/gu, (greek) =>
      greek.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ς', 'σ'),
    )
    .replaceAll(/[-‐‑\s]+/gu, ' ');
}
