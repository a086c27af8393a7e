import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ENDED, type Status } from '#contract/generations.ts';
import { generations } from '#server/db/schema/generations.ts';
import { questions } from '#server/db/schema/questions.ts';
import { eq } from '#server/db/sql.ts';
import { MICRO_CENTS } from './usage.service.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';

let onAnswer = async () => {};
const models = await startStandInModels({
  answer: async (asked) => {
    await onAnswer();
    return answerLikeAModel(asked);
  },
});
after(() => models.close());
// Runs no jobs until everything is in the state left by interrupted attempts.
const env = { ...models.env(), LOCAL_AI_URL: models.localUrl };
const app = await makeApp({ after }, { works: false, env });
const { db } = app.database;
app.log.expectErrors(/run_interrupted/);

const TEXT =
  'Bees keep their hive at thirty five degrees all winter long. A colony eats about fifteen kilograms of honey before spring comes.';
const HELD_CENTS = 9;

interface Left {
  user: TestUser;
  path: string;
  /** Starts another call that is never ended. */
  beginCall(): Promise<unknown>;
  /** Changes its stored state. */
  change(row: { status: Status; lease: string | null; stopRequested?: boolean }): Promise<unknown>;
  /** Puts its job in the state after its process has died too often. */
  wearOut(): Promise<unknown>;
}

let people = 0;

/** A queued run with a call that an earlier attempt started and couldn't end. */
async function leave(kind: 'draft' | 'question'): Promise<Left> {
  const user = await app.makeUser(`left${(people += 1)}@example.org`);
  const source = { text: TEXT, title: 'Bees', language: 'english' };
  const videoId = (await user.call('POST', '/videos', source)).body.id as string;
  const model = 'local/stand-in-model';
  const isDraft = kind === 'draft';
  const made = isDraft
    ? await user.call('POST', '/generations', { format: 'summary', videoId, model })
    : await user.call('POST', '/questions', {
        text: 'How much honey does a colony eat?',
        scope: { kind: 'video', videoId },
        model,
      });
  assert.equal(made.status, 202, made.text);
  const id = (isDraft ? made.body.generations[0].id : made.body.id) as string;
  const beginCall = () =>
    app.usage.beginCall({
      ownerId: user.id,
      generationId: id,
      format: null,
      stage: isDraft ? 'writing' : 'question',
      payer: 'own',
      provider: 'openai',
      model: 'gpt-4.1-mini',
      expected: { tokens: { in: 100, out: 10, cached: 0 }, microCents: 0 },
      ceilingMicroCents: HELD_CENTS * MICRO_CENTS,
    });
  await beginCall();
  const table = isDraft ? generations : questions;
  return {
    user,
    beginCall,
    path: isDraft ? `/generations/${id}` : `/questions/${id}`,
    change: (row) => db.update(table).set(row).where(eq(table.id, id)),
    wearOut: () =>
      db.$client.query('UPDATE pgboss.job SET retry_count = 101 WHERE group_id = $1', [user.id]),
  };
}

async function endOf({ user, path }: Left): Promise<string> {
  for (;;) {
    const { body } = await user.call('GET', path);
    if (ENDED.includes(body.status as Status)) return body.status as string;
    await pause(20);
  }
}

const heldCents = async ({ user }: Left) => (await app.usage.month(user.id, null)).cap.heldCents;
/** Reservations are released right after the end. */
async function assertGivenBack(left: Left): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  while ((await heldCents(left)) > 0) await pause(20, undefined, { signal: limit });
}

const KINDS = ['draft', 'question'] as const;

const waiting = await Promise.all(KINDS.map(leave));
const letGo = await Promise.all(KINDS.map(leave));
const unwanted = await Promise.all(KINDS.map(leave));
for (const left of unwanted) {
  await left.change({ status: 'running', lease: 'run_killed', stopRequested: true });
}
const wornOut = await Promise.all(KINDS.map(leave));
for (const left of wornOut) {
  await left.change({ status: 'running', lease: 'run_killed' });
  await left.wearOut();
}

for (const [at, kind] of KINDS.entries()) {
  test(`a ${kind} stopped while waiting for another attempt releases its reservation`, async () => {
    const left = waiting[at]!;
    assert.equal(await heldCents(left), HELD_CENTS);
    assert.equal((await left.user.call('POST', `${left.path}/stop`)).status, 202);
    assert.equal(await endOf(left), 'stopped');
    assert.equal(await heldCents(left), 0);
  });
}

describe('once jobs are done', () => {
  before(() => app.work());

  for (const [at, kind] of KINDS.entries()) {
    test(`a ${kind} that continues releases what a failed attempt reserved and couldn't book`, async () => {
      assert.equal(await endOf(letGo[at]!), 'done');
      await assertGivenBack(letGo[at]!);
    });

    test(`a ${kind} whose process was killed and that is no longer wanted releases its reservation`, async () => {
      assert.equal(await endOf(unwanted[at]!), 'stopped');
      await assertGivenBack(unwanted[at]!);
    });

    test(`a ${kind} interrupted too often releases its reservation`, async () => {
      assert.equal(await endOf(wornOut[at]!), 'failed');
      await assertGivenBack(wornOut[at]!);
    });
  }

  test("a finished draft releases the reservation of its own call that couldn't be booked", async () => {
    const made = Promise.withResolvers<Left>();
    let isLeft = false;
    onAnswer = async () => {
      const left = await made.promise;
      if (!isLeft) await left.beginCall();
      isLeft = true;
    };
    made.resolve(await leave('draft'));
    assert.equal(await endOf(await made.promise), 'done');
    assert.ok(isLeft);
    await assertGivenBack(await made.promise);
  });
});
