import { getLanguage, LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { SCRIPT_LETTERS } from './script-letters.ts';
import { words } from './segment.ts';

export interface WrittenLanguage {
  /** `null` if the text is too short, or in none of our languages. */
  detected: LanguageValue | null;
  ok: boolean;
}

/** Parts with fewer letters than this aren't judged. */
const LEAST_LETTERS = 24;
/** A section with this many letters must be in the requested language itself, whatever the others are in. */
const LEAST_SECTION_LETTERS = 120;
const KANA_SHARE = 0.08;
/** The minimum share of stop words in any text with sentences. */
const PROSE_SHARE = 0.08;
/** Shorter texts are taken for English only if their words are also in an English dictionary. */
const SURE_LETTERS = 120;
const DICTIONARY_SHARE = 0.75;
/** How many Latin letters correspond to one character of these scripts. */
const SIGN_WEIGHT: Readonly<Record<string, number>> = { Hans: 3, Jpan: 2.5, Kore: 2.5 };

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTER = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a complete text is in the requested language, however short it is. The script decides if it can; what looks
 * English counts as English unless that was requested; among other languages of one script, a detector and the stop
 * words must agree before a text is rejected, so that good text never is.
 */
export async function checkWritten(text: string, asked: LanguageValue): Promise<WrittenLanguage> {
  const prose = proseIn(text);
  // A text that consists of names is judged as it is.
  const weight = SIGN_WEIGHT[getLanguage(asked).script] ?? 1;
  return judge(count(prose, LETTER) * weight < LEAST_LETTERS ? text : prose, asked);
}

/** The same for a part of a text, which may be a list of names and terms and then has no language. */
export async function checkPart(text: string, asked: LanguageValue): Promise<WrittenLanguage> {
  const prose = proseIn(text);
  if (count(prose, LETTER) < LEAST_LETTERS) return { detected: null, ok: true };
  return judge(prose, asked);
}

/** Judges a text by its sections: all of it together, and each one that is long enough. */
export async function checkSections(
  sections: readonly string[],
  asked: LanguageValue,
): Promise<WrittenLanguage> {
  const whole = await checkWritten(sections.join('\n'), asked);
  if (!whole.ok) return whole;
  for (const section of sections) {
    if (count(section, LETTER) < LEAST_SECTION_LETTERS) continue;
    const part = await checkPart(section, asked);
    if (!part.ok) return part;
  }
  return (await strayedLine(sections, asked)) ?? whole;
}

/** Only lines with this many letters are judged, and several must fail, as a single one may be a false alarm. */
const LEAST_LINE_LETTERS = 30;
const STRAYED_LINES = 2;
const STRAYED_SHARE = 0.12;

/** Finds texts with several lines in another language, although each section as a whole passes. */
async function strayedLine(
  sections: readonly string[],
  asked: LanguageValue,
): Promise<WrittenLanguage | null> {
  const weight = SIGN_WEIGHT[getLanguage(asked).script] ?? 1;
  const lines = sections
    .flatMap((section) => section.split('\n'))
    .filter((line) => count(line, LETTER) * weight >= LEAST_LINE_LETTERS);
  const strayed: WrittenLanguage[] = [];
  for (const line of lines) {
    const part = await checkPart(line, asked);
    if (!part.ok) strayed.push(part);
  }
  const isStrayed =
    strayed.length >= STRAYED_LINES && strayed.length >= STRAYED_SHARE * lines.length;
  return isStrayed ? strayed[0]! : null;
}

async function judge(text: string, asked: LanguageValue): Promise<WrittenLanguage> {
  const letters = count(text, LETTER);
  if (letters === 0) return { detected: null, ok: true };
  const { script, neighbours } = getLanguage(asked);
  const inScript = count(text, SCRIPT_LETTERS[script]!);
  const { writtenAlsoLike: other } = languageOf(asked);
  if (other && count(text, SCRIPT_LETTERS[getLanguage(other).script]!) > inScript) {
    if (await isEnglish(text, other)) return { detected: 'english', ok: false };
    return checkShared(text, other, getLanguage(other).neighbours);
  }
  if (inScript * (SIGN_WEIGHT[script] ?? 1) <= letters - inScript) {
    return { detected: await detect(text), ok: false };
  }
  if (script === 'Jpan' || script === 'Hans') {
    const isJapanese = count(text, KANA) / inScript >= KANA_SHARE;
    const detected = isJapanese ? 'japanese' : 'chinese';
    return { detected, ok: detected === asked || inScript < LEAST_LETTERS / 3 };
  }
  if (LANGUAGES.filter((language) => language.script === script).length === 1) {
    return { detected: asked, ok: true };
  }
  if (script === 'Latn' && asked !== 'english' && (await isEnglish(text, asked))) {
    return { detected: 'english', ok: false };
  }
  if (letters < LEAST_LETTERS) return { detected: null, ok: true };
  return checkShared(text, asked, neighbours);
}

/** In doubt the answer is yes: a model that always writes English is the likeliest error. */
async function isEnglish(text: string, asked: LanguageValue): Promise<boolean> {
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text.toLowerCase());
  const scores = result.getScores();
  const english = scores['en'] ?? 0;
  const { neighbours } = getLanguage(asked);
  const own = [asked, ...(neighbours as LanguageValue[])].flatMap(codesOf);
  if (english === 0 || own.some((code) => (scores[code] ?? 0) >= english)) return false;
  if (stopWordShare(text, asked) > stopWordShare(text, 'english')) return false;
  return (
    (result.language === 'en' && count(text, LETTER) >= SURE_LETTERS) ||
    (await dictionaryShare(text)) >= DICTIONARY_SHARE
  );
}

