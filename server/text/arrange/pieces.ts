import type {
  BlockKind,
  DocumentBlock,
  DocumentSection,
  SectionKind,
} from '#contract/documents.ts';
import { joinSentences } from '../joining.ts';
import { type Extract, extractAt, type Talk } from '../talk.ts';

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

/** Sentences as one piece of text, resting on all that they rest on. */
export function joined(kind: BlockKind, talk: Talk, indices: readonly number[]): DraftBlock {
  return joinedExtracts(kind, talk, extracts(talk, indices));
}

export function joinedExtracts(
  kind: BlockKind,
  { language }: Talk,
  said: readonly Extract[],
): DraftBlock {
  return {
    kind,
    md: joinSentences(
      said.map(({ text }) => text),
      language,
    ),
    blockIds: [...new Set(said.flatMap(({ blockIds }) => blockIds))],
    startMs: said[0]?.startMs ?? null,
  };
}

interface SectionPlace {
  id: string;
  kind: SectionKind;
  startMs?: number | null;
}

export function section(
  { id, kind, startMs = null }: SectionPlace,
  pieces: readonly DraftBlock[],
): DocumentSection {
  const blocks = pieces.map((piece, index) => ({ id: `${id}-${index + 1}`, ...piece }));
  return { id, kind, startMs, blocks };
}

export function extracts(talk: Talk, indices: readonly number[]): Extract[] {
  return indices.map((index) => extractAt(talk, index));
}

/** Cuts a list into runs of at most `size`, as even as they can be. */
export function inGroups<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) =>
    items.slice(
      Math.round((index * items.length) / count),
      Math.round(((index + 1) * items.length) / count),
    ),
  );
}
