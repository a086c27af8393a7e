import { createSmallStore, type SmallStore } from '../../lib/small-store.ts';
import type { SaveState } from './slots.ts';

/** What changes with every few keystrokes, kept apart so that the screen is not drawn again for it. */
export interface Desk {
  caret: SmallStore<string | null>;
  save: SmallStore<SaveState>;
  count: SmallStore<{ words: number; characters: number } | null>;
}

export function createDesk(): Desk {
  return {
    caret: createSmallStore<string | null>(null),
    save: createSmallStore<SaveState>('saved'),
    count: createSmallStore<{ words: number; characters: number } | null>(null),
  };
}
