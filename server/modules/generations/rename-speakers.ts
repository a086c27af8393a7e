import type { Document } from '#contract/documents.ts';
import type { Mention } from '#server/db/schema/generations.ts';
import { renamedText } from '#server/text/speakers.ts';

interface Renaming {
  /** Old and new names, keyed by the name in the source. */
  was: Readonly<Record<string, string>>;
  now: Readonly<Record<string, string>>;
  /** Whether a name is spoken in the source. */
  isSaid: (name: string) => boolean;
}

interface Renamed {
  document: Document;
  mentions: Record<string, Mention>;
}

/**
 * Replaces speaker names in a text; `null` if nothing changes. Each passage is rebuilt from what was first written, so
 * undoing a rename restores it exactly. Passages edited by a person stay as they are.
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
