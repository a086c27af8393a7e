import { type RefObject, useEffect } from 'react';

interface Undo {
  undo: () => void;
  redo: () => void;
}

/** Of the script as a whole, words included: a field knows only what was typed into itself. */
export function useUndoKeys(place: RefObject<HTMLElement | null>, { undo, redo }: Undo): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      const target = event.target as HTMLElement | null;
      const isField = Boolean(target?.closest('input, textarea, select, [contenteditable="true"]'));
      // Fields elsewhere on the page have their own.
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
