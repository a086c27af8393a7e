import type { Document, DocumentBlock } from '#contract/documents.ts';
import {
  type JoinedTranscript,
  placeAt,
  type SourcePlace,
  placesOf,
} from '#contract/source-parts.ts';
import { formatTime } from './time-code.ts';

/** A block or section with its location as text, where a time isn't enough. For display only, never stored. */
export interface Placed {
  place?: string;
}

/** "How bees sleep, 12:41", or just the title if the source has no times. */
export function placeText({ part, atMs }: SourcePlace): string {
  return atMs === null ? part.title : `${part.title}, ${formatTime(atMs)}`;
}

/**
 * Labels each reference of a multi-source document with the source's title and time. `isFull` includes sources without times.
 */
export function withPlaces<Given extends Document>(
  document: Given,
  joined: JoinedTranscript,
  isFull: boolean,
): Given {
  if (joined.parts.length === 0) return document;
  const placed = (block: DocumentBlock): DocumentBlock & Placed => {
    if (block.startMs === null && !isFull) return block;
    const places = placesOf(block, joined);
    return places.length === 0 ? block : { ...block, place: places.map(placeText).join('; ') };
  };
  const sections = document.sections.map((section) => {
    const place = section.startMs === null ? null : placeAt(joined.parts, section.startMs);
    return {
      ...section,
      ...(place && { place: placeText(place) }),
      blocks: section.blocks.map(placed),
    };
  });
  return { ...document, sections };
}
