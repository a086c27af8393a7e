import type { LanguageValue } from '#contract/catalog/languages.ts';
import { sayEnglish } from './english.ts';
import { stripLabel } from './speaker-label.ts';
import { stripMarkup } from './strip-markup.ts';
import { writeNames } from './video-names.ts';

export interface Pronunciation {
  word: string;
  /** Replacement words, or IPA between slashes. */
  say: string;
}

export interface SpokenText {
  text: string;
  /** Words spoken as this IPA; lowercase keys. */
  ipa: Record<string, string>;
}

interface Options {
  language: LanguageValue;
  /** Whether to spell out numbers and abbreviations here or leave them to the voice. */
  spokenForm: boolean;
  takesIpa: boolean;
  pronunciations: readonly Pronunciation[];
  /** As spelled in the video. */
  names?: readonly string[];
  /** The speaker, so a label with their name is removed. */
  speaker?: string | undefined;
}

/** Converts a script line to a voice's input. Empty if nothing is spoken. */
export function toSpokenText(md: string, options: Options): SpokenText {
  const { language, spokenForm, takesIpa, pronunciations, names = [], speaker } = options;
  const ipa: Record<string, string> = {};
  let text = writeNames(stripLabel(stripMarkup(md, language), speaker), names);
  const wanted = new Map(pronunciations.map(({ word, say }) => [word.toLowerCase(), say]));
  if (wanted.size > 0) {
    // In a single pass, so entries don't affect each other.
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

/** A placeholder that no later rule changes. */
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

/** Voices read URLs badly: keep only the host. */
function withoutLinks(text: string): string {
  return text
    .replaceAll(/\bhttps?:\/\/(?:www\.)?([^\s/?#]+)[^\s]*/gi, '$1')
    .replaceAll(LEFT_OVER, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Unpaired markup. Meaningful symbols stay, because voices read them well: "C#", "#1", "5 < 10", "x^2", "~50". */
const LEFT_OVER =
  /[*_{}[\]|\\]+|(?<![\p{L}\p{N}])#(?![\p{L}\p{N}])|<(?![\s\d=])|(?<![\s\d=<-])>|(?<![\p{L}\p{N})])\^|\^(?![\p{L}\p{N}(-])|~(?!\s?[\d$€£¥₹])/gu;

const WORD_SIGN = String.raw`[\p{L}\p{M}\p{N}%°)]`;
/** Symbols that join nothing, and slashes between words. */
const IDLE_SIGNS = new RegExp(
  String.raw`(?<!${WORD_SIGN}\s?)[=&@/]+|[=&@/]+(?!\s?[\p{L}\p{N}(])|\+(?!\s?\d)(?!\s?[\p{L}(])|` +
    String.raw`(?<=\p{L}{4})\/(?=\p{L})|(?<=\p{L})\/(?=\p{L}{4})|[§©®™]+`,
  'gu',
);

/** For languages whose numbers we don't spell out: the voice reads digits and symbols itself. */
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
