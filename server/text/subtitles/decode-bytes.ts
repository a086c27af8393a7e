import { analyse } from 'chardet';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { type Encoding, type EncodingChoice, isEncoding } from '#contract/encodings.ts';
import {
  beyondAscii,
  decodeAs,
  encodingsOf,
  LANGUAGE_VALUES,
  type Reading,
  readAs,
  sampleOf,
  textIn,
} from './encodings.ts';

/** The text, or possible encodings if the bytes are ambiguous: then the user has to choose. */
export type DecodedFile = { text: string } | { choices: EncodingChoice[] };

interface Told {
  /** Chosen by the user. */
  encoding?: Encoding | undefined;
  /** The file's language, according to the user. */
  language?: LanguageValue | undefined;
}

/** Decodes a file in any encoding. `null` if it's no text. */
export function decodeBytes(bytes: Uint8Array, told: Told = {}): DecodedFile | null {
  if (told.encoding) return toFile(textOnly(textIn(bytes, told.encoding)));
  const marked = markedKind(bytes) ?? wideKind(bytes) ?? switchingKind(bytes);
  if (marked) return toFile(textOnly(new TextDecoder(marked).decode(bytes)));
  try {
    const text = textOnly(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (text !== null) return SWITCHED.test(text) ? null : { text };
  } catch {
    const mended = withoutStrayBytes(bytes);
    if (mended !== null) return toFile(textOnly(mended));
  }
  return decodeLegacy(bytes, told.language);
}

const toFile = (text: string | null) => (text === null ? null : { text });

function markedKind([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** ISO-2022-JP, used in Japanese mail and old subtitles: seven bits with escape sequences. */
function switchingKind(bytes: Uint8Array): Encoding | null {
  const head = Buffer.from(bytes.subarray(0, 4096));
  return head.includes('\x1b$B') || head.includes('\x1b$@') ? 'iso-2022-jp' : null;
}

/** HZ, a seven-bit encoding of Chinese mail, which isn't supported here: `~{Dc:C~}`. */
const SWITCHED = /~\{(?:[!-}][!-~]){2,2000}~\}/u;

/** Minimum share of non-ASCII letters that belong to the language. */
const LEAST_FIT = 0.96;
/** Without related languages: half of the non-ASCII letters may be theirs, but none may be misplaced. */
const LEAST_STRICT = 0.45;
/** Minimum share of the most common words; less may be coincidence. */
const LEAST_COMMON = 0.08;
/** Factor by which the best must lead all different readings. */
const LEAD = 1.6;
/** The same if nothing else makes sense of the letters: then their number counts more than their share. */
const LEAST_UNRIVALLED = 0.04;
const RIVALLED = 0.2;
/** Minimum number of common words found, alone, or if the detection library agrees. */
const LEAST_HITS = 5;
const LEAST_AGREED = 2;
const MOST_CHOICES = 8;

/** Decodes legacy encodings: picks the one whose letters form a language as no other does. */
function decodeLegacy(bytes: Uint8Array, told?: LanguageValue): DecodedFile | null {
  const readings = readingsOf(bytes, LANGUAGE_VALUES);
  const inTold = told ? readings.filter(({ language }) => language === told) : [];
  // The language given by the user may be wrong.
  const sure =
    findSure(inTold, bytes) ??
    findSure(readings, bytes) ??
    findNamed(readings, bytes) ??
    findOnly(inTold, readings);
  if (sure) return { text: textIn(bytes, sure.encoding) };
  const choices = choicesOf(readings, bytes);
  return choices.length === 0 ? null : { choices };
}

function readingsOf(bytes: Uint8Array, languages: readonly LanguageValue[]): Reading[] {
  const sample = sampleOf(bytes);
  const byEncoding = new Map<Encoding, LanguageValue[]>();
  for (const language of languages) {
    for (const encoding of encodingsOf(language)) {
      byEncoding.set(encoding, [...(byEncoding.get(encoding) ?? []), language]);
    }
  }
  const readings = [...byEncoding].flatMap(([encoding, spoken]) => {
    const isWide = encoding.startsWith('utf-16');
    if (isWide && bytes.length % 2 === 1) return [];
    const text = decodeAs(sample, encoding);
    return text === null ? [] : readAs(text, encoding, spoken);
  });
  return readings.sort((one, other) => scoreOf(other) - scoreOf(one));
}

/** Wrong letters weigh more than common words, because in some languages most words are ASCII. */
const scoreOf = ({ strictFit, common }: Reading) => common * strictFit ** 8;

function findSure(readings: readonly Reading[], bytes: Uint8Array): Reading | null {
  const [first] = readings;
  // The same text may be clearer in another language: English has no accents, and Dutch has some of its words.
  const second = readings.find(({ text }) => text !== first!.text);
  const isAlone = first && second ? scoreOf(second) <= scoreOf(first) * RIVALLED : false;
  const leastCommon = isAlone ? LEAST_UNRIVALLED : LEAST_COMMON;
  const best = readings.find(
    (reading) => reading.text === first!.text && isLanguage(reading, leastCommon),
  );
  if (!best) return null;
  const isBeaten = (rival: Reading) =>
    rival.text === best.text || scoreOf(rival) * LEAD <= scoreOf(best) || isOdder(rival, best);
  if (!readings.every(isBeaten)) return null;
  if (best.hits >= LEAST_HITS) return best;
  return best.hits >= LEAST_AGREED && isNamed(best.encoding, bytes) ? best : null;
}

const isLanguage = ({ fit, strictFit, common }: Reading, leastCommon: number) =>
  fit >= LEAST_FIT && strictFit >= LEAST_STRICT && common >= leastCommon;

const EAST_ASIAN = new Set<Encoding>(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);
const LEAST_NAMED_LETTERS = 40;
const MOST_DOUBT = 70;

/**
 * In East Asian encodings, the same bytes are letters of several languages. The detection library knows which of them are
 * frequent, where too few common words tell.
 */
function findNamed(readings: readonly Reading[], bytes: Uint8Array): Reading | null {
  const sample = sampleOf(bytes);
  const [first, second] = analyse(sample);
  if (first?.confidence !== 100 || (second?.confidence ?? 0) > MOST_DOUBT) return null;
  const best = readings.find(
    ({ encoding, strictFit, hits }) =>
      encoding === first.name.toLowerCase() &&
      EAST_ASIAN.has(encoding) &&
      strictFit >= LEAST_FIT &&
      hits > 0,
  );
  if (!best || beyondAscii(best.text) < LEAST_NAMED_LETTERS) return null;
  const isBeaten = (rival: Reading) =>
    EAST_ASIAN.has(rival.encoding) || scoreOf(rival) * LEAD <= scoreOf(best);
  return readings.every(isBeaten) ? best : null;
}

/** The only reading without misplaced letters in the user's language, if no other language has a better one. */
function findOnly(readings: readonly Reading[], all: readonly Reading[]): Reading | null {
  const clean = readings.filter(({ odd }) => odd === 0);
  const [only] = clean;
  if (!only || !clean.every(({ text }) => text === only.text)) return null;
  const isBetter = (rival: Reading) =>
    rival.text !== only.text && rival.odd === 0 && scoreOf(rival) > scoreOf(only);
  return all.some(isBetter) ? null : only;
}

/**
 * For encodings that differ in a few letters: one makes sense of all of them, the other leaves some that nobody would
 * write.
 */
const isOdder = (rival: Reading, best: Reading) =>
  rival.odd >= 2 && best.odd * 4 <= rival.odd && best.common >= rival.common;

/** Whether the library's first guess, based on the bytes alone, is the same. */
function isNamed(encoding: Encoding, bytes: Uint8Array): boolean {
  const [first] = namesOf(bytes);
  return first === encoding;
}

function namesOf(bytes: Uint8Array): Encoding[] {
  return analyse(sampleOf(bytes)).flatMap(({ name }) => {
    const label = name.toLowerCase();
    const encoding = label === 'iso-8859-1' ? 'windows-1252' : label;
    return isEncoding(encoding) ? [encoding] : [];
  });
}

/** Most likely first, each text once. Encodings without differing lines to show can't be chosen. */
function choicesOf(readings: readonly Reading[], bytes: Uint8Array): EncodingChoice[] {
  const named = namesOf(bytes);
  const likely = readings.filter(({ strictFit, fit }) => strictFit >= 0.5 && fit >= 0.8);
  const seen = new Set<string>();
  const ranked = [
    ...likely.filter(({ common }) => common >= LEAST_COMMON / 2),
    ...named.flatMap((name) => likely.find(({ encoding }) => encoding === name) ?? []),
    ...likely.filter(({ encoding, fit }) => !encoding.startsWith('utf-16') || fit >= LEAST_FIT),
  ];
  const choices: EncodingChoice[] = [];
  for (const { encoding, text } of ranked) {
    if (seen.has(text) || choices.length === MOST_CHOICES) continue;
    seen.add(text);
    choices.push({ encoding, preview: previewOf(text) });
  }
  return choices;
}

const PREVIEW = 160;

/** Lines that differ between the encodings. */
function previewOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/u).map((line) => line.trim());
  const telling = lines.filter((line) => /[^\0-\x7f]/u.test(line));
  return Array.from(telling.join(' ').replace(/<[^<>]{1,80}>/gu, ''))
    .slice(0, PREVIEW)
    .join('');
}

const AROUND = 50_000;

/**
 * Ignores a stray invalid byte, as left by cutting and joining files, instead of choosing another encoding for the whole
 * file.
 */
function withoutStrayBytes(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const at = text.indexOf('\ufffd');
  const sample = text.slice(Math.max(0, at - AROUND), at + AROUND);
  const wrong = sample.match(/\ufffd/gu)?.length ?? 0;
  const right = sample.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return right > wrong * 10 ? text.replaceAll('\ufffd', '') : null;
}

/** Detects UTF-16 without a byte order mark: every other byte at the start is zero. */
function wideKind(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 512) & ~1;
  if (length < 8) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.4 && odd < pairs * 0.1 ? 'utf-16be' : null;
}

/** Rejects binary data, which has many control characters or the NUL character. */
function textOnly(text: string): string | null {
  const sample = text.slice(0, 4096);
  // Some programs pad the end of a file with NUL.
  if (/\0[^\0]/u.test(sample)) return null;
  const odd = sample.match(/(?!\s)\p{Cc}|\ufffd/gu)?.length ?? 0;
  return odd > sample.length * 0.02 ? null : text;
}
