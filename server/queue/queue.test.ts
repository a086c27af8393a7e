import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '#server/core/app-error.ts';
import { startTracing, type Tracing } from '#server/core/tracing.ts';
import { endWaiting } from '#tests/support/end-waiting.ts';
import { makeDatabase } from '#tests/support/make-database.ts';
import type { Lifetime } from '#tests/support/make-app.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { startCollector } from '#tests/support/stand-in-collector.ts';
import { defineJob, handle, type JobHandler } from './job.ts';
import { isQueueBehind } from './queue-version.ts';
import { startQueue } from './queue.ts';

const job = defineJob({
  name: 'greet',
  schema: z.strictObject({ name: z.string() }),
  policy: { concurrency: 3, attempts: 3, backoffSeconds: 1, expireSeconds: 600 },
});

async function makeQueue(t: Lifetime, tracing: Tracing | null = null) {
  const made = await makeDatabase(t);
  const options = { database: made.forQueue, log: made.log.log, tracing, jobs: [job] };
  const queue = await startQueue(options);
  const handled = (handler: JobHandler<{ name: string }>) => queue.work([handle(job, handler)]);
  return { ...made, queue, handled, pool: made.forQueue.pool };
}

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await pause(10);
}

test('a job exists exactly when the surrounding transaction commits', async (t) => {
  const { database, queue, handled } = await makeQueue(t);
  const seen: string[] = [];
  await handled({ run: async ({ name }) => void seen.push(name) });
  await assert.rejects(
    database.transaction(async (tx) => {
      await queue.enqueue(tx.$client, job, { name: 'rolled back' });
      throw new Error('no');
    }),
    /no/,
  );
  await database.transaction((tx) => queue.enqueue(tx.$client, job, { name: 'committed' }));
  await until(() => seen.length > 0);
  await pause(50);
  await queue.stop();
  assert.deepEqual(seen, ['committed']);
});

test('retryable errors are retried, permanent errors fail the job right away', async (t) => {
  const { queue, handled, pool, log } = await makeQueue(t);
  log.expectErrors(/job failed; giving up/);
  const tries: string[] = [];
  const givenUp: string[] = [];
  await handled({
    async run({ name }) {
      tries.push(name);
      if (name === 'passing' && tries.filter((tried) => tried === name).length < 3) {
        throw new AppError('unavailable', { retryAfterSeconds: 1 });
      }
      if (name === 'hopeless') throw new AppError('transcript_empty');
      if (name === 'unlucky') throw new AppError('unavailable', { retryAfterSeconds: 1 });
    },
    giveUp: async ({ name }, error) => void givenUp.push(`${name}: ${error.code}`),
  });
  for (const name of ['passing', 'hopeless', 'unlucky']) await queue.enqueue(pool, job, { name });
  const count = (name: string) => tries.filter((tried) => tried === name).length;
  await until(() => givenUp.length === 2 && count('passing') === 3);
  assert.deepEqual([count('passing'), count('hopeless'), count('unlucky')], [3, 1, 3]);
  assert.deepEqual(givenUp.toSorted(), ['hopeless: transcript_empty', 'unlucky: unavailable']);
  await until(async () => (await queue.listFailed()).length === 2);
  await queue.stop();
});

test("operators see in each attempt's trace how it ended", async (t) => {
  const { url, spans } = await startCollector(t);
  const { log } = watchLog();
  const tracing = startTracing({ url, headers: {}, serviceName: undefined, log, closeMs: 60_000 });
  const { queue, handled, pool } = await makeQueue(t, tracing);
  let tries = 0;
  await handled({
    async run({ name }, { signal }) {
      tries += 1;
      if (name === 'hopeless') throw new AppError('transcript_empty');
      if (name === 'passing' && tries === 1) {
        throw new AppError('unavailable', { retryAfterSeconds: 1 });
      }
      if (name === 'endless') await once(signal, 'abort').then(() => signal.throwIfAborted());
    },
  });
  for (const [name, after] of Object.entries({ passing: 2, hopeless: 3, endless: 4 })) {
    await queue.enqueue(pool, job, { name });
    await until(() => tries === after);
  }
  await queue.stop();
  await tracing.close();
  assert.deepEqual(
    spans().map(({ attributes }) => Object.values(attributes).join(' ')),
    [
      'greet 1 retried unavailable',
      'greet 2 completed',
      'greet 1 failed transcript_empty',
      'greet 1 interrupted',
    ],
  );
  assert.equal(new Set(spans().map(({ traceId }) => traceId)).size, 4);
});

