import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import { callAs, makeApp } from '#tests/support/make-app.ts';
import { PUBLIC_ENV } from '#tests/support/public-env.ts';

const CHECKOUT = fill(CALLS.checkout, { priceId: 'price_lifetime' });

test('a public server has a billing simulator if the operator allows it, and its addresses say that it is a test', async (t) => {
  const env = { ...PUBLIC_ENV, ALLOW_TEST_BILLING: 'true' };
  const app = await makeApp(t, { works: false, env });
  const visitor = callAs(app.app, null);
  const { status, body } = await visitor('POST', CHECKOUT);
  assert.equal(status, 200, JSON.stringify(body));
  assert.match(body.checkout_url, /^https:\/\/example\.org\/test_billing\?checkout=cs_test_/);
  const { search } = new URL(body.checkout_url);
  const view = await visitor('GET', CALLS.testBilling + search);
  assert.deepEqual([view.status, view.body.totalCents > 0], [200, true]);
});

test('a public server without it sells nothing, and no test purchase can be made there', async (t) => {
  for (const env of [PUBLIC_ENV, { ...PUBLIC_ENV, NODE_ENV: 'development' }]) {
    const app = await makeApp(t, { works: false, env });
    const visitor = callAs(app.app, null);
    app.log.expectErrors(/payments aren’t set up|billing_unavailable|request failed/i);
    const { status, body } = await visitor('POST', CHECKOUT);
    assert.deepEqual([status >= 400, body.code], [true, 'billing_unavailable']);
    const pay = { action: 'pay', checkout: 'cs_test_1', email: 'a@example.org', way: 'good' };
    const acted = await visitor('POST', CALLS.testBillingAct, { ...pay, acceptsTerms: true });
    assert.equal(acted.status, 404);
    assert.equal((await visitor('GET', `${CALLS.testBilling}?checkout=cs_test_1`)).status, 404);
  }
});
