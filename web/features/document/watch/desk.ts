import { createSmallStore, type SmallStore } from '../../../lib/small-store.ts';
import type { SaveState } from './slots.ts';

/** What changes with every few keystrokes, kept apart so that the screen is not drawn again for it. */
export interface Desk {
  caret: SmallStore<string | null>;
  save: SmallStore<SaveState>;
  count: SmallStore<{ words: number; characters: number } | null>;
  scope: SmallStore<RefineScope>;
}

/** What a wish is for: the paragraph one is in, or all of it. It outlives the text being drawn anew. */
export interface RefineScope {
  isOnlyHere: boolean;
  /** The paragraph whose selection has set it; `null`: set by hand. */
  followed: string | null;
}

export function createDesk(): Desk {
  return {
    caret: createSmallStore<string | null>(null),
    save: createSmallStore<SaveState>('saved'),
    count: createSmallStore<{ words: number; characters: number } | null>(null),
    scope: createSmallStore<RefineScope>({ isOnlyHere: false, followed: null }),
  };
}
