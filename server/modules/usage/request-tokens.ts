import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AiRequest } from '#server/providers/ai/port.ts';
import { countTokens, mostProseTokens, mostTokens } from '#server/text/tokens.ts';

type Question = Pick<AiRequest, 'system' | 'messages'>;

/** Overhead per message. */
const PER_MESSAGE = 5;
const MOST_PER_MESSAGE = 24;
/** Margin on the observed counts, because texts differ. */
const MARGIN = 1.25;

/** Our instructions are in English, whatever language the rest is in. */
export function tokensIn({ system, messages }: Question, language?: LanguageValue): number {
  return messages.reduce(
    (sum, { content }) => sum + countTokens(content, language) + PER_MESSAGE,
    countTokens(system) + PER_MESSAGE,
  );
}

/**
 * `ratio` applies if the provider is known to count more than we do; the result is never below our own ceiling. With a
 * language, it's the most that prose can take: a user who pays gains nothing by sending anything else.
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
