import type { DocumentBlock } from './documents.ts';
import { findQuoted, joinedWords } from './quoted-blocks.ts';
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
    // Without times, match by text.
    const said =
      startMs === null || endMs === null
        ? findQuoted(moment, wordsIn(source, part))
        : blocksOf(source, part).filter(isDuring);
    for (const { id } of said) found.add(id);
  }
  return [...found].sort((one, other) => one - other);
}

type Words = ReturnType<typeof joinedWords>;
const words = new WeakMap<readonly TranscriptBlock[], Words>();

/** Cached, because a text usually has many quotes. */
function wordsIn(source: SaidSource, part: JoinedPart | null): Words {
  const blocks = blocksOf(source, part);
  const made = words.get(blocks) ?? joinedWords(blocks);
  words.set(blocks, made);
  return made;
}

type OfParts = ReadonlyMap<string | undefined, readonly TranscriptBlock[]>;
const ofParts = new WeakMap<SaidSource['blocks'], OfParts>();

function blocksOf({ parts, blocks }: SaidSource, part: JoinedPart | null) {
  if (!part) return blocks;
  const made =
    ofParts.get(blocks) ??
    Map.groupBy(blocks, ({ startMs }) => placeAt(parts, startMs)?.part.videoId);
  ofParts.set(blocks, made);
  return made.get(part.videoId) ?? [];
}
