import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProgress } from './progress.ts';

test('a slow save of how far a run is never lands after a newer one, nor after the end', async (t) => {
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
  // Everything that does not wait for the slow one has happened by then.
  await new Promise(setImmediate);
  slow.resolve();
  await closed;
  await new Promise(setImmediate);
  assert.deepEqual(stored, [0.1, 0.2, 0.3, 1]);
});

test('a save that fails keeps none of the later ones back', async () => {
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
