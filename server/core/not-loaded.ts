import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from './app-error.ts';

/** A package that is missing, was cut short, or is made for another processor: whatever needs it cannot even begin. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('a part of the program didn’t load', { cause });
    this.name = 'NotLoaded';
  }
}

/** Tells whoever waits for work what is missing, where it failed for that. */
export async function orMissing<Output>(work: Promise<Output>, code: ErrorCode): Promise<Output> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof NotLoaded ? new AppError(code, { cause: error }) : error;
  }
}
