import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { count, eq } from '#server/db/sql.ts';
import { CALLS } from '#contract/paths.ts';
import { users } from '#server/db/schema/accounts.ts';
import { billingCustomers, billingEvents, subscriptions } from '#server/db/schema/billing.ts';
import { openBillingScene } from '#tests/support/billing-scene.ts';
import { grantPlan } from '#tests/support/make-plan.ts';

const scene = await openBillingScene({ after });
const { app, stripe, clock } = scene;
const { db } = app.database;

const mailsTo = async (email: string) =>
  (await app.accountParts.mailbox!.list()).filter(({ to }) => to === email);

async function untilMail(email: string, least: number) {
  for (;;) {
    const mails = await mailsTo(email);
    if (mails.length >= least) return mails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('F14 forged, stale, future, unsigned and truncated messages change nothing', async () => {
  await scene.buy('price_monthly', 'none', { email: 'nobody@example.org' });
  const [message] = stripe.takeMessages();
  const { body } = message!;
  const minutes = (number: number) => new Date(clock.now().getTime() + number * 60_000);
  const good = stripe.sign(body);
  const [time, digest] = good.split(',');
  const attempts: [string, string, string][] = [
    ['another secret', body, `${time},v1=${'0'.repeat(64)}`],
    ['another body', body.replace('trialing', 'active'), good],
    ['too old', body, stripe.sign(body, minutes(-6))],
    ['from the future', body, stripe.sign(body, minutes(6))],
    ['a time that was put in later', body, `${good},t=9999999999`],
    ['cut off', body.slice(0, -20), good],
    ['cut off and signed', body.slice(0, -20), stripe.sign(body.slice(0, -20))],
    ['of another scheme', body, `${time},v0=${digest!.slice(3)}`],
    ['no signature in it', body, 'hello'],
    ['nothing at all', '', good],
  ];
  for (const [name, sent, signature] of attempts) {
    assert.equal(await scene.send({ body: sent }, signature), 400, name);
  }
  const unsigned = await app.app.inject({
    method: 'POST',
    url: CALLS.stripeWebhook,
    headers: { 'content-type': 'application/json' },
    payload: body,
  });
  assert.deepEqual([unsigned.statusCode, unsigned.json().code], [400, 'signature_wrong']);
  const [stored] = await db.select({ rows: count() }).from(billingEvents);
  assert.equal(stored!.rows, 0);
  assert.equal((await db.select().from(billingCustomers)).length, 0);
});

test('a message of the other mode or of an unknown type is accepted and ignored', async () => {
  const event = {
    id: 'evt_live',
    object: 'event',
    created: 1,
    livemode: true,
    type: 'invoice.paid',
  };
  const live = JSON.stringify({ ...event, data: { object: { id: 'in_1' } } });
  assert.equal(await scene.send({ body: live }), 200);
  const other = JSON.stringify({
    ...event,
    id: 'evt_other',
    livemode: false,
    type: 'product.created',
    data: { object: { id: 'prod_1' } },
  });
  assert.equal(await scene.send({ body: other }), 200);
  assert.equal((await db.select().from(billingEvents)).length, 0);
});

test('ten concurrent copies of a message make one account and one mail', async () => {
  const email = 'ten-times@example.org';
  await scene.buy('price_monthly', 'none', { email });
  const messages = stripe.takeMessages();
  const sent = messages.flatMap((message) => Array.from({ length: 10 }, () => message));
  assert.deepEqual(
    [...new Set(await Promise.all(sent.map((message) => scene.send(message))))],
    [200],
  );
  await scene.settle();
  assert.equal((await db.select().from(users).where(eq(users.email, email))).length, 1);
  const [mail, ...more] = await untilMail(email, 1);
  assert.match(mail!.subject, /^Welcome .* Your Access Details$/);
  assert.match(mail!.text, /login_with_token\?token=/);
  assert.deepEqual(more, []);
});

test('a message that never arrived is found by the hourly reconciliation', async () => {
  const email = 'missed@example.org';
  await scene.buy('price_yearly', 'good', { email });
  stripe.takeMessages();
  const { billingEvents: events } = app.billingParts;
  await events.reconcile(app.log.log);
  await scene.settle();
  const [user] = await db.select().from(users).where(eq(users.email, email));
  assert.ok(user, 'the account was not made');
  const { status, plan } = await app.billingParts.entitlements.describe(user);
  assert.deepEqual([status, plan], ['trialing', 'price_yearly']);
});

test("purchases made in another mode don't count", async () => {
  const user = await app.makeUser('simulated@example.org');
  await db.insert(billingCustomers).values({
    id: 'cus_simulated',
    source: 'simulator',
    ownerId: user.id,
    email: user.email,
  });
  await db.insert(subscriptions).values({
    id: 'sub_simulated',
    customerId: 'cus_simulated',
    status: 'active',
    startedAt: new Date(),
    periodStart: new Date(),
    periodEnd: new Date('2090-01-01'),
    hasCard: true,
  });
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.deepEqual([body.status, body.hasPortal], ['none', false]);
  assert.equal((await user.call('POST', CALLS.billingPortal)).body.code, 'no_billing_account');
});

test('a lifetime plan granted by the operator ends the subscription', async () => {
  const user = await app.makeUser('granted@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await scene.sendAll();
  assert.equal((await user.call('GET', CALLS.getSubscription)).body.status, 'trialing');
  await grantPlan(app.database, user);
  await app.billingParts.operatorBilling.grantLifetime(user.email);
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.deepEqual([body.status, body.lifetime], ['lifetime', true]);
  const [row] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(eq(billingCustomers.ownerId, user.id));
  assert.equal(row!.status, 'canceled');
});

test("late events don't recreate a deleted account or charge it", async () => {
  const user = await app.makeUser('leaving@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await scene.sendAll();
  await db.delete(users).where(eq(users.id, user.id));
  clock.advance(8);
  await stripe.act(async () => {});
  await scene.sendAll();
  assert.equal((await db.select().from(users).where(eq(users.email, user.email))).length, 0);
  const [row] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(eq(billingCustomers.email, user.email));
  assert.equal(row!.status, 'canceled');
});
