import type { LanguageValue } from '#contract/catalog/languages.ts';
import { AppError } from '#server/core/app-error.ts';
import { continueAfter } from '#server/prompts/join-continuation.ts';
import type { Messages } from '#server/prompts/write.ts';
import { countTokens } from '#server/text/tokens.ts';
import type { ModelCall, ModelCalls, PaidModel, RunScope } from '../../usage/model-call.service.ts';
import type { Run } from '../run/generation-run.ts';
import { learnThinking, moreRoom, thinkingRoomOf, withoutThoughts } from './room-to-think.ts';

/** Maximum continuations of an answer cut off at the length limit. */
const MOST_CONTINUATIONS = 12;
/** Characters. If a continuation adds less, there's no point in another. */
const LEAST_ADDED = 12;

/** What a run needs to ask its model. */
export interface Asker {
  run: Run;
  modelCalls: Pick<ModelCalls, 'call'>;
  use: PaidModel;
  /** The account's data, looked up when the run began. */
  known?: ModelCall['known'];
  /** The most the run may cost, as estimated. Calls that could exceed it aren't made. */
  ceilingOf(stage: string): RunCeiling;
  /** The transcript's language. */
  language: LanguageValue | null;
}

interface RunCeiling {
  microCents: number;
  scope?: RunScope;
}

export interface ModelQuestion {
  stage: string;
  messages: Messages;
  expected: number;
  maxOutputTokens: number;
  /** The model's context window, in case it thinks longer than expected. */
  windowTokens?: number;
  goOn(asked: Messages, answer: string): Messages;
  /** Counts a continuation; `false`: no more allowed. */
  countCall?(): boolean;
  onText?(text: string): void;
  onRestart?(): void | Promise<void>;
  signal?: AbortSignal;
  onlyAfter?: ModelCall['onlyAfter'];
}

/**
 * Returns the complete answer, continuing it where the length limit cut it. A customer who stops the run doesn't pay for
 * the rest.
 */
export async function askWhole(asker: Asker, question: ModelQuestion): Promise<string> {
  const { run, modelCalls, use } = asker;
  const { id: generationId, ownerId, format } = run.generation;
  const ceiling = asker.ceilingOf(question.stage);
  const signal = AbortSignal.any([run.signal, ...(question.signal ? [question.signal] : [])]);
  let answer = '';
  /** The text of earlier calls in this chain; a restart discards only what came after. */
  let kept = '';
  let joint = continueAfter(kept);
  const take = (text: string) => {
    if (text === '') return;
    answer += text;
    question.onText?.(text);
  };
  try {
    let { messages, maxOutputTokens } = question;
    let hasThoughtLonger = false;
    for (let round = 0; ; round += 1) {
      const most = mostOutput(question, messages);
      const limit = Math.min(
        maxOutputTokens + thinkingRoomOf(use),
        Math.max(most, maxOutputTokens),
      );
      const { text, finish, tokens } = await modelCalls.call({
        use,
        ownerId,
        generationId,
        format,
        stage: question.stage,
        ...(asker.language && { language: asker.language }),
        answerLanguage: run.generation.language,
        runCeilingMicroCents: ceiling.microCents,
        ...(ceiling.scope && { runScope: ceiling.scope }),
        request: { ...messages, maxOutputTokens: limit },
        expectedOutputTokens: question.expected,
        signal,
        ...(question.onlyAfter && { onlyAfter: question.onlyAfter }),
        ...(asker.known && { known: asker.known }),
        onText: (piece) => take(joint.feed(piece)),
        async onRestart() {
          answer = kept;
          joint = continueAfter(kept);
          await question.onRestart?.();
          if (kept !== '') question.onText?.(kept);
        },
        onRetry(next) {
          run.tell({ type: 'retry', ...next });
        },
      });
      take(joint.end());
      learnThinking(use, tokens.out, text);
      if (finish === 'stop') return answer;
      // It was cut off while still thinking: try once more with enough room.
      const hasText = kept !== '' || withoutThoughts(answer).trim() !== '';
      if (!hasText && question.windowTokens !== undefined) {
        const more = moreRoom(use, limit, most);
        if (hasThoughtLonger || more <= limit || question.countCall?.() === false)
          throw new AppError('cut_off');
        hasThoughtLonger = true;
        maxOutputTokens = more;
        answer = '';
        joint = continueAfter('');
        await question.onRestart?.();
        continue;
      }
      const isEnough = round >= MOST_CONTINUATIONS || text.trim().length < LEAST_ADDED;
      if (isEnough || question.countCall?.() === false) {
        throw new AppError('cut_off');
      }
      kept = answer;
      joint = continueAfter(kept);
      messages = question.goOn(question.messages, answer);
    }
  } catch (error) {
    // The reason for the abort rather than the abort itself.
    signal.throwIfAborted();
    throw error;
  }
}

/** Safety margin, because our count of the question may be too low. */
const COUNTED_SHORT = 1.15;

/** What the window leaves for the answer. */
function mostOutput({ windowTokens = 0 }: ModelQuestion, asked: Messages): number {
  const texts = [asked.system, ...asked.messages.map(({ content }) => content)];
  const tokens = texts.reduce((sum, text) => sum + countTokens(text), 0);
  return Math.floor(windowTokens - tokens * COUNTED_SHORT);
}
