import type {
  BlockKind,
  DocumentBlock,
  DocumentSection,
  SectionKind,
} from '#contract/documents.ts';
import { type Extract, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';

/** A block of a section under construction; its id is assigned by position. */
export type DraftBlock = Omit<DocumentBlock, 'id'>;

/** Inserts a name literally: `$` and braces in it have no special meaning. */
export function fillIn(template: string, name: string): string {
  return template.replace(/\{(?:title|topic)\}/u, () => name);
}

/** A block with our own wording, without evidence. */
export function framed(kind: BlockKind, text: string): DraftBlock {
  return { kind, md: text, blockIds: [], startMs: null };
}

export function quoted(kind: BlockKind, { text, blockIds, startMs }: Extract): DraftBlock {
  return { kind, md: text, blockIds, startMs };
}

/**
 * Each run of sentences as a block, with all its evidence. Speakers are named where they change, and on every point, as
 * points are read alone.
 */
export function quotedUnits(kind: BlockKind, talk: Talk, units: readonly Unit[]): DraftBlock[] {
  const isKnown = kind !== 'point' && talk.sentences.every(({ speaker }) => speaker !== undefined);
  let last: string | undefined;
  return units.map((unit) => {
    const said = namedExtract(talk, unit, isKnown ? last : undefined);
    last = said.speaker;
    return quoted(kind, said);
  });
}

interface SectionPlace {
  id: string;
  kind: SectionKind;
  /** Sets the section's start to its first quote, for sections in the talk's order. */
  isTimed?: boolean;
}

export function section(
  { id, kind, isTimed = false }: SectionPlace,
  pieces: readonly DraftBlock[],
): DocumentSection {
  const blocks = pieces.map((piece, index) => ({ ...piece, id: `${id}-${index + 1}` }));
  const startMs = isTimed
    ? (blocks.find((block) => block.startMs !== null)?.startMs ?? null)
    : null;
  return { id, kind, startMs, blocks };
}
