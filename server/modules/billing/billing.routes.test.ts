import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS, fill } from '#contract/paths.ts';
import type { Subscription } from '#contract/billing.ts';
import type { WayToPay } from '#contract/test-billing.ts';
import { callAs, makeApp, type TestUser } from '#tests/support/make-app.ts';
import { readOutbox, waitForMail } from '#tests/support/mail.ts';

const app = await makeApp({ after });
const visitor = callAs(app.app, null);
const checkoutOf = (priceId: string) => fill(CALLS.checkout, { priceId });

function idOf(url: string, name: 'checkout' | 'portal'): string {
  return new URL(url).searchParams.get(name)!;
}

async function pay(url: string, way: WayToPay, email: string) {
  const checkout = idOf(url, 'checkout');
  const body = { action: 'pay', checkout, email, way, acceptsTerms: true };
  return visitor('POST', CALLS.testBillingAct, body);
}

async function buy(user: TestUser, priceId: string, way: WayToPay): Promise<void> {
  const { body, status } = await user.call('POST', checkoutOf(priceId));
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal((await pay(body.checkout_url, way, user.email)).status, 200);
}

/** Polls until the server reports it, like a reloaded page. */
async function untilPlan(user: TestUser, isReached: (plan: Subscription) => boolean) {
  for (;;) {
    const { body } = await user.call('GET', CALLS.getSubscription);
    if (isReached(body)) return body;
    await sleep(30);
  }
}

const untilStatus = (user: TestUser, status: string) =>
  untilPlan(user, (plan) => plan.status === status);

async function portalOf(user: TestUser, to: 'overview' | 'cancel' = 'overview') {
  const { body } = await user.call('POST', CALLS.billingPortal, { to });
  return { url: body.portal_url as string, portal: idOf(body.portal_url, 'portal') };
}

const act = (action: object) => visitor('POST', CALLS.testBillingAct, action);

test('C4 visitors can start a checkout, with an empty body and a JSON content type', async () => {
  for (const headers of [{}, { 'content-type': 'application/json' }]) {
    const { status, body } = await visitor('POST', checkoutOf('price_monthly'), undefined, headers);
    assert.equal(status, 200);
    assert.match(body.checkout_url, /^http:\/\/localhost:3000\/test_billing\?checkout=cs_test_/);
  }
  const token = { Token: 'of nobody' };
  const { status } = await visitor('POST', checkoutOf('price_yearly'), undefined, token);
  assert.equal(status, 200, 'a token that is not good makes a visitor, never a 401');
});

test('C4 unknown prices, coupons and fields are refused with a message', async () => {
  const price = await visitor('POST', checkoutOf('price_1Unknown'));
  assert.deepEqual([price.status, price.body.code], [400, 'price_unknown']);
  const coupon = await visitor('POST', checkoutOf('price_lifetime'), { coupon: 'NO SUCH' });
  assert.deepEqual([coupon.status, coupon.body.code], [400, 'coupon_unknown']);
  const field = await visitor('POST', checkoutOf('price_lifetime'), { cupon: 'TEST20' });
  assert.deepEqual([field.status, field.body.code], [400, 'invalid_input']);
});

test('C4 an empty coupon counts as no coupon', async () => {
  for (const coupon of [null, '', '  ']) {
    const { status, body } = await visitor('POST', checkoutOf('price_monthly'), { coupon });
    assert.equal(status, 200, JSON.stringify(coupon));
    assert.match(String(body.checkout_url), /^http/);
  }
});

test('F14 a coupon from the address reduces the price', async () => {
  const { body } = await visitor('POST', checkoutOf('price_lifetime'), { coupon: 'test20' });
  const id = idOf(body.checkout_url, 'checkout');
  const view = await visitor('GET', `${CALLS.testBilling}?checkout=${id}`);
  assert.deepEqual([view.body.subtotalCents, view.body.totalCents], [4700, 3760]);
});

test('F14 a lifetime plan with a 100 % coupon needs no payment and no card', async () => {
  const user = await app.makeUser('whole-coupon@example.org');
  const { body } = await user.call('POST', checkoutOf('price_lifetime'), { coupon: 'TEST100' });
  assert.equal((await pay(body.checkout_url, 'none', user.email)).status, 200);
  assert.equal((await untilStatus(user, 'lifetime')).lifetime, true);
});

