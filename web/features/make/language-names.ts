import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';

/** Names people type for a language that are neither its English name nor its own. */
const ALIASES: { [language in LanguageValue]?: readonly string[] } = {
  chinese: ['中文', '汉语', '普通话', 'Mandarin'],
  indonesian: ['Bahasa'],
  malay: ['Malaysian'],
  norwegian: ['no', 'Bokmål'],
  persian: ['Farsi'],
  portuguese_br: ['Brazilian'],
  spanish: ['Castilian', 'Castellano'],
};

/** What else a language is found by: its own name, its code and other names. */
export function otherNames(value: LanguageValue): string[] {
  const { tag } = LANGUAGES.find((language) => language.value === value)!;
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  return [tag.split('-', 1)[0]!, tag, ...(own ? [own] : []), ...(ALIASES[value] ?? [])];
}
