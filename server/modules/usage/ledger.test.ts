import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { AppError, toAppError } from '#server/core/app-error.ts';
import { users as accounts } from '#server/db/schema/accounts.ts';
import { modelCalls } from '#server/db/schema/usage.ts';
import { eq, sql } from '#server/db/sql.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { type CallIntent, createUsage, type HouseGift, MICRO_CENTS } from './usage.service.ts';

let now = new Date('2026-11-30T23:59:00Z');
const clock = { now: () => now };
const app = await makeApp({ after }, { works: false, clock });
let people = 0;

const someone = () => app.makeUser(`writer${(people += 1)}@example.org`);

function usageWith(
  limits: Partial<HouseGift> & { capCents?: number } = {},
  database = app.database,
) {
  const { capCents = null, ...house } = limits;
  return createUsage({
    database,
    clock,
    log: app.log.log,
    limits: { capCents: async () => capCents },
    house: {
      budgetCents: 100,
      dailyCents: 100_000,
      visitorCents: 100_000,
      longestTokens: 90_000,
      ...house,
    },
  });
}

function intentOf(
  user: TestUser | null,
  cents: number,
  changes: Partial<CallIntent> = {},
): CallIntent {
  return {
    ownerId: user?.id ?? null,
    generationId: null,
    format: 'blog',
    stage: 'writing',
    payer: 'own',
    provider: 'openai',
    model: 'gpt-6-luna',
    expected: { tokens: { in: 100, out: 50, cached: 0 }, microCents: (cents * MICRO_CENTS) / 2 },
    ceilingMicroCents: cents * MICRO_CENTS,
    ...changes,
  };
}

const outcome = (cents: number) => ({
  tokens: { in: 120, out: 60, cached: 20 },
  microCents: cents * MICRO_CENTS,
  estimated: false,
});

/** Ids of the calls that were allowed, and codes of those that weren't. */
async function begin(attempts: Promise<string>[]): Promise<{ ids: string[]; codes: string[] }> {
  const results = await Promise.allSettled(attempts);
  const ids = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const codes = results.flatMap((one) =>
    one.status === 'rejected'
      ? [one.reason instanceof AppError ? one.reason.code : String(one.reason)]
      : [],
  );
  return { ids, codes };
}

test('a cap is exact, however many calls start at the same moment', async () => {
  const user = await someone();
  const usage = usageWith({ capCents: 10 });
  const many = Array.from({ length: 40 }, () => usage.beginCall(intentOf(user, 3)));
  const { ids, codes } = await begin(many);
  assert.equal(ids.length, 3, 'three times three is nine; a fourth could come to twelve');
  assert.deepEqual(new Set(codes), new Set(['spending_cap_reached']));
  // They cost less than their ceilings, so the rest of the reservations is available again.
  await Promise.all(ids.map((id) => usage.settleCall(id, outcome(1))));
  assert.equal(await usage.capLeftMicroCents(user.id), 7 * MICRO_CENTS);
  const more = await begin(Array.from({ length: 40 }, () => usage.beginCall(intentOf(user, 3))));
  assert.equal(more.ids.length, 2);
});

test('a cap of zero allows nothing, and no cap allows everything', async () => {
  const user = await someone();
  await assert.rejects(usageWith({ capCents: 0 }).beginCall(intentOf(user, 1)), {
    code: 'spending_cap_reached',
  });
  await usageWith().beginCall(intentOf(user, 1_000_000));
});

