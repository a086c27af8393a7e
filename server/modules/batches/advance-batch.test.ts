import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Batch, BatchSchema } from '#contract/batches.ts';
import { AppError } from '#server/core/app-error.ts';
import { batchItems } from '#server/db/schema/batches.ts';
import { generations } from '#server/db/schema/generations.ts';
import { eq } from '#server/db/sql.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { createBatchRunner } from './advance-batch.ts';
import { stateOf } from './batch-view.ts';
import { changeBatch, listItems } from './batches.repo.ts';

const app = await makeApp({ after }, { works: false });
const { database } = app;
const { db } = database;

/** Runs a batch's job here, with a hook for when a video is requested. */
async function workOn(
  { id }: Batch,
  onVideo: (platformId: string) => Promise<never>,
  signal = AbortSignal.timeout(60_000),
  advanced = () => {},
) {
  const unused = () => assert.fail('nothing is made in these tests');
  const runner = createBatchRunner({
    database,
    clock: { now: () => new Date() },
    accounts: { find: async () => user },
    videos: {
      get: unused,
      describe: unused,
      ensure: unused,
      ensureListed: (_account, platformId) => onVideo(platformId),
    },
    generations: { create: unused, estimate: unused, get: unused, retry: unused },
    enqueue: async () => {},
  });
  await runner.run({ batchId: id, jobNumber: 1 }, { signal, advanced });
}

const user = await app.makeUser('runner@example.org');
await grantPlan(database, user);

async function make(count: number): Promise<Batch> {
  const ids = Array.from({ length: count }, (_, at) => `r${String(at).padStart(10, '0')}`);
  const videos = ids.map((platformId) => ({ platformId }));
  const made = await user.call('POST', '/batches', {
    format: 'summary',
    model: 'built-in',
    videos,
  });
  assert.equal(made.status, 202, made.text);
  return BatchSchema.parse(made.body);
}

test("an item started concurrently isn't reset by a failure to read its video", async () => {
  const batch = await make(1);
  const [item] = batch.items;
  await workOn(batch, async () => {
    await db.update(batchItems).set({ state: 'making' }).where(eq(batchItems.id, item!.id));
    throw new AppError('video_private');
  });
  const [row] = await listItems(db, [batch.id]);
  assert.deepEqual([row!.state, row!.errorCode], ['making', null]);
});

test("a video whose draft starts during a query isn't shown as done", async () => {
  const batch = await make(1);
  const [item] = batch.items;
  const asked = { format: 'summary', model: 'built-in', sample: 'small-garden' };
  const made = await user.call('POST', '/generations', asked);
  const [{ id }] = made.body.generations;
  const change = (to: Partial<typeof batchItems.$inferInsert>) =>
    db.update(batchItems).set(to).where(eq(batchItems.id, item!.id));
  const start = () => change({ state: 'making', generations: [{ id, format: 'summary' }] });
  // The start happens before or after the runs are counted.
  for (const order of ['after', 'before']) {
    const looking = Object.create(db, {
      execute: {
        async value(...query: Parameters<typeof db.execute>) {
          if (order === 'before') await start();
          const counted = await db.execute(...query);
          if (order === 'after') await start();
          return counted;
        },
      },
    }) as typeof db;
    const [row] = await listItems(looking, [batch.id]);
    assert.notEqual(stateOf(row!), 'done', order);
    await change({ state: 'waiting', generations: [] });
  }
});

test('no more videos are transcribed concurrently than are written', async () => {
  const batch = await make(4);
  const asked: string[] = [];
  const leaving = new AbortController();
  let looks = 0;
  const working = workOn(
    batch,
    async (platformId) => {
      asked.push(platformId);
      throw new AppError('not_ready', { videoId: `vid_${platformId}` });
    },
    leaving.signal,
    () => {
      looks += 1;
      if (looks === 4) leaving.abort();
    },
  );
  await assert.rejects(working, { name: 'AbortError' });
  assert.deepEqual(
    asked,
    batch.items.slice(0, 2).map(({ platformId }) => platformId),
  );
});

