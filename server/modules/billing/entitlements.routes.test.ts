import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { CALLS, fill } from '#contract/paths.ts';
import { generations } from '#server/db/schema/generations.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';

const app = await makeApp({ after }, { works: false });
const SAMPLE = { format: 'summary', language: 'english', sample: true };

async function finish(user: TestUser, words: number): Promise<string> {
  const { body } = await user.call('POST', CALLS.generations, SAMPLE);
  const { id } = body.generations[0];
  await app.database.db
    .update(generations)
    .set({ status: 'done', words })
    .where(eq(generations.id, id));
  const use = { ownerId: user.id, generationId: id, entry: 'run', words };
  await app.database.transaction((tx) => app.usage.addWords(tx, use));
  return id;
}

test('C2 C3 an account without a plan is told so, with its free words', async () => {
  const user = await app.makeUser('new@example.org');
  const { status, body } = await user.call('GET', CALLS.getSubscription);
  assert.equal(status, 200);
  assert.deepEqual(
    [body.status, body.plan, body.lifetime, body.team, body.currentPeriodEnd, body.hasPortal],
    ['none', null, false, null, null, false],
  );
  assert.deepEqual(body.entitlement, {
    state: 'free',
    mayGenerate: true,
    freeWords: { limit: 10_000, used: 0, left: 10_000 },
    until: null,
  });
  assert.deepEqual((await user.call('GET', CALLS.hasLtd)).body, { has_ltd: false });
});

test('F14 K5 with the free words used generating answers 402, and everything else goes on', async () => {
  const user = await app.makeUser('used-up@example.org');
  const id = await finish(user, 10_000);
  const refused = await user.call('POST', CALLS.generations, SAMPLE);
  assert.deepEqual([refused.status, refused.body.code], [402, 'plan_needed']);
  assert.equal((await user.call('GET', fill(CALLS.generation, { id }))).status, 200);
  assert.equal((await user.call('GET', CALLS.generations)).status, 200);
  assert.equal((await user.call('DELETE', fill(CALLS.generation, { id }))).status, 204);
});

test('F14 a plan lifts the limit', async () => {
  const user = await app.makeUser('for-life@example.org');
  await finish(user, 50_000);
  await grantPlan(app.database, user);
  assert.equal((await user.call('POST', CALLS.generations, SAMPLE)).status, 202);
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.deepEqual([body.status, body.lifetime, body.plan], ['lifetime', true, 'price_lifetime']);
  assert.deepEqual((await user.call('GET', CALLS.hasLtd)).body, { has_ltd: true });
});

test('a request that was answered before is answered the same when the words are used', async () => {
  const user = await app.makeUser('again@example.org');
  const key = { 'idempotency-key': 'one' };
  const first = await user.call('POST', CALLS.generations, SAMPLE, key);
  await finish(user, 10_000);
  const second = await user.call('POST', CALLS.generations, SAMPLE, key);
  assert.deepEqual([second.status, second.body], [202, first.body]);
});
