import { numberLexiconOf } from '../numbers/lexicon.ts';
import { type Measure, measuresOf, type Quantity } from '../numbers/measures.ts';

const PERCENT: Measure = { dimension: 'percent', factor: 1 };
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  tenth: 10,
};
const TENS = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');

interface Meant {
  value: number;
  also?: readonly number[];
  measure?: Measure | null;
}

const cardinalOf = (word: string) =>
  /^\d+$/u.test(word) ? Number(word) : numberLexiconOf('english').cardinals.get(word);
const scaleOf = (word = '') => numberLexiconOf('english').scales.get(word);
const measureOf = (word = '') => measuresOf('english').find(word, '')?.measure ?? null;
/** "US" and "Indian" start the name of a currency, but also much else. */
const isMeasured = (word = '') =>
  measureOf(word) !== null && !['us', 'british', 'japanese', 'indian'].includes(word);
const percent = (share: number): Meant => ({
  value: share * 100,
  also: [Math.floor(share * 100), Math.ceil(share * 100), share],
  measure: PERCENT,
});

/** Phrases that mean a number without containing it, with functions that compute it from the matched words. */
const SPOKEN: readonly (readonly [RegExp, (...words: string[]) => Meant | null])[] = [
  // "Half of it" means 50 percent.
  [
    /(?<!\b(?:first|second|other|last|latter|next) )\bhalf(?= (?:of|the|our|my|their)\b)/giu,
    () => percent(0.5),
  ],
  [/\b(?:an?|one) (third|quarter|fifth|tenth) of (?!an? )/giu, (part) => percent(1 / PARTS[part]!)],
  // "One in five", "two out of three".
  [
    /(?<![\p{L}\p{N}])(\p{L}{1,20}|\d{1,20}) (?:in|out of)(?: every)? (\p{L}{1,20}|\d{1,20})(?![\p{L}\p{N}])(?=(?:[ -]?([\p{L}%€$£¥°]{1,20}))?)/giu,
    (one, all, counted) => {
      // "Three in twenty minutes", "one in ten thousand".
      if (isMeasured(counted) || scaleOf(counted) !== undefined) return null;
      const [some, tens, ones] = [one, all, counted ?? ''].map(cardinalOf);
      // "One in twenty-five"; with any other number after it, it is no share.
      const isBoth = ones !== undefined && tens !== undefined && tens % 10 === 0 && ones < 10;
      if (ones !== undefined && !isBoth) return null;
      const of = (tens ?? 0) + (ones ?? 0);
      return some && some < of && of <= 100 ? percent(some / of) : null;
    },
  ],
  [
    /\b(?:couple|pair)(?: of)?(?=(?: (\p{L}{1,20}))?(?: (\p{L}{1,20}))?)/giu,
    (unit, after) => {
      // "A couple of thousand dollars".
      const scale = scaleOf(unit);
      return scale === undefined
        ? { value: 2, measure: measureOf(unit) }
        : { value: 2 * scale, measure: measureOf(after) };
    },
  ],
  [/\bevery other(?= (\p{L}{1,20}))/giu, (unit) => ({ value: 2, measure: measureOf(unit) })],
  [/\b(?:twice|doubled?|doubling)\b/giu, () => ({ value: 2 })],
  [/\btripled?\b/giu, () => ({ value: 3 })],
  [/\bhalf a dozen\b/giu, () => ({ value: 6 })],
  // "Half an hour", "three quarters of an hour", "a quarter million", "two and a quarter million".
  [
    /(?:(?<=\b(\p{L}{1,20}|\d{1,20}) and )|(?<! and ))\b(?:(an?|one|two|three) )?(half|third|quarter)s?(?: of)?(?: an?)? (\p{L}{1,20})/giu,
    (before, count, part, unit) => {
      if (scaleOf(before) !== undefined) return null;
      const whole = before === undefined ? 0 : (cardinalOf(before) ?? 0);
      const share = whole + (count === undefined ? 1 : (cardinalOf(count) ?? 1)) / PARTS[part]!;
      const scale = scaleOf(unit);
      if (scale !== undefined && scale >= 1000) return { value: share * scale };
      const measure = measureOf(unit);
      return measure ? { value: share, measure } : null;
    },
  ],
  [
    /(?<![\p{L}\p{N}])(\p{L}{1,20}|\d{1,20}) ?(?:grand|k)(?![\p{L}\p{N}])/giu,
    (count) => {
      const some = cardinalOf(count);
      return some === undefined ? null : { value: some * 1000 };
    },
  ],
  // "The nineteen eighties".
  [
    new RegExp(`\\b(eighteen|nineteen|twenty) (${TENS.join('|')})\\b`, 'giu'),
    (century, tens) => ({ value: cardinalOf(century)! * 100 + 20 + TENS.indexOf(tens) * 10 }),
  ],
];

/** A quick check: most sentences contain no such phrase. */
const MAY_MEAN =
  /\b(?:half|third|quarter|fifth|tenth|couple|pair|every other|twice|doubl|tripl|grand\b|\d+k\b|k\b|(?:twen|thir|for|fif|six|seven|eigh|nine)ties\b|(?:in|out of) (?:every )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a hundred|hundred))/iu;

/** Numbers that an English sentence implies without stating them. */
export function meantIn(text: string): Quantity[] {
  if (!MAY_MEAN.test(text)) return [];
  return SPOKEN.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((found): Quantity[] => {
      const meant = read(...found.slice(1).map((word) => word?.toLowerCase()));
      if (!meant) return [];
      const [start, end] = [found.index, found.index + found[0].length];
      const { value, also = [], measure = null } = meant;
      return [{ text: found[0], start, end, value, also, measure, inWords: true }];
    }),
  );
}
