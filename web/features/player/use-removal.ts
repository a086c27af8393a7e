import { useCallback, useState } from 'react';
import { removeLine, restoreLine, type ScriptEdit, type StudioLine } from './script-edits.ts';
import { focusLine } from './script-line.tsx';

interface Removed {
  line: StudioLine;
  number: number;
  afterId: string | null;
}

interface Removal {
  /** The line deleted last, until another one is. */
  removed: Removed | null;
  remove: (lineId: string) => void;
  restore: () => void;
}

/** Deletes a line and can bring it back; the focus goes on with the line beside it. */
export function useRemoval(
  lines: readonly StudioLine[],
  edit: (change: ScriptEdit) => void,
): Removal {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = useCallback(
    (lineId: string) => {
      const at = lines.findIndex(({ block }) => block.id === lineId);
      const line = lines[at];
      if (!line) return;
      edit(removeLine(lineId));
      setRemoved({ line, number: at + 1, afterId: lines[at - 1]?.block.id ?? null });
      const next = lines[at + 1] ?? lines[at - 1];
      if (next) requestAnimationFrame(() => focusLine(next.block.id));
    },
    [lines, edit],
  );
  const restore = () => {
    if (!removed) return;
    const { line, afterId } = removed;
    edit(restoreLine(line, afterId));
    setRemoved(null);
    requestAnimationFrame(() => focusLine(line.block.id));
  };
  return { removed, remove, restore };
}
