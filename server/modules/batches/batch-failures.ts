import type { ErrorCode } from '#contract/errors.ts';
import type { AppError } from '#server/core/app-error.ts';
import { stateOf } from './batch-view.ts';
import type { BatchRow, ItemRow } from './batches.repo.ts';

/** Somebody else has started it, or nobody wants it any more. */
export class NotStarted extends Error {
  /** Some of its drafts go on already. */
  readonly isGoing: boolean;

  constructor({ isGoing = false } = {}) {
    super();
    this.isGoing = isGoing;
  }
}

/** Said of the account or of the wish: every other video would fail for the same reason. */
export const OF_THE_ACCOUNT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'plan_needed',
  'key_needed',
  'key_invalid',
  'no_credit',
  'no_model_access',
  'not_served_here',
  'model_unknown',
  'prompt_needed',
  'custom_needs_model',
  'spending_cap_reached',
  'house_budget_used',
  'house_day_used',
  'house_refused',
  'house_unavailable',
  'invalid_input',
  'not_found',
]);
/** Said by the platform of us, or by the way there. */
export const REFUSED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'platform_rate_limited',
  'platform_ip_blocked',
  'platform_proxy_refused',
  'platform_network',
  'platform_timeout',
]);

const DAY_MS = 24 * 3_600_000;
const PREMIERE_MS = 60 * DAY_MS;
const CAPTIONS_MS = 2 * DAY_MS;

/** How long a new video of a watched channel is asked for again: it may soon be over, have captions, or be let through. */
export function notYetMs(awaited: ErrorCode, mayPass: boolean): number {
  if (isAhead(awaited)) return PREMIERE_MS;
  return awaited === 'video_no_captions' || mayPass ? CAPTIONS_MS : 0;
}

/** It says nothing about the video. */
export const isPassing = ({ code, status }: Pick<AppError, 'code' | 'status'>): boolean =>
  REFUSED.has(code) || status >= 500;

/** A premiere that nobody could ask about stays one. */
export function awaitedOf({ errorCode }: ItemRow, error: AppError): ErrorCode {
  return errorCode && isAhead(errorCode) && isPassing(error) ? errorCode : error.code;
}

/** Since when that is waited for. The wait for captions begins when the video is over. */
export function notYetSince(row: ItemRow, code: ErrorCode, now: Date): Date {
  const isOver = isAhead(row.errorCode) && !isAhead(code);
  return isOver ? now : (row.notYetSince ?? now);
}

const isAhead = (code: ErrorCode | null) => code === 'video_upcoming' || code === 'video_live_now';

/** A run that failed, since somebody last said to go on, for a reason that the next one would fail for too. */
export function standsInTheWay({ resumedAt }: BatchRow, row: ItemRow): boolean {
  const { code } = row.runs;
  if (stateOf(row) !== 'failed' || !code || !OF_THE_ACCOUNT.has(code)) return false;
  return row.startedAt !== null && row.startedAt >= resumedAt;
}
