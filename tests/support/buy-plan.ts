import assert from 'node:assert/strict';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { untilSeen } from './until-seen.ts';

/** Not how fast anything has to be: only so that what never comes fails its test. */
const NEVER_AFTER_MS = 180_000;

/** Takes a trial at the till marked TEST, for a run of many texts that would use up the free words. */
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
    // The address that the page itself fills in for whoever started the server.
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
