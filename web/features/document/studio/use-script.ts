import { useMemo, useState, type ReactNode, type RefObject, useEffect } from 'react';
import type { PodcastDocument } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { createSmallStore, useStored } from '../../../lib/small-store.ts';
import { useAutosave } from '../autosave/use-autosave.tsx';
import type { Desk } from '../desk.ts';
import { mergeScripts } from './script-diff.ts';
import type { ScriptEdit } from './script-edits.ts';
import { createHistory } from './script-history.ts';
import { STUDIO_WORDS } from './words.tsx';

interface Script {
  document: PodcastDocument;
  edit: (edit: ScriptEdit) => void;
  /** Undoes the last change made on this page. */
  undo: () => void;
  redo: () => void;
  /** Resolves when all changes are saved; rejects if they can't be. */
  flush: () => Promise<void>;
  /** The conflict dialog of autosave, when there is one. */
  question: ReactNode;
}

/**
 * The script on this page, saved automatically. If it was changed elsewhere, local edits are replayed on the newer
 * text line by line; the user is asked only when both sides changed the same line.
 */
export function useScript(generation: Generation, stored: PodcastDocument, desk: Desk): Script {
  const [typed] = useState(() => createSmallStore<PodcastDocument | null>(null));
  const { autosave, question } = useAutosave({
    generation,
    document: stored,
    desk,
    merge: mergeScripts,
    read: () => typed.get() ?? autosave.initial,
    show: (next) => typed.set(next as PodcastDocument),
  });
  const initial = autosave.initial as PodcastDocument;
  const document = useStored(typed) ?? initial;

  const edits = useMemo(() => {
    const history = createHistory();
    const apply = (changes: readonly ScriptEdit[]) => {
      if (changes.length === 0) return;
      typed.set(changes.reduce((so, change) => change(so), typed.get() ?? initial));
      autosave.touch();
    };
    return {
      edit(change: ScriptEdit) {
        const from = typed.get() ?? initial;
        apply([change]);
        history.record(from, typed.get() ?? initial, Date.now());
      },
      undo: () => apply(history.undo()),
      redo: () => apply(history.redo()),
      async flush() {
        if (!(await autosave.flush())) throw new ApiError('unreachable', 0, STUDIO_WORDS.unsaved);
      },
    };
  }, [autosave, initial, typed]);

  return { document, ...edits, question };
}

interface Undo {
  undo: () => void;
  redo: () => void;
}

/** Undo keys for the whole script including its text, because a field's own undo covers only that field. */
export function useUndoKeys(place: RefObject<HTMLElement | null>, { undo, redo }: Undo): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      const target = event.target as HTMLElement | null;
      const isField = Boolean(target?.closest('input, textarea, select, [contenteditable="true"]'));
      // Other fields on the page keep their own undo.
      if (target?.closest('[role="dialog"]') || (isField && !place.current?.contains(target)))
        return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [place, undo, redo]);
}
