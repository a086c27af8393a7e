import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { endsWithMark } from './sentence-ends.ts';

/** A spoken sentence in written form: an initial capital and a final mark. No word is added, changed or left out. */
export function asWritten(text: string, language: LanguageValue): string {
  const { tag } = getLanguage(language);
  const { fullStop, capitalWords } = languageOf(language);
  const opened = withCapitals(text, capitalWords)
    .replace(/^[\s,;:、，،؛.…·–—-]+/u, '')
    .replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, first: string) => {
      return before + first.toLocaleUpperCase(tag);
    });
  if (endsWithMark(opened)) return opened;
  return fullStop === ''
    ? opened.trimEnd()
    : opened.replace(/(?<![\s,;:、，،؛–—-])[\s,;:、，،؛–—-]+$/u, '') + fullStop;
}

/** A word on its own, not part of "i.e.", "i/o" or "(i)". */
const SMALL_WORD =
  /(?<![\p{L}\p{M}\p{N}.'’/(-])\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{M}\p{N}/)-]|\.\p{L})/gu;

/** A quick check that saves examining texts word by word. */
const signs = new WeakMap<ReadonlySet<string>, RegExp>();

function signOf(words: ReadonlySet<string>): RegExp {
  let sign = signs.get(words);
  if (!sign) {
    const each = [...words].map((word) => word.replaceAll("'", "['’]")).join('|');
    signs.set(words, (sign = new RegExp(`(?<!\\p{L})(?:${each})(?!\\p{Ll})`, 'u')));
  }
  return sign;
}

/** Lower case captions write "i" for "I". */
function withCapitals(text: string, words: ReadonlySet<string>): string {
  if (words.size === 0 || !signOf(words).test(text)) return text;
  return text.replaceAll(SMALL_WORD, (word) =>
    words.has(word.replaceAll('’', "'")) ? word[0]!.toUpperCase() + word.slice(1) : word,
  );
}
