import assert from 'node:assert/strict';
import { createLog, type Log } from '#server/core/log.ts';

export interface LogWatch {
  log: Log;
  lines(): string[];
  /** Logged errors that match this pattern are expected and don't fail the test. */
  expectErrors(pattern: RegExp): void;
  assertQuiet(): void;
}

export function watchLog(level = 'debug'): LogWatch {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  const log = createLog({ level, destination: { write: (line: string) => void lines.push(line) } });
  return {
    log,
    lines: () => lines,
    expectErrors: (pattern) => void expected.push(pattern),
    assertQuiet() {
      const loud = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
      const unexpected = loud.filter((line) => !expected.some((pattern) => pattern.test(line)));
      assert.deepEqual(unexpected, [], 'errors in the log that no test announced');
    },
  };
}
