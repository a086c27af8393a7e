import { figure } from '#contract/count.ts';
import { AppError } from '#server/core/app-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AiRequest } from '#server/providers/ai/port.ts';
import type { PaidModel } from './call-booking.ts';
import { tokensIn } from './request-tokens.ts';

interface Asked {
  use: PaidModel;
  request: Omit<AiRequest, 'model'>;
  language?: LanguageValue;
}

/** Includes the numbers, from which the server's operator can tell its current window size. */
export function promptCut({ model }: PaidModel, read: number, sent: number): AppError {
  return new AppError('prompt_cut', {
    message: `The local server for “${model}” read only ${figure(read)} of about ${figure(sent)} tokens, because it dropped the beginning of the video. We didn’t keep what it wrote, and this used none of your words. Give the model a larger context window (OLLAMA_CONTEXT_LENGTH or num_ctx in Ollama), then retry, or choose another model.`,
  });
}

/** During a run, a missing key means that it has been removed. */
export const KEY_GONE =
  'This model’s key is gone. What’s written so far is safe. Add the key again in Settings and retry, or choose another model.';

/** A single long video must not use up the shared quota. */
const MOST_HOUSE_TOKENS = 120_000;

export function assertFits({ use, request, language }: Asked): void {
  if (use.payer === 'house' && tokensIn(request, language) > MOST_HOUSE_TOKENS) {
    throw new AppError('too_long_for_house');
  }
}

/** Errors after the answer started: the provider charges at least for the prompt. */
export const COUNTED: ReadonlySet<ErrorCode> = new Set([
  'cut_off',
  'stalled',
  'malformed_answer',
  'refused_by_filter',
]);

/** For an answer that was cut off at its limit and can't be continued. */
export function cutShort({ shortenedBy }: { shortenedBy: ErrorCode | null }): AppError {
  return new AppError(shortenedBy ?? 'cut_off');
}
