import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import type { Quantity } from '../numbers/measures.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { endWithUnit } from './check-owners.ts';
import { affinity, type Claim } from './claim.ts';
import { alternativesIn } from './denying.ts';
import { polarityOf, wordsOf } from './polarity.ts';
import type { Said, Spoken } from './said.ts';
import { isSameValue } from './same-value.ts';
import { type ToldNumber, toldIn } from './told-numbers.ts';

type Bound = 'most' | 'least';
type BoundReader = (one: Quantity, text: string) => Bound | null;

/** The longest limit before a number. */
const LETTERS = 24;
const readers = new Map<LanguageValue, BoundReader | null>();

/** Reads whether a number is the most or the least of something: "no more than 120", "six hours or more". */
function readerOf(language: LanguageValue): BoundReader | null {
  let reader = readers.get(language);
  if (reader !== undefined) return reader;
  const { bounds } = languageOf(language);
  if (!bounds) reader = null;
  else {
    const before = (list: string) => new RegExp(`(?<!\\p{L})(?:${alternativesIn(list)})\\s$`, 'iu');
    const after = (list = '') =>
      // "120 wide at most", "a dozen plants at most".
      new RegExp(`^(?:\\s\\p{L}+){0,2},?\\s(?:${alternativesIn(list)})(?!\\p{L})`, 'iu');
    const [most, least] = [before(bounds.most), before(bounds.least)];
    const places = bounds.places === undefined ? null : before(bounds.places);
    const phrases = new RegExp(
      `(?<!\\p{L})(?:${alternativesIn(`${bounds.most} ${bounds.least}`)})(?!\\p{L})`,
      'giu',
    );
    const { isNegation } = polarityOf(language);
    // "It shouldn't be more than 120": a limit that is denied is the other one, or none.
    const isDenied = (text: string) =>
      wordsOf(text.replace(phrases, ' '), language).some(({ lower }) => isNegation(lower));
    const [mostAfter, leastAfter] = [after(bounds.mostAfter), after(bounds.leastAfter)];
    reader = (one, text) => {
      const behind = text.slice(Math.max(0, one.start - LETTERS), one.start);
      const rest = text.slice(endWithUnit(one, text));
      if (one.measure === null && places?.test(behind)) return null;
      // "No more than" ends like "more than".
      const isMost = most.test(behind) || mostAfter.test(rest);
      const isLeast = !isMost && (least.test(behind) || leastAfter.test(rest));
      if ((!isMost && !isLeast) || isDenied(text)) return null;
      return isMost ? 'most' : 'least';
    };
  }
  readers.set(language, reader);
  return reader;
}

/** The passage that makes a number the least if a text makes it the most, or the other way round; none if any agrees. */
export function boundedOtherwise(
  one: Quantity,
  claim: Claim,
  told: readonly ToldNumber[],
  said: Said,
): Spoken | null {
  const own = readerOf(claim.language)?.(one, claim.text);
  const read = readerOf(said.language);
  if (!own || !read || told.length === 0) return null;
  const all = told.map((other) => {
    const spoken = said.sentences[other.at]!;
    const share = affinity(said, other.at, claim.terms, 0);
    return { spoken, share, bound: read(other, spoken.text) };
  });
  if (all.some(({ bound }) => bound === own)) return null;
  const [best] = all.toSorted((a, b) => b.share - a.share);
  return best!.bound === null ? null : best!.spoken;
}

const LONGEST = 16;

/** Whether a word at this place makes a number a limit that is said so too: "under three" for "less than three". */
export function isBoundSaid(start: number, { text, language, near }: Claim, said: Said): boolean {
  const [read, readSaid] = [readerOf(language), readerOf(said.language)];
  if (!read || !readSaid) return false;
  return quantitiesIn(text, language).some((one) => {
    const isBeside = start < one.start ? one.start - start <= LONGEST : start - one.end <= LONGEST;
    const own = isBeside ? read(one, text) : null;
    return (
      own !== null &&
      near.some(({ at, text: spoken }) =>
        (toldIn(said).byPlace.get(at) ?? []).some(
          (other) => isSameValue(one, other, false) && readSaid(other, spoken) === own,
        ),
      )
    );
  });
}
