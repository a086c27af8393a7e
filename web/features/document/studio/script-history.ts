import type { PodcastDocument } from '#contract/documents.ts';
import { editsBetween } from './script-diff.ts';
import { linesOf, type ScriptEdit } from './script-edits.ts';

/** Undo history of a script on this page. Undoing applies reverse edits to the current text, as any other change would. */
export interface ScriptHistory {
  record(from: PodcastDocument, to: PodcastDocument, atMs: number): void;
  /** Undoes the last change; an empty list if there is none. */
  undo(): ScriptEdit[];
  redo(): ScriptEdit[];
}

interface Step {
  from: PodcastDocument;
  to: PodcastDocument;
  atMs: number;
  /** The line whose text changed, if nothing else did. */
  textOf: string | null;
}

/** Typing without a longer pause is one undo step. */
const TYPED_ON_MS = 1000;
const MOST_STEPS = 100;

export function createHistory(): ScriptHistory {
  const done: Step[] = [];
  const undone: Step[] = [];
  return {
    record(from, to, atMs) {
      const textOf = findTextOf(from, to);
      const last = done.at(-1);
      const goesOn =
        undone.length === 0 &&
        textOf !== null &&
        last?.textOf === textOf &&
        atMs - last.atMs < TYPED_ON_MS;
      undone.length = 0;
      if (goesOn) {
        last.to = to;
        last.atMs = atMs;
        return;
      }
      done.push({ from, to, atMs, textOf });
      if (done.length > MOST_STEPS) done.shift();
    },
    undo() {
      const step = done.pop();
      if (!step) return [];
      undone.push(step);
      return editsBetween(step.to, step.from);
    },
    redo() {
      const step = undone.pop();
      if (!step) return [];
      done.push(step);
      return editsBetween(step.from, step.to);
    },
  };
}

function findTextOf(from: PodcastDocument, to: PodcastDocument): string | null {
  if (from.title !== to.title) return 'title';
  if (from.description !== to.description) return 'description';
  const [old, now] = [linesOf(from), linesOf(to)];
  if (old.length !== now.length) return null;
  const changed = now.filter(({ block }, at) => block !== old[at]!.block);
  const [one] = changed;
  const was = old.find(({ block }) => block.id === one?.block.id)?.block;
  return changed.length === 1 && was && was.md !== one!.block.md ? one!.block.id : null;
}
