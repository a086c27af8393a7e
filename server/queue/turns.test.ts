import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Lifetime } from '#tests/support/make-app.ts';
import { makeDatabase } from '#tests/support/make-database.ts';
import { defineJob, handle } from './job.ts';
import { type Queue, startQueue } from './queue.ts';

/** Not how fast anything has to be: a queue that never gets there fails here, and is stopped by its test's end. */
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

/** Ends with its test, also with one that failed. */
async function openQueue(t: Lifetime, options: Parameters<typeof startQueue>[0]): Promise<Queue> {
  const queue = await startQueue(options);
  t.after(() => queue.stop().catch(() => {}));
  return queue;
}

const ofOne = (owner: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${owner}${index + 1}`);

test('of one owner no more is worked on than its share, and others do not wait for the rest', async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const handler = {
    async run({ name }: { name: string }) {
      begun.push(name);
      await gate.promise;
    },
  };
  // Several processes on one database, as far as the queue can tell; the embedded one has always one.
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

test('owners take turns, whoever came first with however much, and each in its own order', async (t) => {
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

test('an owner with too much waiting is told so, and nobody else is', async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  const queue = await openQueue(t, { database: forQueue, log: log.log, jobs: [shared] });
  const put = (name: string, owner: string) =>
    queue.enqueue(forQueue.pool, shared, { name }, owner);
  for (const name of ofOne('a', 30)) await put(name, 'a');
  await assert.rejects(put('a31', 'a'), { code: 'queue_full', message: /You have 30 runs/ });
  await put('b1', 'b');
  await queue.stop();
});
