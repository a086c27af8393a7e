import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AiRequest } from '#server/providers/ai/port.ts';
import { tokensIn } from './request-tokens.ts';
import type { PaidModel } from './call-booking.ts';

/*
 * Ollama, and others like it, drop the beginning of a question that is longer than the window they were started with,
 * answer from the rest and say nothing of it: only their own count of the question is far below ours
 * (github.com/ollama/ollama/issues/17427: half of the window and two are left). The model has then seen the end of a
 * video alone.
 */

type Question = Pick<AiRequest, 'system' | 'messages'>;
type Model = Pick<PaidModel, 'provider' | 'model'>;

interface CutPrompts {
  /** How many tokens were sent, as we count them, where the server has read far fewer; `null` where it has read all. */
  find(model: Model, asked: Question, counted: number, language?: LanguageValue): number | null;
}

/** No two vocabularies are as different as that on one text. */
const FAR_BELOW = 0.5;
/** A few hundred tokens are no window. */
const LEAST_LOST_TOKENS = 800;
/** What is left of a question that was cut is as long each time, to a few tokens. */
const SAME_TOKENS = 8;
/** Some versions leave out of their count what they still had in memory from a question that began alike. */
const ALIKE_SHARE = 0.25;
const REMEMBERED = 4;

export function createCutPrompts(): CutPrompts {
  const models = new Map<string, { asked: string[]; leftTokens: number[] }>();

  return {
    find({ provider, model }, { system, messages }, counted, language) {
      const name = `${provider}/${model}`;
      const known = models.get(name) ?? { asked: [], leftTokens: [] };
      models.set(name, known);
      const words = messages.map(({ content }) => content).join('\n');
      const isLikeBefore = known.asked.some((one) => alike(one, words) >= ALIKE_SHARE);
      known.asked = [words, ...known.asked].slice(0, REMEMBERED);
      const sent = tokensIn({ system, messages }, language);
      // Nothing counted is nothing said.
      if (counted <= 0 || counted >= sent * FAR_BELOW || sent - counted < LEAST_LOST_TOKENS) {
        return null;
      }
      const isCutBefore = known.leftTokens.some((left) => Math.abs(left - counted) <= SAME_TOKENS);
      if (isLikeBefore && !isCutBefore) return null;
      if (!isCutBefore) known.leftTokens.push(counted);
      return sent;
    },
  };
}

/** How much of the second begins as the first does. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at / Math.max(1, other.length);
}
