import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Written sentences of a text, trimmed. */
export function writtenSentences(text: string, language: LanguageValue): string[] {
  const { tag } = getLanguage(language);
  let segmenter = segmenters.get(tag);
  if (!segmenter)
    segmenters.set(tag, (segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' })));
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((one) => /\p{L}/u.test(one));
}
