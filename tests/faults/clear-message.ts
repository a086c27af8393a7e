import assert from 'node:assert/strict';
import type { Exit } from '#tests/support/server-process.ts';

/** Asserts that the process ended with a readable message only: no stack trace, no object dump. */
export function assertClear({ code, stderr }: Exit, ...words: RegExp[]): void {
  assert.equal(code, 1, stderr);
  for (const word of words) assert.match(stderr, word);
  assert.doesNotMatch(stderr, /^\s+at .+:\d+/m, 'a stack trace is no message');
  assert.doesNotMatch(stderr, /^[{[]|\[cause\]|node:internal/m, 'a dump is no message');
  assert.ok(stderr.trim().split('\n').length <= 12, stderr);
}
