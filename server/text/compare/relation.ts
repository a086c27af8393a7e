import type { LanguageValue } from '#contract/catalog/languages.ts';
import { endWithUnit } from '../evidence/check-owners.ts';
import { denyingOf } from '../evidence/denying.ts';
import { formOf, polarityOf } from '../evidence/polarity.ts';
import { isSameValue } from '../evidence/same-value.ts';
import { matchesInsideWords } from '../segment.ts';
import { happensOnce } from './happens-once.ts';
import { measureAlike } from './measured-alike.ts';
import { isLimit, type ReadDate, type ReadQuantity, type ReadStatement } from './statements.ts';

const LEAST_SHARED = 3;
const LEAST_DENIED = 4;
/** A shared fact without a figure or a date. */
const LEAST_ALIKE = 5;
/** The same for scripts without spaces, in pairs of characters. */
const PAIRS_PER_WORD = 2.5;
/** What is true of some, or now and then, may be untrue of others. */
const PARTLY =
  /(?<![\p{L}\p{M}])(?:some|many|most|few|several|sometimes|often|usually|mostly|partly|may|might|could|maybe|perhaps|einige|manche|viele|wenige|mehrere|manchmal|oft|meist(?:ens)?|vielleicht|könn(?:t|t?en)|quelques|certain(?:e?s)?|plusieurs|beaucoup|souvent|parfois|peut(?:-être)?|peuvent|algun[oa]s|much[oa]s|poc[oa]s|vari[oa]s|(?:a )?veces|quizás?|puede[n]?)(?![\p{L}\p{M}])/iu;

export type DifferenceKind = 'number' | 'date' | 'not' | 'opposite';

/** How two statements of the same language stand to each other. */
export interface Relation {
  kind: 'alike' | DifferenceKind;
  /** What differs, in the one statement and in the other. */
  values?: readonly [own: string, its: string];
}

/** `null`: they are about different things, or nobody can tell. */
export function relationOf(one: ReadStatement, other: ReadStatement): Relation | null {
  const values = differingAt(one.quantities, other.quantities, isSameQuantity);
  const dates = differingAt(one.dates, other.dates, isSameDate);
  if (values === null || dates === null) return null;
  const changes = values.length + dates.length;
  // Each word counts: “all” for “some”, “may” for “must” or “Paris” for “London” is another statement.
  const isSameWording = one.wording === other.wording;
  if (!(isSameWording && hasTerms(one, LEAST_SHARED)) && !measureAlike(one, other))
    return changes === 0 && !isSameWording ? turnedRelation(one, other) : null;
  if (changes > 1) return null;
  const [value] = values;
  if (value) {
    if (!isOtherValue(value, one, other)) return null;
    return { kind: 'number', values: [quoteOf(value[0], one.text), quoteOf(value[1], other.text)] };
  }
  const [date] = dates;
  if (date) {
    return isOtherDate(...date, one)
      ? { kind: 'date', values: [date[0].text, date[1].text] }
      : null;
  }
  const isExact = one.quantities.length + one.dates.length > 0;
  return isExact || hasTerms(one, LEAST_ALIKE) ? { kind: 'alike' } : null;
}

/** Of two statements with the same figures, whether one denies the other or says the opposite. */
function turnedRelation(one: ReadStatement, other: ReadStatement): Relation | null {
  const opposed = opposedIn(one, other, one.language);
  if (opposed === null || PARTLY.test(one.text) || PARTLY.test(other.text)) return null;
  if (!hasTerms(one, LEAST_DENIED, opposed)) return null;
  if (opposed.size > 0) {
    // “You receive it” and “you are sent it” are the same from two sides.
    const rest = ({ stems }: ReadStatement) => stems.filter((stem) => !opposed.has(stem)).join(' ');
    return rest(one) === rest(other) && one.negations === other.negations
      ? { kind: 'opposite' }
      : null;
  }
  const isPlain = Math.min(one.negations, other.negations) === 0;
  const isSingle = Math.max(one.negations, other.negations) === 1;
  const denying = one.negations > 0 ? one : other;
  return isPlain &&
    isSingle &&
    one.affirmed === other.affirmed &&
    !denyingOf(one.language)?.isIdle(denying.text)
    ? { kind: 'not' }
    : null;
}

