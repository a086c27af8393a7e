import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { lettersOf } from '../letters.ts';
import { matchesInsideWords } from '../segment.ts';
import { joinQuote, type SaidQuote, sentencesOf } from './quote.ts';

/** “Why?” wants a reason for what was said before, “And then?” what was said after it. */
export type AskedOn = 'reason' | 'next';

/** `null` if a question has a subject of its own or asks for something else, as “Who?” does. */
export function askedOn(question: string, language: LanguageValue): AskedOn | null {
  const { askingOn } = languageOf(language);
  const asked = question
    .toLowerCase()
    .replaceAll(/[\s?!.,;:¿¡？！。，、；;؟،…।]+/gu, ' ')
    .replaceAll('’', "'")
    .trim();
  const isOneOf = (phrases: string) => new RegExp(`^(?:${phrases})$`, 'u').test(asked);
  if (!askingOn) return null;
  if (isOneOf(askingOn.why)) return 'reason';
  return isOneOf(askingOn.next) ? 'next' : null;
}

/**
 * The sentences of a passage right after one of those quoted: for a reason, only if they start by giving it. `null` if there
 * are none, or nothing of the passage was quoted.
 */
export function partAfter(
  blocks: readonly TranscriptBlock[],
  quotes: readonly string[],
  language: LanguageValue,
  { most, asked }: { most: number; asked: AskedOn },
): SaidQuote | null {
  const sentences = blocks.flatMap((block) => sentencesOf(block, new Map(), language));
  const quoted = new Set(
    blocks.slice(0, 1).flatMap((block) =>
      quotes
        .flatMap((text) => sentencesOf({ ...block, text }, new Map(), language))
        .flatMap(
          // A quote of several people names them.
          ({ text }) => [lettersOf(text), lettersOf(text.replace(/^[^:]{1,60}: /u, ''))],
        ),
    ),
  );
  const isQuoted = sentences.map(({ text }) => quoted.has(lettersOf(text)));
  const from = isQuoted.lastIndexOf(true) + 1;
  if (from === 0 || from === sentences.length) return null;
  if (asked === 'reason' && !givesReason(sentences[from]!.text, language)) return null;
  let to = from;
  let words = 0;
  while (to < sentences.length) {
    words += sentences[to]!.words;
    if (to > from && words > most) break;
    to += 1;
  }
  return joinQuote(sentences.slice(from, to));
}

function givesReason(text: string, language: LanguageValue): boolean {
  const { because, otherwise } = languageOf(language).askingOn ?? {};
  const starts = (words: string | undefined) => {
    if (words === undefined) return false;
    const end = matchesInsideWords(language) ? '' : `(?:(?<=['’])|(?![\\p{L}\\p{M}]))`;
    return new RegExp(`^(?:${words})${end}`, 'iu').test(text);
  };
  if (/[?？؟]/u.test(text)) return false;
  return starts(otherwise) || (starts(because) && !/[,，、،]/u.test(text));
}
