import type { Quantity } from '../numbers/measures.ts';

/** The relative error up to which a rounded number is still the same. */
const ROUNDED = 0.05;
const EXACT = 0.005;

/** Whether a number in a text equals a spoken one, allowing for how people round and write numbers. */
export function isSameValue(claim: Quantity, one: Quantity, about: boolean): boolean {
  const most = about ? 0.08 : claim.value >= 20 && claim.value % 10 === 0 ? ROUNDED : EXACT;
  const step = stepOf(claim.value);
  const isAlike = (value: number, other: number, factor: number) =>
    !(factor === 1 && isOtherDecimal(value, other)) &&
    (isClose(value, other, EXACT) ||
      (factor === 1 && isLessExact(value, other)) ||
      (isClose(value, other, most) &&
        Math.abs(value - other) <= step * factor &&
        !(factor === 1 && isAsExact(value, other))));
  const isOne = (value: number, its: number, own: number) =>
    isAlike(value, one.value * its, own) ||
    one.also.some((other) => isAlike(value, other * its, own));
  if (isOne(claim.value, 1, 1)) return true;
  // "Ten seventy" can also be 10.70.
  const [, , price] = claim.also;
  if (price !== undefined && claim.inWords && isClose(price, one.value, EXACT)) return true;
  if (price !== undefined && one.also.includes(price)) return true;
  if (!claim.inWords && claim.also.some((value) => isClose(value, one.value, EXACT))) return true;
  const { measure } = claim;
  const its = one.measure ?? one.carried;
  if (!measure || measure.dimension !== its?.dimension || measure.factor === its.factor)
    return false;
  return isOne(claim.value * measure.factor, its.factor, measure.factor);
}

/** At the same precision, 2.18 isn't 2.17; at a lower one, 2.2 is. */
function isOtherDecimal(value: number, other: number): boolean {
  const places = placesOf(value);
  return places > 0 && places === placesOf(other) && value !== other;
}

/** Rounded, not truncated: 3.01 isn't 3.1. In floating point, 3.75 - 3.8 differs by slightly more than 0.05. */
const isLessExact = (value: number, other: number) =>
  placesOf(value) > 0 &&
  placesOf(value) < placesOf(other) &&
  Math.abs(value - other) < 0.501 * 10 ** -placesOf(value);

/** A rounded number is less precise: 64 isn't a rounded 63, nor 200 a rounded 210. */
const isAsExact = (value: number, other: number) =>
  Number.isInteger(value) && Number.isInteger(other) && stepOf(value) <= stepOf(other);

const placesOf = (value: number) => /\.(\d{1,6})$/u.exec(String(value))?.[1]?.length ?? 0;

/** The coarsest step a number may have been rounded to: 300 to hundreds, 45 to fives, 208 to ones. */
function stepOf(value: number): number {
  if (!Number.isInteger(value) || value === 0) return 0.5;
  let step = 1;
  while (value % (step * 10) === 0) step *= 10;
  return value % (step * 5) === 0 ? step * 5 : step;
}

const isClose = (a: number, b: number, most: number) =>
  Math.abs(a - b) <= most * Math.max(Math.abs(a), Math.abs(b));

/** "Pounds" can be money for a text with £, and are a weight otherwise. */
const isPound = ({ measure }: Quantity) =>
  measure?.dimension === 'money GBP' ||
  (measure?.dimension === 'weight' && measure.factor === POUND);
const POUND = 453.6;

export const isSameMeasure = (claim: Quantity, one: Quantity, about: boolean) =>
  (isPound(claim) && isPound(one)) || isOfOneMeasure(claim, one, about);

const isOfOneMeasure = (claim: Quantity, one: Quantity, about: boolean) =>
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
