import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PgBoss } from 'pg-boss';
import { makeDatabase } from '#tests/support/make-database.ts';
import { toBossDatabase } from './boss-database.ts';
import type { JobInfo } from './job.ts';
import { makeQueues } from './make-queues.ts';
import { runForBoss } from './queue-database.ts';
import { startQueue } from './queue.ts';

function jobThatExpiresAfter(expireSeconds: number): JobInfo {
  return {
    name: 'greet',
    policy: { concurrency: 1, attempts: 1, backoffSeconds: 1, expireSeconds },
  };
}

test("a restart doesn't touch unchanged queues and updates the one whose job policy changed", async (t) => {
  const { log, forQueue } = await makeDatabase(t);
  const startWith = async (expireSeconds: number) => {
    const jobs = [jobThatExpiresAfter(expireSeconds)];
    await (await startQueue({ database: forQueue, log: log.log, jobs, works: false })).stop();
    const { rows } = await forQueue.pool.query(
      'SELECT name, xmin::text AS written, expire_seconds FROM pgboss.queue ORDER BY name',
    );
    return rows as { name: string; written: string; expire_seconds: number }[];
  };
  const made = await startWith(600);
  assert.deepEqual(await startWith(600), made);
  const changed = await startWith(700);
  assert.equal(changed.find(({ name }) => name === 'greet')?.expire_seconds, 700);
  assert.deepEqual(
    changed.filter(({ name }) => name !== 'greet'),
    made.filter(({ name }) => name !== 'greet'),
  );
});

test('a job can be enqueued in a transaction even if another process created its queue during our start', async (t) => {
  const { log, forQueue } = await makeDatabase(t);
  const jobs = [jobThatExpiresAfter(600)];
  const ours = new PgBoss({
    db: toBossDatabase(forQueue, log.log),
    supervise: false,
    schedule: false,
  });
  await ours.start();
  t.after(() => ours.stop({ graceful: false }));
  await (await startQueue({ database: forQueue, log: log.log, jobs, works: false })).stop();
  await makeQueues(ours, jobs);
  const id = await forQueue.transaction((on) =>
    ours.send('greet', {}, { db: { executeSql: (text, values) => runForBoss(on, text, values) } }),
  );
  assert.ok(id);
});
