import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { endsWithMark } from './sentence-ends.ts';

/** A spoken sentence as it is written: a capital to start, a mark to end. No word is added, changed or left out. */
export function asWritten(text: string, language: LanguageValue): string {
  const { tag } = getLanguage(language);
  const opened = text
    .replace(/^[\s,;:、，،؛.…·–—-]+/u, '')
    .replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, first: string) => {
      return before + first.toLocaleUpperCase(tag);
    });
  if (endsWithMark(opened)) return opened;
  const { fullStop } = languageOf(language);
  return fullStop === ''
    ? opened.trimEnd()
    : opened.replace(/(?<![\s,;:、，،؛–—-])[\s,;:、，،؛–—-]+$/u, '') + fullStop;
}
