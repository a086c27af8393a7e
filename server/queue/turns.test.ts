import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Lifetime } from '#tests/support/make-app.ts';
import { makeDatabase } from '#tests/support/make-database.ts';
import { defineJob, handle } from './job.ts';
import { type Queue, startQueue } from './queue.ts';

/** Not a performance limit; it only ends the test when the queue never gets there. */
const NEVER_AFTER_MS = 60_000;

async function until(done: () => boolean): Promise<void> {
  const givesUpAt = Date.now() + NEVER_AFTER_MS;
  while (!done()) {
    assert(Date.now() < givesUpAt, 'the queue does not get there');
    await pause(10);
  }
}

const shared = defineJob({
  name: 'share',
  schema: z.strictObject({ name: z.string() }),
  policy: {
    concurrency: 3,
    perOwner: 2,
    queuedPerOwner: 30,
    attempts: 3,
    backoffSeconds: 1,
    expireSeconds: 600,
  },
});

/** Stops with the test, even a failing one. */
async function openQueue(t: Lifetime, options: Parameters<typeof startQueue>[0]): Promise<Queue> {
  const queue = await startQueue(options);
  t.after(() => queue.stop().catch(() => {}));
  return queue;
}

const ofOne = (owner: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${owner}${index + 1}`);

test("an owner never runs more jobs at once than allowed, and other owners don't wait behind its backlog", async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const handler = {
    async run({ name }: { name: string }) {
      begun.push(name);
      await gate.promise;
    },
  };
  // Several queues on one database look like several processes; the embedded engine only ever has one.
  const queues: Queue[] = [];
  for (let left = forQueue.engine === 'embedded' ? 1 : 3; left > 0; left -= 1) {
    const queue = await openQueue(t, { database: forQueue, log: log.log, jobs: [shared] });
    queues.push(queue);
  }
  const [queue] = queues;
  await forQueue.transaction(async (on) => {
    for (const name of ofOne('a', 20)) await queue!.enqueue(on, shared, { name }, 'a');
  });
  for (const one of queues) await one.work([handle(shared, handler)]);
  await until(() => begun.length === 2);
  await queue!.enqueue(forQueue.pool, shared, { name: 'b1' }, 'b');
  await until(() => begun.includes('b1'));
  await pause(100);
  assert.deepEqual(begun.toSorted(), ['a1', 'a2', 'b1']);
  gate.resolve();
  await until(() => begun.length === 21);
  for (const one of queues) await one.stop();
});

test("owners take turns no matter how much each has queued, and each owner's jobs keep their order", async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  const queue = await openQueue(t, {
    database: forQueue,
    log: log.log,
    jobs: [shared],
    shares: { share: { concurrency: 1 } },
  });
  const begun: string[] = [];
  const begin = Promise.withResolvers<void>();
  const put = async (owner: string, count: number, from = 0) => {
    for (const name of ofOne(owner, from + count).slice(from)) {
      await queue.enqueue(forQueue.pool, shared, { name }, owner);
    }
  };
  await put('a', 6);
  await queue.work([
    handle(shared, {
      async run({ name }) {
        begun.push(name);
        await begin.promise;
        if (name === 'a3') await put('c', 1);
      },
    }),
  ]);
  await until(() => begun.length === 1);
  await put('b', 3);
  await put('a', 1, 6);
  begin.resolve();
  await until(() => begun.length === 11);
  await queue.stop();
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'b3', 'c1', 'a5', 'a6', 'a7']);
});

test("an owner at the queue limit gets an error, other owners don't", async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  const queue = await openQueue(t, { database: forQueue, log: log.log, jobs: [shared] });
  const put = (name: string, owner: string) =>
    queue.enqueue(forQueue.pool, shared, { name }, owner);
  for (const name of ofOne('a', 30)) await put(name, 'a');
  await assert.rejects(put('a31', 'a'), { code: 'queue_full', message: /You have 30 runs/ });
  await put('b1', 'b');
  await queue.stop();
});

test('an owner who queues many jobs at the same time gets no more than the limit, each with a turn of its own', async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  const queue = await openQueue(t, {
    database: forQueue,
    log: log.log,
    jobs: [shared],
    works: false,
    shares: { share: { queuedPerOwner: 5 } },
  });
  const asked = ofOne('a', 40).map((name) =>
    forQueue.transaction((on) => queue.enqueue(on, shared, { name }, 'a')),
  );
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  assert.equal(refused.length, 35);
  const { rows } = await forQueue.pool.query(
    `SELECT count(DISTINCT priority)::int AS turns FROM pgboss.job WHERE name = $1`,
    [shared.name],
  );
  assert.deepEqual(rows, [{ turns: 5 }]);
});
