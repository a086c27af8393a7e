// One engine: nothing is stored, it only reads what the configuration includes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';

test('if the operator pays for no AI model, nobody is told that some is included', async () => {
  const app = await makeApp({ after });
  const { body } = await app.owner.call('GET', '/usage');
  assert.deepEqual(body.house, { budgetCents: 0, usedCents: 0 });
});
