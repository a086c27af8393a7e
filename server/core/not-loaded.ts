import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from './app-error.ts';

/** A package that is missing, incomplete or built for another CPU, so the code that needs it can't start. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('a part of the program didn’t load', { cause });
    this.name = 'NotLoaded';
  }
}

/** Turns {@link NotLoaded} into the given error code. */
export async function orMissing<Output>(work: Promise<Output>, code: ErrorCode): Promise<Output> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof NotLoaded ? new AppError(code, { cause: error }) : error;
  }
}
