import type { Node } from '@tiptap/pm/model';
import { EDITOR_WORDS } from './words.ts';

/** About 50,000 words: 2.5 times the length measured to be editable without lag. */
const MOST_CHARACTERS = 300_000;
const MOST_BLOCKS = 5000;

/** Why this much can't be inserted, or `null` if it can. Checked before anything is parsed or changed. */
export function tooMuch(doc: Node, characters: number, blocks = 0): string | null {
  if (doc.content.size + characters > MOST_CHARACTERS) {
    return EDITOR_WORDS.tooMuch.characters(characters, MOST_CHARACTERS);
  }
  if (doc.childCount + blocks > MOST_BLOCKS) {
    return EDITOR_WORDS.tooMuch.paragraphs(blocks, MOST_BLOCKS);
  }
  return null;
}

/** Clipboard size in characters; estimated if there is only HTML. */
export function charactersIn(data: DataTransfer | null): number {
  const words = data?.getData('text/plain').length ?? 0;
  return words > 0 ? words : Math.round((data?.getData('text/html').length ?? 0) / 4);
}
