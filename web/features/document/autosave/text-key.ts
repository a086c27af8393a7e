import type { Document } from '#contract/documents.ts';

/**
 * A hash of a document's content. It ignores what the server recomputes on save, namely the blocks' evidence, so it
 * is the same before and after.
 */
export function textKey({ sections, ...head }: Document): string {
  const said = sections.map((section) => [
    section.id,
    section.blocks.map(({ id, kind, md, speaker, voice, pauseMs }) => [
      id,
      kind,
      md,
      speaker,
      voice,
      pauseMs,
    ]),
  ]);
  const heads = Object.entries(head).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([heads, said]);
  return `${text.length}.${hash(text, 0x811c9dc5)}.${hash(text, 0x01000193)}`;
}

/** FNV-1a. Two hashes plus the length are more than enough to tell a few drafts apart. */
function hash(text: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
