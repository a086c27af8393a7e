import assert from 'node:assert/strict';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { untilSeen } from './until-seen.ts';

/** Not a performance limit: it only makes a wait that never ends fail. */
const NEVER_AFTER_MS = 180_000;

/** Starts a trial through the test checkout, for tests whose runs would use up the free words. */
export async function buyPlan({ url, token }: { url: string; token: string }): Promise<void> {
  const headers = { [TOKEN_HEADER]: token, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    assert.equal(answer.status, 200, path);
    return (await answer.json()) as { checkout_url?: string };
  };
  const { checkout_url: till } = await post(fill(CALLS.checkout, { priceId: 'price_monthly' }), {});
  await post(CALLS.testBillingAct, {
    action: 'pay',
    checkout: new URL(till!).searchParams.get('checkout'),
    // The email address that the page fills in for the person who started the server.
    email: 'owner@localhost',
    way: 'good',
    acceptsTerms: true,
  });
  const givesUpAt = Date.now() + NEVER_AFTER_MS;
  await untilSeen(async () => {
    const answer = await fetch(url + CALLS.getSubscription, { headers });
    const { status } = (await answer.json()) as { status: string };
    assert.ok(Date.now() < givesUpAt, `the plan never began: ${status}`);
    return status === 'trialing' ? status : null;
  });
}
