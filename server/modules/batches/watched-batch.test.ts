import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import { batches, batchItems } from '#server/db/schema/batches.ts';
import { asc, eq } from '#server/db/sql.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { createBatchRunner } from './advance-batch.ts';
import { type BatchRow, findBatch, listItems } from './batches.repo.ts';
import { addToMonth } from './watched-month.ts';
import { findWatch, insertWatch } from './watches.repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = Date.UTC(2026, 9, 5);

let nowMs = MONDAY;
const clock = { now: () => new Date(nowMs) };
const app = await makeApp({ after }, { works: false });
const { database } = app;
const { db } = database;
const user = await app.makeUser('watched@example.org');
await grantPlan(database, user);

const advance = async () => {};
const platformId = (name: string) => name.padEnd(11, '0');

/** A watched channel's batch of this month with these videos. */
async function makeMonth(...names: string[]): Promise<BatchRow> {
  nowMs = MONDAY;
  const channelId = newId('cha');
  const id = newId('wat');
  const now = clock.now();
  await database.transaction((tx) =>
    insertWatch(
      tx,
      { id: channelId, title: 'Bees', lookAt: now },
      {
        id,
        ownerId: user.id,
        channelId,
        wish: { format: 'summary', model: 'built-in', alsoMake: [], options: {} } as never,
        status: 'watching',
        includeShorts: false,
        capMicroCents: 1000,
        since: now,
      },
    ),
  );
  return lookAt(id, ...names);
}

/** A check of the channel finds these videos. */
async function lookAt(watchId: string, ...names: string[]): Promise<BatchRow> {
  const publishedAt = new Date(nowMs + 1000).toISOString();
  const videos = names
    .toReversed()
    .map((name) => ({ id: platformId(name), title: name, publishedAt, isShort: false }));
  await database.transaction(async (tx) => {
    const watch = (await findWatch(tx, watchId))!;
    await addToMonth(tx, advance, watch, { title: 'Bees', videos, now: clock.now() });
  });
  return (await monthsOf(watchId)).at(-1)!;
}

const monthsOf = (watchId: string) =>
  db.select().from(batches).where(eq(batches.watchId, watchId)).orderBy(asc(batches.month));

/** Runs the batch's job, with the platform returning these errors. */
async function work({ id }: BatchRow, answer: (name: string) => ErrorCode): Promise<string[]> {
  const asked: string[] = [];
  const unused = () => assert.fail('nothing is made in these tests');
  const runner = createBatchRunner({
    database,
    clock,
    accounts: { find: async () => user },
    videos: {
      get: unused,
      describe: unused,
      ensure: unused,
      ensureListed: async (_account, name, _language, isUnattended) => {
        assert.ok(isUnattended);
        asked.push(name);
        throw new AppError(answer(name));
      },
    },
    generations: { create: unused, estimate: unused, get: unused, retry: unused },
    enqueue: async () => {},
  });
  const { jobNumber } = (await findBatch(db, id))!;
  const job = { batchId: id, jobNumber };
  await runner.run(job, { signal: AbortSignal.timeout(60_000), advanced: () => {} });
  return asked;
}

const itemOf = async ({ id }: BatchRow) => {
  const [row] = await listItems(db, [id]);
  return [row?.state, row?.errorCode];
};

test('a premiere announced days ahead still gets its time for captions', async () => {
  const batch = await makeMonth('premiere');
  await work(batch, () => 'video_upcoming');
  nowMs += 3 * DAY_MS;
  await work(batch, () => 'video_live_now');
  nowMs += 2 * HOUR_MS;
  await work(batch, () => 'video_no_captions');
  assert.deepEqual(await itemOf(batch), ['waiting', 'video_no_captions']);
  nowMs += DAY_MS;
  await work(batch, () => 'video_no_captions');
  assert.deepEqual(await itemOf(batch), ['waiting', 'video_no_captions']);
  nowMs += DAY_MS + HOUR_MS;
  await work(batch, () => 'video_no_captions');
  assert.deepEqual(await itemOf(batch), ['failed', 'video_no_captions']);
});

test("a failed request to the platform doesn't extend the wait for an endless stream", async () => {
  const { watchId } = await makeMonth('endless');
  const workNow = async (answer: ErrorCode) => {
    const batch = await lookAt(watchId!);
    await work(batch, () => answer);
    return itemOf(batch);
  };
  assert.deepEqual(await workNow('video_live_now'), ['waiting', 'video_live_now']);
  nowMs += 30 * DAY_MS;
  assert.deepEqual(await workNow('platform_timeout'), ['waiting', 'video_live_now']);
  nowMs += 31 * DAY_MS;
  assert.deepEqual(await workNow('video_live_now'), ['failed', 'video_live_now']);
});

test('a new video waits as long as the platform blocks us, up to two days', async () => {
  const batch = await makeMonth('blocked');
  for (let hour = 0; hour < 47; hour += 2) {
    await work(batch, () => 'platform_ip_blocked');
    nowMs += 2 * HOUR_MS;
  }
  assert.deepEqual(await itemOf(batch), ['waiting', 'platform_ip_blocked']);
  nowMs += 2 * HOUR_MS;
  await work(batch, () => 'platform_ip_blocked');
  assert.deepEqual(await itemOf(batch), ['failed', 'platform_ip_blocked']);
});

