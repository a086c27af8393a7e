import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';

/**
 * Tokens for a character and for a word of running text, by the vocabularies that large models have now. Measured with
 * one of them; the others are near for most languages, and what a provider counts corrects the rest as it is used.
 */
const RATES: Readonly<Record<LanguageValue, readonly [perCharacter: number, perWord: number]>> = {
  arabic: [0.331, 1.88],
  bengali: [0.351, 1.93],
  bulgarian: [0.327, 1.98],
  chinese: [0.8, 1.53],
  croatian: [0.321, 1.97],
  czech: [0.381, 2.14],
  danish: [0.274, 1.73],
  dutch: [0.209, 1.27],
  english: [0.209, 1.16],
  finnish: [0.312, 2.43],
  french: [0.217, 1.38],
  german: [0.241, 1.46],
  greek: [0.374, 2.32],
  hebrew: [0.355, 1.97],
  hindi: [0.322, 1.61],
  hungarian: [0.346, 2.18],
  indonesian: [0.232, 1.61],
  italian: [0.273, 1.62],
  japanese: [0.782, 1.42],
  korean: [0.627, 2.51],
  latvian: [0.361, 2.04],
  lithuanian: [0.354, 2.37],
  malay: [0.236, 1.69],
  norwegian: [0.262, 1.59],
  persian: [0.315, 1.74],
  polish: [0.342, 2.09],
  portuguese: [0.26, 1.49],
  portuguese_br: [0.254, 1.4],
  romanian: [0.295, 1.77],
  russian: [0.314, 1.84],
  serbian: [0.37, 2.16],
  slovak: [0.369, 2.14],
  slovenian: [0.321, 1.88],
  spanish: [0.242, 1.32],
  swedish: [0.273, 1.69],
  tamil: [0.333, 3.38],
  thai: [0.435, 1.56],
  turkish: [0.289, 1.99],
  ukrainian: [0.357, 2.12],
  urdu: [0.312, 1.38],
  vietnamese: [0.274, 1.2],
};

interface Script {
  first: number;
  last: number;
  rate: number;
  /** What the letters of prose have at most; all others, capitals and accents among them, can be one for each byte. */
  most: number;
  plain: readonly [first: number, last: number];
}

/** Scripts whose letters say enough without the language. */
const SCRIPTS: readonly Script[] = [
  { first: 0x03_70, last: 0x03_ff, rate: RATES.greek[0], most: 2, plain: [0x03_70, 0x03_ff] },
  { first: 0x04_00, last: 0x05_2f, rate: RATES.russian[0], most: 1.2, plain: [0x04_30, 0x04_4f] },
  { first: 0x05_90, last: 0x05_ff, rate: RATES.hebrew[0], most: 1.6, plain: [0x05_d0, 0x05_ea] },
  { first: 0x06_00, last: 0x07_7f, rate: RATES.arabic[0], most: 2, plain: [0x06_00, 0x07_7f] },
  { first: 0x09_00, last: 0x0a_ff, rate: RATES.hindi[0], most: 2, plain: [0x09_01, 0x0a_ff] },
  { first: 0x0b_00, last: 0x0b_7f, rate: RATES.hindi[0], most: 3, plain: [0x0b_00, 0x0b_7f] },
  { first: 0x0b_80, last: 0x0d_ff, rate: RATES.hindi[0], most: 2, plain: [0x0b_80, 0x0d_7f] },
  { first: 0x0e_00, last: 0x0e_ff, rate: RATES.thai[0], most: 2, plain: [0x0e_01, 0x0e_4e] },
  { first: 0x11_00, last: 0x11_ff, rate: RATES.korean[0], most: 3, plain: [0x11_00, 0x11_ff] },
  { first: 0x30_40, last: 0x30_ff, rate: RATES.japanese[0], most: 2, plain: [0x30_41, 0x30_fe] },
  { first: 0x31_00, last: 0x9f_ff, rate: RATES.chinese[0], most: 3, plain: [0x31_00, 0x9f_ff] },
  { first: 0xac_00, last: 0xd7_af, rate: RATES.korean[0], most: 3, plain: [0xac_00, 0xd7_af] },
];
const DIGIT_RATE = 0.5;
const OTHER_RATE = 1;

