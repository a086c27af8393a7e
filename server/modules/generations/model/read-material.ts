import { createLruCache } from '#server/core/lru-cache.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { marksOf, type SourceMarks } from '#server/text/clean-text.ts';
import type { Material } from '../../videos/videos.service.ts';

/** What every run makes of a transcript before it plans. */
interface ReadMaterial {
  blocks: readonly TranscriptBlock[];
  source: SourceMarks;
}

/** All formats of a video, and most videos that are new, are written one after another from the same words. */
const MOST_KEPT = 24;
/** Of cues: a day of speech is kept for nobody. */
const LONGEST_KEPT = 20_000;

const kept = createLruCache<ReadMaterial>(MOST_KEPT);

export function readMaterial({ cues, chapters, fingerprint }: Material): ReadMaterial {
  const read = () => {
    const blocks = transcriptBlocks(cues, chapters);
    return { blocks, source: marksOf(blocks.map(({ text }) => text).join('\n')) };
  };
  return cues.length > LONGEST_KEPT ? read() : kept.get(fingerprint, read);
}
