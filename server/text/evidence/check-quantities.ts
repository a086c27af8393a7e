import { languageOf } from '#server/languages/table.ts';
import { type Measure, measuresOf, type Quantity } from '../numbers/measures.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { words } from '../segment.ts';
import { affinity, type Claim, type Marker } from './claim.ts';
import { boundedOtherwise } from './check-bounds.ts';
import { endWithUnit, ownedInstead } from './check-owners.ts';
import { countedOtherwise, thingsAfter } from './counted-things.ts';
import { isOwnCounted } from './own-count.ts';
import { weigh } from './polarity.ts';
import { type ToldNumber, toldIn } from './told-numbers.ts';
import { toldOtherwise } from './told-otherwise.ts';
import { isSameMeasure, isSameValue } from './same-value.ts';
import type { Said, Spoken } from './said.ts';

const NUMBER = 'The source says a different number here.';
const NOT_SAID = 'This number isn’t in the cited part of the source.';
const UNIT = 'The source uses this number for something else.';

const LIMIT = 'The source sets this limit the other way round.';

const SMALL = 12;

const dimensionOf = ({ measure }: Quantity) => measure?.dimension ?? null;

const ABOUT =
  /(?:about|around|roughly|nearly|almost|approximately|some|circa|ca\.?|etwa|rund|fast|environ|près de|unos|cerca de|quasi|około|около|примерно)\s*$/iu;

/**
 * Compares numbers by value together with what they count: it isn't enough that a number is said, it must be said of
 * this.
 */
export function checkQuantities(
  claim: Claim,
  said: Said,
  taken: readonly [number, number][],
  mark: Marker,
): void {
  const own = quantitiesIn(claim.text, claim.language)
    .map((one) => withoutCount(asDecimal(one), claim.text))
    .filter(
      (one) =>
        !one.isArticle &&
        (one.value > 1 || one.measure !== null) &&
        !taken.some(([from, to]) => one.start < to && one.end > from),
    );
  if (own.length === 0) return;
  const { all, byValue } = toldIn(said);
  const marked = new Set<string>();
  const borne = new Set<number>();
  for (const one of own) {
    if (isOwnCount(one, claim, said) || isNamedSo(one, claim)) continue;
    const about = ABOUT.test(claim.text.slice(Math.max(0, one.start - 24), one.start));
    const exact = byValue.get(one.value) ?? [];
    const same =
      exact.length > 0 && !one.measure
        ? exact
        : all.filter((other) => isSameValue(one, other, about));
    const source =
      judge(one, same, own, claim, said, about) ??
      ownedByAnother(one, own, claim, said, (other) => isSameValue(one, other, about));
    if (source === null) borne.add(one.value);
    // A value supported once stays so where it is repeated without a unit.
    if (source === null || (borne.has(one.value) && !one.measure)) continue;
    const quote = quoteOf(one, claim.text);
    if (!marked.has(quote)) mark(source.kind, quote, source.why, source.spoken);
    marked.add(quote);
  }
}

/** "Two ten-minute visits": the measured value is ten. */
function withoutCount(one: Quantity, text: string): Quantity {
  const [, last] = one.also;
  const isCounted =
    one.text.includes(' ') && last !== undefined && /^-\p{L}/u.test(text.slice(one.end));
  return isCounted ? { ...one, value: last, also: [] } : one;
}

/** "Point three percent" means 0.3. */
function asDecimal(one: Quantity): Quantity {
  return one.decimal === undefined ? one : { ...one, value: one.decimal, also: [] };
}

function ownedByAnother(
  one: Quantity,
  own: readonly Quantity[],
  claim: Claim,
  said: Said,
  isSame: (other: Quantity) => boolean,
): Verdict | null {
  if (!claim.sameLanguage) return null;
  const spoken = ownedInstead(one, claim, said, isSame);
  if (spoken) return { kind: 'number', why: UNIT, spoken };
  const numbersIn = ({ at }: Spoken) => toldIn(said).byPlace.get(at) ?? [];
  const other = toldOtherwise(
    {
      words: own.map(({ text }) => text).join(' '),
      says: (where) => numbersIn(where).some(isSame),
      saysOther: (where) =>
        numbersIn(where).some(
          (number) =>
            !number.isArticle &&
            dimensionOf(number) === dimensionOf(one) &&
            !own.some(({ value }) => value === number.value),
        ),
    },
    claim,
    said,
  );
  return other && { kind: 'number', why: NUMBER, spoken: other };
}

