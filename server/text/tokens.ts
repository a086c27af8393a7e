import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

interface Script {
  first: number;
  last: number;
  rate: number;
  /** The maximum per letter in prose; other letters, including capitals and accents, can take one token per byte. */
  most: number;
  plain: readonly [first: number, last: number];
}

/** Scripts whose rate doesn't depend on the language; each has the rate of the language that uses it most. */
const SCRIPTS: readonly Script[] = [
  { first: 0x03_70, last: 0x03_ff, rate: 0.374, most: 2, plain: [0x03_70, 0x03_ff] },
  { first: 0x04_00, last: 0x05_2f, rate: 0.314, most: 1.2, plain: [0x04_30, 0x04_4f] },
  { first: 0x05_90, last: 0x05_ff, rate: 0.355, most: 1.6, plain: [0x05_d0, 0x05_ea] },
  { first: 0x06_00, last: 0x07_7f, rate: 0.331, most: 2, plain: [0x06_00, 0x07_7f] },
  { first: 0x09_00, last: 0x0a_ff, rate: 0.322, most: 2, plain: [0x09_01, 0x0a_ff] },
  { first: 0x0b_00, last: 0x0b_7f, rate: 0.322, most: 3, plain: [0x0b_00, 0x0b_7f] },
  { first: 0x0b_80, last: 0x0d_ff, rate: 0.322, most: 2, plain: [0x0b_80, 0x0d_7f] },
  { first: 0x0e_00, last: 0x0e_ff, rate: 0.435, most: 2, plain: [0x0e_01, 0x0e_4e] },
  { first: 0x11_00, last: 0x11_ff, rate: 0.627, most: 3, plain: [0x11_00, 0x11_ff] },
  { first: 0x30_40, last: 0x30_ff, rate: 0.782, most: 2, plain: [0x30_41, 0x30_fe] },
  { first: 0x31_00, last: 0x9f_ff, rate: 0.8, most: 3, plain: [0x31_00, 0x9f_ff] },
  { first: 0xac_00, last: 0xd7_af, rate: 0.627, most: 3, plain: [0xac_00, 0xd7_af] },
];
const ENGLISH_RATE = 0.209;
const DIGIT_RATE = 0.5;
const OTHER_RATE = 1;

/** The Latin-script language with the most tokens per letter: assumed if the language is unknown. */
export const DENSEST: LanguageValue = 'czech';

/** The expected number of tokens. The language matters most for Latin letters. */
export function countTokens(text: string, language: LanguageValue = 'english'): number {
  return Math.ceil(weigh(text, ratesOf(language)).middle);
}

interface Rates {
  latin: number;
  other: number | null;
}

function ratesOf(language: LanguageValue): Rates {
  const [own] = languageOf(language).tokens;
  const isLatin = getLanguage(language).script === 'Latn';
  return isLatin ? { latin: own, other: null } : { latin: ENGLISH_RATE, other: own };
}

/** An upper bound for all providers' tokenizers and any text. */
export function mostTokens(text: string): number {
  return Math.ceil(weigh(text, ratesOf('english')).most) + 8;
}

/** An upper bound for prose in this language. Anything else counts as in {@link mostTokens}. */
export function mostProseTokens(text: string, language: LanguageValue): number {
  return Math.ceil(weigh(text, ratesOf(language)).prose) + 8;
}

/** The number of tokens in so many words. */
export function tokensOfWords(words: number, language: LanguageValue): number {
  return Math.ceil(words * languageOf(language).tokens[1]);
}

/** The reverse. */
export function wordsOfTokens(tokens: number, language: LanguageValue): number {
  return Math.round(tokens / languageOf(language).tokens[1]);
}

interface Weight {
  middle: number;
  prose: number;
  most: number;
}

/** How far the least efficient vocabularies exceed the expected count for prose. */
const LATIN_SPREAD = 1.4;
const SCRIPT_SPREAD = 0.8;

/** Cached, as the same long text is counted for the estimate, the plan and the call. */
const weighed = new Map<string, Weight>();
const MOST_WEIGHED = 12;
const WORTH_KEEPING = 2000;
const MOST_CHARACTERS = 200_000;

function weigh(text: string, rates: Rates): Weight {
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

/** The letter rates include spaces and punctuation, so these are spread over the letters. */
function weighNow(text: string, { latin, other }: Rates): Weight {
  let letters = 0;
  let weight = 0;
  let between = 0;
  let digits = 0;
  let most = 0;
  let prose = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isAsciiLetter(code)) {
      const end = endOfWord(text, index + 1);
      const length = end - index;
      letters += length;
      weight += length * latin;
      const here = mostOfWord(text, index, end);
      most += here;
      prose += here < length || length === 1 ? Math.max(1, length * latin * LATIN_SPREAD) : here;
      index = end - 1;
    } else if (code >= 0x30 && code <= 0x39) {
      digits += 1;
      most += 1;
      prose += 1;
    } else if (code < 0x80) {
      between += 1;
      most += 1;
      prose += code === SPACE ? latin * LATIN_SPREAD : 1;
    } else if (isMark(code)) {
      between += 1;
      most += bytesOf(code);
      prose += bytesOf(code);
    } else if ((code >= 0xc0 && code <= 0x02_4f) || (code >= 0x1e_00 && code <= 0x1e_ff)) {
      letters += 1;
      weight += latin;
      most += bytesOf(code);
      prose += 1;
    } else {
      const script = SCRIPTS.find(({ first, last }) => code >= first && code <= last);
      letters += 1;
      weight += script ? (other ?? script.rate) : OTHER_RATE;
      const isPlainHere = script && isPlain(script, code);
      most += isPlainHere ? script.most : bytesOf(code);
      prose += isPlainHere ? script.most * SCRIPT_SPREAD : bytesOf(code);
    }
  }
  const rate = letters === 0 ? OTHER_RATE / 2 : weight / letters;
  return {
    middle: weight + between * rate + digits * DIGIT_RATE,
    prose: Math.min(prose, most),
    most,
  };
}

const SPACE = 0x20;
const isAsciiLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);

const isPlain = ({ plain }: Script, code: number) => code >= plain[0] && code <= plain[1];

/** A character takes at most one token per byte. Half a surrogate pair counts half of its four bytes. */
function bytesOf(code: number): number {
  if (code < 0x08_00) return 2;
  return code >= 0xd8_00 && code <= 0xdf_ff ? 2 : 3;
}

/** Quotes, dashes and East Asian punctuation. */
const isMark = (code: number) =>
  (code >= 0x20_00 && code <= 0x20_6f) || (code >= 0x30_00 && code <= 0x30_3f);

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && isAsciiLetter(text.charCodeAt(end))) end += 1;
  return end;
}

const LONGEST_WORD = 24;

/** Letters that form no words cost up to one token each: keys, hashes and the like, long or in mixed case. */
function mostOfWord(text: string, from: number, to: number): number {
  const length = to - from;
  if (length > LONGEST_WORD) return length;
  for (let index = from + 1; index < to; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x41 && code <= 0x5a) return length;
  }
  return Math.max(1, Math.ceil(length * 0.6));
}
