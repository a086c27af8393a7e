import type { DocumentBlock, PodcastDocument } from '#contract/documents.ts';
import type { AudioState } from '#contract/podcasts.ts';
import { linesOf } from './script-edits.ts';
import { CHANGE_WORDS } from './change-words.ts';

export interface Changes {
  /** Lines missing from the file or spoken differently there. */
  lines: ReadonlySet<string>;
  /** Unedited lines with words whose pronunciation has changed → those words. */
  otherwise: ReadonlyMap<string, readonly string[]>;
  /** The differences in words for the user; `null` if the file matches the script. */
  words: string | null;
}

const NONE: Changes = { lines: new Set(), otherwise: new Map(), words: null };

interface Shown {
  /** As stored on the server. */
  stored: PodcastDocument;
  /** As shown on the page. */
  shown: PodcastDocument;
  /** There are unsaved edits. */
  isUnsent: boolean;
  /** Settings that differ from the file's, in words; empty if none do. */
  otherSettings: string;
}

/** How the script on the page differs from the recording: differences found by the server plus unsaved edits. */
export function changesOf(
  state: AudioState | undefined,
  { stored, shown, isUnsent, otherSettings }: Shown,
): Changes {
  if (!state?.file || (state.isCurrent && !isUnsent && otherSettings === '')) return NONE;
  const before = new Map(linesOf(stored).map(({ block }) => [block.id, block]));
  const now = linesOf(shown).filter(({ block }) => block.md.trim() !== '');
  const here = new Set(now.map(({ block }) => block.id));
  const unsent = now.filter(({ block }) => differs(block, before.get(block.id)));
  const lines = new Set([...state.changedLines, ...unsent.map(({ block }) => block.id)]);
  for (const line of lines) if (!here.has(line)) lines.delete(line);
  const otherwise = new Map(
    state.saidOtherwise
      .filter(({ lineId }) => here.has(lineId) && !lines.has(lineId))
      .map(({ lineId, words }) => [lineId, words]),
  );
  const standing = new Set(linesOf(shown).map(({ block }) => block.id));
  const mute = state.file.lines.filter(({ lineId }) => !here.has(lineId));
  const gone = mute.filter(({ lineId }) => !standing.has(lineId)).length;
  const emptied = mute.length - gone;
  const heard = state.file.lines.map(({ lineId }) => lineId).filter((id) => here.has(id));
  const inFile = new Set(heard);
  const added = [...lines].filter((id) => !inFile.has(id)).length;
  const isMoved = now
    .filter(({ block }) => inFile.has(block.id))
    .some(({ block }, at) => block.id !== heard[at]);
  const parts = [
    ...(lines.size > added ? [CHANGE_WORDS.changed(lines.size - added)] : []),
    ...(added > 0 ? [CHANGE_WORDS.added(added)] : []),
    ...(otherwise.size > 0
      ? [CHANGE_WORDS.saidOtherwise(otherwise.size, [...otherwise.values()].flat())]
      : []),
    ...(gone > 0 ? [CHANGE_WORDS.deleted(gone)] : []),
    ...(emptied > 0 ? [CHANGE_WORDS.emptied(emptied)] : []),
    ...(isMoved ? [CHANGE_WORDS.reordered] : []),
    ...(otherSettings === '' ? [] : [otherSettings]),
  ];
  // The server also compares things not known here, such as the title, names, or pronunciations in old files.
  return { lines, otherwise, words: CHANGE_WORDS.all(parts) || CHANGE_WORDS.unseen };
}

function differs(block: DocumentBlock, before: DocumentBlock | undefined): boolean {
  return (
    before === undefined ||
    block.md !== before.md ||
    block.voice !== before.voice ||
    block.pauseMs !== before.pauseMs ||
    block.speaker !== before.speaker
  );
}
