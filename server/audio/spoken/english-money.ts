import { cardinal, decimal } from './english-numbers.ts';
import { isOfThing } from './english-things.ts';
import { UNITS } from './english-words.data.ts';

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
  ...Object.fromEntries(
    Object.entries({
      US$: 'U.S.',
      C$: 'Canadian',
      CA$: 'Canadian',
      A$: 'Australian',
      AU$: 'Australian',
      NZ$: 'New Zealand',
      HK$: 'Hong Kong',
      S$: 'Singapore',
      CAD: 'Canadian',
      AUD: 'Australian',
      NZD: 'New Zealand',
      HKD: 'Hong Kong',
      SGD: 'Singapore',
    }).map(([sign, land]) => [
      sign,
      currency(`${land} dollar`, `${land} dollars`, 'cent', 'cents'),
    ]),
  ),
  '€': currency('euro', 'euros', 'cent', 'cents'),
  '£': currency('pound', 'pounds', 'penny', 'pence'),
  '¥': currency('yen', 'yen', 'sen', 'sen'),
  '₹': currency('rupee', 'rupees', 'paisa', 'paise'),
  RS: currency('rupee', 'rupees', 'paisa', 'paise'),
  R$: currency('real', 'reais', 'centavo', 'centavos'),
  '₩': currency('won', 'won', 'jeon', 'jeon'),
  '₽': currency('ruble', 'rubles', 'kopeck', 'kopecks'),
  '₺': currency('lira', 'lira', 'kurush', 'kurush'),
  '₿': currency('bitcoin', 'bitcoin', 'cent', 'cents'),
  USD: DOLLAR,
  EUR: currency('euro', 'euros', 'cent', 'cents'),
  GBP: currency('pound', 'pounds', 'penny', 'pence'),
  JPY: currency('yen', 'yen', 'sen', 'sen'),
  INR: currency('rupee', 'rupees', 'paisa', 'paise'),
  CHF: currency('Swiss franc', 'Swiss francs', 'centime', 'centimes'),
  SEK: currency('Swedish krona', 'Swedish kronor', 'öre', 'öre'),
  NOK: currency('Norwegian krone', 'Norwegian kroner', 'øre', 'øre'),
  DKK: currency('Danish krone', 'Danish kroner', 'øre', 'øre'),
  BTC: currency('bitcoin', 'bitcoin', 'cent', 'cents'),
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
  l: 'lakh',
  cr: 'crore',
};
/** Expanded after a slash; other words stay. */
const PERIODS: Readonly<Record<string, string>> = {
  mo: 'month',
  yr: 'year',
  wk: 'week',
  hr: 'hour',
  h: 'hour',
  min: 'minute',
  gb: 'gigabyte',
  tb: 'terabyte',
  kg: 'kilogram',
  lb: 'pound',
  oz: 'ounce',
  kwh: 'kilowatt hour',
  bbl: 'barrel',
};

const SIGN = '(?:US|CA?|AU?|NZ|HK|S|R)?\\$|[€£¥₹₩₽₺₿]|Rs\\.?(?=\\s?\\d)';
const CODE = 'USD|EUR|GBP|JPY|INR|CHF|CAD|AUD|NZD|HKD|SGD|SEK|NOK|DKK|BTC';
const AMOUNT = '\\d+(?:,\\d+)*(?:\\.\\d+)?|\\.\\d+';
/** A single letter only if attached to the number: "a $20 T-shirt" isn't twenty trillion. */
const SCALE =
  '(?:(k|mm|mn|m|bn|b|tn|t|(?<=₹[\\d.,]+)(?:l|cr))(?!\\w)|\\s(mn|bn|tn)\\b|[\\s-](thousand|million|billion|trillion|lakh|crore)s?\\b)?';
/** "/mo", or a price per quantity: "/100g". */
const PER = '(?:\\s?(\\/)\\s?(?:((?:sq\\s)?[a-z]+)\\b|(?=\\d+(?:,\\d{3})*\\s?[a-z])))?';
/** "$5 million dollars" says it twice. */
const AGAIN = '(?:\\s(?:dollars|euros|pounds|yen|rupees|bucks)\\b)?';

