import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { countWords, isUnspaced } from '../segment.ts';

/** What is found and shown as one: about so many words, from the beginning of a block to the end of one. */
const PASSAGE_WORDS = 100;
/** Signs of a script without spaces that make about as much text as one word does. */
const SIGNS_PER_WORD = 1.7;

/** Blocks `from` to `to` of a transcript, as places in the list of blocks; `to` is the last one. */
export interface AskPassage {
  from: number;
  to: number;
}

/** Counting signs is a hundred times faster than finding words, and a passage is only about a hundred words long. */
function lengthOf(text: string, language: LanguageValue): number {
  return isUnspaced(language) ? text.length / SIGNS_PER_WORD : countWords(text, language);
}

/** The whole transcript, cut into passages. The same blocks are always cut in the same places. */
export function cutPassages(
  blocks: readonly Pick<TranscriptBlock, 'text'>[],
  language: LanguageValue,
): AskPassage[] {
  const passages: AskPassage[] = [];
  let from = 0;
  let length = 0;
  for (const [at, { text }] of blocks.entries()) {
    const words = lengthOf(text, language);
    // Whichever comes nearer to the length: with this block or without it.
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
