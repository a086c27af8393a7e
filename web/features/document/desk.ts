import { createSmallStore, type SmallStore } from '../../lib/small-store.ts';
import type { Autosave, SaveState } from './autosave/autosave.ts';
import type { AnswerPiece } from './editor/insert-answer.ts';

/** State that changes with every few keystrokes, kept in stores so that typing doesn't re-render the screen. */
export interface Desk {
  caret: SmallStore<string | null>;
  save: SmallStore<SaveState>;
  /** Autosave of the open document, for actions that need all edits on the server; `null` if it isn't editable. */
  autosave: SmallStore<Autosave | null>;
  count: SmallStore<{ words: number; characters: number } | null>;
  scope: SmallStore<RefineScope>;
  /** Inserts an answer at the caret; `null` if no text is open for editing. */
  insert: SmallStore<((pieces: readonly AnswerPiece[]) => void) | null>;
}

/** What a refine applies to: the current paragraph or the whole text. It survives the text being re-rendered. */
interface RefineScope {
  isOnlyHere: boolean;
  /** The paragraph whose selection set the scope; `null` if the user set it. */
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
