import { getLanguage, LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Encoding } from '#contract/encodings.ts';
import { languageOf } from '#server/languages/table.ts';

/** How well the bytes, read in one encoding, form a text in one language. */
export interface Reading {
  encoding: Encoding;
  text: string;
  language: LanguageValue;
  /** Share of the non-ASCII letters used in the language or related ones. */
  fit: number;
  /** The same without related languages and without misplaced letters. */
  strictFit: number;
  /** Foreign letters, and positions in words where such a letter can't occur. */
  odd: number;
  /** Share of the words that are among the most common ones. */
  common: number;
  /** The number of those words. */
  hits: number;
}

/** Further encodings used for the languages of a Windows code page. */
const ALSO: Readonly<Record<string, readonly Encoding[]>> = {
  'windows-1250': ['iso-8859-2'],
  'windows-1251': ['koi8-r', 'koi8-u', 'iso-8859-5', 'ibm866', 'x-mac-cyrillic'],
  'windows-1252': ['macintosh'],
  'windows-1253': ['iso-8859-7'],
  'windows-1257': ['iso-8859-13'],
  gb18030: ['big5'],
  shift_jis: ['euc-jp'],
};
const WIDE: readonly Encoding[] = ['utf-16le', 'utf-16be'];

/** All encodings used for a language, most common first. */
export function encodingsOf(language: LanguageValue): Encoding[] {
  const usual = languageOf(language).legacyEncoding as Encoding;
  return [usual, ...(ALSO[usual] ?? []), ...WIDE];
}

const SAMPLE_BYTES = 48 * 1024;

/** Only the start of the file is analysed; a million lines would tell no more. */
export function sampleOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes;
  const cut = bytes.lastIndexOf(0x0a, SAMPLE_BYTES);
  // In UTF-16LE, includes the second byte of the line break.
  const end = cut > SAMPLE_BYTES / 2 ? cut + 1 : SAMPLE_BYTES;
  return bytes.subarray(0, end + (end % 2));
}

/** Punctuation and symbols used in every language. */
const NEUTRAL =
  /[\s\u00a0\u00ab\u00bb\u00a7\u00a9\u00ae\u00b0\u00b1\u00b7\u00bf\u00a1\u00a3\u00d7\u060c\u061b\u061f\u0640\u2010-\u2027\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265\u2022\u266a\u266b\u3000-\u3015\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e\uffe5]/u;
/** Characters that never occur in text, so the encoding is wrong. */
const IMPOSSIBLE =
  /[\u0080-\u009f\ufffd\ue000-\uf8ff\ufff0-\uffff]|(?![\t\n\r\f\v])\p{Cc}|\p{Cn}/gu;
/** A few may be left by cutting and joining files. */
const MOST_IMPOSSIBLE = 0.002;

/** These have only the cedillas that Romanian was written with before Unicode had its commas. */
const CEDILLAS: ReadonlySet<Encoding> = new Set<Encoding>(['windows-1250', 'iso-8859-2']);
const COMMAS: Readonly<Record<string, string>> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

export function textIn(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes).normalize('NFC');
  return CEDILLAS.has(encoding) ? text.replace(/[şŞţŢ]/gu, (letter) => COMMAS[letter]!) : text;
}

/** `null` if the bytes are invalid in this encoding. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string | null {
  const text = textIn(bytes, encoding);
  const odd = text.match(IMPOSSIBLE)?.length ?? 0;
  return odd > beyondAscii(text) * MOST_IMPOSSIBLE ? null : text;
}

export const beyondAscii = (text: string) => text.match(/[^\0-\x7f]/gu)?.length ?? 0;

/** Timings, numbers and tags, which are ASCII in all of them. */
const FRAME =
  /<[^<>\n]{1,80}>|\{\\[^{}\n]{1,80}\}|[\d:.,]{1,15}\s{0,3}-{1,3}>\s{0,3}[\d:.,]{1,15}/gu;

/** A capital after a lower-case letter, or two scripts in one word, unless both characters are ASCII. */
const ODD_CAPITAL = /(?=[^\0-\x7f]|.[^\0-\x7f])\p{Ll}\p{Lu}/gu;
const TWO_ALPHABETS = /[a-z](?=[\p{L}])(?!\p{Script=Latin})|(?!\p{Script=Latin})\p{L}(?=[a-z])/giu;

