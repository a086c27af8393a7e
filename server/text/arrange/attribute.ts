import type { BlockKind, Document, DocumentBlock } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { placeAt } from '#contract/source-parts.ts';
import type { JoinedPart, TranscriptBlock } from '#contract/videos.ts';
import { xLength } from '#contract/x-length.ts';
import { fitText } from '../cut.ts';

const TITLE_LENGTH = 60;
/** The longest attribution to one source. */
export const LONGEST_FROM = TITLE_LENGTH + ' — '.length;

/** The longest to one of these sources. */
export const longestFrom = (parts: readonly Pick<JoinedPart, 'title'>[]): number =>
  Math.max(...parts.map(({ title }) => Math.min(TITLE_LENGTH, title.length))) + ' — '.length;

/**
 * Blocks that get an attribution. Podcast hosts name their sources in the chapters, and a link is labelled with its
 * timestamp.
 */
const TOLD: ReadonlySet<BlockKind> = new Set<BlockKind>([
  'answer',
  'gist',
  'hook',
  'paragraph',
  'point',
  'quote',
  'step',
  'tweet',
]);

/** With several sources, each passage names those it comes from, unless it stands under its source's title. */
export function attributed(
  document: Document,
  parts: readonly JoinedPart[],
  blocks: readonly TranscriptBlock[],
): Document {
  const { language } = document;
  if (parts.length < 2) return document;
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const said = blocks[(block.blockIds[0] ?? 0) - 1];
      const place = said && TOLD.has(block.kind) ? placeAt(parts, said.startMs) : null;
      const isUnderTitle = ({ kind, md }: DocumentBlock) =>
        kind === 'heading' && place?.part.title.startsWith(md.replace(/…$/u, ''));
      if (!place || section.blocks.some(isUnderTitle)) return block;
      const titles = new Set(
        block.blockIds.flatMap((id) => {
          const own = blocks[id - 1];
          return own ? (placeAt(parts, own.startMs)?.part.title ?? []) : [];
        }),
      );
      const names = [...titles].map((title) => fitText(title, TITLE_LENGTH, language));
      const from = ` — ${names.join('; ')}`;
      const md =
        block.kind === 'tweet'
          ? fitText(block.md, LIMITS.tweet - xLength(from), language, xLength)
          : block.kind === 'hook'
            ? fitText(block.md, LIMITS.hook - from.length, language)
            : block.md;
      return { ...block, md: md + from };
    }),
  }));
  return { ...document, sections };
}