test("the operator's keys give each account its budget and all accounts together the daily one, and no more", async () => {
  now = new Date('2026-11-30T12:00:00Z');
  const users = await Promise.all([someone(), someone(), someone()]);
  const usage = usageWith({ budgetCents: 10, dailyCents: 25 });
  const tries = users.flatMap((user) =>
    Array.from({ length: 12 }, () => usage.beginCall(intentOf(user, 2, { payer: 'house' }))),
  );
  const { ids, codes } = await begin(tries);
  assert.equal(ids.length, 12, 'twelve times two is twenty-four of the day’s twenty-five');
  assert.ok(codes.includes('house_day_used'));
  await assert.rejects(usage.beginCall(intentOf(null, 2, { payer: 'house' })), {
    code: 'house_day_used',
  });
  now = new Date('2026-12-01T00:00:01Z');
  const visitor = await usage.beginCall(intentOf(null, 2, { payer: 'house' }));
  await usage.settleCall(visitor, outcome(1));
  const again = await begin(
    Array.from({ length: 12 }, () => usage.beginCall(intentOf(users[0], 2, { payer: 'house' }))),
  );
  assert.equal(again.ids.length, 5);
  assert.deepEqual(new Set(again.codes), new Set(['house_budget_used']));
});

test("visitors together have a share of the day, and can't use up the accounts' budget", async () => {
  now = new Date('2026-09-02T12:00:00Z');
  const user = await someone();
  const usage = usageWith({ budgetCents: 100, dailyCents: 30, visitorCents: 10 });
  const visit = () => usage.beginCall(intentOf(null, 2, { payer: 'house' }));
  const { ids, codes } = await begin(Array.from({ length: 20 }, visit));
  assert.equal(ids.length, 5, 'five times two is their ten');
  assert.deepEqual(new Set(codes), new Set(['house_day_used']));
  assert.equal(await usage.visitorsLeftMicroCents(), 0);
  // Unused reservations are released here too; unsettled calls are booked at their expected cost.
  for (const id of ids.slice(0, 4)) await usage.settleCall(id, outcome(1));
  assert.equal(await usage.visitorsLeftMicroCents(), 4 * MICRO_CENTS);
  now = new Date('2026-09-02T15:00:00Z');
  assert.equal(await usage.bookForgottenCalls(), 1);
  assert.equal(await usage.visitorsLeftMicroCents(), 5 * MICRO_CENTS);
  const own = () => usage.beginCall(intentOf(user, 5, { payer: 'house' }));
  assert.equal((await begin(Array.from({ length: 9 }, own))).ids.length, 5, 'twenty-five are left');
  await assert.rejects(visit(), { code: 'house_day_used' }, 'their share is within the day’s');
});

test('a refused reservation leaves nothing behind', async () => {
  const user = await someone();
  now = new Date('2026-10-05T12:00:00Z');
  const usage = usageWith({ budgetCents: 50, dailyCents: 1 });
  await assert.rejects(usage.beginCall(intentOf(user, 2, { payer: 'house' })), {
    code: 'house_day_used',
  });
  const generous = usageWith({ budgetCents: 50, dailyCents: 1000 });
  assert.equal(await generous.houseLeftMicroCents(user.id), 50 * MICRO_CENTS);
});

test('a run never exceeds its estimated maximum, even with concurrent calls', async () => {
  const user = await someone();
  const usage = usageWith();
  const intent = intentOf(user, 4, {
    generationId: `gen_of_${user.id}`,
    runCeilingMicroCents: 10 * MICRO_CENTS,
  });
  const { ids, codes } = await begin(Array.from({ length: 20 }, () => usage.beginCall(intent)));
  assert.equal(ids.length, 2);
  assert.deepEqual(new Set(codes), new Set(['estimate_reached']));
});

test('several formats never exceed their joint estimate: shared reading counts once', async () => {
  const user = await someone();
  const usage = usageWith();
  const generationIds = ['blog', 'tweet'].map((format) => `${format}_of_${user.id}`);
  const intentIn = (stage: 'reading' | 'writing', generationId: string) =>
    intentOf(user, 4, {
      stage,
      generationId,
      runCeilingMicroCents: 10 * MICRO_CENTS,
      runScope:
        stage === 'reading'
          ? { generationIds, isReading: true }
          : { generationIds: [generationId], isReading: false },
    });
  const all = (stage: 'reading' | 'writing') =>
    generationIds.flatMap((id) =>
      Array.from({ length: 10 }, () => usage.beginCall(intentIn(stage, id))),
    );
  const reading = await begin(all('reading'));
  assert.equal(reading.ids.length, 2, 'the notes of all runs are one sum');
  assert.deepEqual(new Set(reading.codes), new Set(['estimate_reached']));
  assert.equal((await begin(all('writing'))).ids.length, 4, 'each text is a sum of its own');
});

