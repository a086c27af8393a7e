import type { ErrorCode } from '#contract/errors.ts';
import type { AppError } from '#server/core/app-error.ts';

export interface RetryPolicy {
  /** The pause before the second attempt; it doubles with each further one. */
  firstPauseMs: number;
  /** All pauses of one call together. A provider that asks for more is left to the job to come back to. */
  longestWaitMs: number;
}

export const RETRY_POLICY: RetryPolicy = { firstPauseMs: 1000, longestWaitMs: 90_000 };

/**
 * How often a failure is worth another call. What is not in here would fail again the same way: a bad key, an empty
 * account, a text that is too long. Answers that break off have been paid for, so they get fewer.
 */
const MOST_ATTEMPTS: Partial<Record<ErrorCode, number>> = {
  rate_limited_by_provider: 5,
  provider_overloaded: 4,
  provider_unreachable: 3,
  cut_off: 3,
  stalled: 2,
  malformed_answer: 3,
};

export function mostAttempts(code: ErrorCode): number {
  return MOST_ATTEMPTS[code] ?? 1;
}

/** How long to wait before the next attempt, or `null` where there is none. */
export function mayTryAgain(
  { firstPauseMs, longestWaitMs }: RetryPolicy,
  error: AppError,
  { attempts, waitedMs }: { attempts: number; waitedMs: number },
  random: () => number = Math.random,
): number | null {
  if (attempts >= mostAttempts(error.code)) return null;
  const asked = error.retryAfterSeconds;
  const grown = firstPauseMs * 2 ** (attempts - 1);
  // Never sooner than was asked for. A little chance keeps many runs from coming back at the same moment.
  const waitMs =
    asked === undefined ? grown * (0.5 + random()) : asked * 1000 + random() * firstPauseMs;
  return waitedMs + waitMs > longestWaitMs ? null : Math.round(waitMs);
}
