import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from '#server/db/sql.ts';
import { users } from '#server/db/schema/accounts.ts';
import { type BillingScene, openBillingScene } from '#tests/support/billing-scene.ts';
import { SEED, seededRandom } from '#tests/faults/seeded-random.ts';
import type { SentMessage } from '#tests/support/stripe-stand-in.ts';
import { HISTORIES, type History, LAST_DAY } from './billing-histories.ts';

// Races only happen on a real PostgreSQL server.
process.env['TEST_ENGINE'] = 'postgres';
/** Long version: BILLING_SHUFFLES=60. */
const SHUFFLES = Number(process.env['BILLING_SHUFFLES'] ?? 1);
const DAYS = [0, 3, 6, 9, 10, 15, LAST_DAY];

/** The Stripe stand-in gets slower with hundreds of customers, so a long run uses several scenes. */
const IN_ONE_SCENE = 5;

const random = seededRandom(SEED);

interface Life {
  history: History;
  email: string;
  customers: string[];
}

const livesOf = (shuffles: number): Life[] =>
  HISTORIES.flatMap((history, index) =>
    Array.from({ length: shuffles }, (_, shuffle) => ({
      history,
      email: `h${index}-s${shuffle}@example.org`,
      customers: [],
    })),
  );

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.whole(0, 2 ** 30) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

async function live(scene: BillingScene, life: Life, day: number): Promise<void> {
  for (const step of life.history.steps.filter((one) => one.day === day)) {
    if ('act' in step) {
      await scene.stripe.act((ledger) => step.act(ledger, life.customers));
    } else {
      const id = await scene.buy(step.buy, step.way, { email: life.email });
      const session = await scene.stripe.act((ledger) => ledger.get('checkout.session', id));
      life.customers.push(session.customer as string);
    }
  }
}

/** Sends webhooks in random order, some twice, eight at a time. */
async function sendShuffled(scene: BillingScene, messages: readonly SentMessage[]): Promise<void> {
  const twice = messages.filter(() => random.chance(0.3));
  const queue = shuffled([...messages, ...twice]);
  const sender = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      assert.equal(await scene.send(next), 200);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  await scene.settle();
}

async function stateOf({ app }: BillingScene, email: string): Promise<string> {
  const [user] = await app.database.db.select().from(users).where(eq(users.email, email));
  // No account was created: the customer was gone before the first webhook arrived.
  return user ? (await app.billingParts.entitlements.get(user)).state : 'nobody';
}

async function liveAll(scene: BillingScene, shuffles: number): Promise<void> {
  const { stripe, clock } = scene;
  const lives = livesOf(shuffles);
  let held: SentMessage[] = [];
  let today = 0;
  for (const day of DAYS) {
    clock.advance(day - today);
    today = day;
    for (const life of shuffled(lives)) await live(scene, life, day);
    await stripe.act(async () => {});
    const isLate = day !== LAST_DAY && random.chance(0.5);
    // Corrections cause further webhooks, which are sent as well.
    for (let round = 0; round < 4; round += 1) {
      const all = [...held, ...stripe.takeMessages()];
      if (all.length === 0) break;
      // Webhooks can be late on some days, but by the last day all have arrived.
      held = all.filter(() => isLate && random.chance(0.3));
      await sendShuffled(
        scene,
        all.filter((message) => !held.includes(message)),
      );
      if (held.length > 0) break;
    }
    const wrong = [];
    for (const { history, email } of lives) {
      const expected = history.expected.find(([on]) => on === day);
      if (!expected || held.length > 0) continue;
      const state = await stateOf(scene, email);
      const hasNothing = ['free', 'ended'].includes(expected[1]);
      if (state === 'nobody' && hasNothing) continue;
      if (state !== expected[1]) wrong.push(`day ${day}, ${history.name}: ${state} (${email})`);
    }
    assert.deepEqual(wrong, []);
  }
  for (const { history, customers } of lives) {
    const { live: goingOn, cents } = await stripe.act(async (ledger) => {
      const all = await Promise.all(customers.map((id) => ledger.list('subscription', id)));
      const charges = await Promise.all(customers.map((id) => ledger.list('charge', id)));
      const kept = charges.flat().map((one) => one.amount - one.amount_refunded);
      return {
        live: all.flat().filter(({ status }) => status !== 'canceled').length,
        cents: kept.reduce((sum, one) => sum + one, 0),
      };
    });
    assert.equal(goingOn, history.live, `${history.name}: subscriptions that go on`);
    assert.equal(cents, history.cents, `${history.name}: money that was kept`);
  }
}

test(`F14 every order of webhooks leads to the right entitlement (${HISTORIES.length} histories × ${SHUFFLES}, seed ${SEED})`, async (t) => {
  for (let done = 0; done < SHUFFLES; done += IN_ONE_SCENE) {
    const ends: (() => Promise<void>)[] = [];
    try {
      const scene = await openBillingScene({ after: (work) => void ends.push(work) });
      await liveAll(scene, Math.min(IN_ONE_SCENE, SHUFFLES - done));
    } finally {
      for (const end of ends.toReversed()) await end();
    }
    t.diagnostic(`${Math.min(done + IN_ONE_SCENE, SHUFFLES)} of ${SHUFFLES}`);
  }
});
