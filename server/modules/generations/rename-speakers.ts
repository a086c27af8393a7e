import type { Document } from '#contract/documents.ts';
import type { Mention } from '#server/db/schema/generations.ts';
import { renamedText } from '#server/text/speakers.ts';

interface Renaming {
  /** What the source calls somebody → what they were and are called. */
  was: Readonly<Record<string, string>>;
  now: Readonly<Record<string, string>>;
  /** Whether a name is said in the source. */
  isSaid: (name: string) => boolean;
}

interface Renamed {
  document: Document;
  mentions: Record<string, Mention>;
}

/**
 * A text with its speakers' new names; `null` where none of them changes. Each passage is made anew from what was first
 * written, so that taking a name back gives exactly that. What a person has edited is theirs and stays.
 */
export function renameSpeakers(
  document: Document,
  mentions: Readonly<Record<string, Mention>>,
  { was, now, isSaid }: Renaming,
): Renamed | null {
  const next: Record<string, Mention> = {};
  let hasChanged = false;
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.edited) return block;
      const known = Object.hasOwn(mentions, block.id) ? mentions[block.id] : undefined;
      const first = known?.shown === block.md ? known : { md: block.md, names: was };
      const md = renamedText(first.md, first.names, now, isSaid);
      if (md !== first.md) next[block.id] = { md: first.md, names: { ...first.names }, shown: md };
      if (md === block.md) return block;
      hasChanged = true;
      return { ...block, md };
    }),
  }));
  return hasChanged ? { document: { ...document, sections }, mentions: next } : null;
}
