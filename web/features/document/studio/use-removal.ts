import { useCallback, useState } from 'react';
import { removeLine, restoreLine, type ScriptEdit, type StudioLine } from './script-edits.ts';
import { focusLine } from './script-line.tsx';

interface Removed {
  line: StudioLine;
  number: number;
  afterId: string | null;
}

interface Removal {
  /** Deleted lines, the last one last; each can be brought back, that one first. */
  removed: readonly Removed[];
  remove: (lineId: string) => void;
  restore: () => void;
}

/** Deletes a line and can bring it back; the focus goes on with the line beside it. */
export function useRemoval(
  lines: readonly StudioLine[],
  edit: (change: ScriptEdit) => void,
): Removal {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const remove = useCallback(
    (lineId: string) => {
      const at = lines.findIndex(({ block }) => block.id === lineId);
      const line = lines[at];
      if (!line) return;
      edit(removeLine(lineId));
      const one = { line, number: at + 1, afterId: lines[at - 1]?.block.id ?? null };
      setRemoved((before) => [...before, one]);
      const next = lines[at + 1] ?? lines[at - 1];
      if (next) requestAnimationFrame(() => focusLine(next.block.id));
    },
    [lines, edit],
  );
  // The keyboard may have brought one back.
  const gone = removed.filter(({ line }) => !lines.some(({ block }) => block.id === line.block.id));
  const restore = () => {
    const last = gone.at(-1);
    if (!last) return;
    const { line, afterId } = last;
    edit(restoreLine(line, afterId));
    setRemoved(gone.slice(0, -1));
    requestAnimationFrame(() => focusLine(line.block.id));
  };
  return { removed: gone, remove, restore };
}