test("a video that fails by our error doesn't stop the others", async () => {
  const batch = await makeMonth('broken', 'fine');
  const answer = (name: string) => (name === platformId('fine') ? 'video_private' : 'internal');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await assert.rejects(work(batch, answer), { code: 'internal' });
  }
  assert.deepEqual(await work(batch, answer), [platformId('fine')]);
  assert.deepEqual(await itemOf(batch), ['waiting', 'internal']);
});

test('unstarted videos count for the current month, and none is dropped', async () => {
  const cases: [BatchRow['status'], 'waiting' | 'reading'][] = [
    ['running', 'waiting'],
    ['paused', 'reading'],
    ['stopped', 'waiting'],
  ];
  for (const [status, state] of cases) {
    const batch = await makeMonth('left');
    const { id, watchId } = batch;
    await db.update(batches).set({ status, capMicroCents: 9 }).where(eq(batches.id, id));
    await db.update(batchItems).set({ state }).where(eq(batchItems.batchId, id));
    nowMs += 31 * DAY_MS;
    const next = await lookAt(watchId!);
    assert.deepEqual([next.month, next.status, next.capMicroCents], ['2026-11', 'running', 1000]);
    assert.deepEqual((await itemOf(next))[0], 'waiting', status);
    const [before] = await monthsOf(watchId!);
    assert.deepEqual(
      [before!.status, await itemOf(before!)],
      [status === 'running' ? 'running' : 'done', [undefined, undefined]],
    );
  }
});

test("a past month starts no video, even if the channel hasn't been checked since", async () => {
  const batch = await makeMonth('late');
  nowMs += 31 * DAY_MS;
  assert.deepEqual(await work(batch, () => 'video_private'), []);
  const [before, next] = await monthsOf(batch.watchId!);
  assert.deepEqual([before!.status, next!.month, next!.status], ['done', '2026-11', 'running']);
  assert.deepEqual(await work(next!, () => 'video_private'), [platformId('late')]);
});

test('a past month with runs to resume stays open when the rest moves on', async () => {
  const batch = await makeMonth('begun', 'left');
  const [begun] = await listItems(db, [batch.id]);
  const generations = [{ id: 'gen_gone', format: 'summary' as const }];
  await db.update(batchItems).set({ generations }).where(eq(batchItems.id, begun!.id));
  await db.update(batches).set({ status: 'paused' }).where(eq(batches.id, batch.id));
  nowMs += 31 * DAY_MS;
  await lookAt(batch.watchId!);
  const months = await monthsOf(batch.watchId!);
  const items = await listItems(db, [months[0]!.id]);
  assert.deepEqual([months[0]!.status, items.map(({ id }) => id)], ['paused', [begun!.id]]);
  const path = `/watches/${batch.watchId}`;
  assert.equal((await user.call('PATCH', path, { status: 'paused' })).status, 200);
  const stopped = await monthsOf(batch.watchId!);
  assert.deepEqual(
    stopped.map(({ status }) => status),
    ['stopped', 'stopped'],
  );
  assert.equal((await user.call('PATCH', path, { status: 'watching', capCents: 5 })).status, 200);
  const resumed = await monthsOf(batch.watchId!);
  assert.deepEqual(
    resumed.map(({ status }) => status),
    ['running', 'running'],
  );
  assert.equal(new Set(resumed.map(({ capMicroCents }) => capMicroCents)).size, 1);
});

test("changing a watch without naming the cap keeps the current month's cap", async () => {
  const batch = await makeMonth('named');
  await db.update(batches).set({ capMicroCents: 77 }).where(eq(batches.id, batch.id));
  await user.call('PATCH', `/watches/${batch.watchId}`, { includeShorts: true });
  assert.equal((await findBatch(db, batch.id))!.capMicroCents, 77);
});

test('stopping an old month stops all of them, because it pauses the watch', async () => {
  const batch = await makeMonth('old');
  nowMs += 31 * DAY_MS;
  await lookAt(batch.watchId!, 'new');
  assert.equal((await user.call('POST', `/batches/${batch.id}/stop`)).status, 202);
  const months = await monthsOf(batch.watchId!);
  assert.deepEqual(
    months.map(({ status }) => status),
    ['stopped', 'stopped'],
  );
});

test('retrying one video of an old month starts nothing else that was stopped', async () => {
  const old = await makeMonth('old');
  await work(old, () => 'video_private');
  nowMs += 31 * DAY_MS;
  await lookAt(old.watchId!, 'new');
  await user.call('PATCH', `/watches/${old.watchId}`, { status: 'paused' });
  assert.equal((await user.call('POST', `/batches/${old.id}/retry`, {})).status, 202);
  assert.deepEqual(await work(old, () => 'video_private'), [platformId('old')]);
  const months = await monthsOf(old.watchId!);
  assert.deepEqual(
    months.map(({ status }) => status),
    ['done', 'stopped'],
  );
});

test("a retry doesn't wait for the next check of a premiere", async () => {
  const batch = await makeMonth('again');
  await work(batch, () => 'video_upcoming');
  assert.deepEqual(await work(batch, () => 'video_upcoming'), [], 'an hour later');
  assert.equal((await user.call('POST', `/batches/${batch.id}/retry`, {})).status, 202);
  assert.deepEqual(await work(batch, () => 'video_private'), [platformId('again')]);
});

test("a clock set back doesn't delay a premiere by that time", async () => {
  const batch = await makeMonth('setback');
  await work(batch, () => 'video_upcoming');
  nowMs -= 3 * DAY_MS;
  assert.deepEqual(await work(batch, () => 'video_private'), [platformId('setback')]);
});