test('an account can be deleted while one call starts and another ends', async () => {
  const user = await someone();
  const usage = usageWith();
  const open = await usage.beginCall(intentOf(user, 1));
  const held = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const deleting = app.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM ${accounts} WHERE ${accounts.id} = ${user.id} FOR UPDATE`);
    held.resolve();
    await left.promise;
    await tx.delete(accounts).where(eq(accounts.id, user.id));
  });
  await held.promise;
  const beginning = usage.beginCall(intentOf(user, 1)).then(
    () => 'begun',
    (error: unknown) => toAppError(error).code,
  );
  const ending = usage.settleCall(open, outcome(1));
  // The embedded engine runs them one after another.
  while (app.database.engine === 'postgres') {
    const { rows } = await app.database.db.$client.query<{ waiting: number }>(
      `SELECT count(DISTINCT pid)::int AS waiting FROM pg_locks WHERE NOT granted
       AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
    );
    if (rows[0]!.waiting >= 2) break;
  }
  left.resolve();
  await Promise.all([deleting, ending]);
  assert.equal(await beginning, 'not_signed_in', 'there is nobody to book it for');
});

test('a call left open by a killed process is booked as an estimate, marked, and corrected by a late answer', async () => {
  const user = await someone();
  const usage = usageWith({ capCents: 100 });
  const generationId = `gen_lost_${user.id}`;
  const id = await usage.beginCall(intentOf(user, 8, { generationId }));
  assert.equal(await usage.capLeftMicroCents(user.id), 92 * MICRO_CENTS);
  const booked = await Promise.all([1, 2, 3].map(() => usage.bookLostCalls(generationId)));
  assert.equal(
    booked.reduce((sum, one) => sum + one, 0),
    1,
    'once, however often it is asked for',
  );
  assert.equal(await usage.capLeftMicroCents(user.id), 96 * MICRO_CENTS);
  const { estimated, costCents } = await usage.totalsOf(generationId);
  assert.deepEqual([estimated, costCents], [true, 4]);
  await usage.settleCall(id, outcome(6));
  await usage.settleCall(id, outcome(6));
  assert.equal(await usage.capLeftMicroCents(user.id), 94 * MICRO_CENTS);
  assert.equal((await usage.totalsOf(generationId)).estimated, false);
});

test('speech calls stay reserved while a text is being written, and vice versa', async () => {
  const user = await someone();
  const usage = usageWith({ capCents: 100 });
  const generationId = `gen_both_${user.id}`;
  const whole = 100 * MICRO_CENTS;
  const spoken = await usage.beginCall(intentOf(user, 8, { generationId, stage: 'speech' }));
  assert.equal(await usage.bookLostCalls(generationId), 0);
  assert.equal(await usage.capLeftMicroCents(user.id), whole - 8 * MICRO_CENTS);
  await usage.settleCall(spoken, outcome(0));
  await usage.beginCall(intentOf(user, 6, { generationId }));
  assert.equal(await usage.bookLostCalls(generationId, 'speech'), 0);
  assert.equal(await usage.capLeftMicroCents(user.id), whole - 6 * MICRO_CENTS);
  assert.equal(await usage.bookLostCalls(generationId), 1);
});

test("the cost of a podcast's speech doesn't count towards the estimate of rewriting it", async () => {
  const user = await someone();
  const usage = usageWith();
  const generationId = `gen_spoken_${user.id}`;
  const spoken = await usage.beginCall(intentOf(user, 8, { generationId, stage: 'speech' }));
  await usage.settleCall(spoken, outcome(8));
  const said = { generationId, runCeilingMicroCents: 9 * MICRO_CENTS };
  const written = await usage.beginCall(intentOf(user, 8, said));
  await usage.settleCall(written, outcome(5));
  assert.equal((await usage.totalsOf(generationId)).costCents, 5);
  assert.equal((await usage.speechTotalsOf(generationId)).costCents, 8);
});

