import { type Measure, measuresOf, type Quantity } from '../numbers/measures.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { words } from '../segment.ts';
import { affinity, type Claim, type Marker } from './claim.ts';
import { endWithUnit, ownedInstead } from './check-owners.ts';
import type { Said, Spoken } from './said.ts';

interface Told extends Quantity {
  at: number;
}

const told = new WeakMap<Said, { all: Told[]; byValue: Map<number, Told[]> }>();

/** Every number that is said. Read once, when the first number of a text asks for it. */
function toldIn(said: Said) {
  const known = told.get(said);
  if (known) return known;
  const all = said.sentences.flatMap(({ text, at }) =>
    quantitiesIn(text, said.language).map((one) => ({ ...one, at })),
  );
  const byValue = new Map<number, Told[]>();
  for (const one of all) {
    for (const value of [one.value, ...one.also]) {
      const list = byValue.get(value);
      if (list) list.push(one);
      else byValue.set(value, [one]);
    }
  }
  const made = { all, byValue };
  told.set(said, made);
  return made;
}

const NUMBER = 'The source says a different number here.';
const NOT_SAID = 'This number isn’t in the part of the source it cites.';
const UNIT = 'The source says this number about something else.';

/** Rounded so much, a number is still the same. */
const ROUNDED = 0.05;
const EXACT = 0.005;
const SMALL = 12;

const dimensionOf = ({ measure }: Quantity) => measure?.dimension ?? null;

function isSameValue(claim: Quantity, one: Quantity, about: boolean): boolean {
  const most = about ? 0.08 : claim.value >= 20 && claim.value % 10 === 0 ? ROUNDED : EXACT;
  const isOne = (value: number, factor: number) =>
    isClose(value, one.value * factor, most) ||
    one.also.some((other) => isClose(value, other * factor, most));
  if (isOne(claim.value, 1)) return true;
  const { measure } = claim;
  const its = one.measure ?? one.carried;
  if (!measure || measure.dimension !== its?.dimension) return false;
  return isOne(claim.value * measure.factor, its.factor);
}

const isClose = (a: number, b: number, most: number) =>
  Math.abs(a - b) <= most * Math.max(Math.abs(a), Math.abs(b));

const isSameMeasure = (claim: Quantity, one: Quantity, about: boolean) =>
  claim.measure !== null &&
  one.measure !== null &&
  claim.measure.dimension === one.measure.dimension &&
  (claim.measure.factor === one.measure.factor ||
    isSameValue(
      { ...claim, value: claim.value * claim.measure.factor, measure: null },
      {
        ...one,
        value: one.value * one.measure.factor,
        also: one.also.map((value) => value * one.measure!.factor),
        measure: null,
      },
      about,
    ));

const ABOUT =
  /(?:about|around|roughly|nearly|almost|approximately|some|circa|ca\.?|etwa|rund|fast|environ|près de|unos|cerca de|quasi|około|около|примерно)\s*$/iu;

/** Numbers with what they count, compared as values: not only said, but said of this. */
export function checkQuantities(
  claim: Claim,
  said: Said,
  taken: readonly [number, number][],
  mark: Marker,
): void {
  const own = quantitiesIn(claim.text, claim.language).filter(
    (one) =>
      !one.isArticle &&
      (one.value > 1 || one.measure !== null) &&
      !taken.some(([from, to]) => one.start < to && one.end > from) &&
      !isOwnCount(one, claim),
  );
  if (own.length === 0) return;
  const { all, byValue } = toldIn(said);
  const marked = new Set<string>();
  for (const one of own) {
    const about = ABOUT.test(claim.text.slice(Math.max(0, one.start - 24), one.start));
    const exact = byValue.get(one.value) ?? [];
    const same =
      exact.length > 0 && !one.measure
        ? exact
        : all.filter((other) => isSameValue(one, other, about));
    const source =
      judge(one, same, claim, said, about, all) ??
      ownedByAnother(one, claim, said, (other) => isSameValue(one, other, about));
    if (source === null) continue;
    const quote = quoteOf(one, claim.text);
    if (!marked.has(quote)) mark(source.kind, quote, source.why, source.spoken);
    marked.add(quote);
  }
}

function ownedByAnother(
  one: Quantity,
  claim: Claim,
  said: Said,
  isSame: (other: Quantity) => boolean,
): Verdict | null {
  const spoken = claim.sameLanguage ? ownedInstead(one, claim, said, isSame) : null;
  return spoken && { kind: 'number', why: UNIT, spoken };
}

