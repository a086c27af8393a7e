import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

/** A sentence in this language and its own script. */
export const sentenceIn = (language: LanguageValue): string => languageOf(language).voiceSample;
