import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChannelWatch } from '#contract/watches.ts';
import { lookWords } from './words.ts';

const minutesFrom = (now: number, minutes: number) =>
  new Date(now + minutes * 60_000).toISOString();

test('a channel shows the time of its last check, with the date only if it wasn’t today', () => {
  const noon = new Date().setHours(12, 0, 0, 0);
  const watch = {
    status: 'watching',
    batch: null,
    problem: null,
    lastLookAt: minutesFrom(noon, -40),
    nextLookAt: minutesFrom(noon, 5),
  } as unknown as ChannelWatch;
  assert.equal(lookWords(watch), 'Checked 11:20. No new videos yet. Next check 12:05.');
  const later = lookWords({ ...watch, nextLookAt: minutesFrom(noon, 24 * 60) });
  assert.match(later, /Next check \d{1,2} \p{L}+, 12:00\.$/u);
});
