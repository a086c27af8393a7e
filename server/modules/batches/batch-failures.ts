import type { ErrorCode } from '#contract/errors.ts';
import type { AppError } from '#server/core/app-error.ts';
import { stateOf } from './batch-view.ts';
import type { BatchRow, ItemRow } from './batches.repo.ts';

/** Another request has started it, or it's no longer wanted. */
export class NotStarted extends Error {
  /** Some of its drafts are already running. */
  readonly isGoing: boolean;

  constructor({ isGoing = false } = {}) {
    super();
    this.isGoing = isGoing;
  }
}

/** Errors about the account or the request: every other video would fail the same way. */
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
/** Errors about our access to the platform. */
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

/** How long a new video of a watched channel is retried: a broadcast may end, captions may appear, or access be granted. */
export function notYetMs(awaited: ErrorCode, mayPass: boolean): number {
  if (isAhead(awaited)) return PREMIERE_MS;
  return awaited === 'video_no_captions' || mayPass ? CAPTIONS_MS : 0;
}

/** The error says nothing about the video itself. */
export const isPassing = ({ code, status }: Pick<AppError, 'code' | 'status'>): boolean =>
  REFUSED.has(code) || status >= 500;

/** A premiere stays one if the platform couldn't be asked. */
export function awaitedOf({ errorCode }: ItemRow, error: AppError): ErrorCode {
  return errorCode && isAhead(errorCode) && isPassing(error) ? errorCode : error.code;
}

/** Start of the wait. Waiting for captions starts when the broadcast is over. */
export function notYetSince(row: ItemRow, code: ErrorCode, now: Date): Date {
  const isOver = isAhead(row.errorCode) && !isAhead(code);
  return isOver ? now : (row.notYetSince ?? now);
}

const isAhead = (code: ErrorCode | null) => code === 'video_upcoming' || code === 'video_live_now';

/** Whether a run failed, since the last resume, for a reason that would fail the next one too. */
export function standsInTheWay({ resumedAt }: BatchRow, row: ItemRow): boolean {
  const { code } = row.runs;
  if (stateOf(row) !== 'failed' || !code || !OF_THE_ACCOUNT.has(code)) return false;
  return row.startedAt !== null && row.startedAt >= resumedAt;
}
