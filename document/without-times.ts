import type { Document, DocumentBlock } from '#contract/documents.ts';

/** Of these the time is what they are there for. */
const ARE_MOMENTS = new Set<DocumentBlock['kind']>(['link', 'chapter']);

/** The document as it goes to readers who have never seen the video. */
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
