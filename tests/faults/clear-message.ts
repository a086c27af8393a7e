import assert from 'node:assert/strict';
import type { Exit } from '#tests/support/server-process.ts';

/** The process ended with words for a human being and nothing else: no stack, no dump of an object. */
export function assertClear({ code, stderr }: Exit, ...words: RegExp[]): void {
  assert.equal(code, 1, stderr);
  for (const word of words) assert.match(stderr, word);
  assert.doesNotMatch(stderr, /^\s+at .+:\d+/m, 'a stack trace is no message');
  assert.doesNotMatch(stderr, /^[{[]|\[cause\]|node:internal/m, 'a dump is no message');
  assert.ok(stderr.trim().split('\n').length <= 12, stderr);
}
