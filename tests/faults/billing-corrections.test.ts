import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq } from '#server/db/sql.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import { users } from '#server/db/schema/accounts.ts';
import {
  billingCustomers,
  billingEvents,
  billingNotices,
  subscriptions,
} from '#server/db/schema/billing.ts';
import { completeCheckout } from '#server/providers/billing/simulator/checkouts.ts';
import { customer } from '#server/providers/billing/simulator/objects.ts';
import { giveBack } from '#server/providers/billing/simulator/payments.ts';
import {
  end,
  setCancelAtPeriodEnd,
  startSubscription,
  update,
} from '#server/providers/billing/simulator/subscriptions.ts';
import { openBillingScene } from '#tests/support/billing-scene.ts';
import type { TestUser } from '#tests/support/make-app.ts';

const scene = await openBillingScene({ after });
const { app, stripe, clock } = scene;
const { db } = app.database;

const mailsTo = async (email: string) =>
  (await app.accountParts.mailbox!.list()).filter(({ to }) => to === email);

const customersOf = async (email: string) => {
  const rows = await db.select().from(billingCustomers).where(eq(billingCustomers.email, email));
  return rows.map(({ id }) => id);
};

/** What Stripe has for an email address: payments and refunds, and the state of each subscription. */
async function booksOf(email: string) {
  const ids = await customersOf(email);
  return stripe.act(async (ledger) => {
    const charges = (await Promise.all(ids.map((id) => ledger.list('charge', id)))).flat();
    const plans = (await Promise.all(ids.map((id) => ledger.list('subscription', id)))).flat();
    return {
      taken: charges.map(({ amount }) => amount),
      givenBack: charges.filter(({ refunded }) => refunded).map(({ amount }) => amount),
      payments: charges.map(({ payment_intent: intent }) => intent as string),
      statuses: plans.map(({ status }) => status),
      live: plans.find(({ status }) => status !== 'canceled') ?? null,
    };
  });
}

/** Repeats until Stripe has no more webhooks, including those that earlier ones caused. */
async function sendEverything(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await scene.sendAll();
}

async function pass(days: number): Promise<void> {
  clock.advance(days);
  await stripe.act(async () => {});
  await sendEverything();
}

