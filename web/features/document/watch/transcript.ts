import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { SourcePlace } from '#contract/source-parts.ts';
import type { Transcript, TranscriptBlock } from '#contract/videos.ts';
import { documentBlocks } from '../../../lib/block-looks.ts';
import { tellMoment, type ToldMoment } from '../../../lib/told-moment.ts';
import { blockAt } from '../../../lib/transcripts.ts';
import type { CoverageCell } from '../../../ui/coverage.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.transcript;

/** The moment of a block: when it is said, or else its first cited passage. Without times, passages still have an order. */
export function momentIn(
  { blockIds, startMs }: Pick<DocumentBlock, 'blockIds' | 'startMs'>,
  transcript: Transcript | undefined,
): number | null {
  if (startMs !== null) return startMs;
  if (!transcript) return null;
  const starts = blockIds.flatMap((id) => blockById(transcript, id)?.startMs ?? []);
  return starts.length > 0 ? Math.min(...starts) : null;
}

/** A moment in words: its time, or the number of its passage if the source has no times. */
export function tellIn(
  transcript: Transcript | undefined,
  atMs: number,
  places: readonly SourcePlace[],
): ToldMoment {
  const said = transcript && hasPassages(transcript) && blockAt(transcript, atMs);
  if (!said) return tellMoment(atMs, places);
  return {
    time: WORDS.passageMark(said.id),
    source: null,
    words: WORDS.passage(said.id),
  };
}

/** Whether a single source without times is shown by its passages. */
export function hasPassages({ video, parts }: Transcript): boolean {
  return !video.transcript.timed && parts.length === 0;
}

/** Blocks are numbered from 1 in order. */
function blockById({ blocks }: Transcript, id: number): TranscriptBlock | undefined {
  const block = blocks[id - 1];
  return block?.id === id ? block : blocks.find((other) => other.id === id);
}

/** The block that covers a moment; preferably not a key point, since sections say more. */
export function findTextAt(document: Document, blockId: number): DocumentBlock | undefined {
  const cites = ({ blockIds }: DocumentBlock) => blockIds.includes(blockId);
  const sections = document.sections.filter(({ kind }) => kind !== 'points' && kind !== 'gist');
  return (
    sections.flatMap(({ blocks }) => blocks).find(cites) ?? documentBlocks(document).find(cites)
  );
}

const MOST_CELLS = 48;

/** Divides the video into equal cells of transcript blocks: how much of each the draft cites. */
export function coverageCells(
  blocks: readonly TranscriptBlock[],
  cited: ReadonlySet<number>,
  current: number | null,
): CoverageCell[] {
  const count = Math.min(MOST_CELLS, blocks.length);
  return Array.from({ length: count }, (_, cell): CoverageCell => {
    const from = Math.floor((cell * blocks.length) / count);
    const to = Math.floor(((cell + 1) * blocks.length) / count);
    const own = blocks.slice(from, to);
    if (current !== null && own.some(({ id }) => id === current)) return 'now';
    const used = own.filter(({ id }) => cited.has(id)).length;
    if (used === 0) return 'none';
    return used * 2 >= own.length ? 'full' : 'half';
  });
}
