import type { LanguageValue } from '#contract/catalog/languages.ts';
import { PREVIEWS } from '#server/modules/podcasts/previews.data.ts';

/** A sentence in each of the languages, in its own letters. */
export const sentenceIn = (language: LanguageValue): string => PREVIEWS[language];
