import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startToOpen, takeOpening } from './opening-drafts.ts';

test('a draft that this tab opens is known as such, even if its end is told before its id', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string }>();
  const started = startToOpen(promise, () => true);
  const asked = takeOpening('gen_1');
  resolve({ id: 'gen_1' });
  assert.equal((await started).id, 'gen_1');
  assert.equal(await asked, true);
  assert.equal(await takeOpening('gen_1'), false);
});

test('a draft whose page was left, or that failed to start, is announced like any other', async () => {
  await startToOpen(Promise.resolve({ id: 'gen_2' }), () => false);
  assert.equal(await takeOpening('gen_2'), false);
  const failed = startToOpen(Promise.reject<{ id: string }>(new Error('lost')), () => true);
  await assert.rejects(failed, /lost/);
  assert.equal(await takeOpening('gen_3'), false);
});
