import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { matchesInsideWords } from '../segment.ts';
import { questionTerms } from './question-terms.ts';
import { joinQuote, type SaidQuote, sentencesOf } from './quote.ts';

/** What a passage says besides what was quoted of it. */
export interface UnquotedPart extends SaidQuote {
  givesReason: boolean;
  /** Part of the same passage was quoted. */
  isBeside: boolean;
}

/** Whether a question only asks on, as “Why?” and “And then?” do: it names no subject and nobody. */
export function asksOn(
  question: string,
  language: LanguageValue,
  speakers: readonly string[],
): boolean {
  const { terms, named } = questionTerms(question, language, speakers);
  return named.length === 0 && terms.every(({ weight }) => weight < 1);
}

const has = (text: string, words: string | undefined, language: LanguageValue) => {
  if (words === undefined) return false;
  const source = matchesInsideWords(language)
    ? words
    : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
  return new RegExp(source, 'iu').test(text);
};

export const asksWhy = (question: string, language: LanguageValue): boolean =>
  has(question, languageOf(language).reasons?.asked, language);

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * The sentences of a passage after those that were quoted, or before them if none are left; if a reason is asked for, from
 * the first one that gives one. `null` if all of it was quoted.
 */
export function unquotedPart(
  blocks: readonly TranscriptBlock[],
  quotes: readonly string[],
  language: LanguageValue,
  { most, wantsReason }: { most: number; wantsReason: boolean },
): UnquotedPart | null {
  const sentences = blocks.flatMap((block) => sentencesOf(block, new Map(), language));
  const quoted = quotes.map(letters);
  const isQuoted = sentences.map(({ text }) => quoted.some((one) => one.includes(letters(text))));
  const last = isQuoted.lastIndexOf(true);
  const { said } = languageOf(language).reasons ?? {};
  const reasons = wantsReason
    ? [...sentences.keys()].filter(
        (at) => !isQuoted[at] && has(sentences[at]!.text, said, language),
      )
    : [];
  const reason = reasons.find((at) => at > last) ?? reasons.at(-1);
  const after = last + 1 < sentences.length ? last + 1 : isQuoted.indexOf(false);
  const from = reason ?? after;
  if (from < 0) return null;
  let to = from;
  let words = 0;
  while (to < sentences.length && !isQuoted[to]) {
    words += sentences[to]!.words;
    if (to > from && words > most) break;
    to += 1;
  }
  return {
    ...joinQuote(sentences.slice(from, to)),
    givesReason: reason !== undefined,
    isBeside: last >= 0,
  };
}
