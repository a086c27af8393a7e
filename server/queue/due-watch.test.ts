import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { makeDatabase } from '#tests/support/make-database.ts';
import { announceWaiting, watchDue } from './due-watch.ts';
import { defineJob, handle } from './job.ts';
import { startQueue } from './queue.ts';

const SOON_SECONDS = 4;

test('a job due soon starts on time even while an overdue job in the same queue is blocked', async (t) => {
  const { forQueue: database, log } = await makeDatabase(t);
  const { pool } = database;
  const job = defineJob({
    name: 'greet',
    schema: z.strictObject({ name: z.string() }),
    policy: { concurrency: 1, attempts: 1, backoffSeconds: 1, expireSeconds: 600 },
  });
  const queue = await startQueue({ database, log: log.log, jobs: [job], works: false });
  for (const name of ['overdue', 'soon']) await queue.enqueue(pool, job, { name });
  const timers = t.mock.method(globalThis, 'setTimeout').mock;
  const waits = () =>
    timers.calls
      .map(({ arguments: [look, ms] }) => ({ name: look.name, ms: ms! }))
      .filter(({ name }) => name === 'lookNow');
  const woken: string[] = [];
  const watch = await watchDue({
    database,
    log: log.log,
    names: [job.name],
    wake: (name) => void woken.push(name),
    putBackLost: async () => {},
  });
  // Several rounds, because on a busy machine the "soon" job may already be due before the first look.
  for (let round = 1; round <= 5; round += 1) {
    await pool.query(
      `UPDATE pgboss.job SET start_after = now() + $1 * interval '1s' WHERE data->'data'->>'name' = 'soon'`,
      [SOON_SECONDS],
    );
    const before = waits().length;
    await announceWaiting(pool);
    while (waits().length === before) await pause(5);
  }
  await watch.close();
  await queue.stop();
  assert.ok(woken.length > 0);
  const least = Math.min(...waits().map(({ ms }) => ms));
  assert.ok(least <= SOON_SECONDS * 1000, `looks again after ${least} ms`);
});

test("jobs that were queued or running when the clock was set back an hour don't wait that hour", async (t) => {
  const { forQueue: database, log } = await makeDatabase(t);
  const { pool } = database;
  const job = defineJob({
    name: 'greet',
    schema: z.strictObject({ name: z.string() }),
    policy: { concurrency: 1, attempts: 1, backoffSeconds: 1, expireSeconds: 600 },
  });
  const before = await startQueue({ database, log: log.log, jobs: [job], works: false });
  for (const name of ['queued', 'killed']) await before.enqueue(pool, job, { name });
  await before.enqueue(pool, job, { name: 'later' }, undefined, 3600);
  await before.stop();
  await pool.query(
    `UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now()
     WHERE data->'data'->>'name' = 'killed'`,
  );
  // The timestamps left behind when a clock is set back.
  for (const column of ['created_on', 'start_after', 'started_on', 'heartbeat_on']) {
    await pool.query(`UPDATE pgboss.job SET ${column} = ${column} + interval '1 hour'`);
  }
  await pool.query(`UPDATE pgboss.queue SET monitor_claim_on = now() + interval '1 hour'`);
  const queue = await startQueue({ database, log: log.log, jobs: [job] });
  const seen: string[] = [];
  await queue.work([handle(job, { run: async ({ name }) => void seen.push(name) })]);
  while (seen.length < 2) await pause(10);
  const { rows } = await pool.query(
    `SELECT start_after > now() + interval '50 minutes' AS waits,
       start_after < now() + interval '61 minutes' AS comes
     FROM pgboss.job WHERE data->'data'->>'name' = 'later'`,
  );
  await queue.stop();
  assert.deepEqual(seen.toSorted(), ['killed', 'queued']);
  assert.deepEqual(rows, [{ waits: true, comes: true }]);
});
