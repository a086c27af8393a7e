import { cardinal, decimal } from './english-numbers.ts';

interface Currency {
  one: string;
  many: string;
  part: string;
  parts: string;
}

const currency = (one: string, many: string, part: string, parts: string): Currency => ({
  one,
  many,
  part,
  parts,
});
const DOLLAR = currency('dollar', 'dollars', 'cent', 'cents');
const CURRENCIES: Readonly<Record<string, Currency>> = {
  $: DOLLAR,
  US$: currency('U.S. dollar', 'U.S. dollars', 'cent', 'cents'),
  C$: currency('Canadian dollar', 'Canadian dollars', 'cent', 'cents'),
  A$: currency('Australian dollar', 'Australian dollars', 'cent', 'cents'),
  '€': currency('euro', 'euros', 'cent', 'cents'),
  '£': currency('pound', 'pounds', 'penny', 'pence'),
  '¥': currency('yen', 'yen', 'sen', 'sen'),
  '₹': currency('rupee', 'rupees', 'paisa', 'paise'),
  USD: DOLLAR,
  EUR: currency('euro', 'euros', 'cent', 'cents'),
  GBP: currency('pound', 'pounds', 'penny', 'pence'),
  JPY: currency('yen', 'yen', 'sen', 'sen'),
};
const SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mm: 'million',
  mn: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
  tn: 'trillion',
};
const PERIODS: Readonly<Record<string, string>> = {
  mo: 'month',
  month: 'month',
  yr: 'year',
  year: 'year',
  wk: 'week',
  week: 'week',
  day: 'day',
  hr: 'hour',
  hour: 'hour',
  h: 'hour',
  user: 'user',
  seat: 'seat',
  person: 'person',
};

const SIGN = 'US\\$|C\\$|A\\$|[$€£¥₹]';
const AMOUNT = '\\d[\\d,]*(?:\\.\\d+)?';
const SCALE = '(?:\\s?(k|mm|mn|m|bn|b|tn|t)\\b|\\s(thousand|million|billion|trillion))?';
const PER = `(?:\\s?\\/\\s?(${Object.keys(PERIODS).join('|')})\\b)?`;

const BEFORE = new RegExp(
  `(-|−)?(${SIGN})\\s?(${AMOUNT})${SCALE}(?:\\s?(?:-|–|—|to)\\s?(?:${SIGN})?(${AMOUNT})${SCALE})?(\\+)?${PER}`,
  'gi',
);
const AFTER = new RegExp(`\\b(${AMOUNT})${SCALE}\\s?(€|£|¥|₹|USD|EUR|GBP|JPY)(?![\\w])`, 'g');
const CODE_BEFORE = new RegExp(`\\b(USD|EUR|GBP|JPY)\\s(${AMOUNT})${SCALE}`, 'g');

/** Every amount of money in words: "$1.5M", "$4.99", "$5-20 a month", "€3bn", "19 USD". */
export function sayMoney(text: string): string {
  return text
    .replaceAll(BEFORE, (...found) => {
      const [, minus, sign, low, lowShort, lowLong, high, highShort, highLong, plus, per] =
        found as (string | undefined)[];
      const money = CURRENCIES[sign!.toUpperCase()]!;
      const lowScale = scaleOf(lowShort, lowLong);
      const highScale = scaleOf(highShort, highLong);
      const said = high
        ? `${decimal(low!)}${spaced(lowScale)} to ${amount(high, highScale, money)}`
        : amount(low!, lowScale, money);
      const more = plus ? 'more than ' : '';
      const each = per ? ` per ${PERIODS[per.toLowerCase()]}` : '';
      return ` ${minus ? 'minus ' : ''}${more}${said}${each} `;
    })
    .replaceAll(AFTER, (...found) => {
      const [, value, short, long, sign] = found as (string | undefined)[];
      return ` ${amount(value!, scaleOf(short, long), CURRENCIES[sign!]!)} `;
    })
    .replaceAll(CODE_BEFORE, (...found) => {
      const [, sign, value, short, long] = found as (string | undefined)[];
      return ` ${amount(value!, scaleOf(short, long), CURRENCIES[sign!]!)} `;
    })
    .replaceAll(/\b(\d+)\s?¢/g, (_, cents: string) => ` ${cardinal(cents)} cents `);
}

function scaleOf(short: string | undefined, long: string | undefined): string {
  return long?.toLowerCase() ?? (short ? SCALES[short.toLowerCase()]! : '');
}

const spaced = (word: string) => (word === '' ? '' : ` ${word}`);

function amount(written: string, scale: string, money: Currency): string {
  const plain = written.replaceAll(',', '');
  if (scale !== '') return `${decimal(plain)} ${scale} ${money.many}`;
  const [whole = '0', part] = plain.split('.');
  if (part?.length !== 2) {
    return `${decimal(plain)} ${plain === '1' ? money.one : money.many}`;
  }
  const units = `${cardinal(whole)} ${Number(whole) === 1 ? money.one : money.many}`;
  if (Number(part) === 0) return units;
  const cents = `${cardinal(part)} ${Number(part) === 1 ? money.part : money.parts}`;
  return Number(whole) === 0 ? cents : `${units} and ${cents}`;
}
