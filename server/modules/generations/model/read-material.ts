import { createLruCache } from '#server/core/lru-cache.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { marksOf, type SourceMarks } from '#server/text/clean-text.ts';
import type { Material } from '../../videos/videos.service.ts';

/** A prepared transcript, needed by every run before planning. */
interface ReadMaterial {
  blocks: readonly TranscriptBlock[];
  source: SourceMarks;
}

/** Cached, because a video's formats, and most new videos, are written in succession from the same words. */
const MOST_KEPT = 24;
/** In cues. A day of speech isn't cached. */
const LONGEST_KEPT = 20_000;

const kept = createLruCache<ReadMaterial>(MOST_KEPT);

export function readMaterial({ cues, chapters, fingerprint }: Material): ReadMaterial {
  const read = () => {
    const blocks = transcriptBlocks(cues, chapters);
    return { blocks, source: marksOf(blocks.map(({ text }) => text).join('\n')) };
  };
  return cues.length > LONGEST_KEPT ? read() : kept.get(fingerprint, read);
}
