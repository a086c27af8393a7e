import type { Document, DocumentBlock } from './documents.ts';
import { placeAt } from './source-parts.ts';
import type { JoinedPart } from './videos.ts';

/** Where a source can be watched: its URL, or those of the sources it was joined from. */
export interface WatchedSource {
  url: string | null;
  parts: readonly JoinedPart[];
}

/** Link to a moment of the video. */
export function momentAddress(videoUrl: string, atMs: number): string {
  const url = new URL(videoUrl);
  url.searchParams.set('t', `${Math.floor(atMs / 1000)}s`);
  return url.href;
}

/**
 * Links every moment the document mentions. Links are created on display or export and never stored, so they always match the
 * evidence.
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
  // Keep links the owner has set.
  const isPlain = md.trim() !== '' && !/[[\]\n]|https?:\/\//u.test(md);
  if (kind !== 'link' || startMs === null || !isPlain) return block;
  const address = addressAt(startMs);
  return address === null ? block : { ...block, md: `[${md.trim()}](${address})` };
}
