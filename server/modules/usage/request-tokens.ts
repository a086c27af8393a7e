import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AiRequest } from '#server/providers/ai/port.ts';
import { countTokens, mostTokens } from '#server/text/tokens.ts';

type Question = Pick<AiRequest, 'system' | 'messages'>;

/** What every message costs beside its words. */
const PER_MESSAGE = 5;
const MOST_PER_MESSAGE = 24;

/** Our own instructions are in English, whatever the rest is in. */
export function tokensIn({ system, messages }: Question, language?: LanguageValue): number {
  return messages.reduce(
    (sum, { content }) => sum + countTokens(content, language) + PER_MESSAGE,
    countTokens(system) + PER_MESSAGE,
  );
}

/** `ratio` where the provider is known to count more than we do; it is never taken to count less than the ceiling. */
export function mostTokensIn({ system, messages }: Question, ratio: number): number {
  const most = messages.reduce(
    (sum, { content }) => sum + mostTokens(content) + MOST_PER_MESSAGE,
    mostTokens(system) + MOST_PER_MESSAGE,
  );
  return Math.ceil(most * Math.max(1, ratio));
}
