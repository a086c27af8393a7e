import type { Document, DocumentBlock } from './documents.ts';
import { placeAt } from './source-parts.ts';
import type { JoinedPart } from './videos.ts';

/** Where a source can be watched: at its own address, or each of the sources it was joined from at theirs. */
export interface WatchedSource {
  url: string | null;
  parts: readonly JoinedPart[];
}

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
  { url, parts }: WatchedSource,
): Given {
  const addressAt = (atMs: number): string | null => {
    const place = placeAt(parts, atMs);
    const at = place ? place.atMs : atMs;
    const watched = place ? place.part.url : url;
    return watched === null || at === null ? null : momentAddress(watched, at);
  };
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => linked(block, addressAt)),
  }));
  return { ...document, sections };
}

function linked(block: DocumentBlock, addressAt: (atMs: number) => string | null): DocumentBlock {
  const { kind, md, startMs } = block;
  // One that its owner has linked somewhere already stays theirs.
  const isPlain = md.trim() !== '' && !/[[\]\n]|https?:\/\//u.test(md);
  if (kind !== 'link' || startMs === null || !isPlain) return block;
  const address = addressAt(startMs);
  return address === null ? block : { ...block, md: `[${md.trim()}](${address})` };
}
