import type { Document, DocumentBlock } from '#contract/documents.ts';

/** Blocks whose purpose is the time. */
const ARE_MOMENTS = new Set<DocumentBlock['kind']>(['link', 'chapter']);

/** The document without times, for readers who don't know the video. */
export function withoutTimes<Given extends Document>(document: Given): Given {
  const sections = document.sections.map((section) => ({
    ...section,
    startMs: null,
    blocks: section.blocks.map((block) =>
      ARE_MOMENTS.has(block.kind) ? block : { ...block, startMs: null },
    ),
  }));
  return { ...document, sections };
}
