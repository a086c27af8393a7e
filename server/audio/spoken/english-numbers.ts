import { toOrdinal } from '#server/languages/english-ordinals.ts';

const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const MOST_DIGITS = 3 * SCALES.length;

/** An integer without separators. Longer than the limit it's read digit by digit. */
export function cardinal(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain.length > MOST_DIGITS) return digitByDigit(digits);
  const groups: string[] = [];
  for (let end = plain.length, scale = 0; end > 0; end -= 3, scale += 1) {
    const value = Number(plain.slice(Math.max(0, end - 3), end));
    if (value > 0) groups.unshift(`${underThousand(value)} ${SCALES[scale]}`.trim());
  }
  return groups.join(' ') || 'zero';
}

function underThousand(value: number): string {
  if (value >= 100) {
    const rest = value % 100;
    return `${SMALL[Math.floor(value / 100)]} hundred${rest > 0 ? ` ${underHundred(rest)}` : ''}`;
  }
  return underHundred(value);
}

function underHundred(value: number): string {
  if (value < 20) return SMALL[value]!;
  const rest = value % 10;
  return TENS[Math.floor(value / 10) - 2]! + (rest > 0 ? `-${SMALL[rest]}` : '');
}

export function digitByDigit(digits: string): string {
  return Array.from(digits, (digit) => SMALL[Number(digit)]).join(' ');
}

/** `1,234.5` → "one thousand two hundred thirty-four point five". */
export function decimal(written: string): string {
  const [whole = '', ...parts] = written.replaceAll(',', '').split('.');
  const said = whole === '' ? 'zero' : cardinal(whole);
  return [said, ...parts.map((part) => `point ${digitByDigit(part)}`)].join(' ');
}

export function ordinal(digits: string): string {
  return toOrdinal(cardinal(digits.replaceAll(',', '')));
}

/** Spells out a year: 1984, 2007, 2024, 1900, 1905. */
export function year(digits: string): string {
  const value = Number(digits);
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (digits.length !== 4 || century % 10 === 0 || value < 1000) {
    if (digits.length === 4 && century === 20 && rest >= 10) return pair(century, rest);
    if (digits.length === 4 && century === 10 && rest > 0) return pair(century, rest);
    return cardinal(digits);
  }
  if (rest === 0) return `${underHundred(century)} hundred`;
  return pair(century, rest);
}

/** A range of years, whose end may be abbreviated: 1914–18, 2019/20, 1999/00. */
export function span(first: string, last: string): string {
  if (last.length === 4) return `${year(first)} to ${year(last)}`;
  const [begin, end] = [Number(first.slice(-2)), Number(last)];
  // "twenty" and "nine" aren't understood as years on their own.
  const isShort = begin >= 10 && end >= 10 && end !== 20 && end > begin;
  const century = Number(first.slice(0, -2)) + (end < begin ? 1 : 0);
  return `${year(first)} to ${isShort ? cardinal(last) : year(`${century}${last}`)}`;
}

function pair(century: number, rest: number): string {
  return `${underHundred(century)} ${rest < 10 ? `oh ${SMALL[rest]}` : underHundred(rest)}`;
}

/** 1990 → "nineteen nineties", 90 → "nineties". */
export function decade(digits: string): string {
  const said = digits.length === 4 ? year(digits) : cardinal(digits);
  return said.endsWith('y') ? `${said.slice(0, -1)}ies` : `${said}s`;
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Below one hundred, as used for chapters and monarchs; `null` if it isn't a valid numeral. */
export function romanValue(written: string): number | null {
  if (!/^(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(written) || written === '') return null;
  let sum = 0;
  for (const [at, letter] of Array.from(written).entries()) {
    const value = ROMAN[letter]!;
    sum += value < (ROMAN[written[at + 1] ?? ''] ?? 0) ? -value : value;
  }
  return sum;
}
