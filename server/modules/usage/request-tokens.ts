import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AiRequest } from '#server/providers/ai/port.ts';
import { countTokens, mostProseTokens, mostTokens } from '#server/text/tokens.ts';

type Question = Pick<AiRequest, 'system' | 'messages'>;

/** What every message costs beside its words. */
const PER_MESSAGE = 5;
const MOST_PER_MESSAGE = 24;
/** Beside what a provider was seen to count: texts differ. */
const MARGIN = 1.25;

/** Our own instructions are in English, whatever the rest is in. */
export function tokensIn({ system, messages }: Question, language?: LanguageValue): number {
  return messages.reduce(
    (sum, { content }) => sum + countTokens(content, language) + PER_MESSAGE,
    countTokens(system) + PER_MESSAGE,
  );
}

/**
 * `ratio` where the provider is known to count more than we do; it is never taken to count less than the ceiling. With a language
 * it is the most that can be expected of prose: where whoever asks also pays, nobody gains by sending anything else.
 */
export function mostTokensIn(
  { system, messages }: Question,
  ratio: number,
  language?: LanguageValue,
): number {
  if (!language) {
    const most = sum(messages, mostTokens) + mostTokens(system) + MOST_PER_MESSAGE;
    return Math.ceil(most * Math.max(1, ratio));
  }
  const inLanguage = (text: string) => mostProseTokens(text, language);
  const most = sum(messages, inLanguage) + mostProseTokens(system, 'english') + MOST_PER_MESSAGE;
  return Math.ceil(Math.max(most, tokensIn({ system, messages }, language) * ratio * MARGIN));
}

const sum = (messages: Question['messages'], count: (text: string) => number) =>
  messages.reduce((all, { content }) => all + count(content) + MOST_PER_MESSAGE, 0);
