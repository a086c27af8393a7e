import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Terms } from './terms.ts';
import { isUnspaced } from './segment.ts';

const QUESTION = /[?？؟;\u037e]["'”’»」』)]*$/u;

/** How well each sentence can be read alone, 0 to 1: neither a question nor a scrap nor endless. */
export function standaloneFactors(
  sentences: readonly { text: string }[],
  terms: Terms,
  language: LanguageValue,
): Float64Array {
  const scale = isUnspaced(language) ? 0.75 : 1;
  return Float64Array.from(sentences, ({ text }, index) => {
    const words = terms.sentences[index]!.length * scale;
    let factor = 1;
    if (QUESTION.test(text)) factor *= 0.3;
    if (words < 7) factor *= 0.25;
    if (words > 32) factor *= 0.4;
    return factor;
  });
}
