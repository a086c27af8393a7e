import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { folded } from './units.ts';

/** A unit's dimension and its factor to the base unit, so that 90 cm equal 0.9 m. */
export interface Measure {
  dimension: string;
  factor: number;
}

/** A number in a text, in figures or in words, with its unit. */
export interface Quantity {
  text: string;
  start: number;
  end: number;
  value: number;
  /** Other readings of the same words: "twelve fifty" is 12.50 and 1250. */
  also: readonly number[];
  measure: Measure | null;
  /** The unit of an earlier number in the same sentence: "45 centimetres, and 90 for a barrow". */
  carried?: Measure;
  inWords: boolean;
  /** The digits after "point": three of "point three". */
  decimal?: number;
  /** "An hour": exactly one, or any. */
  isArticle?: boolean;
}

const measure = (dimension: string, factor = 1): Measure => ({ dimension, factor });
const DAY = 86_400;

/** Unit names of `Intl`, which has their words in every language. */
const NAMED: Readonly<Record<string, Measure>> = {
  millisecond: measure('time', 0.001),
  second: measure('time'),
  minute: measure('time', 60),
  hour: measure('time', 3600),
  day: measure('time', DAY),
  week: measure('time', 7 * DAY),
  month: measure('months'),
  year: measure('months', 12),
  millimeter: measure('length', 0.001),
  centimeter: measure('length', 0.01),
  meter: measure('length'),
  kilometer: measure('length', 1000),
  inch: measure('length', 0.0254),
  foot: measure('length', 0.3048),
  yard: measure('length', 0.9144),
  mile: measure('length', 1609.344),
  gram: measure('weight'),
  kilogram: measure('weight', 1000),
  ounce: measure('weight', 28.35),
  pound: measure('weight', 453.6),
  milliliter: measure('volume', 0.001),
  liter: measure('volume'),
  gallon: measure('volume', 3.785),
  percent: measure('percent'),
  celsius: measure('celsius'),
  fahrenheit: measure('fahrenheit'),
  degree: measure('degree'),
  byte: measure('bytes'),
  kilobyte: measure('bytes', 1e3),
  megabyte: measure('bytes', 1e6),
  gigabyte: measure('bytes', 1e9),
  terabyte: measure('bytes', 1e12),
  hectare: measure('area', 1e4),
  acre: measure('area', 4047),
  fortnight: measure('time', 14 * DAY),
  decade: measure('months', 120),
  century: measure('months', 1200),
  hertz: measure('frequency'),
  kilohertz: measure('frequency', 1e3),
  megahertz: measure('frequency', 1e6),
};
const KNOWN_TO_INTL = new Set(Intl.supportedValuesOf('unit'));
const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'JPY',
  'CHF',
  'INR',
  'CNY',
  'RUB',
  'PLN',
  'KRW',
  'BRL',
  'TRY',
  'CZK',
  'SEK',
];

/** The same in every language. */
const SIGNS = `%=percent ٪=percent €=EUR $=USD £=GBP ¥=JPY ₹=INR ₽=RUB mm=millimeter cm=centimeter m=meter km=kilometer
  kg=kilogram g=gram ml=milliliter l=liter kb=kilobyte mb=megabyte gb=gigabyte tb=terabyte ms=millisecond
  °c=celsius °f=fahrenheit °=degree ft=foot min=minute h=hour s=second ha=hectare`;
const COUNTS = [1, 2, 3, 5, 11, 21, 100, 1.5];

export interface Measures {
  find(word: string, next: string): { measure: Measure; words: 1 | 2 } | null;
}

const known = new Map<LanguageValue, ReadonlyMap<string, Measure>>();

/** A language's unit words, in lower case and without accents people omit. */
function formsOf(language: LanguageValue): ReadonlyMap<string, Measure> {
  const before = known.get(language);
  if (before) return before;
  const { tag } = getLanguage(language);
  const forms = new Map<string, Measure>();
  const add = (form: string, one: Measure) => {
    const plain = folded(form.trim());
    if (plain !== '' && !forms.has(plain)) forms.set(plain, one);
  };
  for (const [unit, one] of Object.entries(NAMED)) {
    if (!KNOWN_TO_INTL.has(unit)) continue;
    const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
    for (const count of COUNTS) add(unitIn(format, count), one);
  }
  for (const currency of CURRENCIES) {
    const one = measure(`money ${currency}`);
    const format = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
      // Without fraction digits, because "1.00 euros" is plural, but "one euro" isn't.
      minimumFractionDigits: 0,
    });
    for (const count of COUNTS) {
      const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '';
      add(name, one);
      // "US dollars" are usually just called dollars.
      if (name.includes(' ') && ['EUR', 'USD', 'GBP', 'JPY', 'INR'].includes(currency)) {
        add(name.split(' ').at(-1)!, one);
        add(name.split(' ')[0]!, one);
      }
    }
  }
  for (const pair of languageOf(language).measures?.split(/\s+/u) ?? []) {
    const [names = '', of = ''] = pair.split('=');
    const one = NAMED[of] ?? measure(/^[A-Z]{3}$/u.test(of) ? `money ${of}` : of);
    for (const name of names.split('/')) forms.set(folded(name.replaceAll('_', ' ')), one);
  }
  for (const pair of SIGNS.split(/\s+/u)) {
    const [sign = '', of = ''] = pair.split('=');
    forms.set(sign, NAMED[of] ?? measure(`money ${of}`));
  }
  known.set(language, forms);
  return forms;
}

function unitIn(format: Intl.NumberFormat, count: number): string {
  return format
    .formatToParts(count)
    .filter(({ type }) => type === 'unit' || type === 'percentSign')
    .map(({ value }) => value)
    .join(' ');
}

/** Reads the unit after a number. */
export function measuresOf(language: LanguageValue): Measures {
  const forms = formsOf(language);
  const endings = new Map<string, Measure | null>();
  /** Inflected forms missing in every list: Russian «километрах», Finnish «kilometrin». */
  const byStem = (word: string): Measure | null => {
    if (word.length < 5) return null;
    const kept = endings.get(word);
    if (kept !== undefined) return kept;
    let found: Measure | null = null;
    let most = 0;
    for (const [form, one] of forms) {
      const common = commonStart(form, word);
      if (common >= 4 && common >= form.length - 2 && common >= word.length - 4 && common > most) {
        found = one;
        most = common;
      }
    }
    endings.set(word, found);
    return found;
  };
  const isEnglish = language === 'english';
  return {
    find(word, next) {
      const one = folded(word);
      const two = forms.get(`${one} ${folded(next)}`);
      if (two) return { measure: two, words: 2 };
      const own = forms.get(one) ?? (isEnglish ? null : byStem(one));
      return own ? { measure: own, words: 1 } : null;
    },
  };
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}
