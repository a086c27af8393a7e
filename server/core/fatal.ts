/** An error the operator has to fix before the program can run. Prints only its message, and the process exits with code 1. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}
