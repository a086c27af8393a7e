import type { LanguageValue } from '#contract/catalog/languages.ts';

/** Inflected forms mostly differ after the sixth letter; a single rule for all languages with letters. */
export const STEM_LETTERS = 6;
const LEAST = 3;
const ENGLISH =
  /(?:isations?|izations?|ations?|ements?|ments?|nesses|ness|ings?|edly|ingly|ally|ies|ied|ions?|ers?|ors?|ed|es|ly|al|(?<!s)s|e|y)$/u;
/** Irregular forms. */
const IRREGULAR = new Map(
  Object.entries({
    bought: 'buy',
    thought: 'think',
    made: 'make',
    took: 'take',
    taken: 'take',
    gave: 'give',
    given: 'give',
    felt: 'feel',
    found: 'find',
    kept: 'keep',
    sold: 'sell',
    spoke: 'speak',
    spoken: 'speak',
    wrote: 'write',
    written: 'write',
    grew: 'grow',
    grown: 'grow',
    rose: 'rise',
    fell: 'fall',
    lost: 'lose',
    won: 'win',
    went: 'go',
    children: 'child',
    people: 'person',
    persons: 'person',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    cheaper: 'cheap',
    bigger: 'big',
  }),
);
/** These look like forms of a shorter word, which most texts leave out: "theory" of "the", "notes" of "not". */
const APART = new Map(
  `bother butter canal comment inner letter lottery manner mayor minor notation note notion offer outer owner
  shoulder tense tension theme theory upper`
    .split(/\s+/u)
    .flatMap((word) => ['', 's', 'd', 'ed', 'ing'].map((end) => [word + end, word] as const)),
).set('theories', 'theory');
const cache = new Map<string, string>();
const MOST_KEPT = 50_000;

/** A word without its inflections. `word` must be in lower case. */
export function stemOf(word: string, language: LanguageValue): string {
  if (language !== 'english')
    return word.length > STEM_LETTERS ? word.slice(0, STEM_LETTERS) : word;
  const known = cache.get(word);
  if (known !== undefined) return known;
  const apart = APART.get(word.replace(/['’]s$/u, ''));
  if (apart !== undefined) return apart.slice(0, STEM_LETTERS);
  let stem = IRREGULAR.get(word) ?? word.replace(/['’](?:s|re|ll|ve|d|m)$/u, '');
  for (let tries = 0; tries < 2; tries += 1) {
    const cut = stem.replace(ENGLISH, '');
    if (cut.length < LEAST || (cut.length === LEAST && !/[aeiouy]/u.test(cut))) break;
    stem = cut;
  }
  stem = stem.replace(/([^aeiouls])\1$/u, '$1').slice(0, STEM_LETTERS);
  if (cache.size > MOST_KEPT) cache.clear();
  cache.set(word, stem);
  return stem;
}

/** Scripts without spaces, and Korean with its attached endings, use pairs of characters. */
export function signPairs(text: string): string[] {
  const letters = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return letters.flatMap((run) => {
    if (/^[\p{Script=Latin}\p{N}]+$/u.test(run)) return [run];
    return Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2));
  });
}
