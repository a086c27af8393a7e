import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Db } from '#server/db/database.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { readGenerationEvents } from '../events/event-log.repo.ts';
import { generationLeases } from '../generations.repo.ts';
import { createEngineThread } from './engine-thread.ts';
import { createRunner } from './run-generation.ts';

// Runs no jobs by itself until the last test starts it.
const app = await makeApp({ after }, { works: false, listens: true });
let people = 0;
const someone = () => app.makeUser(`runner${(people += 1)}@example.org`);

async function start(user: TestUser): Promise<string> {
  const wanted = { format: 'summary', sample: true };
  const { status, body } = await user.call('POST', '/generations', wanted);
  assert.equal(status, 202, JSON.stringify(body));
  return body.generations[0].id as string;
}

/** Stops the run right before its `atWrite`th write. */
async function runUntilStopped(
  user: TestUser,
  job: { id: string; jobNumber: number },
  atWrite: number,
): Promise<void> {
  const context = { log: app.log.log, signal: new AbortController().signal };
  const engine = createEngineThread();
  const { videos } = app;
  const { $client } = app.database.db;
  let writes = 0;
  const query = async (...args: Parameters<typeof $client.query>) => {
    const isAppend = (args[0] as { name?: string }).name?.startsWith('append_to_');
    if (isAppend && (writes += 1) === atWrite) {
      await user.call('POST', `/generations/${job.id}/stop`);
    }
    return $client.query(...args);
  };
  const client = Object.create($client, { query: { value: query } }) as typeof $client;
  const db = Object.create(app.database.db, { $client: { value: client } }) as Db;
  const stopping = { ...app.database, db };
  await createRunner({
    ...app,
    ...app.billingParts,
    models: app.providers,
    database: stopping,
    videos,
    engine,
  }).run(job, context);
  await engine.close();
}

test('the text of a stopped run stays readable and can be exported', async () => {
  const user = await someone();
  const id = await start(user);
  await runUntilStopped(user, { id, jobNumber: 1 }, 6);
  const { body } = await user.call('GET', `/generations/${id}`);
  assert.equal(body.status, 'stopped');
  const kinds: string[] = body.document.sections.map((section: { kind: string }) => section.kind);
  assert.ok(kinds.includes('points'));
  assert.ok(kinds.length < 10);
  assert.equal((await user.call('GET', `/generations/${id}/export?as=md`)).status, 200);
});

test('edits to a stopped text are kept when a retry is stopped or fails', async () => {
  const user = await someone();
  const id = await start(user);
  const path = `/generations/${id}`;
  await runUntilStopped(user, { id, jobNumber: 1 }, 6);
  const { body: stopped } = await user.call('GET', path);
  const sections = stopped.document.sections.slice(0, 1);
  const edit = { document: { ...stopped.document, sections } };
  const edited = await user.call('PATCH', path, edit, { 'if-match': '"0"' });
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  const { document } = edited.body;

  assert.equal((await user.call('POST', `${path}/retry`)).status, 202);
  await runUntilStopped(user, { id, jobNumber: 2 }, 2);
  const { body: again } = await user.call('GET', path);
  assert.equal(again.status, 'stopped');
  assert.deepEqual(again.document, document);

  assert.equal((await user.call('POST', `${path}/retry`)).status, 202);
  const engine = createEngineThread();
  const parts = { ...app, ...app.billingParts, models: app.providers, videos: app.videos };
  await createRunner({ ...parts, engine }).fail({ id, jobNumber: 3 }, new AppError('unavailable'));
  await engine.close();
  const { body: failed } = await user.call('GET', path);
  assert.equal(failed.status, 'failed');
  assert.deepEqual(failed.document, document);
  const events = await readGenerationEvents(app.database.db, id, 0, Number.MAX_SAFE_INTEGER);
  const watched = events.reduce((view, { event }) => applyEvent(view, event), EMPTY_RUN);
  assert.deepEqual(watched.document, document, 'whoever watches sees something else');
});

