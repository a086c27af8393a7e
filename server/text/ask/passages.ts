import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { countWords, isUnspaced } from '../segment.ts';

/** Target words per passage, which consists of whole blocks. */
const PASSAGE_WORDS = 100;
/** Characters of a script without spaces that correspond to one word. */
const SIGNS_PER_WORD = 1.7;

/** Blocks `from` to `to` of a transcript, as indexes into its blocks; `to` is inclusive. */
export interface AskPassage {
  from: number;
  to: number;
}

/**
 * Estimated by characters, because that is a hundred times faster than segmenting words, and a passage is only about a
 * hundred words anyway.
 */
function lengthOf(text: string, language: LanguageValue): number {
  return isUnspaced(language) ? text.length / SIGNS_PER_WORD : countWords(text, language);
}

/** Cuts the whole transcript into passages. Deterministic for the same blocks. */
export function cutPassages(
  blocks: readonly Pick<TranscriptBlock, 'text'>[],
  language: LanguageValue,
): AskPassage[] {
  const passages: AskPassage[] = [];
  let from = 0;
  let length = 0;
  for (const [at, { text }] of blocks.entries()) {
    const words = lengthOf(text, language);
    // Includes this block only if that gets closer to the target length.
    if (at > from && length + words / 2 > PASSAGE_WORDS) {
      passages.push({ from, to: at - 1 });
      from = at;
      length = 0;
    }
    length += words;
  }
  if (from < blocks.length) passages.push({ from, to: blocks.length - 1 });
  return passages;
}