/** A user whose trial is used up, so that any purchase is charged immediately. */
async function makeExperienced(email: string): Promise<TestUser> {
  const user = await app.makeUser(email);
  await scene.buy('price_monthly', 'none', { user });
  await sendEverything();
  await pass(8);
  return user;
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const statusOf = async (user: TestUser) =>
  (await user.call('GET', CALLS.getSubscription)).body.status as string;

test('a refund that failed because Stripe was down is paid out later', async () => {
  const user = await makeExperienced('promised@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await scene.buy('price_yearly', 'good', { user });
  const { billing } = app.billingParts;
  const { refund } = billing;
  const asked = new Promise<void>((resolve) => {
    billing.refund = async () => {
      billing.refund = refund;
      resolve();
      throw new AppError('billing_unavailable');
    };
  });
  for (const message of stripe.takeMessages()) assert.equal(await scene.send(message), 200);
  await asked;
  await scene.settle();
  await sendEverything();
  const { givenBack, statuses } = await booksOf(user.email);
  assert.equal(givenBack.length, 1, 'bought in one second, either may be the second');
  assert.deepEqual(statuses.toSorted(), ['active', 'canceled', 'canceled']);
});

test('a fully refunded user isn’t charged again and can buy again', async () => {
  const user = await makeExperienced('got-back@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await sendEverything();
  const [payment] = (await booksOf(user.email)).payments;
  await stripe.act((ledger) => giveBack(ledger, payment!));
  await sendEverything();
  assert.equal(await statusOf(user), 'ended');
  assert.equal((await booksOf(user.email)).live, null);
  await scene.buy('price_yearly', 'good', { email: user.email });
  await sendEverything();
  assert.equal(await statusOf(user), 'active');
  const answer = await app.billingParts.operatorBilling.refund(user.email, 9700);
  assert.match(answer, /has ended/, 'the whole amount by its number is the whole');
  await pass(40);
  assert.equal((await booksOf(user.email)).taken.length, 2);
});

test('other products sold through the same Stripe account give no plan and are left alone', async () => {
  const email = 'sibling@example.org';
  const id = await stripe.act(async (ledger) => {
    const made = customer(ledger.newId('customer'), { email, created: ledger.now, metadata: {} });
    await ledger.put('customer', made);
    await ledger.note(made.id, { card: 'good' });
    const one = await startSubscription(ledger, {
      customer: made.id,
      priceId: 'price_monthly',
      trialDays: 0,
      percentOff: 0,
      metadata: {},
    });
    const [item] = one.items.data;
    const other = { ...item!.price, id: 'price_1Other', lookup_key: null };
    const data = [{ ...item!, price: other }];
    await ledger.put('subscription', { ...one, items: { ...one.items, data } });
    return one.id;
  });
  await sendEverything();
  assert.equal((await db.select().from(users).where(eq(users.email, email))).length, 0);
  await scene.buy('price_lifetime', 'good', { email });
  await sendEverything();
  const one = await stripe.act((ledger) => ledger.get('subscription', id));
  assert.equal(one.status, 'active');
});

test('a lifetime plan paid twice is refunded once', async () => {
  const email = 'twice-for-life@example.org';
  for (let round = 0; round < 2; round += 1) {
    await scene.buy('price_lifetime', 'good', { email });
    await sendEverything();
  }
  assert.deepEqual((await booksOf(email)).givenBack, [4700]);
  const subjects = await subjectsTo(email);
  assert.ok(subjects.includes('You already have the lifetime plan'), subjects.join());
  const [user] = await db.select().from(users).where(eq(users.email, email));
  assert.equal((await app.billingParts.entitlements.get(user!)).state, 'lifetime');
});

test('a payment after the account was deleted is refunded', async () => {
  for (const priceId of ['price_monthly', 'price_lifetime']) {
    const user = await makeExperienced(`gone-${priceId}@example.org`);
    const path = fill(CALLS.checkout, { priceId });
    const { body } = await user.call('POST', path);
    const id = new URL(body.checkout_url).searchParams.get('checkout')!;
    await db.delete(users).where(eq(users.id, user.id));
    await stripe.act((ledger) => completeCheckout(ledger, id, { email: user.email, way: 'good' }));
    await sendEverything();
    const { taken, givenBack, live } = await booksOf(user.email);
    assert.deepEqual([givenBack, live], [taken, null]);
    assert.ok((await subjectsTo(user.email)).includes('Your refund is on its way'));
  }
});

test('one customer that can’t be read doesn’t stop the hourly check of the others', async () => {
  const user = await app.makeUser('repaired@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await sendEverything();
  const ghost = { id: 'cus_ghost', source: 'stripe_test', ownerId: user.id, email: 'x' } as const;
  await db.insert(billingCustomers).values({ ...ghost, syncedAt: new Date(0) });
  await db.insert(subscriptions).values({
    id: 'sub_ghost',
    customerId: 'cus_ghost',
    status: 'active',
    startedAt: new Date(),
    periodStart: new Date(),
    periodEnd: new Date(),
    hasCard: true,
  });
  const [own] = await customersOf(user.email);
  const ofOwn = eq(billingCustomers.id, own!);
  await db
    .update(billingCustomers)
    .set({ syncedAt: new Date(1000) })
    .where(ofOwn);
  await app.billingParts.billingEvents.reconcile(app.log.log);
  const [row] = await db.select().from(billingCustomers).where(ofOwn);
  assert.ok(row!.syncedAt!.getTime() > 1000);
  await db.delete(billingCustomers).where(eq(billingCustomers.id, 'cus_ghost'));
});

test('a plan without a local account is left alone until its owner signs up', async () => {
  const email = 'after-the-backup@example.org';
  const id = await stripe.act(async (ledger) => {
    const metadata = { account: 'usr_not_here' };
    const made = customer(ledger.newId('customer'), { email, created: ledger.now, metadata });
    await ledger.put('customer', made);
    await ledger.note(made.id, { card: 'good' });
    const order = {
      customer: made.id,
      priceId: 'price_yearly',
      trialDays: 0,
      percentOff: 0,
    } as const;
    await startSubscription(ledger, { ...order, metadata: { plan: 'price_yearly' } });
    return made.id;
  });
  await sendEverything();
  assert.deepEqual((await booksOf(email)).statuses, ['active']);
  const user = await app.makeUser(email);
  await db
    .update(billingCustomers)
    .set({ syncedAt: new Date(0) })
    .where(eq(billingCustomers.id, id));
  await app.billingParts.billingEvents.reconcile(app.log.log);
  assert.equal(await statusOf(user), 'active');
});

test('a refunded lifetime plan ends, even if its Stripe customer was deleted', async () => {
  const user = await app.makeUser('deleted-there@example.org');
  await scene.buy('price_lifetime', 'good', { user });
  await sendEverything();
  const { payments } = await booksOf(user.email);
  const [id] = await customersOf(user.email);
  await stripe.act(async (ledger) => {
    const deleted = { id: id!, object: 'customer', deleted: true };
    await ledger.put('customer', deleted as never);
    await ledger.emit('customer.deleted', deleted);
  });
  await sendEverything();
  assert.equal(await statusOf(user), 'lifetime');
  await stripe.act((ledger) => giveBack(ledger, payments[0]!));
  await sendEverything();
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.deepEqual([body.status, body.hasPortal], ['ended', false]);
  const again = await user.call('POST', fill(CALLS.checkout, { priceId: 'price_lifetime' }));
  assert.equal(again.status, 200, 'with a customer of its own');
});

test('free days granted by the operator to a paying user don’t become a second trial', async () => {
  const user = await makeExperienced('kindness@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await sendEverything();
  const { live } = await booksOf(user.email);
  await stripe.act((ledger) =>
    update(ledger, { ...live!, status: 'trialing', trial_end: ledger.now + 60 * 24 * 3600 }),
  );
  await sendEverything();
  const { taken, statuses } = await booksOf(user.email);
  assert.deepEqual([taken, statuses.includes('trialing')], [[1900], true]);
});

test('F14 a user who starts a trial without a card and then buys with one keeps the plan that can renew', async () => {
  const email = 'card-later@example.org';
  await scene.buy('price_monthly', 'none', { email });
  await sendEverything();
  await pass(3);
  await scene.buy('price_yearly', 'good', { email });
  await sendEverything();
  await pass(6);
  const { taken, live } = await booksOf(email);
  assert.deepEqual([taken, live?.status], [[9700], 'active']);
  const subjects = await subjectsTo(email);
  assert.ok(subjects.includes('Your Yearly plan has started'), subjects.join());
  assert.ok(!subjects.includes('You already have a plan'));
});

test('F14 a renewal charged after a lifetime plan was bought is refunded', async () => {
  const user = await makeExperienced('renewed-for-nothing@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await sendEverything();
  await scene.buy('price_lifetime', 'good', { user });
  clock.advance(32);
  await stripe.act(async () => {});
  await sendEverything();
  const { taken, givenBack, live } = await booksOf(user.email);
  assert.deepEqual([taken.length, givenBack, live], [3, [1900], null]);
  assert.equal(await statusOf(user), 'lifetime');
});

test('no plan is ended because a webhook is late', async () => {
  const user = await makeExperienced('old-news@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await sendEverything();
  const { live } = await booksOf(user.email);
  await stripe.act((ledger) => end(ledger, live!));
  stripe.takeMessages();
  // From another customer, so that reading it says nothing about the ended plan.
  await scene.buy('price_yearly', 'good', { email: user.email });
  await sendEverything();
  const books = await booksOf(user.email);
  assert.deepEqual([books.live?.status, books.givenBack], ['active', []]);
  assert.equal(await statusOf(user), 'active');
});

test('a response that was requested earlier but arrives later changes nothing', async () => {
  const user = await app.makeUser('slow-answer@example.org');
  await scene.buy('price_monthly', 'good', { user });
  await sendEverything();
  const { billing } = app.billingParts;
  const { getCustomer } = billing;
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: isFree, resolve: release } = Promise.withResolvers<void>();
  billing.getCustomer = async (id) => {
    billing.getCustomer = getCustomer;
    const old = await getCustomer(id);
    hold();
    await isFree;
    return old;
  };
  const [id] = await customersOf(user.email);
  const slow = app.billingParts.sync.sync(id!);
  await isHeld;
  const { live } = await booksOf(user.email);
  await stripe.act((ledger) => setCancelAtPeriodEnd(ledger, live!, true));
  await sendEverything();
  assert.equal(await statusOf(user), 'cancelled');
  release();
  assert.equal(await slow, 'superseded');
  assert.equal(await statusOf(user), 'cancelled');
});

test('the hourly check applies a webhook whose job gave up, and remembers when it last ran', async () => {
  const user = await app.makeUser('given-up@example.org');
  await scene.buy('price_monthly', 'none', { user });
  for (const { id, type, body } of stripe.takeMessages()) {
    const { data } = JSON.parse(body) as { data: { object: { id: string } } };
    const received = {
      source: 'stripe_test',
      happenedAt: new Date(),
      objectId: data.object.id,
    } as const;
    await db.insert(billingEvents).values({ id, type, ...received });
  }
  const began = clock.now();
  await app.billingParts.billingEvents.reconcile(app.log.log);
  await scene.settle();
  assert.equal(await statusOf(user), 'trialing');
  const [mark] = await db
    .select()
    .from(billingNotices)
    .where(eq(billingNotices.kind, 'reconciled'));
  assert.ok(mark!.createdAt >= began);
});
