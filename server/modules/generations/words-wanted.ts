import { partsWanted, planDocument } from '#server/prompts/plan.ts';
import type { GenerationRow } from './generations.repo.ts';

/** Writers go over what they were asked for; what a run does not use of this comes back when it ends. */
const ROOM = 1.25;

/** About how many words a run will finish at most, known before its video has been read. */
export function wordsOfRun({ format, options }: Pick<GenerationRow, 'format' | 'options'>): number {
  const part = { title: '', startMs: null, fromBlock: 1, toBlock: 1 };
  const parts = Array.from({ length: partsWanted(format, options) }, () => part);
  const words = planDocument(format, options, parts).reduce((sum, one) => sum + one.words, 0);
  return Math.ceil(words * ROOM);
}

/** The same for a wish about a document that stands. */
export function wordsOfRefine({ words }: Pick<GenerationRow, 'words'>): number {
  return Math.max(1, Math.ceil(words * ROOM));
}
