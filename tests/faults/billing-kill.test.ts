import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { systemClock } from '#server/core/clock.ts';
import { findControl } from '#server/modules/operations/control-socket.ts';
import { completeCheckout } from '#server/providers/billing/simulator/checkouts.ts';
import { openGate } from '#tests/support/gate.ts';
import { readOutbox, waitForMail } from '#tests/support/mail.ts';
import { openScene } from '#tests/support/server-process.ts';
import { startStripe, type StripeStandIn } from '#tests/support/stripe-stand-in.ts';

test('F14 a webhook received before a kill is applied exactly once, and deleting an account still ends its plan after a kill', async (t) => {
  const lifetime = { after: (work: () => Promise<void>) => t.after(work) };
  const scene = openScene();
  t.after(() => scene.close());
  const stripe = await startStripe(lifetime, systemClock);
  const gate = await openGate(lifetime, stripe.env['STRIPE_API_BASE']!);
  const dataDir = scene.folder();
  const env = { ...stripe.env, STRIPE_API_BASE: gate.url };
  const email = 'killed@example.org';

  const first = await scene.start({ dataDir, env });
  const started = await fetch(first.url + fill(CALLS.checkout, { priceId: 'price_monthly' }), {
    method: 'POST',
  });
  const { checkout_url: url } = (await started.json()) as { checkout_url: string };
  const id = new URL(url).searchParams.get('checkout')!;
  await stripe.act((ledger) => completeCheckout(ledger, id, { email, way: 'none' }));

  gate.shut();
  const messages = stripe.takeMessages();
  for (const { body } of messages) {
    const answer = await fetch(first.url + CALLS.stripeWebhook, {
      method: 'POST',
      headers: { 'stripe-signature': stripe.sign(body) },
      body,
    });
    assert.equal(answer.status, 200);
  }
  await gate.held();
  first.kill('SIGKILL');
  await first.exit;
  assert.deepEqual(readOutbox(dataDir), []);

  gate.open();
  const second = await scene.start({ dataDir, env });
  const welcome = await waitForMail(dataDir, email, /Your Access Details/);
  const control = await findControl(dataDir);
  for (;;) {
    const { events } = await control!.getBilling(email);
    if (events.length === messages.length && events.every((event) => event.appliedAt)) break;
    await sleep(50);
  }
  const [, token] = /login_with_token\?token=([\w-]+)/.exec(welcome.text) ?? [];
  const signedIn = await fetch(second.url + fill(CALLS.loginWithToken, { token: token! }));
  const { access_token: session } = (await signedIn.json()) as { access_token: string };
  const answer = await fetch(second.url + CALLS.getSubscription, {
    headers: { [TOKEN_HEADER]: session },
  });
  assert.equal(((await answer.json()) as { status: string }).status, 'trialing');
  assert.equal(readOutbox(dataDir).filter(({ to }) => to === email).length, 1);

  gate.shut();
  const deleted = await fetch(second.url + CALLS.account, {
    method: 'DELETE',
    headers: { [TOKEN_HEADER]: session, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  assert.equal(deleted.status, 200, 'nobody waits for a payment provider that is away');
  const { kept } = (await deleted.json()) as { kept: string[] };
  assert.match(kept.join(), /tax law/);
  await gate.held();
  second.kill('SIGKILL');
  await second.exit;
  assert.deepEqual(await statuses(stripe), ['trialing']);
  gate.open();
  await scene.start({ dataDir, env });
  while ((await statuses(stripe))[0] !== 'canceled') await sleep(50);
});

function statuses(stripe: StripeStandIn): Promise<unknown[]> {
  return stripe.act(async (ledger) =>
    (await ledger.list('subscription')).map(({ status }) => status),
  );
}