/** "There were two reasons": whoever sums up counts what nobody counted. */
function isOwnCount({ value, inWords, end }: Quantity, { text, language }: Claim): boolean {
  if (!inWords || value > MOST_COUNTED || language !== 'english') return false;
  return OWN_COUNT.test(text.slice(end));
}
const MOST_COUNTED = 4;
const OWN_COUNT =
  /^(?:[\s-]\p{L}+){0,3}[\s-](?:reasons?|members?|things?|ways?|aspects?|approach(?:es)?|features?|presentations?|points?|issues?|parts?|kinds?|types?|steps?|options?|questions?|criteria|problems?|ideas?|suggestions?|factors?|topics?|concerns?|proposals?|solutions?|examples?|challenges?|categories|sections?|tasks?|purposes?|requirements?|sides?|phases?|phase)\b/iu;

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
  same: readonly Told[],
  claim: Claim,
  said: Said,
  about: boolean,
  all: readonly Told[],
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
  const fits = (other: Told) => isOfThis(one, other, counted, claim, said);
  const countsTheSame = ({ value }: Quantity, other: Told) =>
    value > SMALL && counted.some((term) => said.sentences[other.at]!.terms.has(term));
  const found = within.filter(fits);
  const elsewhere =
    found.length > 0
      ? []
      : same.filter(
          (other) =>
            !claim.nearSet.has(other.at) &&
            (affinity(said, other.at, claim.terms) > 6 || countsTheSame(one, other)) &&
            fits(other),
        );
  const sayIt = [...found, ...elsewhere];
  if (sayIt.length === 0) {
    const spoken = instead(one, counted, claim, said, all);
    return { kind: 'number', why: spoken ? NUMBER : NOT_SAID, spoken };
  }
  const isMeasured = (other: Told) =>
    isSameMeasure(one, { ...other, measure: other.measure ?? other.carried ?? null }, about);
  if (!one.measure || sayIt.some(isMeasured)) return null;
  const bare = sayIt.filter(({ measure }) => measure === null);
  const isOther = sayIt.some(({ measure }) => measure !== null);
  const reach = isOther ? 2 : 40;
  const asked = one.measure;
  if (bare.some(({ at }) => isMeasureBeside(asked, at, reach, said))) return null;
  // "15 to 35": nobody says that these are years.
  if (!isOther && OF_AGE.test(claim.text.slice(one.end))) return null;
  const other = sayIt.find(({ measure }) => measure !== null) ?? sayIt[0]!;
  return { kind: 'unit', why: UNIT, spoken: said.sentences[other.at]! };
}

const OF_AGE = /^(?:\s(?:and|to|or)\s[\p{L}\d-]+|[-–]\d+)?[\s-]?years?(?:[\s-]olds?\b| of age)/iu;

/** Whether the word for a measure is said close by: "twelve fifty, in euros". */
function isMeasureBeside(measure: Measure, at: number, reach: number, said: Said): boolean {
  const measures = measuresOf(said.language);
  return said.sentences.slice(Math.max(0, at - reach), at + reach + 1).some(({ text }) =>
    words(text, said.language).some((word) => {
      const found = measures.find(word, '')?.measure;
      return found?.dimension === measure.dimension && found.factor === measure.factor;
    }),
  );
}

/** The words that a number counts. */
function countedAfter(one: Quantity, claim: Claim, said: Said): string[] {
  const rest = claim.text.slice(one.end).replace(/[,;:.!?].*$/su, '');
  return said
    .stemsOf(rest)
    .slice(0, 4)
    .filter((stem) => said.isTelling(stem))
    .slice(0, 2);
}

/** Whether a number that is said is said of the same thing. Large ones are themselves only. */
function isOfThis(
  one: Quantity,
  other: Told,
  counted: readonly string[],
  claim: Claim,
  said: Said,
): boolean {
  const isParticular = !one.inWords && (one.value > SMALL || !Number.isInteger(one.value));
  if (isParticular || one.value > 60) return true;
  if (one.measure && dimensionOf(other) === one.measure.dimension) return true;
  if (counted.some((term) => affinity(said, other.at, [term]) > 0)) return true;
  const shared = claim.terms.filter((term) => affinity(said, other.at, [term]) > 0);
  // "Eleven, after thirty-eight?" has no word of substance but its numbers.
  const most = claim.nearSet.has(other.at) ? 2 : 3;
  return shared.length >= Math.min(most, claim.terms.length);
}

/** What is said instead: a number of the same measure, or before the same word. */
function instead(
  one: Quantity,
  counted: readonly string[],
  claim: Claim,
  said: Said,
  all: readonly Told[],
): Spoken | null {
  let best: { at: number; score: number } | null = null;
  for (const other of all) {
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
