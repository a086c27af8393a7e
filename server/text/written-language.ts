import { getLanguage, LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { littleWordsOf } from './little-words.ts';
import { words } from './segment.ts';

export interface WrittenLanguage {
  /** `null` where the text is too short to tell, or in none of ours. */
  detected: LanguageValue | null;
  ok: boolean;
}

/** Fewer letters than this say nothing. */
const LEAST_LETTERS = 24;
const SCRIPT_SHARE = 0.5;
const KANA_SHARE = 0.08;
/** Of its words are little words, in any text that has sentences. */
const PROSE_SHARE = 0.08;
const PLAIN_SHARE = 0.5;

const SCRIPTS: Record<string, RegExp> = {
  Arab: /\p{Script=Arabic}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Grek: /\p{Script=Greek}/gu,
  Hans: /\p{Script=Han}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Kore: /\p{Script=Hangul}/gu,
  Latn: /\p{Script=Latin}/gu,
  Taml: /\p{Script=Tamil}/gu,
  Thai: /\p{Script=Thai}/gu,
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a text is in the language asked for. The script decides where it can; among languages that share one, a
 * detector and the little words must agree before a text is turned away, so that a good one never is.
 */
export async function checkWritten(text: string, asked: LanguageValue): Promise<WrittenLanguage> {
  const letters = count(text, /\p{L}/gu);
  if (letters < LEAST_LETTERS) return { detected: null, ok: true };
  const { script, neighbours } = getLanguage(asked);
  if (asked === 'serbian' && isMostly(text, 'Latn', letters)) {
    return checkLatin(text, 'croatian', ['serbian', 'slovenian']);
  }
  if (!isMostly(text, script, letters)) {
    // Names of tools and firms stay in Latin letters in every script.
    if (isMostly(text, 'Latn', letters) && !isProse(text) && !hasPlainWords(text))
      return { detected: null, ok: true };
    return { detected: await detect(text), ok: false };
  }
  const kana = count(text, KANA) / letters;
  if (asked === 'japanese')
    return { detected: kana >= KANA_SHARE ? asked : 'chinese', ok: kana >= KANA_SHARE };
  if (asked === 'chinese')
    return { detected: kana < KANA_SHARE ? asked : 'japanese', ok: kana < KANA_SHARE };
  if (LANGUAGES.filter((language) => language.script === script).length === 1) {
    return { detected: asked, ok: true };
  }
  return checkLatin(text, asked, neighbours);
}

function isMostly(text: string, script: string, letters: number): boolean {
  return count(text, SCRIPTS[script]!) / letters >= SCRIPT_SHARE;
}

async function checkLatin(
  text: string,
  asked: LanguageValue,
  neighbours: readonly string[],
): Promise<WrittenLanguage> {
  const detected = await detect(text);
  if (detected === asked || (detected && neighbours.includes(detected)))
    return { detected, ok: true };
  const own = littleShare(text, asked);
  const rival = detected ?? bestByLittleWords(text, asked);
  if (rival === asked || neighbours.includes(rival)) return { detected, ok: true };
  const foreign = littleShare(text, rival);
  // Borrowed words in a row, with nothing between them that would be of a language: but English can do without.
  if (foreign < PROSE_SHARE) {
    const isEnglish = detected === 'english' && own < PROSE_SHARE && hasPlainWords(text);
    return isEnglish ? { detected, ok: false } : { detected: null, ok: true };
  }
  return { detected, ok: foreign < own };
}

/** Whether it is a text in any language of the Latin script, rather than names. */
function isProse(text: string): boolean {
  return LANGUAGES.some(
    ({ script, value }) => script === 'Latn' && littleShare(text, value) >= PROSE_SHARE,
  );
}

/** Whether at least half of it are no names: those begin with a capital. */
function hasPlainWords(text: string): boolean {
  const all = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
  return all.filter((word) => /^\p{Ll}/u.test(word)).length >= all.length * PLAIN_SHARE;
}

/** Share of the words that are little words of the language. */
function littleShare(text: string, language: LanguageValue): number {
  const all = words(text.toLowerCase(), language);
  const little = littleWordsOf(language);
  return all.filter((word) => little.has(word)).length / Math.max(1, all.length);
}

function bestByLittleWords(text: string, asked: LanguageValue): LanguageValue {
  const { script } = getLanguage(asked);
  let best = asked;
  let bestShare = littleShare(text, asked);
  for (const language of LANGUAGES) {
    if (language.script !== script) continue;
    const share = littleShare(text, language.value);
    if (share > bestShare) [best, bestShare] = [language.value, share];
  }
  return best;
}

const BY_CODE: Readonly<Record<string, LanguageValue>> = {
  ...Object.fromEntries(LANGUAGES.map(({ tag, value }) => [tag.split('-', 1)[0]!, value])),
  no: 'norwegian',
  pt: 'portuguese',
};

async function detect(text: string): Promise<LanguageValue | null> {
  // Loaded on first use: its tables take more memory than the rest of a start.
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text);
  return result.isReliable() ? (BY_CODE[result.language] ?? null) : null;
}