const LATIN = new Set<LanguageValue>(
  LANGUAGES.filter(({ script }) => script === 'Latn').map(({ value }) => value),
);

/** Has the most tokens for each letter of all that are written as English is: what nobody knows is taken for it. */
export const DENSEST: LanguageValue = 'czech';

/** How many tokens a text probably has. The language matters for Latin letters most of all. */
export function countTokens(text: string, language: LanguageValue = 'english'): number {
  const own = RATES[language][0];
  const rates = LATIN.has(language)
    ? { latin: own, other: null }
    : { latin: RATES.english[0], other: own };
  return Math.ceil(weigh(text, rates).middle);
}

/** More than the tokenizers of the providers make of it, whatever it is. */
export function mostTokens(text: string): number {
  return Math.ceil(weigh(text, { latin: RATES.english[0], other: null }).most) + 8;
}

/** How many tokens so many words have. */
export function tokensOfWords(words: number, language: LanguageValue): number {
  return Math.ceil(words * RATES[language][1]);
}

interface Weight {
  middle: number;
  most: number;
}

/** The same long text is weighed for the estimate, the plan and the call. */
const weighed = new Map<string, Weight>();
const MOST_WEIGHED = 12;
const WORTH_KEEPING = 2000;
const MOST_CHARACTERS = 200_000;

function weigh(text: string, rates: { latin: number; other: number | null }): Weight {
  if (text.length < WORTH_KEEPING || text.length > MOST_CHARACTERS) return weighNow(text, rates);
  const key = `${rates.latin} ${rates.other} ${text}`;
  const known = weighed.get(key);
  if (known) return known;
  const weight = weighNow(text, rates);
  weighed.set(key, weight);
  const [oldest] = weighed.keys();
  if (weighed.size > MOST_WEIGHED && oldest !== undefined) weighed.delete(oldest);
  return weight;
}

/** Spaces and marks have their part in the rates of letters, so they are spread over the letters that there are. */
function weighNow(text: string, { latin, other }: { latin: number; other: number | null }): Weight {
  let letters = 0;
  let weight = 0;
  let between = 0;
  let digits = 0;
  let most = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isAsciiLetter(code)) {
      const end = endOfWord(text, index + 1);
      const length = end - index;
      letters += length;
      weight += length * latin;
      most += mostOfWord(text, index, end);
      index = end - 1;
    } else if (code >= 0x30 && code <= 0x39) {
      digits += 1;
      most += 1;
    } else if (code < 0x80) {
      between += 1;
      most += 1;
    } else if (isMark(code)) {
      between += 1;
      most += bytesOf(code);
    } else if ((code >= 0xc0 && code <= 0x02_4f) || (code >= 0x1e_00 && code <= 0x1e_ff)) {
      letters += 1;
      weight += latin;
      most += bytesOf(code);
    } else {
      const script = SCRIPTS.find(({ first, last }) => code >= first && code <= last);
      letters += 1;
      weight += script ? (other ?? script.rate) : OTHER_RATE;
      most += script && isPlain(script, code) ? script.most : bytesOf(code);
    }
  }
  const rate = letters === 0 ? OTHER_RATE / 2 : weight / letters;
  return { middle: weight + between * rate + digits * DIGIT_RATE, most };
}

const isAsciiLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);

const isPlain = ({ plain }: Script, code: number) => code >= plain[0] && code <= plain[1];

/** Bytes of a character are at most one token each. Half of a character beyond the first plane has half of its four. */
function bytesOf(code: number): number {
  if (code < 0x08_00) return 2;
  return code >= 0xd8_00 && code <= 0xdf_ff ? 2 : 3;
}

/** Quotes, dashes and the stops of East Asia. */
const isMark = (code: number) =>
  (code >= 0x20_00 && code <= 0x20_6f) || (code >= 0x30_00 && code <= 0x30_3f);

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && isAsciiLetter(text.charCodeAt(end))) end += 1;
  return end;
}

const LONGEST_WORD = 24;

/** Letters that make no word cost up to one token each: keys, hashes and the like, long or in mixed case. */
function mostOfWord(text: string, from: number, to: number): number {
  const length = to - from;
  if (length > LONGEST_WORD) return length;
  for (let index = from + 1; index < to; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x41 && code <= 0x5a) return length;
  }
  return Math.max(1, Math.ceil(length * 0.6));
}