/** "$5 to 3 friends" isn't a range: after "to" the second amount must be marked as money. */
const BEFORE = new RegExp(
  `(-)?(?<!\\w)(${SIGN})\\s?(-)?(${AMOUNT})${SCALE}` +
    `(?:(?:\\s?[-–—]\\s?(?:${SIGN})?|\\sto\\s(?:(?:${SIGN})|(?=(?:${AMOUNT})\\s?(?:[kmb]\\b|million|billion|trillion|thousand))))` +
    `(${AMOUNT})${SCALE})?(\\+)?(?:\\s(${CODE})\\b)?(-dollars?\\b|'?s\\b|-(?=[a-z]))?${AGAIN}${PER}`,
  'gi',
);
const AFTER = new RegExp(
  `(?<![\\w.,])(?:(${AMOUNT})${SCALE}\\s?[€£¥₹₩₽₺₿]?(?:\\s?[-–—]\\s?|\\sto\\s))?(${AMOUNT})${SCALE}\\s?((?:[€£¥₹₩₽₺₿]|(?:${CODE})\\b))(?!\\w)`,
  'gi',
);
const CODE_BEFORE = new RegExp(
  `\\b(${CODE})\\s(${AMOUNT})${SCALE}(?:\\s?[-–—]\\s?(${AMOUNT})${SCALE}|(?!\\d))`,
  'gi',
);

/** Things worth "$1B+", as opposed to what was "saved". */
const BIG_THING =
  /^\s(?:company|companies|market|industry|business|valuation|fund|deal|portfolio|exit|startup|opportunity|brand|client|account|budget|home|house)\b/;

/** Spells out money: "$1.5M", "$4.99", "$5-20 a month", "€3bn", "19 USD", "a $5-million house". */
export function sayMoney(text: string): string {
  return (
    signsFirst(text)
      .replaceAll(/(?<=[$€£]\d+(?:\.\d+)?)\spp\b/g, '/person')
      // An exchange rate instead of a price: "0.92 EUR".
      .replaceAll(
        new RegExp(`(?<![\\w.,])(0?\\.\\d+)\\s?(${CODE})\\b`, 'g'),
        (_, value: string, code: string) => ` ${decimal(value)} ${CURRENCIES[code]!.many} `,
      )
      .replaceAll(BEFORE, (...found) => {
        const [matched, minusBefore, sign, minusBehind, low, ...scales] = found as (
          | string
          | undefined
        )[];
        const [lowShort, lowSpaced, lowLong, high, highShort, highSpaced, highLong] = scales;
        const [plus, code, tail, slash, per] = scales.slice(7);
        const [at, all] = found.slice(-2) as [number, string];
        const money = CURRENCIES[(code ?? sign!).toUpperCase().replace('.', '')]!;
        const after = all.slice(at + matched!.length);
        const minus = minusBefore ?? minusBehind;
        const before = all.slice(Math.max(0, at - 16), at);
        const isNamed =
          /^-dollar/i.test(tail ?? '') ||
          /-(?:thousand|[mbt]r?illion)/i.test(matched!) ||
          (tail === '-' && !/^ish\b/.test(after)) ||
          isOfThing(before, after) ||
          (plus !== undefined && BIG_THING.test(after));
        const one = isNamed ? ofThing(money) : money;
        const from = priceOf(low!, lowShort ?? lowSpaced, lowLong);
        const said = high
          ? range(from, priceOf(high, highShort ?? highSpaced, highLong), one)
          : amount(from, one);
        const more = plus && !isNamed ? 'more than ' : '';
        const over = plus && isNamed ? ' plus' : '';
        const unit = per ? (PERIODS[per.toLowerCase()] ?? UNITS[per]?.[0] ?? per) : '';
        const each = slash ? ` per ${unit}` : '';
        return ` ${minus ? 'minus ' : ''}${more}${said}${over}${each} `;
      })
      .replaceAll(AFTER, (...found) => {
        const [, low, ...rest] = found as (string | undefined)[];
        const [short, spaced, long, high, highShort, highSpaced, highLong, sign] = rest;
        const money = CURRENCIES[sign!.toUpperCase()]!;
        const to = priceOf(high!, highShort ?? highSpaced, highLong);
        return ` ${low ? range(priceOf(low, short ?? spaced, long), to, money) : amount(to, money)} `;
      })
      .replaceAll(CODE_BEFORE, (...found) => {
        const [, sign, low, ...rest] = found as (string | undefined)[];
        const [short, spaced, long, high, highShort, highSpaced, highLong] = rest;
        const money = CURRENCIES[sign!.toUpperCase()]!;
        const from = priceOf(low!, short ?? spaced, long);
        const to = high && priceOf(high, highShort ?? highSpaced, highLong);
        return ` ${to ? range(from, to, money) : amount(from, money)} `;
      })
      .replaceAll(
        /\b(\d+)\s?¢(\/(?=[a-z]))?/g,
        (_, cents: string, each?: string) =>
          ` ${cardinal(cents)} ${cents === '1' ? 'cent' : 'cents'} ${each ? 'per ' : ''}`,
      )
  );
}