test("R12 F14 a guest gets an account and a sign-in mail, and can't sign in in any other way", async () => {
  const email = 'guest@example.org';
  const { body } = await visitor('POST', checkoutOf('price_monthly'));
  const paid = await pay(body.checkout_url, 'none', 'Guest@Example.org');
  assert.match(paid.body.goTo, /\/purchase_confirmation\?session_id=cs_test_\w+$/);
  const mail = await waitForMail(app.dataDir, email, /^Welcome .* Your Access Details$/);
  const [, token] = /login_with_token\?token=([\w-]+)/.exec(mail.text) ?? [];
  const signedIn = await visitor('GET', fill(CALLS.loginWithToken, { token: token! }));
  const guest = callAs(app.app, signedIn.body.access_token);
  const { body: plan } = await guest('GET', CALLS.getSubscription);
  assert.deepEqual(
    [plan.status, plan.plan, plan.hasCard, plan.isTest, plan.entitlement.mayGenerate],
    ['trialing', 'price_monthly', false, true, true],
  );
});

test('F14 the trial needs no card, each address gets one, and a second is refused with the reason', async () => {
  const email = 'twice@example.org';
  const first = await visitor('POST', checkoutOf('price_monthly'));
  assert.equal((await pay(first.body.checkout_url, 'none', email)).status, 200);
  await waitForMail(app.dataDir, email, /Access Details/);
  const second = await visitor('POST', checkoutOf('price_yearly'));
  assert.equal((await pay(second.body.checkout_url, 'none', email)).status, 200);
  await waitForMail(app.dataDir, email, /already had a free trial/);
  for (;;) {
    const { plan, subscriptions } = await app.operations.getBilling(email);
    assert.equal(plan.status, 'trialing', 'the first trial goes on');
    if (subscriptions.some(({ status }) => status === 'canceled')) break;
    await sleep(30);
  }
});

test('F14 an accidental second subscription is prevented, both in the app and at the checkout', async () => {
  const user = await app.makeUser('mistake@example.org');
  const one = await user.call('POST', checkoutOf('price_monthly'));
  const other = await user.call('POST', checkoutOf('price_yearly'));
  const late = await pay(one.body.checkout_url, 'good', user.email);
  assert.deepEqual([late.status, late.body.code], [400, 'test_payment_refused']);
  assert.equal((await pay(other.body.checkout_url, 'good', user.email)).status, 200);
  await untilStatus(user, 'trialing');
  const third = await user.call('POST', checkoutOf('price_monthly'));
  assert.deepEqual([third.status, third.body.code], [409, 'already_subscribed']);
});

test('F14 a declined card buys nothing and the user can try again', async () => {
  const user = await app.makeUser('declined@example.org');
  const { body } = await user.call('POST', checkoutOf('price_lifetime'));
  const declined = await pay(body.checkout_url, 'failing', user.email);
  assert.deepEqual([declined.status, declined.body.code], [400, 'test_payment_refused']);
  assert.match(declined.body.message, /declined\. Nothing was charged/);
  assert.equal((await pay(body.checkout_url, 'good', user.email)).status, 200);
  await untilStatus(user, 'lifetime');
  const again = await user.call('POST', checkoutOf('price_monthly'));
  assert.deepEqual([again.status, again.body.code], [409, 'already_lifetime']);
});