/** "There were two reasons": a count made by the author of a summary. */
function isOwnCount(one: Quantity, claim: Claim, said: Said): boolean {
  const { value, inWords, start, end } = one;
  const { text, language } = claim;
  if (!inWords || value > MOST_COUNTED || language !== 'english') return false;
  if (!isOwnCounted(text.slice(end)) || BEFORE_END.test(text.slice(0, start))) return false;
  return !claim.sameLanguage || countedOtherwise(one, claim, said) === null;
}
const MOST_COUNTED = 3;

/** "Two remote controls": authors of summaries count two or three things themselves. */
const isSummed = ({ inWords, measure, value, end }: Quantity, text: string, said: Said) =>
  inWords && !measure && value <= MOST_COUNTED && thingsAfter(end, text, said).length > 0;

/** "The 17th" is spoken as the seventeenth, and "Covid 19" as COVID-19. */
function isNamedSo({ start, end, value }: Quantity, { text, language, near }: Claim): boolean {
  const name = /(\p{Lu}\p{L}+) $/u.exec(text.slice(0, start))?.[1];
  const isOrdinal = language === 'english' && /^(?:st|nd|rd|th)\b/u.test(text.slice(end));
  if (!name && !isOrdinal) return false;
  const ordinals = isOrdinal
    ? languageOf(language)
        .numbers!.ordinals()
        .filter(([, its]) => its === value)
    : [];
  const spellings = [
    ...ordinals.map(([spelling]) => spelling),
    ...(name ? [`${name}-${text.slice(start, end)}`.toLowerCase()] : []),
  ];
  return near.some((one) => {
    const lower = one.text.toLowerCase();
    return spellings.some((spelling) => lower.includes(spelling));
  });
}

/** "From one to three points". */
const BEFORE_END = /\b(?:to|or) $/iu;

/** "90 cm" and "€90" rather than "90". */
function quoteOf(one: Quantity, text: string): string {
  const { start, end } = one;
  if (/[€$£¥₹₽]/u.test(text[start - 1] ?? '')) return text.slice(start - 1, end);
  return text.slice(start, endWithUnit(one, text));
}

interface Verdict {
  kind: 'number' | 'unit';
  why: string;
  spoken: Spoken | null;
}

function judge(
  one: Quantity,
  same: readonly ToldNumber[],
  own: readonly Quantity[],
  claim: Claim,
  said: Said,
  about: boolean,
): Verdict | null {
  const within = same.filter(({ at }) => claim.nearSet.has(at));
  const counted = claim.sameLanguage ? countedAfter(one, claim, said) : [];
  if (!claim.sameLanguage) {
    const sayIt = claim.near.length > 0 ? within : same;
    if (sayIt.length === 0) return { kind: 'number', why: NOT_SAID, spoken: null };
    if (one.measure && sayIt.every((other) => other.measure && !isSameMeasure(one, other, about)))
      return { kind: 'unit', why: UNIT, spoken: said.sentences[sayIt[0]!.at]! };
    return null;
  }
  const fits = (other: ToldNumber) => isOfThis(one, other, counted, own, claim, said);
  const countsTheSame = ({ value }: Quantity, other: ToldNumber) =>
    value > SMALL && counted.some((term) => said.sentences[other.at]!.terms.has(term));
  const found = within.filter(fits);
  const elsewhere =
    found.length > 0
      ? []
      : same.filter(
          (other) =>
            !claim.nearSet.has(other.at) &&
            (!Number.isInteger(one.value) ||
              affinity(said, other.at, claim.terms) > 6 ||
              countsTheSame(one, other) ||
              isInRange(one, other, own, claim, said)) &&
            fits(other),
        );
  const sayIt = [...found, ...elsewhere];
  if (sayIt.length === 0) {
    const spoken = instead(one, counted, claim, said);
    if (spoken === null && isSummed(one, claim.text, said)) return null;
    return { kind: 'number', why: spoken ? NUMBER : NOT_SAID, spoken };
  }
  const spoken =
    (one.inWords && one.value <= 60 ? countedOtherwise(one, claim, said) : null) ??
    otherEnd(one, own, claim, said);
  if (spoken) return { kind: 'number', why: NUMBER, spoken };
  const limit = boundedOtherwise(one, claim, sayIt, said);
  if (limit) return { kind: 'number', why: LIMIT, spoken: limit };
  const isMeasured = (other: ToldNumber) =>
    isSameMeasure(one, { ...other, measure: other.measure ?? other.carried ?? null }, about);
  if (!one.measure || sayIt.some(isMeasured)) return null;
  // "500,000 shops" aren't 500,000 dollars, however often dollars are mentioned.
  const bare = sayIt.filter(
    (other) =>
      other.measure === null &&
      thingsAfter(other.end, said.sentences[other.at]!.text, said).length === 0,
  );
  const asked = one.measure;
  const isOther = sayIt.some(({ measure }) => measure !== null);
  const reach = isOther || kindOf(asked) !== 'money' ? 2 : 40;
  if (bare.some(({ at }) => isMeasureBeside(asked, at, reach, said))) return null;
  // "15 to 35": people don't say that these are years.
  if (!isOther && OF_AGE.test(claim.text.slice(one.end))) return null;
  const other = sayIt.find(({ measure }) => measure !== null) ?? sayIt[0]!;
  return { kind: 'unit', why: UNIT, spoken: said.sentences[other.at]! };
}

