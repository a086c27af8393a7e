import { counted, figure } from '#contract/count.ts';
import type { Checks, Mark } from '#contract/checks.ts';
import type { Engine, RunUsage } from '#contract/generations.ts';

type Reading = NonNullable<Checks['reading']>;

/** What the second reading came to, in figures that add up. */
export function readingWords(reading: Reading): string {
  const { scope, sentences, supported, contradicted, absent, unread, unusable = 0 } = reading;
  if (sentences === 0)
    return scope === 'doubts'
      ? 'There are no flagged sentences to read.'
      : 'There are no sentences to read.';
  const of =
    scope === 'doubts'
      ? counted(sentences, 'flagged sentence', 'flagged sentences')
      : counted(sentences, 'sentence', 'sentences');
  const parts = [
    [supported, 'supported'] as const,
    [contradicted, 'contradicted'] as const,
    [absent, 'not in the passages the model saw'] as const,
    [unusable, 'couldn’t be checked'] as const,
    [unread - unusable, 'not read'] as const,
  ]
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${figure(number)} ${words}`);
  return `${of}: ${parts.join(', ')}.`;
}

export function unreadWords({ unread, unusable = 0 }: Reading): string {
  if (unusable > 0)
    return counted(
      unread,
      'sentence couldn’t be checked yet.',
      'sentences couldn’t be checked yet.',
    );
  return counted(
    unread,
    'sentence is new or has changed, so it hasn’t been read.',
    'sentences are new or have changed, so they haven’t been read.',
  );
}

/** What the model says of a sentence that the rules have flagged. It is not told why they did, so it answers no mark. */
export const VERDICT_WORDS: Record<NonNullable<Mark['reading']>['verdict'], string> = {
  supported: 'AI model: the source supports this sentence.',
  contradicted: 'AI model: the source says something else.',
  absent: 'AI model: this isn’t in the passages it was shown.',
};

/** What a model was asked for: of a text without a model, only to read it. `null` where none was asked. */
export function paidFor(engine: Engine, usage: RunUsage | null): string | null {
  if (!usage || usage.calls === 0) return null;
  return engine.kind === 'model' ? engine.label : 'second reading';
}