test('F14 a plan renews, fails, recovers and is cancelled over time', async () => {
  const user = await app.makeUser('years@example.org');
  await buy(user, 'price_monthly', 'good');
  await untilStatus(user, 'trialing');
  const { portal } = await portalOf(user);
  await act({ action: 'advance', portal, days: 5 });
  const reminder = await waitForMail(app.dataDir, user.email, /^Your trial ends on/);
  assert.match(reminder.text, /we’ll charge \$19\.00 to Visa ending in 4242/);
  await act({ action: 'advance', portal, days: 3 });
  await untilStatus(user, 'active');
  const receipt = await waitForMail(app.dataDir, user.email, /^Your receipt from/);
  assert.match(receipt.text, /Plan: Monthly\nPaid: \$19\.00\nOn: \d+ \w+ \d{4}\nInvoice: TEST-/);
  assert.match(receipt.text, /http:\/\/localhost:3000\/test_billing\?invoice=in_\w+/);
  await act({ action: 'card', portal, card: 'failing' });
  await act({ action: 'advance', portal, days: 31 });
  const failed = await untilStatus(user, 'past_due');
  assert.equal(failed.entitlement.mayGenerate, true);
  assert.equal(failed.card, 'Visa ending in 0341');
  const told = await waitForMail(app.dataDir, user.email, /didn’t go through/);
  assert.match(told.text, /Your \$19\.00 payment with Visa ending in 0341 .* until \d+ \w+ \d{4}/);
  assert.ok(told.text.includes(failed.openInvoice.url), 'the mail leads to where it is paid');
  const early = await user.call('POST', checkoutOf('price_yearly'));
  assert.deepEqual([early.status, early.body.code], [409, 'payment_open']);

  await act({ action: 'advance', portal, days: 8 });
  const stopped = await untilStatus(user, 'ended');
  const { url, ...due } = stopped.openInvoice;
  assert.deepEqual(due, { cents: 1900, currency: 'usd' });
  const invoice = new URL(url).searchParams.get('invoice')!;
  const declined = await act({ action: 'settle', invoice, card: 'failing' });
  assert.deepEqual([declined.status, declined.body.code], [400, 'test_payment_refused']);
  assert.equal((await act({ action: 'settle', invoice, card: 'good' })).status, 200);
  const mended = await untilStatus(user, 'active');
  assert.deepEqual([mended.openInvoice, mended.card], [null, 'Visa ending in 4242']);

  const cancelling = await portalOf(user, 'cancel');
  assert.match(cancelling.url, /flow=cancel/);
  await act({ action: 'cancel', portal: cancelling.portal });
  const cancelled = await untilStatus(user, 'cancelled');
  assert.ok(cancelled.cancelAt);
  const farewell = await waitForMail(app.dataDir, user.email, /^Your plan ends on/);
  assert.match(
    farewell.text,
    /keeps working until \d+ \w+ \d{4}.* resume your plan with one click/s,
  );
  const resumed = await user.call('POST', CALLS.resumePlan);
  assert.deepEqual([resumed.status, resumed.body.status], [200, 'active']);
  await waitForMail(app.dataDir, user.email, /^Your plan continues/);
  const twice = await user.call('POST', CALLS.resumePlan);
  assert.deepEqual([twice.status, twice.body.code], [409, 'nothing_to_resume']);
  await act({ action: 'cancel', portal: cancelling.portal });
  await untilStatus(user, 'cancelled');
  await act({ action: 'advance', portal, days: 31 });
  const ended = await untilStatus(user, 'ended');
  assert.equal(ended.entitlement.freeWords.left, 10_000, 'the free words remain');
  const { body } = await user.call('GET', CALLS.invoices);
  const totals = body.invoices.map(({ totalCents }: { totalCents: number }) => totalCents);
  assert.deepEqual(totals, [1900, 1900, 0]);
});

test('F14 after losing a plan to a failed payment, the user can buy again and owes nothing for the old one', async () => {
  const user = await app.makeUser('buys-again@example.org');
  await buy(user, 'price_monthly', 'failing');
  await untilStatus(user, 'trialing');
  const { portal } = await portalOf(user);
  await act({ action: 'advance', portal, days: 15 });
  // The trial has ended by date before the event about the unpaid invoice arrives.
  await untilPlan(user, ({ status, openInvoice }) => status === 'ended' && openInvoice !== null);
  await buy(user, 'price_yearly', 'good');
  const { plan, openInvoice } = await untilStatus(user, 'active');
  assert.deepEqual([plan, openInvoice], ['price_yearly', null]);
  await waitForMail(app.dataDir, user.email, /^Your old plan has ended/);
  for (;;) {
    const { body } = await user.call('GET', CALLS.invoices);
    const states = body.invoices.map(({ status }: { status: string }) => status);
    if (states.join() === 'paid,void,paid') break;
    await sleep(30);
  }

  await act({ action: 'card', portal, card: 'failing' });
  await act({ action: 'advance', portal, days: 366 });
  await act({ action: 'advance', portal, days: 20 });
  const lost = await waitForMail(app.dataDir, user.email, /^Your plan has ended/);
  assert.match(lost.text, /couldn’t charge \$97\.00 to Visa ending in 0341/);
  assert.equal((await untilStatus(user, 'ended')).openInvoice, null);
  assert.equal((await user.call('POST', checkoutOf('price_monthly'))).status, 200);
});

