import type { Checks, Mark } from '#contract/checks.ts';

type Reading = NonNullable<Checks['reading']>;

const count = (number: number, one: string, several: string) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : several}`;

/** What the second reading came to, in figures that add up. */
export function readingWords(reading: Reading): string {
  const { scope, sentences, supported, contradicted, absent, unread } = reading;
  if (sentences === 0)
    return scope === 'doubts' ? 'No flagged sentence to read.' : 'No sentence to read.';
  const of =
    scope === 'doubts'
      ? count(sentences, 'flagged sentence', 'flagged sentences')
      : count(sentences, 'sentence', 'sentences');
  const parts = [
    [supported, 'supported'] as const,
    [contradicted, 'contradicted'] as const,
    [absent, 'not found in the source'] as const,
    [unread, 'not read'] as const,
  ]
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`);
  return `${of}: ${parts.join(', ')}.`;
}

export function unreadWords({ unread }: Reading): string {
  return unread === 1
    ? '1 sentence hasn’t been read as it stands now.'
    : `${unread.toLocaleString('en-GB')} sentences haven’t been read as they stand now.`;
}

/** What the model says of a sentence that the rules have flagged: whether the two agree is for everybody to see. */
export const VERDICT_WORDS: Record<NonNullable<Mark['reading']>['verdict'], string> = {
  supported: 'The second reading disagrees: the AI model says the source supports this sentence.',
  contradicted:
    'The second reading agrees: the AI model says the source contradicts this sentence.',
  absent: 'The second reading: the AI model didn’t find this sentence in the source.',
};
