import type { Node } from '@tiptap/pm/model';

/** Some 50,000 words: two and a half times what is measured to be typed in without lag. */
const MOST_CHARACTERS = 300_000;
const MOST_BLOCKS = 5000;

const number = (value: number) => value.toLocaleString('en-GB');

/** Why so much cannot be put into a text, or `null` where it can. Asked before anything is read or changed. */
export function tooMuch(doc: Node, characters: number, blocks = 0): string | null {
  const after =
    'Nothing was added and your draft hasn’t changed. Add a smaller part, or split it into several drafts.';
  if (doc.content.size + characters > MOST_CHARACTERS) {
    return `That’s ${number(characters)} characters. A draft can hold ${number(MOST_CHARACTERS)}. ${after}`;
  }
  if (doc.childCount + blocks > MOST_BLOCKS) {
    return `That’s ${number(blocks)} paragraphs. A draft can hold ${number(MOST_BLOCKS)}. ${after}`;
  }
  return null;
}

/** How many characters a clipboard holds; of a page without its plain words, a fair guess. */
export function charactersIn(data: DataTransfer | null): number {
  const words = data?.getData('text/plain').length ?? 0;
  return words > 0 ? words : Math.round((data?.getData('text/html').length ?? 0) / 4);
}
