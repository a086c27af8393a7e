import type { Attempt } from '#contract/attempts.ts';
import { ERRORS, type ErrorBody, type ErrorCode, type FieldProblem } from '#contract/errors.ts';

interface Details {
  /** Words for this one case, where they say more than the table's. Shown to the user: never a secret. */
  message?: string;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  /** Of a source: what was tried, and the video that is known although its transcript is not. */
  attempts?: readonly Attempt[];
  videoId?: string;
  cause?: unknown;
}

/** A fault with a row in the error table. Everything else that is thrown counts as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly attempts: readonly Attempt[] | undefined;
  readonly videoId: string | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].words, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.attempts = details.attempts;
    this.videoId = details.videoId;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get retriesLater(): boolean {
    return ERRORS[this.code].retry === 'later';
  }

  toBody(requestId?: string): ErrorBody {
    return {
      code: this.code,
      msg: this.message,
      message: this.message,
      ...(requestId && { requestId }),
      ...(this.fields && { fields: this.fields }),
      ...(this.attempts && { attempts: [...this.attempts] }),
      ...(this.videoId && { videoId: this.videoId }),
    };
  }
}

const POSTGRES_DISK_FULL = '53100';
const POSTGRES_GONE = /^(08|57P0)/;

/** Unknown faults keep their cause for the log and show the user none of it. */
export function toAppError(error: unknown): AppError {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // A query builder wraps what went wrong below it.
    if (at instanceof AppError) return at;
  }
  const code = driverCode(error);
  if (code === POSTGRES_DISK_FULL || code === 'ENOSPC') {
    return new AppError('storage_full', { cause: error });
  }
  if (code && (POSTGRES_GONE.test(code) || code === 'ECONNREFUSED' || code === 'ECONNRESET')) {
    return new AppError('unavailable', { cause: error });
  }
  return new AppError('internal', { cause: error });
}

/** The database driver's code, also where a query builder has wrapped the error. */
function driverCode(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}
