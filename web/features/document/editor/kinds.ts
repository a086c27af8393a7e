import type { FormatValue } from '#contract/catalog/formats.ts';
import type { BlockKind } from '#contract/documents.ts';

const WHOLE: readonly BlockKind[] = [
  'paragraph',
  'heading',
  'subheading',
  'point',
  'step',
  'quote',
];

const KINDS: Record<FormatValue, readonly BlockKind[]> = {
  blog: WHOLE,
  summary: WHOLE,
  newsletter: WHOLE,
  custom: WHOLE,
  podcast: ['paragraph', 'point', 'step', 'quote'],
  // LinkedIn posts are plain text, so a kind without a text sign would be lost.
  linkedin: ['paragraph', 'point'],
  tweet: [],
};

/** The block kinds that the format's platform can show. */
export function kindsOf(format: FormatValue): readonly BlockKind[] {
  return KINDS[format];
}

export function hasLinks(format: FormatValue): boolean {
  return format !== 'tweet' && format !== 'linkedin';
}

/** Blocks that no key changes to another kind, because their format has only these. */
export const FIXED: readonly BlockKind[] = ['tweet', 'turn'];

/** Kinds that exist only in their own format. Text pasted between them becomes the same kind. */
export const OWN: readonly BlockKind[] = [...FIXED, 'chapter', 'question', 'link'];

/** Kinds that Enter on an empty block, or Backspace at its start, turns into a paragraph. */
export const LISTED: readonly BlockKind[] = ['point', 'step', 'quote', 'link', 'chapter'];
