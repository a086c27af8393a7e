import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { AppError } from '#server/core/app-error.ts';
import type { JobContext } from '#server/queue/job.ts';
import { eq } from '#server/db/sql.ts';
import { generations } from '#server/db/schema/generations.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { leasesOf } from './leases.repo.ts';
import { type AttemptWork, createAttempts, type LeasedRun } from './run.ts';
import { openSteps } from './steps.ts';

const app = await makeApp({ after }, { works: false });
const { db } = app.database;
const leases = leasesOf(generations, generations.id);
type Row = typeof generations.$inferSelect;
type HeldRun = LeasedRun<Row, Partial<Row>>;

let people = 0;
async function makeRun() {
  const user = await app.makeUser(`run${(people += 1)}@example.org`);
  const { body } = await user.call('POST', '/generations', { format: 'summary', sample: true });
  return { id: body.generations[0].id as string, jobNumber: 1 };
}

const rowOf = async (id: string) =>
  (await db.select().from(generations).where(eq(generations.id, id)))[0]!;
const context: JobContext = { log: app.log.log, signal: new AbortController().signal };

/** Blocks until aborted. */
const waitsForever = ({ signal }: HeldRun) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it was cut off')));
  });

function attemptsOf(begin: (run: HeldRun) => AttemptWork, changed = leases) {
  return createAttempts(db, {
    name: 'text',
    leases: changed,
    begin: async (run) => begin(run),
  });
}

test('a stopped run stops waiting for its provider soon and ends as stopped', async () => {
  const job = await makeRun();
  const begun = Promise.withResolvers<void>();
  const { run } = attemptsOf((held) => ({
    async work() {
      begun.resolve();
      await waitsForever(held);
    },
    stop: () => held.end(db, { status: 'stopped', title: 'half' }),
  }));
  const running = run(job, context);
  await begun.promise;
  assert.equal(await leases.requestStop(db, job.id), 'told');
  await running;
  const { status, title, lease } = await rowOf(job.id);
  assert.deepEqual({ status, title, lease }, { status: 'stopped', title: 'half', lease: null });
  assert.equal(await leases.requestStop(db, job.id), null);
});

test("a stopped run that nobody works on ends right away and isn't picked up again", async () => {
  const job = await makeRun();
  assert.equal(await leases.requestStop(db, job.id), 'stopped');
  await attemptsOf(() => assert.fail('it was taken up')).run(job, context);
});

test('an attempt that has lost its lease is aborted while waiting and writes nothing', async () => {
  const job = await makeRun();
  const begun = Promise.withResolvers<HeldRun>();
  const { run } = attemptsOf((held) => ({
    async work() {
      begun.resolve(held);
      await waitsForever(held);
    },
    stop: () => assert.fail('nobody has stopped it'),
  }));
  const running = run(job, context);
  const held = await begun.promise;
  const taken = await leases.take(db, job, 'run_another');
  assert.equal(taken?.wasHeld, true);
  await running;
  await assert.rejects(held.change({ title: 'too late' }));
  await assert.rejects(held.end(db, { status: 'done' }));
  const { status, lease, title } = await rowOf(job.id);
  assert.deepEqual([status, lease, title === 'too late'], ['running', 'run_another', false]);
});

test('a failed run starts again when an operator retries its job', async () => {
  const job = await makeRun();
  const error = new AppError('provider_overloaded');
  let tries = 0;
  const { run, fail } = attemptsOf((held) => ({
    async work() {
      if ((tries += 1) === 1) throw error;
      await held.end(db, { status: 'done' });
    },
    stop: () => assert.fail('nobody has stopped it'),
  }));
  await assert.rejects(run(job, context), error);
  assert.equal((await rowOf(job.id)).status, 'queued');
  assert.equal(await fail(db, job, error, {}), true);
  assert.equal((await rowOf(job.id)).errorCode, 'provider_overloaded');
  await run(job, context);
  const { status, errorCode } = await rowOf(job.id);
  assert.deepEqual([status, errorCode], ['done', null]);
});

test("a run whose lease couldn't be released during a database outage doesn't stay running forever", async () => {
  const job = await makeRun();
  const away = new AppError('unavailable');
  const unreachable = { ...leases, change: () => Promise.reject(away) };
  const { run, fail } = attemptsOf(
    () => ({ work: () => Promise.reject(away), stop: () => assert.fail('nobody has stopped it') }),
    unreachable,
  );
  await assert.rejects(run(job, context), away);
  assert.equal((await rowOf(job.id)).status, 'running');
  assert.equal(await fail(db, job, away, {}), true);
  const { status, lease } = await rowOf(job.id);
  assert.deepEqual([status, lease], ['failed', null]);
});

test('a step runs once across all attempts, and its result is kept even if the run is stopped meanwhile', async () => {
  const stored = new Map<string, unknown>();
  const store = async () => ({ stopRequested: true });
  const stopped = new Error('stopped');
  const steps = openSteps(
    {
      signal: context.signal,
      heed() {
        throw stopped;
      },
    },
    stored,
    store,
  );
  await assert.rejects(
    steps.once('one', async () => ({ result: 1 })),
    stopped,
  );
  assert.equal(steps.find('one'), 1);
  assert.equal(await steps.once('one', () => assert.fail('it is done twice')), 1);
});
