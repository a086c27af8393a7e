import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { AppError } from '#server/core/app-error.ts';
import { eq } from '#server/db/sql.ts';
import { users } from '#server/db/schema/accounts.ts';
import { houseDays, spending, wordUses } from '#server/db/schema/usage.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';

const DESK = 'desk@example.org';
const app = await makeApp(
  { after },
  { works: false, env: { OPERATORS: `${DESK}, Boss@Example.org` } },
);
const { db } = app.database;

async function makeProven(email: string): Promise<TestUser> {
  const user = await app.makeUser(email);
  await db.update(users).set({ activatedAt: new Date() }).where(eq(users.id, user.id));
  return user;
}
const operator = await makeProven(DESK);
const CALLS_THERE = [
  ['GET', '/operator/overview', undefined],
  ['GET', '/operator/accounts', undefined],
  ['POST', '/operator/retry', { kind: 'generation' }],
] as const;

/** Puts a job in the state of one that has used up its attempts. */
async function fail(user: TestUser): Promise<string> {
  const { body } = await user.call('POST', '/generations', {
    format: 'summary',
    language: 'english',
    sample: true,
  });
  const [{ id }] = body.generations;
  const { code, message } = new AppError('unavailable');
  await app.database.db.$client.query(
    `WITH gone AS (DELETE FROM pgboss.job WHERE name = 'generation' AND data->'data'->>'generationId' = $1 RETURNING *)
     INSERT INTO pgboss.job (name, data, group_id, source_name, source_id, source_output, keep_until)
     SELECT 'dead-letters', data, group_id, name, id, $2::jsonb, now() + interval '1 day' FROM gone`,
    [id, JSON.stringify({ code, message })],
  );
  return id;
}

test("only a configured account with a verified address sees everyone's data; for others the pages don't exist", async () => {
  const unproven = await app.makeUser('boss@example.org');
  for (const user of [app.owner, unproven]) {
    for (const [method, path, body] of CALLS_THERE) {
      const { status, body: answer } = await user.call(method, path, body);
      assert.deepEqual([status, answer.code], [404, 'not_found'], `${user.email} ${path}`);
    }
    assert.equal((await user.call('GET', '/user_info')).body.isOperator, false);
  }
  const made = await operator.call('POST', '/access_tokens', { name: 'x', scope: 'write' });
  const script = { token: made.body.token };
  assert.equal(
    (await app.app.inject({ url: '/operator/overview', headers: script })).statusCode,
    403,
  );
  await db.update(users).set({ activatedAt: new Date() }).where(eq(users.id, unproven.id));
  assert.equal((await unproven.call('GET', '/operator/overview')).status, 200);
  assert.equal((await operator.call('GET', '/user_info')).body.isOperator, true);
});

test('the operator sees why jobs failed and whose they were, and retries one or all of a kind', async () => {
  const customer = await app.makeUser('customer@example.org');
  for (let number = 0; number < 3; number += 1) await fail(customer);
  const { body: before } = await operator.call('GET', '/operator/overview');
  assert.deepEqual(before.problems, []);
  const [{ kind, total, jobs }] = before.failed;
  assert.deepEqual([before.failed.length, kind, total, jobs.length], [1, 'generation', 3, 3]);
  assert.equal(jobs[0].account, 'customer@example.org');
  assert.equal(jobs[0].code, 'unavailable');
  assert.ok(jobs[0].reason.length > 10 && Date.parse(jobs[0].failedAt) > 0);
  assert.ok(!before.queues.some((queue: { kind: string }) => queue.kind === 'dead-letters'));

  const retry = async (which: object) =>
    (await operator.call('POST', '/operator/retry', which)).body.retried;
  assert.equal(await retry({ id: jobs[0].id }), 1);
  assert.equal(await retry({ id: jobs[0].id }), 0, 'it is not there a second time');
  assert.equal(await retry({ kind: 'mail' }), 0);
  assert.equal(await retry({ kind: 'generation' }), 2);
  const { body: now } = await operator.call('GET', '/operator/overview');
  assert.deepEqual(now.failed, []);
  const queue = now.queues.find((one: { kind: string }) => one.kind === 'generation');
  assert.deepEqual([queue.waiting, queue.running], [3, 0]);
  assert.ok(queue.oldestSeconds >= 0);

  const { events } = (await operator.call('GET', '/account/audit')).body;
  const told = events.filter((event: { kind: string }) => event.kind === 'jobs_retried');
  assert.deepEqual(
    told.map((event: { detail: string }) => event.detail),
    ['generation: 2', 'mail: 0', `${jobs[0].id}: 0`, `${jobs[0].id}: 1`],
  );
});

