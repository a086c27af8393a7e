import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAstray } from './whisper.ts';
import { FIRST_TIME } from './whisper-tokens.ts';

/** What is left of tokens that were written one after another, until repetition was noticed. */
function written(tokens: readonly number[]): { left: number[]; isStopped: boolean } {
  const said: { token: number }[] = [];
  for (const token of tokens) {
    said.push({ token });
    if (isAstray(said)) return { left: said.map((one) => one.token), isStopped: true };
  }
  return { left: said.map((one) => one.token), isStopped: false };
}

test('a sentence the model repeats without end is written once, even with a new time for each', () => {
  const sentence = [11, 12, 13, 14];
  const timed = Array.from({ length: 8 }, (_, n) => [
    FIRST_TIME + 100 * n,
    ...sentence,
    FIRST_TIME + 100 * n + 90,
  ]).flat();
  const { left, isStopped } = written(timed);
  assert.ok(isStopped);
  assert.deepEqual(
    left.filter((token) => token < FIRST_TIME),
    sentence,
  );
  assert.deepEqual(written(Array.from({ length: 40 }, () => 7)), { left: [7], isStopped: true });
});

test('a sentence said three times is kept', () => {
  const refrain = [11, 12, 13, 14, 11, 12, 13, 14, 11, 12, 13, 14, 15];
  assert.deepEqual(written(refrain), { left: refrain, isStopped: false });
});
