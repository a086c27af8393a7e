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
  // A post is plain text: what has no sign of its own there would be lost.
  linkedin: ['paragraph', 'point'],
  tweet: [],
};

/** What a paragraph can be made in a format: what its platform shows. */
export function kindsOf(format: FormatValue): readonly BlockKind[] {
  return KINDS[format];
}

export function hasLinks(format: FormatValue): boolean {
  return format !== 'tweet' && format !== 'linkedin';
}

/** No key makes anything else of these: their format is made of nothing else. */
export const FIXED: readonly BlockKind[] = ['tweet', 'turn'];

/** Kinds that only their own format knows; what is pasted among them becomes one of them. */
export const OWN: readonly BlockKind[] = [...FIXED, 'chapter', 'question', 'link'];

/** What Enter on nothing and Backspace at the start make plain text of, as people know it. */
export const LISTED: readonly BlockKind[] = ['point', 'step', 'quote', 'link', 'chapter'];
