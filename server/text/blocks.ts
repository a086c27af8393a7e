import type { Chapter, Cue, TranscriptBlock } from '#contract/videos.ts';
import { spokenText } from './caption-text.ts';
import { joinTexts } from './joining.ts';
import { spokenSpans } from './timeline.ts';

const BLOCK_MS = 30_000;

interface OpenBlock {
  startMs: number;
  endMs: number;
  chapter: number;
  heard: string;
  isHeading: boolean;
  speakers: Set<string | undefined>;
  cues: number[];
}

/** The source's own label for the speaker: renaming someone must not change where blocks end, nor their numbers. */
const heardAs = ({ heard, speaker }: Cue) => heard ?? speaker ?? '';

/**
 * Blocks of about thirty seconds, numbered from 1 and cut at caption ends. None crosses a change of speaker, a heading
 * or the start of a chapter.
 */
export function transcriptBlocks(
  cues: readonly Cue[],
  chapters: readonly Chapter[],
): TranscriptBlock[] {
  return cutBlocks(cues, chapters).map(({ block }) => block);
}

/** Maps each block to its captions, as indices into the cues. */
export function cuesOfBlocks(
  cues: readonly Cue[],
  chapters: readonly Chapter[],
): ReadonlyMap<number, readonly number[]> {
  return new Map(cutBlocks(cues, chapters).map(({ block, of }) => [block.id, of]));
}

interface CutBlock {
  block: TranscriptBlock;
  of: number[];
}

function cutBlocks(cues: readonly Cue[], chapters: readonly Chapter[]): CutBlock[] {
  const spans = spokenSpans(cues);
  const starts = chapters.map((chapter) => chapter.startMs).sort((a, b) => a - b);
  const blocks: CutBlock[] = [];
  let texts: string[] = [];
  let open: OpenBlock | null = null;
  let chapter = 0;
  const close = () => {
    if (open) {
      // A caption that runs on into the next chapter belongs to this one; the block itself ends at the boundary.
      const border = starts[open.chapter] ?? Infinity;
      const [speaker] = open.speakers;
      const block = {
        id: blocks.length + 1,
        startMs: open.startMs,
        endMs: Math.max(open.startMs, Math.min(open.endMs, border)),
        text: joinTexts(texts),
        ...(speaker !== undefined && open.speakers.size === 1 && { speaker }),
      };
      blocks.push({ block, of: open.cues });
    }
    open = null;
    texts = [];
  };
  for (const [index, cue] of cues.entries()) {
    const text = spokenText(cue.text);
    if (text === '') continue;
    const { startMs, endMs } = spans[index]!;
    while (chapter < starts.length && starts[chapter]! <= startMs) chapter++;
    const heard = heardAs(cue);
    const isHeading = cue.heading === true;
    // Closes a little early, so that blocks average thirty seconds rather than thirty and half a caption.
    const isFull = open !== null && (startMs + endMs) / 2 - open.startMs > BLOCK_MS;
    const isOther = open !== null && (open.heard !== heard || open.isHeading || isHeading);
    if (open && (isFull || open.chapter !== chapter || isOther)) close();
    open ??= { startMs, endMs, chapter, heard, isHeading, speakers: new Set(), cues: [] };
    open.endMs = endMs;
    open.speakers.add(cue.speaker);
    open.cues.push(index);
    texts.push(text);
  }
  close();
  return blocks;
}

/**
 * Ids of the blocks that a time span overlaps. A span between two blocks gets the one before it, so that a citation is
 * never empty while there is any transcript.
 */
export function blocksAt(
  blocks: readonly TranscriptBlock[],
  startMs: number,
  endMs: number,
): number[] {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.endMs <= startMs) low = middle + 1;
    else high = middle;
  }
  const ids: number[] = [];
  for (let index = low; index < blocks.length && blocks[index]!.startMs < endMs; index++)
    ids.push(blocks[index]!.id);
  if (ids.length > 0 || blocks.length === 0) return ids;
  const inside = blocks[low];
  if (inside && inside.startMs <= startMs) return [inside.id];
  return [blocks[Math.max(0, low - 1)]!.id];
}
