import { createThinkingFilter } from '#server/prompts/drop-thinking.ts';
import { countTokens } from '#server/text/tokens.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';

/*
 * It isn't known of every model whether it thinks before it writes, and thinking counts as output: with room for the text
 * alone, such a model is cut off before its first word. So the room each model needs is learned from its answers.
 */

/** Our token counts are off by this much without any thinking. */
const LEAST_THOUGHT = 250;
/** The next answer may need more thinking. */
const MARGIN = 1.5;
/** First attempt if nothing is known. */
const FIRST_TRY = 6_000;
const MOST_MODELS = 500;

const thoughts = new Map<string, number>();
const nameOf = ({ provider, model }: PaidModel) => `${provider}/${model}`;

/** An answer without its thinking. */
export function withoutThoughts(answer: string): string {
  const filter = createThinkingFilter();
  let text = '';
  for (const piece of [...filter.feed(answer), ...filter.end()])
    text = piece === null ? '' : text + piece;
  return text;
}

/** Extra output tokens for thinking, as learned so far. */
export function thinkingRoomOf(use: PaidModel): number {
  if (use.payer !== 'local') return 0;
  return Math.ceil((thoughts.get(nameOf(use)) ?? 0) * MARGIN);
}

export function learnThinking(use: PaidModel, tokensOut: number, answer: string): void {
  const thought = tokensOut - countTokens(withoutThoughts(answer)) * 1.2;
  const name = nameOf(use);
  if (thought < LEAST_THOUGHT || thought <= (thoughts.get(name) ?? 0)) return;
  if (thoughts.size >= MOST_MODELS) thoughts.clear();
  thoughts.set(name, Math.ceil(thought));
}

/** The output limit for a second try after an answer that ended while thinking. */
export function moreRoom({ payer }: PaidModel, before: number, most: number): number {
  // Paid answers are priced in advance with a reserve for second tries, so they can't grow as much.
  const wanted = payer === 'local' ? Math.max(before * 3, before + FIRST_TRY) : before * 2;
  return Math.min(wanted, most);
}