test('a batch stopped while reading a video has nothing in progress', async () => {
  const batch = await make(1);
  const gone = new Error('the process ends here');
  const path = `/batches/${batch.id}`;
  const reading = workOn(batch, async () => {
    const { body } = await user.call('GET', path);
    assert.deepEqual([body.items[0].state, body.counts.going], ['reading', 1]);
    assert.equal((await user.call('POST', `${path}/stop`)).status, 202);
    throw gone;
  });
  await assert.rejects(reading, gone);
  const { body } = await user.call('GET', path);
  assert.deepEqual(
    [body.status, body.items[0].state, body.counts.going],
    ['stopped', 'waiting', 0],
  );
});

/** A batch of one video whose drafts have failed, stopped right before the last of them is restarted. */
async function stopAtLast(formats: readonly ('summary' | 'blog')[]) {
  const batch = await make(1);
  const path = `/batches/${batch.id}`;
  const made: { id: string; format: 'summary' | 'blog' }[] = [];
  for (const format of formats) {
    const { body } = await user.call('POST', '/generations', { format, sample: true });
    const [{ id }] = body.generations as [{ id: string }];
    await db.update(generations).set({ status: 'failed' }).where(eq(generations.id, id));
    made.push({ id, format });
  }
  await db.update(batchItems).set({ generations: made }).where(eq(batchItems.batchId, batch.id));
  const last = made.at(-1)!.id;
  const unused = () => assert.fail('no video is read');
  const runner = createBatchRunner({
    database,
    clock: { now: () => new Date() },
    accounts: { find: async () => user },
    videos: { get: unused, describe: unused, ensure: unused, ensureListed: unused },
    generations: {
      ...app.generations,
      async retry(...asked) {
        if (asked[1].id === last)
          assert.equal((await user.call('POST', `${path}/stop`)).status, 202);
        return app.generations.retry(...asked);
      },
    },
    enqueue: async () => {},
  });
  const signal = AbortSignal.timeout(60_000);
  await runner.run({ batchId: batch.id, jobNumber: 1 }, { signal });
  assert.equal((await user.call('GET', `/generations/${last}`)).body.status, 'failed');
  const [item] = await db.select().from(batchItems).where(eq(batchItems.batchId, batch.id));
  const { body } = await user.call('GET', path);
  return { state: item!.state, status: body.status };
}

test('stopping a batch whose failed drafts are about to restart starts none of them', async () => {
  assert.deepEqual(await stopAtLast(['summary']), { state: 'waiting', status: 'stopped' });
});

test('a draft restarted before its batch was stopped is shown as running', async () => {
  assert.equal((await stopAtLast(['summary', 'blog'])).state, 'making');
});

test("resuming a batch that is about to pause isn't overwritten by the pause", async () => {
  const batch = await make(1);
  const path = `/batches/${batch.id}`;
  let asked = 0;
  await workOn(batch, async () => {
    asked += 1;
    if (asked === 1) assert.equal((await user.call('POST', `${path}/retry`, {})).status, 202);
    throw new AppError('plan_needed');
  });
  assert.equal(asked, 2);
  assert.equal((await user.call('GET', path)).body.status, 'paused');
});

test('raising the cap of a batch that is about to pause takes effect', async () => {
  const batch = await make(1);
  let asked = 0;
  const raising: Promise<void>[] = [];
  await workOn(batch, async () => {
    asked += 1;
    if (asked > 1) throw new AppError('plan_needed');
    const isRaised = Promise.withResolvers<void>();
    // The pause is in progress when the new cap is stored.
    const raised = database.transaction(async (tx) => {
      await changeBatch(tx, batch.id, { capMicroCents: 1 });
      isRaised.resolve();
      while (database.engine === 'postgres' && !(await somebodyWaits(tx))) await pause(5);
    });
    raising.push(raised);
    await isRaised.promise;
    throw new AppError('plan_needed');
  });
  await Promise.all(raising);
  assert.equal(asked, 2);
});