test('F14 a lifetime plan paid by bank debit starts when the money arrives, and not if the payment bounces', async () => {
  const user = await app.makeUser('debit@example.org');
  const { body } = await user.call('POST', checkoutOf('price_lifetime'));
  const checkoutId = idOf(body.checkout_url, 'checkout');
  const purchase = fill(CALLS.purchase, { checkoutId });
  assert.deepEqual((await visitor('GET', purchase)).body, { payment: 'unknown' });
  assert.equal((await pay(body.checkout_url, 'slow', user.email)).status, 200);
  assert.deepEqual((await visitor('GET', purchase)).body, { payment: 'pending' });
  await waitForMail(app.dataDir, user.email, /^Your payment is on its way/);
  const waiting = (await user.call('GET', CALLS.getSubscription)).body;
  assert.deepEqual(
    [waiting.status, waiting.lifetime, waiting.pendingLifetime],
    ['none', false, { cents: 4700, currency: 'usd' }],
  );
  const again = await user.call('POST', checkoutOf('price_lifetime'));
  assert.deepEqual([again.status, again.body.code], [409, 'payment_pending']);

  const bounced = await app.makeUser('bounced@example.org');
  await buy(bounced, 'price_lifetime', 'slow_failing');
  const { portal } = await portalOf(user);
  await act({ action: 'advance', portal, days: 4 });
  assert.equal((await untilStatus(user, 'lifetime')).pendingLifetime, null);
  assert.deepEqual((await visitor('GET', purchase)).body, { payment: 'paid' });
  await waitForMail(app.dataDir, user.email, /^Your lifetime plan has started/);
  const receipt = await waitForMail(app.dataDir, user.email, /^Your receipt from/);
  assert.match(receipt.text, /Plan: Lifetime\nPaid: \$47\.00\nOn: .*\nInvoice: TEST-\d+/);
  const sorry = await waitForMail(app.dataDir, bounced.email, /^Your bank declined/);
  assert.match(sorry.text, /\$47\.00 .* You weren’t charged/);
  const free = (await bounced.call('GET', CALLS.getSubscription)).body;
  assert.deepEqual([free.status, free.pendingLifetime], ['none', null]);
  assert.equal((await bounced.call('POST', checkoutOf('price_lifetime'))).status, 200);
});

test("F14 a second trial with a paying customer's address changes nothing, and one mail explains why", async () => {
  const user = await app.makeUser('pays@example.org');
  await buy(user, 'price_yearly', 'good');
  await untilStatus(user, 'trialing');
  await act({ action: 'advance', portal: (await portalOf(user)).portal, days: 8 });
  await untilStatus(user, 'active');
  await waitForMail(app.dataDir, user.email, /^Your receipt from/);
  const before = readOutbox(app.dataDir).filter(({ to }) => to === user.email).length;
  for (const way of ['none', 'good'] as const) {
    const { body } = await visitor('POST', checkoutOf('price_monthly'));
    assert.equal((await pay(body.checkout_url, way, user.email)).status, 200);
  }
  const none = await waitForMail(app.dataDir, user.email, /^You’ve already had a free trial/);
  assert.match(none.text, /You weren’t charged.*Your current plan hasn’t changed/s);
  const card = await waitForMail(app.dataDir, user.email, /^You already have a plan/);
  assert.match(card.text, /You weren’t charged\. Your first plan hasn’t changed/);
  for (;;) {
    const { subscriptions, events } = await app.operations.getBilling(user.email);
    const isOver = subscriptions.filter(({ status }) => status === 'canceled').length === 2;
    if (isOver && events.every(({ appliedAt }) => appliedAt)) break;
    await sleep(30);
  }
  const mails = readOutbox(app.dataDir).filter(({ to }) => to === user.email);
  assert.deepEqual(mails.length - before, 2, mails.map(({ subject }) => subject).join());
  const { portal } = await portalOf(user);
  const { body: view } = await visitor('GET', `${CALLS.testBilling}?portal=${portal}`);
  assert.deepEqual(
    view.subscriptions.map(({ plan, status }: { plan: string; status: string }) => [plan, status]),
    [['price_yearly', 'active']],
  );
});

