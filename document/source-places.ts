import type { Document, DocumentBlock } from '#contract/documents.ts';
import {
  type JoinedTranscript,
  placeAt,
  type SourcePlace,
  placesOf,
} from '#contract/source-parts.ts';
import { formatTime } from './time-code.ts';

/** A block or a section that says where it is from in words, where its time alone would not tell. Made to be shown, never stored. */
export interface Placed {
  place?: string;
}

/** "How bees sleep, 12:41", or the title alone where the source has no times. */
export function placeText({ part, atMs }: SourcePlace): string {
  return atMs === null ? part.title : `${part.title}, ${formatTime(atMs)}`;
}

/**
 * A document from several sources with each reference as the source's title and the moment in it. `isFull`: also what rests
 * on a source without times.
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
