import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleResult } from '#contract/checks.ts';
import { lengthRule } from '#contract/episode-length.ts';
import type { AudioState } from '#contract/podcasts.ts';
import { withRecordedLength } from './recorded-length.ts';

const other: RuleResult = {
  id: 'podcast.markup',
  label: '',
  state: 'ok',
  message: '',
  blockId: null,
};
const guessed = { ...lengthRule('About 8:10 when spoken', 490, 8), mend: 'Make it longer.' };
const recorded = (durationMs: number, isCurrent: boolean) =>
  ({ file: { durationMs }, isCurrent }) as unknown as AudioState;

test('a recorded episode shows its actual length, and a warning if it misses the requested one', () => {
  const found = withRecordedLength([other, guessed], recorded(611_000, true));
  assert.equal(found[0], other);
  assert.deepEqual(
    [found[1]!.message, found[1]!.state],
    ['10:11 recorded; the target is 8 minutes.', 'warn'],
  );
  const [right] = withRecordedLength([guessed], recorded(500_000, true));
  assert.deepEqual([right!.state, right!.mend], ['ok', undefined]);
});

test('an outdated recording doesn’t affect the length of the script', () => {
  assert.equal(withRecordedLength([guessed], recorded(611_000, false))[0], guessed);
  assert.equal(withRecordedLength([guessed], undefined)[0], guessed);
});
