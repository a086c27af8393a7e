import { createSmallStore, type SmallStore } from '../../lib/small-store.ts';
import type { Autosave, SaveState } from './autosave/autosave.ts';
import type { AnswerPiece } from './editor/insert-answer.ts';

/** What changes with every few keystrokes, kept apart so that the screen is not drawn again for it. */
export interface Desk {
  caret: SmallStore<string | null>;
  save: SmallStore<SaveState>;
  /** Of the room that is open, for those who need everything typed on the server; `null`: nothing can be typed. */
  autosave: SmallStore<Autosave | null>;
  count: SmallStore<{ words: number; characters: number } | null>;
  scope: SmallStore<RefineScope>;
  /** Puts an answer into the text where the caret is; `null`: no text is open to write in. */
  insert: SmallStore<((pieces: readonly AnswerPiece[]) => void) | null>;
}

/** What a wish is for: the paragraph one is in, or all of it. It outlives the text being drawn anew. */
interface RefineScope {
  isOnlyHere: boolean;
  /** The paragraph whose selection has set it; `null`: set by hand. */
  followed: string | null;
}

export function createDesk(): Desk {
  return {
    caret: createSmallStore<string | null>(null),
    save: createSmallStore<SaveState>('saved'),
    autosave: createSmallStore<Autosave | null>(null),
    count: createSmallStore<{ words: number; characters: number } | null>(null),
    scope: createSmallStore<RefineScope>({ isOnlyHere: false, followed: null }),
    insert:
      createSmallStore<Desk['insert'] extends SmallStore<infer Insert> ? Insert : never>(null),
  };
}