async function dictionaryShare(text: string): Promise<number> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  const long = words(text.toLowerCase(), 'english').filter((word) => word.length > 3);
  if (long.length === 0) return 0;
  return long.filter((word) => Object.hasOwn(dictionary, word)).length / long.length;
}

async function checkShared(
  text: string,
  asked: LanguageValue,
  neighbours: readonly string[],
): Promise<WrittenLanguage> {
  const detected = await detect(text);
  if (detected === asked || (detected && neighbours.includes(detected)))
    return { detected, ok: true };
  const own = stopWordShare(text, asked);
  const rival = detected ?? bestByStopWords(text, asked);
  if (rival === asked || neighbours.includes(rival)) return { detected, ok: true };
  const foreign = stopWordShare(text, rival);
  // A series of loan words, with nothing in between that belongs to a language.
  if (foreign < PROSE_SHARE) return { detected: null, ok: true };
  return { detected, ok: foreign < own };
}

/** The share of words that are stop words of the language. */
function stopWordShare(text: string, language: LanguageValue): number {
  const all = words(text.toLowerCase(), language);
  const { stopWords } = languageOf(language);
  return all.filter((word) => stopWords.has(word)).length / Math.max(1, all.length);
}

function bestByStopWords(text: string, asked: LanguageValue): LanguageValue {
  const { script } = getLanguage(asked);
  let best = asked;
  let bestShare = stopWordShare(text, asked);
  for (const language of LANGUAGES) {
    if (language.script !== script) continue;
    const share = stopWordShare(text, language.value);
    if (share > bestShare) [best, bestShare] = [language.value, share];
  }
  return best;
}

const BY_CODE: Readonly<Record<string, LanguageValue>> = {
  ...Object.fromEntries(LANGUAGES.map(({ tag, value }) => [tag.split('-', 1)[0]!, value])),
  no: 'norwegian',
  pt: 'portuguese',
};

/** The detector's codes for it. */
function codesOf(language: LanguageValue): string[] {
  const code = getLanguage(language).tag.split('-', 1)[0]!;
  return code === 'nb' ? ['no', 'nb'] : code === 'id' ? ['id', 'ms'] : [code];
}

async function detect(text: string): Promise<LanguageValue | null> {
  // Loaded on first use: its tables take more memory than everything else at startup.
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text);
  return result.isReliable() ? (BY_CODE[result.language] ?? null) : null;
}

/** Code, addresses, tags and quotations may be in any language. */
const NOT_OWN =
  /`[^`\n]*`|https?:\/\/\S+|[@#][\p{L}\p{N}_]+|“[^“”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^«»\n]{1,300}»|"[^"\n]{1,300}"/gu;
/** Capitalised Latin words inside a sentence, and further ones that follow. */
const LATIN_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Script=Latin}+\p{N}|\p{Lu}(?=\p{Script=Latin}))[\p{Script=Latin}\p{M}\p{N}'’.&+-]*/gu;
const SENTENCE_START = /(?:^|[.!?…:\n])["'“„«(*_\s\d.)\]-]*$/u;
/** With a smaller share left, the text is one long quotation, or in capitals. */
const LEAST_OWN_SHARE = 0.3;

/** The text's own words: without names, code and quotations. */
function proseIn(text: string): string {
  const all = count(text, LETTER);
  const own = text.replaceAll(NOT_OWN, ' ');
  const base = count(own, LETTER) < all * LEAST_OWN_SHARE ? text : own;
  return base.replaceAll(LATIN_NAME, (name, at: number) => {
    const isFirst = SENTENCE_START.test(base.slice(Math.max(0, at - 12), at));
    // The first word of a sentence is capitalised for its position, unless more names follow it.
    const follows = /^[\s,/&-]+(\S)/u.exec(base.slice(at + name.length, at + name.length + 8))?.[1];
    const isWord = isFirst && follows !== undefined && /\p{Ll}/u.test(follows);
    return isWord ? name : ' ';
  });
}
