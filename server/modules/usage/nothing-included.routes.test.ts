// One engine: nothing is stored, only what the configuration includes is told.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';

test('where no AI model is paid for by the house, nobody is told that some of it is included', async () => {
  const app = await makeApp({ after });
  const { body } = await app.owner.call('GET', '/usage');
  assert.deepEqual(body.house, { budgetCents: 0, usedCents: 0 });
});
