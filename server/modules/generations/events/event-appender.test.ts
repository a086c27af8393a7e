import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq } from '#server/db/sql.ts';
import type { LiveEvent } from '#contract/events.ts';
import { generations } from '#server/db/schema/generations.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { createEventAppender } from './event-appender.ts';
import { appendEvents, readGenerationEvents, readOwnerEvents } from './event-log.repo.ts';

const app = await makeApp({ after }, { works: false });
const other = await app.makeUser('other@example.org');
await grantPlan(app.database, app.owner);
await grantPlan(app.database, other);

/** Creates running generations, each with its own lease. */
async function runs(user: TestUser, count: number): Promise<{ id: string; lease: string }[]> {
  const made = [];
  for (let number = 0; number < count; number += 1) {
    const { body } = await user.call('POST', '/generations', { format: 'summary', sample: true });
    const { id } = body.generations[0];
    const lease = `lease-${id}`;
    await app.database.db.update(generations).set({ lease }).where(eq(generations.id, id));
    made.push({ id, lease });
  }
  return made;
}

const progress = (value: number): LiveEvent => ({
  type: 'stage',
  stage: 'writing',
  progress: value,
});

async function assertGapless(user: TestUser, ids: string[]): Promise<void> {
  for (const id of ids) {
    const events = await readGenerationEvents(app.database.db, id, 0, 100_000);
    assert.deepEqual(
      events.map(({ seq }) => seq),
      events.map((_, index) => index + 1),
    );
    const [row] = await app.database.db.select().from(generations).where(eq(generations.id, id));
    assert.equal(row!.lastSeq, events.length);
  }
  const all = await readOwnerEvents(app.database.db, user.id, { after: 0, limit: 100_000 });
  assert.deepEqual(
    all.map(({ ownerSeq }) => ownerSeq),
    all.map((_, index) => index + 1),
  );
}

test('concurrent events of many runs are stored completely, in order and without gaps, per run and per account', async () => {
  const { db } = app.database;
  const mine = await runs(app.owner, 6);
  const theirs = await runs(other, 4);
  // Two processes, and steps that write directly in between.
  const appenders = [
    createEventAppender(db, { tickMs: 5 }),
    createEventAppender(db, { tickMs: 5 }),
  ];
  const everybody = [...mine, ...theirs];
  await Promise.all(
    everybody.map(async ({ id, lease }, run) => {
      const appender = appenders[run % 2]!;
      for (let number = 1; number <= 30; number += 1) {
        const events = [progress(number / 100), progress((number + 0.5) / 100)];
        const soon = number % 7 === 0;
        const stored =
          number % 10 === 0
            ? await appendEvents(db, id, lease, events)
            : await appender.append(id, lease, events, { soon });
        assert.ok(stored);
      }
    }),
  );
  await assertGapless(
    app.owner,
    mine.map(({ id }) => id),
  );
  await assertGapless(
    other,
    theirs.map(({ id }) => id),
  );
  for (const { id } of everybody) {
    const said = await readGenerationEvents(db, id, 0, 1000);
    const values = said.flatMap(({ event }) => (event.type === 'stage' ? [event.progress] : []));
    assert.deepEqual(
      values,
      values.toSorted((one, another) => one - another),
      'in the order said',
    );
    assert.equal(values.length, 60);
  }
});

test("a run that lost its lease writes nothing, and doesn't block others in the same batch", async () => {
  const appender = createEventAppender(app.database.db, { tickMs: 1 });
  const [held, lost] = await runs(app.owner, 2);
  const [stored, refused] = await Promise.all([
    appender.append(held!.id, held!.lease, [progress(0.1)]),
    appender.append(lost!.id, 'somebody-else', [progress(0.1)]),
  ]);
  assert.ok(stored);
  assert.equal(refused, null);
  assert.deepEqual(await readGenerationEvents(app.database.db, lost!.id, 0, 10), []);
});

test('of two attempts at one run in one tick only the lease holder writes', async () => {
  const appender = createEventAppender(app.database.db, { tickMs: 1 });
  const [run] = await runs(app.owner, 1);
  const [old, current] = await Promise.all([
    appender.append(run!.id, 'older attempt', [progress(0.9)]),
    appender.append(run!.id, run!.lease, [progress(0.1)]),
  ]);
  assert.equal(old, null);
  assert.equal(current?.lastSeq, 1);
});

test("an event that can't be stored fails only the run that sent it", async () => {
  const appender = createEventAppender(app.database.db, { tickMs: 1 });
  const [good, bad] = await runs(app.owner, 2);
  const unstorable: LiveEvent = {
    type: 'failed',
    code: 'internal',
    message: 'a \u0000 in the text',
  };
  const [stored, failed] = await Promise.allSettled([
    appender.append(good!.id, good!.lease, [progress(0.1)]),
    appender.append(bad!.id, bad!.lease, [unstorable]),
  ]);
  assert.equal(stored.status, 'fulfilled');
  assert.equal(failed.status, 'rejected');
  await assertGapless(app.owner, [good!.id, bad!.id]);
});

test('a run learns of a stop request with its next write', async () => {
  const appender = createEventAppender(app.database.db, { tickMs: 1 });
  const [run] = await runs(app.owner, 1);
  await app.database.db
    .update(generations)
    .set({ stopRequested: true })
    .where(eq(generations.id, run!.id));
  const stored = await appender.append(run!.id, run!.lease, [progress(0.1)]);
  assert.equal(stored?.stopRequested, true);
});