const OF_AGE = /^(?:\s(?:and|to|or)\s[\p{L}\d-]+|[-–]\d+)?[\s-]?years?(?:[\s-]olds?\b| of age)/iu;

/** Whether the unit is said nearby, and no other unit of its kind is closer: "twelve fifty, in euros". */
function isMeasureBeside(measure: Measure, at: number, reach: number, said: Said): boolean {
  const measures = measuresOf(said.language);
  for (let away = 0; away <= reach; away += 1) {
    const beside = [said.sentences[at - away], said.sentences[at + away]];
    const found = beside.flatMap((one) =>
      words(one?.text ?? '', said.language).map((word) => measures.find(word, '')?.measure),
    );
    const isIt = (one?: Measure) =>
      one?.dimension === measure.dimension && one.factor === measure.factor;
    if (found.some(isIt)) return true;
    if (found.some((one) => one && kindOf(one) === kindOf(measure))) return false;
  }
  return false;
}

const kindOf = ({ dimension }: Measure) => dimension.replace(/^money .*|^cents$/u, 'money');

/** The words that a number counts. */
function countedAfter(one: Quantity, claim: Claim, said: Said): string[] {
  const rest = claim.text.slice(one.end).replace(/[,;:.!?].*$/su, '');
  return said
    .stemsOf(rest)
    .slice(0, 4)
    .filter((stem) => said.isTelling(stem))
    .slice(0, 2);
}

/** Whether a spoken number is about the same thing. Large numbers identify themselves. */
function isOfThis(
  one: Quantity,
  other: ToldNumber,
  counted: readonly string[],
  own: readonly Quantity[],
  claim: Claim,
  said: Said,
): boolean {
  if (isOfOtherKind(one, other, claim, said)) return false;
  const isParticular = !Number.isInteger(one.value) || (!one.inWords && one.value > SMALL);
  if (isParticular || one.value > 60) return true;
  if (one.measure && dimensionOf(other) === one.measure.dimension) return true;
  const { text, terms, blockId } = said.sentences[other.at]!;
  const shared = affinity(said, other.at, claim.terms);
  if (counted.some((term) => terms.has(term)) && !countsOtherThing(one, other, claim, said))
    return true;
  if (isInRange(one, other, own, claim, said)) return true;
  if (!claim.nearSet.has(other.at)) return false;
  // "From six to nine": two numbers said together are about the same thing.
  if (own.some((number) => number.value !== one.value && saysToo(number, other, said))) return true;
  const range = RANGE.exec(claim.text.slice(0, one.start))?.[0] ?? null;
  if (range !== null && text.toLowerCase().includes(`${range}${one.text}`.toLowerCase()))
    return true;
  const most = weigh(claim.terms, said) * MOST_OF_IT;
  if (countsOtherThing(one, other, claim, said)) return shared >= most;
  if (shared > LITTLE && counted.some((term) => affinity(said, other.at, [term]) > 0)) return true;
  const least = claim.cited.some((cited) => cited.blockId === blockId) ? CITED_SHARED : SHARED;
  // "Eleven, after thirty-eight?" has no content words but its numbers.
  return shared >= Math.min(least, most);
}

