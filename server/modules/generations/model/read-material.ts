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

const kept = new Map<string, ReadMaterial>();

export function readMaterial({ cues, chapters, fingerprint }: Material): ReadMaterial {
  const known = kept.get(fingerprint);
  if (known) return known;
  const blocks = transcriptBlocks(cues, chapters);
  const read = { blocks, source: marksOf(blocks.map(({ text }) => text).join('\n')) };
  if (cues.length > LONGEST_KEPT) return read;
  kept.set(fingerprint, read);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return read;
}