/** As an adjective: "a four dollar and ninety-nine cent app", but "a four pound and fifty pence rate". */
function ofThing({ one, part, parts }: Currency): Currency {
  const said = parts === 'pence' ? parts : part;
  return currency(one, one, said, said);
}

/** Normalizes "20$", "5M€", "10$-20$", "the$5". */
function signsFirst(text: string): string {
  return (
    text
      .replaceAll(/(?<=[a-z]{2})(?=[$€£]\d)/g, ' ')
      .replaceAll(/(?<=\d\/[a-z]{1,6})\s?[-–—]\s?(?=[$€£¥₹]\d)/g, ' to ')
      .replaceAll(/(?<=\d\/(?:hr|mo|yr|wk|lb|min|gal|oz))\.(?=\s[a-z])/g, '')
      .replaceAll(/(?<=[$€£][\d.,]+[kKmMbB]?\/[a-z]{1,8})\/(?=[a-z])/g, ' per ')
      // "a $5-a-day habit"
      .replaceAll(/(?<=[$€£¥₹]\d[\w.,]*(?:\s[a-z]+)?)-(an?|per)-(?=[a-z])/g, '-$1 ')
      .replaceAll(
        /(?<=€\d{1,3})\.(?=\d{3}(?![\d,]|\s?\/|\sper\b))|(?<=\b\d{1,3})\.(?=\d{3}\s?€)/g,
        ',',
      )
      .replaceAll(/(?<![\w.,])(\d+(?:\.\d+)?)\$\s?[-–]\s?(\d+(?:\.\d+)?)\$(?!\w)/g, '$$$1-$2')
      .replaceAll(
        /(?<![\w.,$€£])(\d+(?:,\d{3})*(?:\.\d+)?)(?:(k|K|m|M|bn|B)([$€£])|\$)(?!\w)/g,
        (_, value: string, scale = '', sign = '$') => `${String(sign)}${value}${String(scale)}`,
      )
  );
}

interface Price {
  /** With a decimal point and no thousands separators. */
  plain: string;
  scale: string;
}

function priceOf(written: string, short: string | undefined, long: string | undefined): Price {
  return {
    // "€1,50": a comma that can't separate thousands is a decimal comma.
    plain: written.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replaceAll(',', ''),
    scale: long?.toLowerCase() ?? (short ? SCALES[short.toLowerCase()]! : ''),
  };
}

/** "five to ten dollars", but "fifty cents to one dollar". */
function range(from: Price, to: Price, money: Currency): string {
  const hasCents = from.scale === '' && /\.\d\d$/.test(from.plain);
  const low = hasCents ? amount(from, money) : `${decimal(from.plain)} ${from.scale}`.trimEnd();
  return `${low} to ${amount(to, money)}`;
}

function amount({ plain, scale }: Price, money: Currency): string {
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
