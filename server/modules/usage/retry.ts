import type { ErrorCode } from '#contract/errors.ts';
import type { AppError } from '#server/core/app-error.ts';

export interface RetryPolicy {
  /** Pause before the second attempt; doubles with each further one. */
  firstPauseMs: number;
  /** Total pauses of one call. If a provider asks for more, the job retries later. */
  longestWaitMs: number;
}

export const RETRY_POLICY: RetryPolicy = { firstPauseMs: 1000, longestWaitMs: 90_000 };

/**
 * Maximum attempts per error. Errors not listed would recur: a bad key, an empty account, a text that is too long. Answers
 * that break off have been paid for, so they get fewer.
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

/** How long to wait before the next attempt, or `null` for no further attempt. */
export function mayTryAgain(
  { firstPauseMs, longestWaitMs }: RetryPolicy,
  error: AppError,
  { attempts, waitedMs }: { attempts: number; waitedMs: number },
  random: () => number = Math.random,
): number | null {
  if (attempts >= mostAttempts(error.code)) return null;
  const asked = error.retryAfterSeconds;
  const grown = firstPauseMs * 2 ** (attempts - 1);
  // Never sooner than requested. Jitter keeps many runs from retrying at the same moment.
  const waitMs =
    asked === undefined ? grown * (0.5 + random()) : asked * 1000 + random() * firstPauseMs;
  return waitedMs + waitMs > longestWaitMs ? null : Math.round(waitMs);
}