test("every log line of a job carries the job's and account's id, whichever part logs it, and never an email address", async (t) => {
  const { queue, handled, pool, log } = await makeQueue(t);
  const seen: string[] = [];
  await handled({
    async run({ name }) {
      // Deliberately the shared log, not the one passed to the job.
      log.log.info({ about: name }, 'a part says something');
      seen.push(name);
    },
  });
  await queue.enqueue(pool, job, { name: 'hers' }, 'usr_one');
  await queue.enqueue(pool, job, { name: 'by mail' }, 'someone@example.org');
  await until(() => seen.length === 2);
  const lines = log.lines().filter((line) => line.includes('a part says something'));
  assert.equal(lines.length, 2);
  const [hers, byMail] = ['hers', 'by mail'].map(
    (name) => JSON.parse(lines.find((line) => line.includes(name))!) as Record<string, unknown>,
  );
  assert.match(String(hers!['jobId']), /^[0-9a-f-]{36}$/);
  assert.equal(hers!['account'], 'usr_one');
  assert.match(String(byMail!['jobId']), /^[0-9a-f-]{36}$/);
  assert.equal(byMail!['account'], undefined);
  assert.ok(!lines.join('').includes('@'));
  await queue.stop();
});

test('operators can list failed jobs and retry one or all of them', async (t) => {
  const { queue, handled, pool, log } = await makeQueue(t);
  log.expectErrors(/job failed; giving up/);
  const seen: string[] = [];
  let broken = true;
  await handled({
    async run({ name }) {
      if (broken) throw new AppError('transcript_empty');
      seen.push(name);
    },
  });
  for (const name of ['a', 'b', 'c']) await queue.enqueue(pool, job, { name });
  await until(async () => (await queue.listFailed()).length === 3);
  // Jobs that fail again right away are retried only once per call, not in a loop.
  assert.equal(await queue.retryFailed(), 3);
  await until(async () => (await queue.listFailed()).length === 3);
  const failed = await queue.listFailed();
  const one = failed.find(({ data }) => (data as { name: string }).name === 'b')!;
  assert.equal(one.name, 'greet');
  assert.equal((one.error as { code: string }).code, 'transcript_empty');
  broken = false;
  assert.equal(await queue.retryFailed({ ids: [one.id] }), 1);
  await until(() => seen.length === 1);
  assert.equal(await queue.retryFailed(), 2);
  await until(() => seen.length === 3);
  assert.deepEqual(seen.toSorted(), ['a', 'b', 'c']);
  assert.deepEqual(await queue.listFailed(), []);
  await queue.stop();
});

test('a job that makes progress is never given up, one that makes none is', async (t) => {
  const { queue, handled, pool, log } = await makeQueue(t);
  log.expectErrors(/job failed; giving up/);
  let tries = 0;
  await handled({
    async run(_, { advanced }) {
      tries += 1;
      if (tries <= 4) advanced?.();
      throw new AppError('unavailable', { retryAfterSeconds: 1 });
    },
  });
  await queue.enqueue(pool, job, { name: 'slow' });
  await until(async () => {
    await endWaiting(pool);
    return (await queue.listFailed()).length === 1;
  });
  assert.equal(tries, 6, 'the fourth and two more, as the policy says');
  await queue.stop();
});

test('a job requeued by an operator gets all its attempts again', async (t) => {
  const { queue, handled, pool, log } = await makeQueue(t);
  log.expectErrors(/job failed; giving up/);
  let tries = 0;
  await handled({
    async run() {
      tries += 1;
      if (tries < 5) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    },
  });
  await queue.enqueue(pool, job, { name: 'unlucky' });
  await until(async () => {
    await endWaiting(pool);
    return (await queue.listFailed()).length === 1;
  });
  assert.equal(tries, 3);
  assert.equal(await queue.retryFailed(), 1);
  await until(async () => {
    await endWaiting(pool);
    return tries === 5;
  });
  assert.deepEqual(await queue.listFailed(), []);
  await queue.stop();
});

test("a process that dies after enqueuing a retry doesn't enqueue it twice", async (t) => {
  const { queue, handled, pool } = await makeQueue(t);
  let tries = 0;
  await handled({
    async run() {
      tries += 1;
      throw new AppError('unavailable', { retryAfterSeconds: 3600 });
    },
  });
  await queue.enqueue(pool, job, { name: 'once' });
  const states = async () => {
    const { rows } = await pool.query(`SELECT state::text FROM pgboss.job WHERE name = 'greet'`);
    return (rows as { state: string }[]).map(({ state }) => state).toSorted();
  };
  await until(async () => (await states()).join() === 'completed,created');
  // State after a crash: the retry is queued, and the previous attempt hasn't been completed.
  await pool.query(
    `UPDATE pgboss.job SET state = 'created', completed_on = NULL
     WHERE name = 'greet' AND state = 'completed'`,
  );
  await until(() => tries === 2);
  await until(async () => (await states()).includes('completed'));
  assert.deepEqual(await states(), ['completed', 'created']);
  await queue.stop();
});

test('a backlog drains without stalling and never exceeds the concurrency limit', async (t) => {
  const { queue, handled, pool } = await makeQueue(t);
  let running = 0;
  let most = 0;
  const done: string[] = [];
  for (let number = 0; number < 24; number += 1) {
    await queue.enqueue(pool, job, { name: `job ${number}` });
  }
  await handled({
    async run({ name }) {
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
      done.push(name);
    },
  });
  await until(() => done.length === 24);
  await queue.stop();
  assert.equal(new Set(done).size, 24);
  assert.ok(most <= job.policy.concurrency, String(most));
});

