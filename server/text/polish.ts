import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { endsWithMark } from './sentence-ends.ts';

/** The full stop of each script that has its own; Thai has none. */
const FULL_STOP: Record<string, string> = {
  Hans: '。',
  Jpan: '。',
  Deva: '।',
  Beng: '।',
  Thai: '',
};

function fullStop(language: LanguageValue): string {
  if (language === 'urdu') return '۔';
  return FULL_STOP[getLanguage(language).script] ?? '.';
}

/** A spoken sentence as it is written: a capital to start, a mark to end. No word is added, changed or left out. */
export function polish(text: string, language: LanguageValue): string {
  const { tag } = getLanguage(language);
  const opened = text
    .replace(/^[\s,;:、，،؛.…·–—-]+/u, '')
    .replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, first: string) => {
      return before + first.toLocaleUpperCase(tag);
    });
  if (endsWithMark(opened)) return opened;
  const stop = fullStop(language);
  return stop === ''
    ? opened.trimEnd()
    : opened.replace(/(?<![\s,;:、，،؛–—-])[\s,;:、，،؛–—-]+$/u, '') + stop;
}
