import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '#server/core/clock.ts';
import { memoryStore } from '#tests/support/stripe-stand-in.ts';
import { WAITING } from './ledger.ts';
import { createSimulator } from './simulator.ts';

test('a message that was not taken at first is brought again, though nobody does anything more', async (t) => {
  const store = memoryStore();
  const tries: string[] = [];
  const { promise: allTaken, resolve } = Promise.withResolvers<void>();
  const simulator = createSimulator({
    store,
    clock: systemClock,
    pagesUrl: () => 'http://checkout.invalid',
    async deliver({ body }) {
      const { id } = JSON.parse(body) as { id: string };
      tries.push(id);
      if (tries.length === 1) return false;
      if (tries.length === 2) throw new Error('the database is away');
      if (id === 'evt_2') resolve();
      return true;
    },
  });
  t.after(() => simulator.close());
  for (const id of ['evt_1', 'evt_2'])
    await store.run((rows) => rows.put({ id, kind: 'event', shelf: WAITING, object: { id } }));
  await simulator.deliverWaiting();
  await allTaken;
  assert.deepEqual(tries, ['evt_1', 'evt_1', 'evt_1', 'evt_2'], 'in their order');
});