test('a page of one kind has the newest jobs and their total number', async () => {
  for (let number = 0; number < 25; number += 1) {
    await db.$client.query(
      `INSERT INTO pgboss.job (name, data, group_id, source_name, source_output, created_on, keep_until)
       VALUES ('dead-letters', '{"attempt":1,"data":{}}', '@Xy3-mark-of-an-address', 'mail', $1::jsonb, now() - $2 * interval '1 hour', now() + interval '1 day')`,
      [JSON.stringify({ message: `number ${number}` }), number],
    );
  }
  const { failed } = (await operator.call('GET', '/operator/overview')).body;
  const [{ total, jobs }] = failed;
  assert.deepEqual(
    [total, jobs.length, jobs[0].reason, jobs[0].account],
    [25, 20, 'number 0', null],
  );
});

test("accounts are found by part of their address, with this month's words and spending", async () => {
  const { id } = await app.makeUser('50%_off@example.org');
  const now = new Date().toISOString();
  const month = now.slice(0, 7);
  const use = { ownerId: id, generationId: 'gen_x', words: 120 };
  await db.insert(wordUses).values([
    { ...use, entry: 'now' },
    { ...use, entry: 'long ago', at: new Date('2020-01-01') },
  ]);
  await db.insert(spending).values([
    { ownerId: id, month, payer: 'own', spentMicroCents: 2_500_000 },
    { ownerId: id, month, payer: 'house', spentMicroCents: 500_000 },
    { ownerId: id, month: '2020-01', payer: 'own', spentMicroCents: 9_000_000 },
  ]);
  await db.insert(houseDays).values([
    { day: now.slice(0, 10), spentMicroCents: 500_000, visitorSpentMicroCents: 200_000 },
    { day: '2020-01-01', spentMicroCents: 7_000_000 },
  ]);
  const find = async (q: string) =>
    (await operator.call('GET', `/operator/accounts?q=${encodeURIComponent(q)}`)).body;
  const { accounts, nextCursor } = await find(' %_OFF@');
  assert.equal(nextCursor, null);
  assert.equal(accounts.length, 1, 'a percent sign stands for itself');
  const [{ createdAt, ...account }] = accounts;
  assert.ok(Date.parse(createdAt) > 0);
  assert.deepEqual(account, {
    id,
    email: '50%_off@example.org',
    status: 'none',
    plan: null,
    words: 120,
    ownCents: 2.5,
    houseCents: 0.5,
  });
  assert.deepEqual((await find('nobody-at-all')).accounts, []);
  const { house } = (await operator.call('GET', '/operator/overview')).body;
  assert.deepEqual(
    [house.month, house.monthCents, house.visitorCents, house.todayCents, house.dailyLimitCents],
    [month, 0.5, 0.2, 0.5, 2000],
  );
});

test('accounts are paged, each listed once', async () => {
  const wanted = Array.from({ length: 30 }, (_, number) => `page-${number}@many.example`);
  for (const email of wanted) await app.makeUser(email);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor && `&cursor=${cursor}`;
    const { body } = await operator.call('GET', `/operator/accounts?q=many.example${more}`);
    seen.push(...body.accounts.map((account: { email: string }) => account.email));
    cursor = body.nextCursor;
  }
  assert.deepEqual(seen, wanted.toReversed());
});
