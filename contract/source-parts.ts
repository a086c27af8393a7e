import type { DocumentBlock } from './documents.ts';
import { findQuoted, wordsOf } from './quoted-blocks.ts';
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
export function blocksSaid(moments: readonly QuotedMoment[], source: SaidSource): number[] {
  const { videoId, parts } = source;
  const found = new Set<number>();
  for (const moment of moments) {
    const part = parts.find((one) => one.videoId === moment.videoId) ?? null;
    if (!part && moment.videoId !== videoId) continue;
    const { startMs, endMs } = moment;
    const fromMs = part?.startMs ?? 0;
    const isDuring = (block: TranscriptBlock) =>
      block.startMs < endMs! + fromMs && block.endMs > startMs! + fromMs;
    const ofPart = prepared(source, part);
    // Without times, match by text.
    const said =
      startMs === null || endMs === null
        ? findQuoted(moment, (ofPart.words ??= wordsOf(ofPart.blocks)))
        : ofPart.blocks.filter(isDuring);
    for (const { id } of said) found.add(id);
  }
  return [...found].sort((one, other) => one - other);
}

interface PartBlocks {
  blocks: TranscriptBlock[];
  words?: ReturnType<typeof wordsOf>;
}

interface Prepared {
  parts: SaidSource['parts'];
  byPart: Map<JoinedPart | null, PartBlocks>;
}

const preparedBlocks = new WeakMap<SaidSource['blocks'], Prepared>();

/** The blocks of a part, or of the whole source. Cached: a conversation about a large shelf has thousands of quotes. */
function prepared({ parts, blocks }: SaidSource, part: JoinedPart | null): PartBlocks {
  let known = preparedBlocks.get(blocks);
  if (known?.parts !== parts) {
    const byPart = new Map<JoinedPart | null, PartBlocks>([[null, { blocks: [...blocks] }]]);
    for (const one of parts) byPart.set(one, { blocks: [] });
    for (const block of blocks) {
      const of = placeAt(parts, block.startMs)?.part;
      if (of) byPart.get(of)!.blocks.push(block);
    }
    known = { parts, byPart };
    preparedBlocks.set(blocks, known);
  }
  return known.byPart.get(part)!;
}
