import type { Node } from '@tiptap/pm/model';

/** Counts by the language's own notion of a word; each paragraph once, until it is changed. */
export function createCounter(tag: string) {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const known = new WeakMap<Node, { words: number; characters: number }>();

  function countNode(node: Node) {
    const before = known.get(node);
    if (before) return before;
    const text = node.textContent;
    let words = 0;
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
    const counted = { words, characters: text.length };
    known.set(node, counted);
    return counted;
  }

  return (doc: Node): { words: number; characters: number } => {
    let words = 0;
    let characters = 0;
    doc.forEach((node) => {
      const counted = countNode(node);
      words += counted.words;
      characters += counted.characters;
    });
    return { words, characters };
  };
}
