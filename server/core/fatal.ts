/**
 * A fault the operator has to mend before the program can run: printed as its message alone, without a stack, and the
 * process ends with code 1.
 */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}