/** "Five remotes" aren't five rooms, unless most of the sentence is the same. */
function countsOtherThing(one: Quantity, other: ToldNumber, claim: Claim, said: Said): boolean {
  const own = thingsAfter(one.end, claim.text, said);
  const its = thingsAfter(other.end, said.sentences[other.at]!.text, said);
  return own.length > 0 && its.length > 0 && !own.some((thing) => its.includes(thing));
}

/** "Sixty groups" aren't sixty percent. */
const isOfOtherKind = (one: Quantity, other: ToldNumber, claim: Claim, said: Said) =>
  !one.measure && other.measure !== null && thingsAfter(one.end, claim.text, said).length > 0;

/** How much of a claim's words, by weight, a sentence must contain for its number to be about the same thing. */
const LITTLE = 4;
const CITED_SHARED = 5;
const SHARED = 8;
const MOST_OF_IT = 0.5;

/** "One to seven": a scale includes both its ends. */
const RANGE = /\bone (?:to|or|and) $/iu;
const SCALE = /\bone to $/iu;

/** Finds a range or scale said with another end, if it is never said with this one. */
function otherEnd(
  one: Quantity,
  own: readonly Quantity[],
  { text, near }: Claim,
  said: Said,
): Spoken | null {
  const isScale = SCALE.test(text.slice(0, one.start));
  const [partner, ...more] = own.filter((other) => other !== one && isRange(text, one, other));
  // "From 15 to 25 and 25 to 35": it isn't clear which one is the other end.
  if (!isScale && (!partner || more.length > 0)) return null;
  const isThis = (other: ToldNumber) => isSameValue(one, other, false);
  const endsIn = (spoken: Spoken) => {
    const numbers = toldIn(said).byPlace.get(spoken.at) ?? [];
    return numbers.filter((other) =>
      isScale
        ? SCALE.test(spoken.text.slice(0, other.start))
        : numbers.some(
            (end) =>
              end !== other &&
              isSameValue(partner!, end, false) &&
              isRange(spoken.text, other, end),
          ),
    );
  };
  const found = near.find((spoken) => endsIn(spoken).some((other) => !isThis(other)));
  if (!found) return null;
  const places = new Set(
    toldIn(said)
      .all.filter(isThis)
      .map(({ at }) => at),
  );
  return [...places].some((at) => endsIn(said.sentences[at]!).some(isThis)) ? null : found;
}

/** "Thirty to fifty": two numbers with at most a short word in between. */
function isRange(text: string, one: Quantity, other: Quantity): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return /^(?:\s?[-–]\s?|\s\p{L}{1,3}\s)$/u.test(text.slice(first.end, second.start));
}

/** "From three to six" is particular enough to be said elsewhere. */
const isInRange = (
  one: Quantity,
  other: ToldNumber,
  own: readonly Quantity[],
  claim: Claim,
  said: Said,
) =>
  own.some(
    (number) =>
      isRange(claim.text, one, number) &&
      (toldIn(said).byPlace.get(other.at) ?? []).some(
        (end) =>
          isSameValue(number, end, false) && isRange(said.sentences[other.at]!.text, end, other),
      ),
  );

/** Whether the sentence with one number also contains the other. */
const saysToo = (number: Quantity, { at }: ToldNumber, said: Said) =>
  toldIn(said)
    .byValue.get(number.value)
    ?.some((other) => other.at === at) ?? false;

/** What was said instead: a number with the same unit, or before the same word. */
function instead(
  one: Quantity,
  counted: readonly string[],
  claim: Claim,
  said: Said,
): Spoken | null {
  let best: { at: number; score: number } | null = null;
  for (const other of toldIn(said).all) {
    if (!claim.nearSet.has(other.at)) continue;
    const isAlike = one.measure
      ? dimensionOf(other) === one.measure.dimension
      : counted.some((term) => said.sentences[other.at]!.terms.has(term));
    if (!isAlike) continue;
    const score = affinity(said, other.at, claim.terms);
    if (!best || score > best.score) best = { at: other.at, score };
  }
  return best ? said.sentences[best.at]! : null;
}
