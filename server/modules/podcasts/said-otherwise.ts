import type { AudioState } from '#contract/podcasts.ts';
import { type Pronunciation, wholeWords } from '#server/audio/spoken/spoken-text.ts';
import type { ScriptLine } from '#server/db/schema/podcasts.ts';

/** The lines that have a word whose pronunciation was added, changed or taken away since, and the words as they write them. */
export function linesSaidOtherwise(
  lines: readonly ScriptLine[],
  before: readonly Pronunciation[],
  now: readonly Pronunciation[],
): AudioState['saidOtherwise'] {
  const [was, is] = [before, now].map(
    (list) => new Map(list.map(({ word, say }) => [word.toLowerCase(), say])),
  ) as [Map<string, string>, Map<string, string>];
  const words = new Set([...was.keys(), ...is.keys()]);
  const other = [...words].filter((word) => was.get(word) !== is.get(word));
  if (other.length === 0) return [];
  const pattern = wholeWords(other);
  return lines.flatMap(({ lineId, md }) => {
    const found = new Map(md.match(pattern)?.map((word) => [word.toLowerCase(), word]));
    return found.size > 0 ? [{ lineId, words: [...found.values()] }] : [];
  });
}
