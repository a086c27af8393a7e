import type { Attempt } from '#contract/attempts.ts';
import type { EncodingChoice } from '#contract/encodings.ts';
import { ERRORS, type ErrorBody, type ErrorCode, type FieldProblem } from '#contract/errors.ts';

interface Details {
  /** Words for this one case, where they say more than the table's. Shown to the user: never a secret. */
  message?: string;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  /** Of a source: what was tried, and the video that is known although its transcript is not. */
  attempts?: readonly Attempt[];
  videoId?: string;
  encodings?: readonly EncodingChoice[];
  cause?: unknown;
}

/** A fault with a row in the error table. Everything else that is thrown counts as `internal`. */
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
/** Away, ending, or with as many connections as it can have. */
const POSTGRES_GONE = /^(08|57P0|53300)/;
const POSTGRES_NO_SUCH_ROW = '23503';
/** A deadlock, or something read that was changed since. */
const POSTGRES_GAVE_WAY = /^40(?:P01|001)$/;
/** As the schema names a column that points at an account. */
const POINTS_AT_ACCOUNT = /_users_id_fk$/;

/** Unknown faults keep their cause for the log and show the user none of it. */
export function toAppError(error: unknown): AppError {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // A query builder wraps what went wrong below it.
    if (at instanceof AppError) return at;
  }
  const { code, constraint } = driverError(error);
  // Deleted between letting the request in and storing what it brought: its token opens nothing any more.
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

/** Two transactions stood in each other's way, and this one was ended so that the other could go on. */
export function gaveWay(error: unknown): boolean {
  return POSTGRES_GAVE_WAY.test(driverError(error).code ?? '');
}

/** What the database driver says, also where a query builder has wrapped the error. */
function driverError(error: unknown): { code?: string; constraint?: string } {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') {
      return at as { code: string; constraint?: string };
    }
  }
  return {};
}
