import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

/** A sentence in each of the languages, in its own letters. */
export const sentenceIn = (language: LanguageValue): string => languageOf(language).voiceSample;
