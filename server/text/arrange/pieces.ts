import type {
  BlockKind,
  DocumentBlock,
  DocumentSection,
  SectionKind,
} from '#contract/documents.ts';
import { type Extract, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';

/** A block of a section that is being put together; its id comes from its place. */
export type DraftBlock = Omit<DocumentBlock, 'id'>;

/** Puts a name into its place. It is inserted as it is: `$` and braces in it mean nothing. */
export function fillIn(template: string, name: string): string {
  return template.replace(/\{(?:title|topic)\}/u, () => name);
}

/** Words that nobody said. */
export function framed(kind: BlockKind, text: string): DraftBlock {
  return { kind, md: text, blockIds: [], startMs: null };
}

export function quoted(kind: BlockKind, { text, blockIds, startMs }: Extract): DraftBlock {
  return { kind, md: text, blockIds, startMs };
}

/**
 * Each run of sentences as a piece of text, resting on all that it rests on. Whoever speaks is named where that changes,
 * and over every point, which is read alone.
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
  /** Where the first thing said in it was said, if it follows the talk. */
  isTimed?: boolean;
}

export function section(
  { id, kind, isTimed = false }: SectionPlace,
  pieces: readonly DraftBlock[],
): DocumentSection {
  const blocks = pieces.map((piece, index) => ({ id: `${id}-${index + 1}`, ...piece }));
  const startMs = isTimed
    ? (blocks.find((block) => block.startMs !== null)?.startMs ?? null)
    : null;
  return { id, kind, startMs, blocks };
}
