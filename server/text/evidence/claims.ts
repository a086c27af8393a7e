import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { writtenSentences } from '../sentence-spans.ts';
import { STEM_LETTERS } from './stems.ts';

/**
 * Like {@link writtenSentences}, but a sentence inserted in front of another also ends at its own full stop, and so
 * does one with the next typed directly after it.
 */
export function claimsIn(text: string, language: LanguageValue): string[] {
  const { abbreviations } = languageOf(language);
  const sentences = writtenSentences(text.replaceAll(ADDRESS, hideEnds), language).map(showEnds);
  return sentences.flatMap((sentence) => {
    const claims: string[] = [];
    let from = 0;
    for (const end of sentence.matchAll(
      /(?<!\p{L})(\p{L}{3,})[.!?…]+["'”’»)]*(?:\s+(?=\p{Ll})|(?=\p{Lu}\p{Ll}))/gu,
    )) {
      if (abbreviations.has(end[1]!.toLowerCase())) continue;
      claims.push(sentence.slice(from, end.index + end[0].length).trim());
      from = end.index + end[0].length;
    }
    return [...claims, sentence.slice(from)].filter((one) => /\p{L}/u.test(one));
  });
}

const ADDRESS = /\bhttps?:\/\/\S+/giu;
const HIDDEN = 0xe000;

/** Hides end marks inside an address, which end no sentence. Keeps the length. */
function hideEnds(address: string): string {
  return address.replaceAll(/[.!?…](?=\S)/gu, (mark) =>
    String.fromCharCode(HIDDEN + '.!?…'.indexOf(mark)),
  );
}

function showEnds(sentence: string): string {
  return sentence.replaceAll(/[\ue000-\ue003]/gu, (sign) => '.!?…'[sign.charCodeAt(0) - HIDDEN]!);
}

const stopStems = new Map<LanguageValue, ReadonlySet<string>>();

/** Whether a term says nothing about the subject of a text. */
export function isStopWord(term: string, language: LanguageValue): boolean {
  let stems = stopStems.get(language);
  if (!stems) {
    stems = new Set([...languageOf(language).stopWords].map((word) => word.slice(0, STEM_LETTERS)));
    stopStems.set(language, stems);
  }
  return stems.has(term);
}