/** A symbol within a word. */
const MARK_INSIDE = /\p{L}[“”„«»§©®°±£¢¥¬¶†‡•¡¿‚ƒˆ˜]\p{L}/gu;
/** An apostrophe before the lower-case word that begins a sentence: it's the capital Ά of the other Greek encoding. */
const MARK_FOR_CAPITAL = /(?:^|[.!?;])[^\S\n]{0,3}’(?=\p{Script=Greek})\p{Ll}/gmu;
/** A word of accented capitals alone: two bytes of an East Asian symbol, as around the words of a song. */
const ACCENTS_ALONE = /(?<!\p{L})[\u00c0-\u00de\u0152\u0178]{2}(?!\p{L})/gu;
/** `½ cup`, `m²`, `1º`: neutral, except next to letters, which are letters themselves in another encoding. */
const FIGURES =
  /(?<!\p{L})[\u00bc-\u00be](?!\p{L})|(?<=\d)[\u00a2\u00aa\u00b2\u00b3\u00b9\u00ba](?!\p{L})|\u00a5(?=\d)|(?<=(?<!\p{L})[cdkm]?m)[\u00b2\u00b3](?!\p{L})|(?<=\d ?)[\u00b5\u00f7](?= ?[\dgm])/gu;

const MISPLACED = [ODD_CAPITAL, MARK_INSIDE, MARK_FOR_CAPITAL, ACCENTS_ALONE];

export function readAs(
  whole: string,
  encoding: Encoding,
  languages: readonly LanguageValue[],
): Reading[] {
  const shown = whole.replace(FRAME, ' ').replace(FIGURES, ' ');
  const misplaced = MISPLACED.reduce((sum, form) => sum + (shown.match(form)?.length ?? 0), 0);
  const mixed = shown.match(TWO_ALPHABETS)?.length ?? 0;
  const text = shown.toLowerCase();
  const counts = new Map<string, number>();
  for (const letter of text) {
    if (letter > '\x7f') counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  // Single letters are ignored, because a wrong encoding turns them into other single letters.
  const words = text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length > 1);
  return languages.map((language) => {
    const { has, isNear, isDense } = alphabetOf(language);
    let own = 0;
    let near = 0;
    let foreign = 0;
    for (const [letter, count] of counts) {
      if (has(letter)) own += count;
      else if (isNear(letter)) near += count;
      else if (!NEUTRAL.test(letter)) foreign += count;
    }
    const { stopWords } = languageOf(language);
    const said = isDense ? denseWords(text) : words;
    const hits = said.filter((word) => stopWords.has(word)).length;
    // Without spaces, names and numbers may adjoin other characters.
    const odd = foreign + misplaced + (isDense ? 0 : mixed);
    const all = own + near + foreign;
    const weighed = all + misplaced;
    return {
      encoding,
      text: whole,
      language,
      fit: all === 0 ? 1 : (own + near) / all,
      strictFit: weighed === 0 ? 1 : Math.max(0, own + near / 2 - odd) / weighed,
      common: hits / Math.max(1, said.length),
      hits,
      odd,
    };
  });
}

const DENSE_SAMPLE = 3000;

function denseWords(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(text.slice(0, DENSE_SAMPLE)))
    .filter(({ segment, isWordLike }) => isWordLike && segment > '\x7f')
    .map(({ segment }) => segment);
}

interface Alphabet {
  has: (letter: string) => boolean;
  /** Letters of names and loanwords: "café", "Müller". */
  isNear: (letter: string) => boolean;
  /** Written without spaces between words. */
  isDense: boolean;
}

/** Scripts with more characters than a word list contains. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Hans: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\u3040-\u30ff\u3005]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
};
const WESTERN = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœ';
const alphabets = new Map<LanguageValue, Alphabet>();

/** The language's data contains every letter used in it. */
function alphabetOf(language: LanguageValue): Alphabet {
  const known = alphabets.get(language);
  if (known) return known;
  const name = getLanguage(language).script;
  const script = SCRIPTS[name];
  const isWestern = languageOf(language).legacyEncoding === 'windows-1252';
  const made: Alphabet = {
    has: script ? (letter) => script.test(letter) : lettersIn(language),
    isNear: (letter) => isWestern && WESTERN.includes(letter),
    isDense: script !== undefined && name !== 'Kore',
  };
  alphabets.set(language, made);
  return made;
}

function lettersIn(language: LanguageValue): (letter: string) => boolean {
  const { stopWords, clauseWords, remarks, greetings, speech, phrases, stageDirections } =
    languageOf(language);
  const lists = [...stopWords, ...clauseWords, ...remarks, ...greetings];
  const said = [lists, speech, phrases, stageDirections].map((part) => JSON.stringify(part ?? ''));
  const letters = new Set(
    said
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]/gu) ?? [],
  );
  return (letter) => letters.has(letter);
}

export const LANGUAGE_VALUES: readonly LanguageValue[] = LANGUAGES.map(({ value }) => value);
