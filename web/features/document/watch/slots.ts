import type { ReactNode } from 'react';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Checks } from '#contract/checks.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import type { Transcript } from '#contract/videos.ts';

/** Whether what stands on the page is also what the server has. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict';

/** What the page of a finished text is given to edit it. */
export interface PageSlot {
  generation: Generation;
  document: Document;
  checks: Checks | null;
  /** The block in play. */
  nowId: string | null;
  /** When a block is said. */
  momentOf: (block: Pick<DocumentBlock, 'blockIds' | 'startMs'>) => number | null;
  onPick: (block: Pick<DocumentBlock, 'id' | 'blockIds'>, atMs: number) => void;
  /** The block the caret is in. */
  onCaret: (blockId: string | null) => void;
  onSaveState: (state: SaveState) => void;
  onCount: (words: number, characters: number) => void;
}

export interface ActionSlot {
  generation: Generation;
  document: Document;
  transcript: Transcript | undefined;
}

/** What other parts of the product put into the screen. Features do not know each other; the app joins them. */
export interface WatchSlots {
  page: (slot: PageSlot) => ReactNode;
  actions: (slot: ActionSlot) => ReactNode;
  /** Above the page, for a format that has more than text: the player of a podcast. */
  studio?: (slot: ActionSlot) => ReactNode;
}

export interface WatchProps {
  id: string;
  format: FormatValue;
  slots: WatchSlots;
}
