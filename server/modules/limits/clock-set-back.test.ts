import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDatabase } from '#tests/support/make-database.ts';
import { createLimits } from './limits.service.ts';

test('a clock set back an hour neither locks anyone out for that time nor allows more', async (t) => {
  const { database } = await makeDatabase(t);
  let nowMs = Date.UTC(2026, 10, 15);
  const limits = createLimits({ database, clock: { now: () => new Date(nowMs) } });
  const limit = { name: 'knock', max: 2, windowSeconds: 60 };
  await limits.take(limit, 'somebody');
  await limits.take(limit, 'somebody');
  nowMs -= 3600_000;
  const refused = { code: 'too_fast', retryAfterSeconds: 60 };
  await assert.rejects(limits.take(limit, 'somebody'), refused);
  nowMs += 61_000;
  await limits.take(limit, 'somebody');
  await limits.take(limit, 'somebody');
  await assert.rejects(limits.take(limit, 'somebody'), refused);
});
