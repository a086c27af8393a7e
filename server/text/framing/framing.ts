import type { LanguageValue } from '#contract/catalog/languages.ts';
import { ASIAN } from './asian.ts';
import { EASTERN } from './eastern.ts';
import { WESTERN } from './western.ts';
import type { FramingWords } from './words.ts';

const BY_LANGUAGE: Record<LanguageValue, FramingWords> = { ...WESTERN, ...EASTERN, ...ASIAN };

export function framingOf(language: LanguageValue): FramingWords {
  return BY_LANGUAGE[language];
}

/** Puts a name into its place. The name is inserted as it is: `$` and braces in it mean nothing. */
export function frame(template: string, name: string): string {
  return template.replace(/\{(?:title|topic)\}/u, () => name);
}
