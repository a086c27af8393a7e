import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq, sum } from '#server/db/sql.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { lifetimeGrants } from '#server/db/schema/billing.ts';
import { generations } from '#server/db/schema/generations.ts';
import { wordUses } from '#server/db/schema/usage.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after }, { works: false });
/** A few of these reserve all free words. */
const LONG = { format: 'blog', language: 'english', sample: true, options: { length: 'long' } };
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
    freeWords: { limit: 10_000, used: 0, left: 10_000, held: 0 },
    until: null,
  });
  assert.deepEqual((await user.call('GET', CALLS.hasLtd)).body, { has_ltd: false });
});

test('F14 K5 once the free words are used, generating returns 402 and everything else works', async () => {
  const user = await app.makeUser('used-up@example.org');
  const id = await finish(user, 10_000);
  const refused = await user.call('POST', CALLS.generations, SAMPLE);
  assert.deepEqual([refused.status, refused.body.code], [402, 'plan_needed']);
  assert.equal((await user.call('GET', fill(CALLS.generation, { id }))).status, 200);
  assert.equal((await user.call('GET', CALLS.generations)).status, 200);
  assert.equal((await user.call('DELETE', fill(CALLS.generation, { id }))).status, 204);
});

test('F14 a plan removes the limit', async () => {
  const user = await app.makeUser('for-life@example.org');
  await finish(user, 50_000);
  await grantPlan(app.database, user);
  assert.equal((await user.call('POST', CALLS.generations, SAMPLE)).status, 202);
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.deepEqual([body.status, body.lifetime, body.plan], ['lifetime', true, 'price_lifetime']);
  assert.deepEqual((await user.call('GET', CALLS.hasLtd)).body, { has_ltd: true });
});

test('a repeated request gets its earlier response even if the words are used up', async () => {
  const user = await app.makeUser('again@example.org');
  const key = { 'idempotency-key': 'one' };
  const first = await user.call('POST', CALLS.generations, SAMPLE, key);
  await finish(user, 10_000);
  const second = await user.call('POST', CALLS.generations, SAMPLE, key);
  assert.deepEqual([second.status, second.body], [202, first.body]);
});

async function useUp(user: TestUser, words: number): Promise<void> {
  const use = { ownerId: user.id, generationId: 'gen_before', entry: 'run', words };
  await app.database.db.insert(wordUses).values(use);
}

test("F14 K5 concurrent runs together can't reserve more than the free words", async () => {
  const user = await app.makeUser('at-once@example.org');
  const asked = await Promise.all(
    Array.from({ length: 24 }, () => user.call('POST', CALLS.generations, LONG)),
  );
  const taken = asked.filter(({ status }) => status === 202);
  const refused = asked.filter(({ status }) => status === 402);
  assert.equal(taken.length + refused.length, 24);
  const { db } = app.database;
  const holds = await db.select().from(generations).where(eq(generations.ownerId, user.id));
  assert.equal(holds.length, taken.length, 'what was refused left nothing behind');
  const held = holds.reduce((all, row) => all + row.heldWords, 0);
  assert.equal(held, 10_000, 'the last one holds what was left');
  assert.match(refused[0]!.body.message, /reserved .* Nothing was started/);
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.equal(body.entitlement.mayGenerate, false);
  assert.deepEqual(body.entitlement.freeWords, {
    limit: 10_000,
    used: 0,
    left: 10_000,
    held: 10_000,
  });

  const { id } = taken[0]!.body.generations[0];
  assert.equal((await user.call('POST', fill(CALLS.generationStop, { id }))).status, 202);
  const again = await user.call('POST', CALLS.generations, LONG);
  assert.equal(again.status, 202, 'what is stopped gives its words back');
  const retried = await user.call('POST', fill(CALLS.generationRetry, { id }));
  assert.deepEqual([retried.status, retried.body.code], [402, 'plan_needed']);
});

test('F14 drafts requested together that need more than the remaining free words are refused, and none is started', async () => {
  const user = await app.makeUser('too-many@example.org');
  await useUp(user, 9_800);
  const together = { ...LONG, alsoMake: ['summary', 'newsletter'] };
  const refused = await user.call('POST', CALLS.generations, together);
  assert.deepEqual([refused.status, refused.body.code], [402, 'plan_needed']);
  assert.match(refused.body.message, /don’t cover all of these drafts. Nothing was started/);
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.equal(body.entitlement.freeWords.held, 0);
  assert.equal((await user.call('POST', CALLS.generations, SAMPLE)).status, 202);
});

test("F14 a run queued until after the plan ended isn't written, and continues with a new plan", async () => {
  const user = await app.makeUser('ended-meanwhile@example.org');
  await grantPlan(app.database, user);
  const { body: made } = await user.call('POST', CALLS.generations, SAMPLE);
  const { id } = made.generations[0];
  await useUp(user, 10_000);
  const { db } = app.database;
  await db.delete(lifetimeGrants).where(eq(lifetimeGrants.ownerId, user.id));
  await app.work();
  const { status, error, document } = await untilEnded(user, id);
  assert.deepEqual([status, error?.code, document], ['failed', 'plan_needed', null]);
  assert.equal((await user.call('POST', fill(CALLS.generationRetry, { id }))).status, 402);
  await grantPlan(app.database, user);
  assert.equal((await user.call('POST', fill(CALLS.generationRetry, { id }))).status, 202);
  assert.equal((await untilEnded(user, id)).status, 'done');
});

test('F14 K5 a finished run counts its actual words and releases its reservation', async () => {
  const user = await app.makeUser('settled@example.org');
  const { body: made } = await user.call('POST', CALLS.generations, SAMPLE);
  await untilEnded(user, made.generations[0].id);
  const [counted] = await app.database.db
    .select({ words: sum(wordUses.words).mapWith(Number) })
    .from(wordUses)
    .where(eq(wordUses.ownerId, user.id));
  const { body } = await user.call('GET', CALLS.getSubscription);
  assert.ok(counted!.words > 50);
  assert.deepEqual(body.entitlement.freeWords, {
    limit: 10_000,
    used: counted!.words,
    left: 10_000 - counted!.words,
    held: 0,
  });
});
