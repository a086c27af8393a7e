import type { Attempt } from '#contract/attempts.ts';
import type { EncodingChoice } from '#contract/encodings.ts';
import { ERRORS, type ErrorBody, type ErrorCode, type FieldProblem } from '#contract/errors.ts';

interface Details {
  /** Replaces the table's message for this case. Shown to the user, so never include secrets. */
  message?: string;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  /** For sources: what was tried, and the video id if only the transcript is missing. */
  attempts?: readonly Attempt[];
  videoId?: string;
  encodings?: readonly EncodingChoice[];
  cause?: unknown;
}

/** An error with a row in the error table. Anything else that is thrown becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly attempts: readonly Attempt[] | undefined;
  readonly videoId: string | undefined;
  readonly encodings: readonly EncodingChoice[] | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].words, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.attempts = details.attempts;
    this.videoId = details.videoId;
    this.encodings = details.encodings;
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
      ...(this.encodings && { encodings: [...this.encodings] }),
    };
  }
}

const POSTGRES_DISK_FULL = '53100';
/** Unreachable, shutting down, or out of connections. */
const POSTGRES_GONE = /^(08|57P0|53300)/;
const POSTGRES_FULL = '53300';
const POSTGRES_NO_SUCH_ROW = '23503';
/** Deadlock or serialization failure. */
const POSTGRES_GAVE_WAY = /^40(?:P01|001)$/;
/** The schema's naming of foreign keys to accounts. */
const POINTS_AT_ACCOUNT = /_users_id_fk$/;

/** Converts any error. Unknown ones keep their cause for the log and show the user no details. */
export function toAppError(error: unknown): AppError {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // Drizzle wraps the original error.
    if (at instanceof AppError) return at;
  }
  const { code, constraint } = driverError(error);
  // The account was deleted after the request was authenticated, so its token is no longer valid.
  if (code === POSTGRES_NO_SUCH_ROW && POINTS_AT_ACCOUNT.test(constraint ?? '')) {
    return new AppError('not_signed_in', { cause: error });
  }
  if (code === POSTGRES_DISK_FULL || code === 'ENOSPC') {
    return new AppError('storage_full', { cause: error });
  }
  if (code && (POSTGRES_GONE.test(code) || code === 'ECONNREFUSED' || code === 'ECONNRESET')) {
    return new AppError('unavailable', { cause: error });
  }
  return new AppError('internal', { cause: error });
}

/** Whether the transaction was aborted for another one and can be retried. */
export function gaveWay(error: unknown): boolean {
  return POSTGRES_GAVE_WAY.test(driverError(error).code ?? '');
}

/** Whether the database server has no connection left for us. */
export function serverIsFull(error: unknown): boolean {
  return driverError(error).code === POSTGRES_FULL;
}

/** Finds the database driver's error, even if Drizzle wrapped it. */
function driverError(error: unknown): { code?: string; constraint?: string } {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') {
      return at as { code: string; constraint?: string };
    }
  }
  return {};
}
