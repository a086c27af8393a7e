import { createThinkingFilter } from '#server/prompts/drop-thinking.ts';
import { countTokens } from '#server/text/tokens.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';

/*
 * Nobody says of every model whether it thinks before it writes, and what it thinks counts as answer: a model that is
 * given room for its text alone is cut off before the first word. So its room is learned from what it answers.
 */

/** A count of ours is off by so much without anybody having thought. */
const LEAST_THOUGHT = 250;
/** The next thought may be longer. */
const MARGIN = 1.5;
/** What is tried where nobody knows how much is enough. */
const FIRST_TRY = 6_000;
const MOST_MODELS = 500;

const thoughts = new Map<string, number>();
const nameOf = ({ provider, model }: PaidModel) => `${provider}/${model}`;

/** What is left of an answer without its thoughts. */
export function withoutThoughts(answer: string): string {
  const filter = createThinkingFilter();
  let text = '';
  for (const piece of [...filter.feed(answer), ...filter.end()])
    text = piece === null ? '' : text + piece;
  return text;
}

/** So many tokens more than its text a model gets, by what it has thought so far. */
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

/** How much an answer that ended within its thoughts may have when it is asked for again. */
export function moreRoom({ payer }: PaidModel, before: number, most: number): number {
  // What is paid was priced before; so much of it was set aside for answers that have to be asked for again.
  const wanted = payer === 'local' ? Math.max(before * 3, before + FIRST_TRY) : before * 2;
  return Math.min(wanted, most);
}
