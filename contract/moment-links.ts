import type { Document, DocumentBlock } from './documents.ts';

/** The video's address at a moment of it. */
export function momentAddress(videoUrl: string, atMs: number): string {
  const url = new URL(videoUrl);
  url.searchParams.set('t', `${Math.floor(atMs / 1000)}s`);
  return url.href;
}

/**
 * The document with each moment that it names as a link to it. Links are made where a document is shown or written to a
 * file and never stored, so that they always lead where the evidence says.
 */
export function withMomentLinks<Given extends Document>(
  document: Given,
  videoUrl: string | null,
): Given {
  if (videoUrl === null) return document;
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => linked(block, videoUrl)),
  }));
  return { ...document, sections };
}

function linked(block: DocumentBlock, videoUrl: string): DocumentBlock {
  const { kind, md, startMs } = block;
  // One that its owner has linked somewhere already stays theirs.
  const isPlain = md.trim() !== '' && !/[[\]\n]|https?:\/\//u.test(md);
  if (kind !== 'link' || startMs === null || !isPlain) return block;
  return { ...block, md: `[${md.trim()}](${momentAddress(videoUrl, startMs)})` };
}
