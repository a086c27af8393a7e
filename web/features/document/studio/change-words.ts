import { countLines } from './speak-words.ts';

const MOST_NAMED = 3;

/** How a script differs from its recording: parts of a list. */
export const CHANGE_WORDS = {
  changed: (lines: number) => `${countLines(lines)} changed`,
  added: (lines: number) => `${countLines(lines)} added`,
  saidOtherwise: (lines: number, words: readonly string[]) =>
    `${countLines(lines)} now pronounced differently: ${named(words)}`,
  deleted: (lines: number) => `${countLines(lines)} deleted`,
  emptied: (lines: number) => `${countLines(lines)} emptied`,
  reordered: 'reordered',
  pace: 'different pace',
  withJingle: 'with a jingle',
  noJingle: 'no jingle',
  /** Where nothing else is. */
  unseen: 'title, names or pronunciation changed',
  all: (parts: readonly string[]) => parts.join(', '),
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
