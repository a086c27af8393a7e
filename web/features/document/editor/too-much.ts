import type { Node } from '@tiptap/pm/model';
import { EDITOR_WORDS } from './words.ts';

/** Some 50,000 words: two and a half times what is measured to be typed in without lag. */
const MOST_CHARACTERS = 300_000;
const MOST_BLOCKS = 5000;

/** Why so much cannot be put into a text, or `null` where it can. Asked before anything is read or changed. */
export function tooMuch(doc: Node, characters: number, blocks = 0): string | null {
  if (doc.content.size + characters > MOST_CHARACTERS) {
    return EDITOR_WORDS.tooMuch.characters(characters, MOST_CHARACTERS);
  }
  if (doc.childCount + blocks > MOST_BLOCKS) {
    return EDITOR_WORDS.tooMuch.paragraphs(blocks, MOST_BLOCKS);
  }
  return null;
}

/** How many characters a clipboard holds; of a page without its plain words, a fair guess. */
export function charactersIn(data: DataTransfer | null): number {
  const words = data?.getData('text/plain').length ?? 0;
  return words > 0 ? words : Math.round((data?.getData('text/html').length ?? 0) / 4);
}
