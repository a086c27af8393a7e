import type { DocumentBlock } from './documents.ts';
import type { QuotedMoment } from './questions.ts';
import type { JoinedPart, TranscriptBlock } from './videos.ts';

/** The parts of a transcript needed to locate moments. `parts` is empty for a single source. */
export interface JoinedTranscript {
  parts: readonly JoinedPart[];
  blocks: readonly Pick<TranscriptBlock, 'id' | 'startMs'>[];
}

/** A moment in one of several sources, in that source's time; `null` if it has no times. */
export interface SourcePlace {
  part: JoinedPart;
  atMs: number | null;
}

/** Locates a moment of a joined transcript. `null` for a single source. */
export function placeAt(parts: readonly JoinedPart[], atMs: number): SourcePlace | null {
  const part = parts.findLast(({ startMs }) => startMs <= atMs) ?? parts[0];
  if (!part) return null;
  return { part, atMs: part.timed ? Math.max(0, atMs - part.startMs) : null };
}

/** The sources a text is based on, each once with its first moment, in citation order. */
export function placesOf(
  { blockIds, startMs }: Pick<DocumentBlock, 'blockIds' | 'startMs'>,
  { parts, blocks }: JoinedTranscript,
): SourcePlace[] {
  const found = new Map<JoinedPart, SourcePlace>();
  const add = (place: SourcePlace | null) => {
    if (place && !found.has(place.part)) found.set(place.part, place);
  };
  if (startMs !== null) add(placeAt(parts, startMs));
  for (const id of blockIds) {
    const block = blocks[id - 1];
    if (block) add(placeAt(parts, block.startMs));
  }
  return [...found.values()];
}

interface SaidSource {
  videoId: string | null;
  parts: readonly JoinedPart[];
  blocks: readonly TranscriptBlock[];
}

/** Ids of the transcript blocks containing the quoted moments, in order. */
export function blocksSaid(
  moments: readonly QuotedMoment[],
  { videoId, parts, blocks }: SaidSource,
): number[] {
  const isSaid = (block: TranscriptBlock) =>
    moments.some(({ videoId: of, startMs, endMs, quote }) => {
      const part = parts.find((one) => one.videoId === of);
      if (!part && of !== videoId) return false;
      if (part && placeAt(parts, block.startMs)?.part !== part) return false;
      // Without times, match by text.
      if (startMs === null || endMs === null)
        return block.text.includes(quote) || quote.includes(block.text);
      const fromMs = part?.startMs ?? 0;
      return block.startMs < endMs + fromMs && block.endMs > startMs + fromMs;
    });
  return blocks.filter(isSaid).map(({ id }) => id);
}
