import type { LanguageValue } from '#contract/catalog/languages.ts';
import { getLanguage, languageOfTag } from '#contract/catalog/languages.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { spokenText } from '#server/text/caption-text.ts';
import { contradicts, detectLanguage, FEW_LETTERS } from '#server/text/detect-language.ts';
import { countWords } from '#server/text/segment.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Limits for a single transcript. */
export const MOST_WORDS = 250_000;
export const LONGEST_MS = 15 * 3600 * 1000;

export interface TranscriptFacts {
  language: LanguageValue | null;
  languageTag: string;
  declaredTag: string | null;
  detectedTag: string | null;
  words: number;
  fingerprint: string;
}

/** Facts stored with a transcript. If the language label and the words contradict each other, the words win. */
export async function factsOf(
  cues: readonly Cue[],
  chapters: readonly Chapter[],
  declared: { tag: string | null; language?: LanguageValue | undefined },
): Promise<TranscriptFacts> {
  const text = cues.map((cue) => spokenText(cue.text)).join(' ');
  const declaredTag = declared.language ? getLanguage(declared.language).tag : declared.tag;
  const detected = await detectLanguage(text);
  const guessed = detected ?? (declaredTag ? null : await detectLanguage(text, FEW_LETTERS));
  const isWrong = declaredTag !== null && contradicts(declaredTag, detected);
  const languageTag = (isWrong ? detected?.tag : declaredTag) ?? guessed?.tag ?? 'und';
  const language = languageOfTag(languageTag);
  return {
    language,
    languageTag,
    declaredTag,
    detectedTag: guessed?.tag ?? null,
    words: countWords(text, language ?? 'english'),
    fingerprint: fingerprintOf(cues, chapters),
  };
}