const NONE: ReadonlySet<string> = new Set();

function hasTerms(
  { terms, language }: ReadStatement,
  least: number,
  without: ReadonlySet<string> = NONE,
): boolean {
  const count = terms.filter((term) => !without.has(term)).length;
  return count >= least * (matchesInsideWords(language) ? PAIRS_PER_WORD : 1);
}

/** The stems of one pair of opposites of which each statement has another side; `null` if there are more. */
function opposedIn(
  one: ReadStatement,
  other: ReadStatement,
  language: LanguageValue,
): ReadonlySet<string> | null {
  const { sides, pairs } = polarityOf(language);
  const sidesOf = ({ forms }: ReadStatement) =>
    new Map(
      [...forms].flatMap((word) =>
        (sides.get(formOf(word, language)) ?? []).map(([pair, side]) => [pair, side] as const),
      ),
    );
  const [own, its] = [sidesOf(one), sidesOf(other)];
  const turned = [...own].filter(([pair, side]) => its.get(pair) === -side);
  if (turned.length === 0) return new Set();
  const stems = new Set(turned.flatMap(([pair]) => pairs[pair]!.flatMap((side) => [...side])));
  const leftOut = ({ terms }: ReadStatement) => terms.filter((term) => stems.has(term)).length;
  return leftOut(one) === 1 && leftOut(other) === 1 ? stems : null;
}

/** The pairs that differ, in order; `null` if one statement has more of them than the other. */
function differingAt<Value>(
  own: readonly Value[],
  its: readonly Value[],
  isSame: (one: Value, other: Value) => boolean,
): (readonly [Value, Value])[] | null {
  if (own.length !== its.length) return null;
  return own.flatMap((one, at) => (isSame(one, its[at]!) ? [] : [[one, its[at]!] as const]));
}

const isSameQuantity = (one: ReadQuantity, other: ReadQuantity) =>
  isSameUnit(one, other) && isSameValue(one, other, false) && isSameValue(other, one, false);

const isSameUnit = (one: ReadQuantity, other: ReadQuantity) =>
  one.measure === null || other.measure === null
    ? one.measure === other.measure
    : one.measure.dimension === other.measure.dimension;

const quoteOf = (one: ReadQuantity, text: string) =>
  text.slice(
    /[€$£¥₹₽]/u.test(text[one.start - 1] ?? '') ? one.start - 1 : one.start,
    endWithUnit(one, text),
  );

/** Not merely rounded, no limit, no chapter's or version's number, and of the same unit. */
function isOtherValue(
  [own, its]: readonly [ReadQuantity, ReadQuantity],
  one: ReadStatement,
  other: ReadStatement,
): boolean {
  return (
    isSameUnit(own, its) &&
    (own.before === its.before || one.wording !== other.wording) &&
    ![...one.quantities, ...other.quantities].some(({ isLabel }) => isLabel) &&
    !isLimit(one) &&
    !isLimit(other) &&
    !isSameValue(own, its, true) &&
    !isSameValue(its, own, true)
  );
}

const isSameDate = (one: ReadDate, other: ReadDate) => one.keys.join() === other.keys.join();

/** Two years of what happens once, or two weekdays; not a month and a day in it, nor the years of two reports. */
function isOtherDate(
  one: ReadDate,
  other: ReadDate,
  { text, language, quantities }: ReadStatement,
): boolean {
  const kindsOf = ({ keys }: ReadDate) => keys.map((key) => key.split(' ')[0]).join();
  const isYear = kindsOf(one).includes('year');
  return (
    kindsOf(one) === kindsOf(other) &&
    !one.isLabel &&
    !other.isLabel &&
    (!isYear || (quantities.length === 0 && !PARTLY.test(text) && happensOnce(text, language)))
  );
}