test("calls that are never ended are booked once they're older than any call can be", async () => {
  const user = await someone();
  const usage = usageWith({ capCents: 100 });
  now = new Date('2026-09-01T00:00:00Z');
  await usage.beginCall(intentOf(user, 10));
  await usage.bookForgottenCalls();
  assert.equal(await usage.capLeftMicroCents(user.id), 90 * MICRO_CENTS);
  now = new Date('2026-09-01T03:00:00Z');
  await usage.bookForgottenCalls();
  assert.equal(await usage.capLeftMicroCents(user.id), 95 * MICRO_CENTS);
});

test('a call counts in the month in which it started', async () => {
  const user = await someone();
  const usage = usageWith({ capCents: 100 });
  now = new Date('2026-08-31T23:59:59Z');
  const id = await usage.beginCall(intentOf(user, 10));
  now = new Date('2026-09-01T00:00:30Z');
  await usage.settleCall(id, outcome(7));
  assert.equal((await usage.month(user.id, '2026-08')).cap.spentCents, 7);
  assert.equal((await usage.month(user.id, '2026-09')).totals.calls, 0);
});

test('words are counted once per finished run, and deleting returns none', async () => {
  const user = await someone();
  const usage = usageWith();
  const use = { ownerId: user.id, generationId: 'gen_1', entry: 'run 1', words: 700 };
  for (const _ of [1, 2]) await app.database.transaction((tx) => usage.addWords(tx, use));
  await app.database.transaction((tx) =>
    usage.addWords(tx, { ...use, entry: 'refine 2', words: 30 }),
  );
  assert.equal((await usage.countWords(user.id)).used, 730);
});

test('the end of a run books the calls it left open, but none of a restarted run', async () => {
  const user = await someone();
  const usage = usageWith();
  const generationId = `gen_ended${people}`;
  const began = now;
  await usage.beginCall(intentOf(user, 4, { generationId }));
  const end = async () => {
    now = new Date(began.getTime() + 1000);
    await usage.beginCall(intentOf(user, 6, { generationId }));
  };
  await usage.bookAtEnd(generationId, async () => false);
  assert.equal((await usage.month(user.id, null)).cap.heldCents, 4);
  await usage.bookAtEnd(generationId, end);
  const { cap } = await usage.month(user.id, null);
  now = began;
  assert.deepEqual([cap.heldCents, cap.spentCents], [6, 2]);
});

/** The database, except that its first queries fail with this error. */
function failing(times: number, error: Error) {
  const { db } = app.database;
  const asked = { left: times, count: 0 };
  const query = (...given: Parameters<typeof db.$client.query>) => {
    asked.count += 1;
    return (asked.left -= 1) >= 0 ? Promise.reject(error) : db.$client.query(...given);
  };
  const failingDb = Object.create(db, { $client: { value: { query } } }) as typeof db;
  return { asked, database: { ...app.database, db: failingDb } };
}

test("a brief database outage doesn't lose the exact count of an answer", async () => {
  const user = await someone();
  const callId = await usageWith().beginCall(intentOf(user, 10));
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const { database, asked } = failing(2, away);
  await usageWith({}, database).settleCall(callId, outcome(4));
  assert.equal(asked.count, 3);
  const calls = app.database.db.select().from(modelCalls).where(eq(modelCalls.id, callId));
  const [row] = await calls;
  assert.deepEqual(
    [row!.state, row!.tokensIn, row!.tokensOut, row!.costMicroCents, row!.heldMicroCents],
    ['done', 120, 60, 4 * MICRO_CENTS, 0],
  );
});

test("a permanent ledger error isn't retried", async () => {
  const user = await someone();
  const callId = await usageWith().beginCall(intentOf(user, 10));
  const { database, asked } = failing(1, Object.assign(new Error('no such'), { code: '42703' }));
  await assert.rejects(usageWith({}, database).settleCall(callId, outcome(4)), /no such/);
  assert.equal(asked.count, 1);
});
