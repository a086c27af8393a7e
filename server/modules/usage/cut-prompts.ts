import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AiRequest } from '#server/providers/ai/port.ts';
import { tokensIn } from './request-tokens.ts';
import type { PaidModel } from './call-booking.ts';

/*
 * Ollama and similar servers silently drop the start of a prompt longer than their configured window and answer from the
 * rest: only their token count is far below ours (github.com/ollama/ollama/issues/17427: half of the window and two are
 * left). The model has then seen only the end of a video.
 */

type Question = Pick<AiRequest, 'system' | 'messages'>;
type Model = Pick<PaidModel, 'provider' | 'model'>;

interface CutPrompts {
  /** Our count of the tokens sent, if the server has read far fewer; `null` if it has read everything. */
  find(model: Model, asked: Question, counted: number, language?: LanguageValue): number | null;
}

/** Vocabularies never differ this much on the same text. */
const FAR_BELOW = 0.5;
/** No window is as small as a few hundred tokens. */
const LEAST_LOST_TOKENS = 800;
/** Truncated prompts always have the same length, to within a few tokens. */
const SAME_TOKENS = 8;
/** Some versions don't count the prefix they still had cached from an earlier prompt. */
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
      // Without a count nothing can be concluded.
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

/** Share of the second that is a common prefix with the first. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at / Math.max(1, other.length);
}
