import type { LanguageValue } from '#contract/catalog/languages.ts';
import { sayEnglish } from './english.ts';
import { stripLabel } from './speaker-label.ts';
import { stripMarkup } from './strip-markup.ts';
import { writeNames } from './video-names.ts';

/** How an account wants a word to be said. */
export interface Pronunciation {
  word: string;
  /** Other words, or IPA between slashes. */
  say: string;
}

export interface SpokenText {
  text: string;
  /** Words of the text that are said as this IPA; keys in small letters. */
  ipa: Record<string, string>;
}

interface Options {
  language: LanguageValue;
  /** Whether numbers and abbreviations are written out here, or left to the voice. */
  spokenForm: boolean;
  takesIpa: boolean;
  pronunciations: readonly Pronunciation[];
  /** As the video writes them. */
  names?: readonly string[];
  /** Who says it, so that the name is not said where it stands before the line. */
  speaker?: string | undefined;
}

/** What a voice is given for one line of a script. Empty where there is nothing to say. */
export function toSpokenText(md: string, options: Options): SpokenText {
  const { language, spokenForm, takesIpa, pronunciations, names = [], speaker } = options;
  const ipa: Record<string, string> = {};
  let text = writeNames(stripLabel(stripMarkup(md, language), speaker), names);
  const wanted = new Map(pronunciations.map(({ word, say }) => [word.toLowerCase(), say]));
  if (wanted.size > 0) {
    // All in one go: what one entry says is not changed by another.
    text = text.replaceAll(wholeWords([...wanted.keys()]), (found) => {
      const say = wanted.get(found.toLowerCase())!;
      const sounds = /^\/(.+)\/$/.exec(say)?.[1];
      if (sounds === undefined) return stripMarkup(say);
      if (!takesIpa) return found;
      const known = Object.keys(ipa).find((key) => ipa[key] === sounds);
      const key = known ?? keyOf(Object.keys(ipa).length);
      ipa[key] = sounds;
      return key;
    });
  }
  if (!spokenForm) return { text: withoutLinks(text), ipa };
  return { text: language === 'english' ? sayEnglish(text) : saySafely(text), ipa };
}

/** A word that cannot be one, so that nothing on the way to the voice changes it. */
function keyOf(number: number): string {
  const letters = 'bcdfghjklm';
  return `zqx${Array.from(String(number), (digit) => letters[Number(digit)]).join('')}xqz`;
}

export function wholeWords(words: readonly string[]): RegExp {
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** No voice reads an address well: the site's name is said and the rest left out. */
function withoutLinks(text: string): string {
  return text
    .replaceAll(/\bhttps?:\/\/(?:www\.)?([^\s/?#]+)[^\s]*/gi, '$1')
    .replaceAll(LEFT_OVER, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Marks that no pair was found for. Those that mean something stay for the voice, which reads them well: "C#", "#1",
 * "5 < 10", "x^2", "~50".
 */
const LEFT_OVER =
  /[*_{}[\]|\\]+|(?<![\p{L}\p{N}])#(?![\p{L}\p{N}])|<(?![\s\d=])|(?<![\s\d=<-])>|(?<![\p{L}\p{N})])\^|\^(?![\p{L}\p{N}(-])|~(?!\s?[\d$€£¥₹])/gu;

const WORD_SIGN = String.raw`[\p{L}\p{M}\p{N}%°)]`;
/** Signs without anything on both sides that they could join, and a stroke between two words. */
const IDLE_SIGNS = new RegExp(
  String.raw`(?<!${WORD_SIGN}\s?)[=&@/]+|[=&@/]+(?!\s?[\p{L}\p{N}(])|\+(?!\s?\d)(?!\s?[\p{L}(])|` +
    String.raw`(?<=\p{L}{4})\/(?=\p{L})|(?<=\p{L})\/(?=\p{L}{4})|[§©®™]+`,
  'gu',
);

/** For languages whose numbers we do not write out: the voice reads digits and the signs between them itself. */
function saySafely(text: string): string {
  return withoutLinks(text)
    .replaceAll(/["“”„«»]/g, '')
    .replaceAll(/\s*[—–]\s*/g, ', ')
    .replaceAll(/[()（）]/g, ', ')
    .replaceAll(IDLE_SIGNS, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\s)\s+(?=[.,;:!?])/g, '')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replaceAll(/^[\s,]+/g, '')
    .trim();
}