test('F14 a mail is sent before a trial without a card ends, and nothing is lost afterwards', async () => {
  const user = await app.makeUser('runs-out@example.org');
  await buy(user, 'price_monthly', 'none');
  await untilStatus(user, 'trialing');
  const { portal } = await portalOf(user);
  await act({ action: 'advance', portal, days: 5 });
  await waitForMail(app.dataDir, user.email, /^Your trial ends on /);
  const begun = await waitForMail(app.dataDir, user.email, /^Your free trial has started/);
  assert.match(begun.text, /Monthly plan lasts until \d+ \w+ \d{4}\. You haven’t added a card/);
  await app.billingParts.billingEvents.reconcile(app.log.log);
  await act({ action: 'advance', portal, days: 3 });
  await untilStatus(user, 'ended');
  await waitForMail(app.dataDir, user.email, /^Your trial has ended/);
  const told = readOutbox(app.dataDir).filter(
    ({ to, subject }) => to === user.email && subject.startsWith('Your trial ends'),
  );
  assert.equal(told.length, 1);
});

test('a refund by the operator ends the plan', async () => {
  const user = await app.makeUser('refunded@example.org');
  await buy(user, 'price_lifetime', 'good');
  await untilStatus(user, 'lifetime');
  assert.match(await app.operations.refund(user.email, 500), /^Partly refunded/);
  assert.equal((await user.call('GET', CALLS.hasLtd)).body.has_ltd, true);
  assert.match(await app.operations.refund(user.email, null), /has ended/);
  assert.deepEqual((await user.call('GET', CALLS.hasLtd)).body, { has_ltd: false });
  const part = await waitForMail(app.dataDir, user.email, /^A partial refund/);
  assert.match(part.text, /\$5\.00 of your payment/);
  const whole = await waitForMail(app.dataDir, user.email, /^Your refund is on its way/);
  assert.match(whole.text, /refunded your \$47\.00 payment/);
  const { body } = await user.call('GET', CALLS.invoices);
  const [{ status, refundedCents }] = body.invoices;
  assert.deepEqual([status, refundedCents], ['refunded', 4700]);
  const { events, purchases } = await app.operations.getBilling(user.email);
  assert.equal(purchases[0]!.refundedCents, 4700);
  assert.ok(events.some(({ type }) => type === 'charge.refunded'));
  await assert.rejects(app.operations.refund(user.email, null), /no payment to refund/);
});

test('the operator can grant and revoke a lifetime plan', async () => {
  const user = await app.makeUser('gift@example.org');
  await app.operations.grantLifetime(user.email);
  assert.deepEqual((await user.call('GET', CALLS.hasLtd)).body, { has_ltd: true });
  assert.match(await app.operations.revokeLifetime(user.email), /no longer/);
  assert.deepEqual((await user.call('GET', CALLS.hasLtd)).body, { has_ltd: false });
  await assert.rejects(app.operations.grantLifetime('nobody@example.org'), /no account/);
});

test("no user can open another's portal or invoices", async () => {
  const stranger = await app.makeUser('stranger@example.org');
  assert.deepEqual((await stranger.call('GET', CALLS.invoices)).body, { invoices: [] });
  assert.equal((await stranger.call('POST', CALLS.billingPortal)).body.code, 'no_billing_account');
  for (const path of [CALLS.getSubscription, CALLS.hasLtd, CALLS.invoices]) {
    assert.equal((await visitor('GET', path)).status, 401);
  }
  for (const query of ['checkout=cs_test_1', 'portal=bps_1', 'invoice=in_1']) {
    assert.equal((await visitor('GET', `${CALLS.testBilling}?${query}`)).status, 404);
  }
  assert.equal((await act({ action: 'advance', portal: 'bps_1', days: 9 })).status, 404);
});

test('many checkouts from one network are limited', async () => {
  const statuses = new Set<number>();
  for (let number = 0; number < 40; number += 1) {
    statuses.add((await visitor('POST', checkoutOf('price_monthly'))).status);
  }
  assert.ok(statuses.has(429));
});