test('a job interrupted by shutdown is finished by the next process', async (t) => {
  const { queue, handled, pool, forQueue, log } = await makeQueue(t);
  const starts: string[] = [];
  await handled({
    async run({ name }, { signal }) {
      starts.push(name);
      await pause(60_000, undefined, { signal });
    },
  });
  await queue.enqueue(pool, job, { name: 'long' });
  await until(() => starts.length === 1);
  await queue.stop();

  const next = await startQueue({ database: forQueue, log: log.log, jobs: [job] });
  const finished: string[] = [];
  await next.work([handle(job, { run: async ({ name }) => void finished.push(name) })]);
  await until(() => finished.length === 1);
  assert.deepEqual(await next.listFailed(), []);
  await next.stop();
});

test('a job with an outdated payload goes straight to the dead letters', async (t) => {
  const { queue, handled, pool, log } = await makeQueue(t);
  log.expectErrors(/job failed; giving up/);
  const older = defineJob({
    name: job.name,
    policy: job.policy,
    schema: z.strictObject({ called: z.string() }),
  });
  let runs = 0;
  await handled({ run: async () => void (runs += 1) });
  await queue.enqueue(pool, older, { called: 'x' });
  await until(async () => (await queue.listFailed()).length === 1);
  await queue.stop();
  assert.equal(runs, 0);
});

test("when the outcome of a job can't be reported, only the report is retried, not the work", async (t) => {
  const { queue, handled, pool, log } = await makeQueue(t);
  log.expectErrors(/job failed; giving up|couldn’t announce/);
  let runs = 0;
  let tellings = 0;
  await handled({
    async run() {
      runs += 1;
      throw new AppError('transcript_empty');
    },
    async giveUp() {
      tellings += 1;
      if (tellings === 1) throw new Error('the database is away');
    },
  });
  await queue.enqueue(pool, job, { name: 'x' });
  await until(async () => {
    await endWaiting(pool);
    return (await queue.listFailed()).length === 1;
  });
  await queue.stop();
  assert.deepEqual([runs, tellings], [1, 2]);
});

test("invalid data is rejected before it's enqueued", async (t) => {
  const { queue, pool } = await makeQueue(t);
  await assert.rejects(queue.enqueue(pool, job, { name: 7 } as never));
  await queue.stop();
});

test("tables of an older pg-boss are detected before they're migrated", async (t) => {
  const { pool } = (await makeDatabase(t)).forQueue;
  assert.equal(await isQueueBehind(pool), false);
  await pool.query('UPDATE pgboss.version SET version = version - 1');
  assert.equal(await isQueueBehind(pool), true);
});

test('jobs run even if their notification was lost or their process was killed', async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  // Like a dropped connection that nobody has noticed yet.
  const deaf = { ...forQueue, listen: async () => ({ close: async () => {} }) };
  const queue = await startQueue({ database: deaf, log: log.log, jobs: [job] });
  const seen: string[] = [];
  let lost = false;
  await queue.work([
    handle(job, {
      async run({ name }) {
        seen.push(name);
        if (name === 'killed' && !lost) {
          lost = true;
          await until(async () => {
            await forQueue.pool.query(
              `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute'
               WHERE state = 'active' AND retry_count = 0`,
            );
            return seen.length === 3;
          });
        }
      },
    }),
  ]);
  await queue.enqueue(forQueue.pool, job, { name: 'unannounced' });
  await until(() => seen.length === 1);
  await queue.enqueue(forQueue.pool, job, { name: 'killed' });
  await until(() => seen.length === 3);
  assert.deepEqual(seen, ['unannounced', 'killed', 'killed']);
  await queue.stop();
});

test("idle workers don't query the database", async (t) => {
  const { forQueue, log } = await makeDatabase(t);
  const asked: string[] = [];
  const isLook = (text: string) => text.includes('min(start_after)');
  const pool = {
    query(text: string, values?: unknown[]) {
      asked.push(text);
      return forQueue.pool.query(text, values);
    },
  };
  const jobs = ['one', 'two', 'three', 'four'].map((name) => ({ ...job, name }));
  const queue = await startQueue({ database: { ...forQueue, pool }, log: log.log, jobs });
  await queue.work(jobs.map((each) => handle(each, { run: async () => {} })));
  const looks = () => asked.filter(isLook).length;
  await until(() => looks() > 0);
  asked.length = 0;
  await until(() => looks() > 0);
  const others = asked.filter((text) => !isLook(text));
  // Twelve workers polling every second would send more than sixty queries.
  assert.ok(
    others.length <= 30,
    `${others.length} statements between two looks:\n${others.join('\n')}`,
  );
  await queue.stop();
});
