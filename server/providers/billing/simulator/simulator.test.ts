import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { systemClock } from '#server/core/clock.ts';
import { memoryStore } from '#tests/support/stripe-stand-in.ts';
import { WAITING } from './ledger.ts';
import { createSimulator } from './simulator.ts';

test("a webhook event that wasn't accepted is sent again in order, without any further action", async (t) => {
  const refusals = [() => false, () => Promise.reject(new Error('the database is away'))];
  const { simulator, tries } = await withMessages(t, async () => refusals.shift()?.() ?? true);
  await simulator.deliverWaiting();
  t.mock.timers.tick(500);
  await allIsDone();
  t.mock.timers.tick(1000);
  await allIsDone();
  assert.deepEqual(tries, ['evt_1', 'evt_1', 'evt_1', 'evt_2']);
});

test("many refusals in one busy moment don't delay the retry for someone who paid", async (t) => {
  let isBusy = true;
  const { simulator, tries } = await withMessages(t, async () => !isBusy);
  for (let call = 0; call < 9; call += 1) await simulator.deliverWaiting();
  isBusy = false;
  tries.length = 0;
  t.mock.timers.tick(500);
  await allIsDone();
  assert.deepEqual(tries, ['evt_1', 'evt_2']);
});

/** The store is in memory, so all pending work finishes within one turn. */
const allIsDone = () => nextTurn();

async function withMessages(t: TestContext, take: () => Promise<boolean>) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const store = memoryStore();
  const tries: string[] = [];
  const simulator = createSimulator({
    store,
    clock: systemClock,
    pagesUrl: () => 'http://checkout.invalid',
    deliver({ body }) {
      tries.push((JSON.parse(body) as { id: string }).id);
      return take();
    },
  });
  t.after(() => simulator.close());
  for (const id of ['evt_1', 'evt_2'])
    await store.run((rows) => rows.put({ id, kind: 'event', shelf: WAITING, object: { id } }));
  return { simulator, tries };
}
