import type { LanguageValue } from '#contract/catalog/languages.ts';
import { isCased, punctuatedEnds } from './sentence-ends.ts';

/** The sentences of a written text, trimmed. */
export function writtenSentences(text: string, language: LanguageValue): string[] {
  const writing = { language, cased: isCased(text) };
  return text.split(/\n+/u).flatMap((line) => {
    const ends = [...punctuatedEnds(line, writing), line.length];
    return ends
      .map((end, at) => line.slice(ends[at - 1] ?? 0, end).trim())
      .filter((one) => /\p{L}/u.test(one));
  });
}
