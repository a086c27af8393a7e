import type { DocumentBlock, PodcastDocument } from '#contract/documents.ts';
import type { AudioState } from '#contract/podcasts.ts';
import { linesOf } from './script-edits.ts';
import { CHANGE_WORDS } from './change-words.ts';

export interface Changes {
  /** Lines that the file does not say, or not like this. */
  lines: ReadonlySet<string>;
  /** Lines as they were whose words are said otherwise now, with those words. */
  otherwise: ReadonlyMap<string, readonly string[]>;
  /** What is different, for people; `null`: the file is of this script. */
  words: string | null;
}

const NONE: Changes = { lines: new Set(), otherwise: new Map(), words: null };

interface Shown {
  /** As the server has it. */
  stored: PodcastDocument;
  /** As it stands on the page. */
  shown: PodcastDocument;
  /** Something on the page was not sent yet. */
  isUnsent: boolean;
  /** What is to be set otherwise than in the file, in words; empty: nothing. */
  otherSettings: string;
}

/** How the script on the page differs from the file: by what the server found, and by what it was not sent yet. */
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
  // What else a file depends on is not known here: a title, a name; of older ones how a word was said.
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
