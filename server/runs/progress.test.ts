import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProgress } from './progress.ts';

test('a slow progress save never overwrites a newer one or the final state', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const stored: number[] = [];
  const slow = Promise.withResolvers<void>();
  const progress = createProgress(async ({ progress: share }) => {
    if (share === 0.1) await slow.promise;
    stored.push(share);
  });
  const at = (share: number) => ({ stage: 'mixing', progress: share, remainingSeconds: null });
  progress.put(at(0.1));
  t.mock.timers.tick(1000);
  progress.put(at(0.2));
  t.mock.timers.tick(1000);
  progress.put(at(0.3));
  const closed = progress.close().then(() => stored.push(1));
  // By now everything that doesn't wait for the slow save has run.
  await new Promise(setImmediate);
  slow.resolve();
  await closed;
  await new Promise(setImmediate);
  assert.deepEqual(stored, [0.1, 0.2, 0.3, 1]);
});

test("a failed progress save doesn't block later ones", async () => {
  const stored: number[] = [];
  const progress = createProgress(async ({ progress: share }) => {
    if (share === 0.1) throw new Error('the database is away');
    stored.push(share);
  });
  for (const share of [0.1, 0.2]) {
    progress.put({ stage: 'mixing', progress: share, remainingSeconds: null });
    await progress.close();
  }
  assert.deepEqual(stored, [0.2]);
});
