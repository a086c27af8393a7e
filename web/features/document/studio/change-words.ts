import { byCount, counted, figure } from '#contract/count.ts';

const MOST_NAMED = 3;

/** How a script differs from its recording: a sentence for each kind of change. */
export const CHANGE_WORDS = {
  changed: (lines: number) => counted(lines, 'line has changed.', 'lines have changed.'),
  added: (lines: number) => counted(lines, 'line was added.', 'lines were added.'),
  saidOtherwise: (lines: number, words: readonly string[]) =>
    byCount(
      lines,
      `1 line is now pronounced differently: ${named(words)}.`,
      `${figure(lines)} lines are now pronounced differently: ${named(words)}.`,
    ),
  deleted: (lines: number) => counted(lines, 'line was deleted.', 'lines were deleted.'),
  emptied: (lines: number) => counted(lines, 'line is now empty.', 'lines are now empty.'),
  reordered: 'The lines are in a different order.',
  pace: 'The pace has changed.',
  withJingle: 'The jingle is now on.',
  noJingle: 'The jingle is now off.',
  /** Where nothing else is. */
  unseen: 'The title, a name or a pronunciation has changed.',
  all: (sentences: readonly string[]) => sentences.join(' '),
  /** Of one line, beside it. */
  lineSaidOtherwise: (words: readonly string[]) => `Now pronounced differently: ${named(words)}`,
} as const;

/** "“Nguyen”, “Xi”", each once. */
function named(words: readonly string[]): string {
  const all = [...new Map(words.map((word) => [word.toLowerCase(), `“${word}”`])).values()];
  const rest = all.length - MOST_NAMED;
  const first = all.slice(0, MOST_NAMED).join(', ');
  return rest > 0 ? `${first} and ${rest} more` : first;
}