test("the text a run wrote before waiting for another attempt is kept if it's stopped then", async () => {
  const user = await someone();
  const id = await start(user);
  const context = { log: app.log.log, signal: new AbortController().signal };
  const engine = createEngineThread();
  let looks = 0;
  const usage = Object.create(app.usage, {
    addWords: {
      value: async () => {
        looks += 1;
        throw new AppError('provider_overloaded');
      },
    },
  }) as typeof app.usage;
  const parts = { ...app, ...app.billingParts, models: app.providers, videos: app.videos };
  const failing = createRunner({ ...parts, usage, engine });
  await assert.rejects(failing.run({ id, jobNumber: 1 }, context));
  await engine.close();
  assert.equal(looks, 1);
  assert.equal((await user.call('GET', `/generations/${id}`)).body.status, 'queued');
  assert.equal((await user.call('POST', `/generations/${id}/stop`)).status, 202);
  const { body } = await user.call('GET', `/generations/${id}`);
  assert.equal(body.status, 'stopped');
  assert.ok(body.document?.sections.length > 3, 'what was written is gone');
  assert.equal((await user.call('GET', `/generations/${id}/export?as=md`)).status, 200);
});

test('an attempt that lost its lease can neither write to the run nor fail it', async () => {
  const user = await someone();
  const job = { id: await start(user), jobNumber: 1 };
  const context = { log: app.log.log, signal: new AbortController().signal };
  const { videos } = app;
  const stale = createRunner({
    ...app,
    ...app.billingParts,
    models: app.providers,
    videos,
    engine: {
      async arrange() {
        await generationLeases.take(app.database.db, job, 'run_other');
        throw new AppError('transcript_empty');
      },
      words: async () => 0,
      outline: async () => [],
      compare: async () => ({ shared: [], differences: [] }),
      close: async () => {},
    },
  });
  await stale.run(job, context);
  await stale.fail(job, new AppError('transcript_empty'));
  const { body } = await user.call('GET', `/generations/${job.id}`);
  assert.equal(body.status, 'running');
});

const runnerOf = () =>
  createRunner({
    ...app,
    ...app.billingParts,
    models: app.providers,
    engine: {
      arrange: async () => null,
      words: async () => 0,
      outline: async () => [],
      compare: async () => ({ shared: [], differences: [] }),
      close: async () => {},
    },
  });

test('a run stopped while waiting sends no more events about another attempt', async () => {
  const user = await someone();
  const id = await start(user);
  const next = { attempt: 2, of: 4, waitSeconds: 2, lastInSeconds: 14 };
  const waits = () => runnerOf().wait({ id, jobNumber: 1 }, new AppError('unavailable'), next);
  await waits();
  assert.equal((await user.call('POST', `/generations/${id}/stop`)).status, 202);
  await waits();
  const events = await readGenerationEvents(app.database.db, id, 0, 100);
  assert.deepEqual(
    events.map(({ event }) => event.type),
    ['retry', 'done'],
  );
});

test('a run with a model that fails reports its cost and counts no words', async () => {
  const user = await someone();
  const id = await start(user);
  const engine = { kind: 'model', provider: 'openai', model: 'm', label: 'M', key: 'own' };
  await app.database.db.$client.query('UPDATE generations SET engine = $1 WHERE id = $2', [
    engine,
    id,
  ]);
  const tokens = { in: 1000, out: 50, cached: 0 };
  const callId = await app.usage.beginCall({
    ownerId: user.id,
    generationId: id,
    format: 'summary',
    stage: 'writing',
    payer: 'own',
    provider: 'openai',
    model: 'm',
    expected: { tokens, microCents: 3_000_000 },
    ceilingMicroCents: 9_000_000,
  });
  const outcome = { tokens, microCents: 2_000_000, estimated: true, error: 'cut_off' } as const;
  await app.usage.settleCall(callId, outcome);
  await runnerOf().fail({ id, jobNumber: 1 }, new AppError('cut_off'));
  const { body } = await user.call('GET', `/generations/${id}`);
  assert.deepEqual([body.status, body.usage.costCents, body.usage.words], ['failed', 2, 0]);
  const events = await readGenerationEvents(app.database.db, id, 0, 100);
  const view = events.reduce((state, { event }) => applyEvent(state, event), EMPTY_RUN);
  assert.equal(view.usage?.costCents, 2);
  assert.equal((await app.usage.countWords(user.id)).used, 0);
});

test('stopping and retrying many times does the work only once', async () => {
  const user = await someone();
  const id = await start(user);
  for (let round = 0; round < 6; round += 1) {
    assert.equal((await user.call('POST', `/generations/${id}/stop`)).status, 202);
    assert.equal((await user.call('POST', `/generations/${id}/retry`)).status, 202);
  }
  await app.work();
  await untilEnded(user, id);
  await pause(300);
  const log = await fetch(`${app.url}/generations/${id}/events`, {
    headers: { token: user.token },
  });
  const reading = (await log.text()).match(/"stage":"reading"/g) ?? [];
  assert.equal(reading.length, 1);
});
