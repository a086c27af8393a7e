import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Batch, BatchSchema } from '#contract/batches.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { payForModels, PRICED_MODEL } from './paid-once.ts';
import { SEED, seededRandom } from './seeded-random.ts';
import { emptyServer, ENGINES, type EngineName } from './workload.ts';

/** Long version: `FAULT_VIDEOS=500 FAULT_KILLS=5 node --test tests/faults/batch-kill.test.ts`. */
const VIDEOS = Number(process.env['FAULT_VIDEOS'] ?? 12);
const KILLS = Number(process.env['FAULT_KILLS'] ?? 1);
/** Videos of the batch whose limit is reached. */
const CAPPED = KILLS + 4;
const PER_SECOND = 20;
/** How many videos may be requested in parallel. */
const CONCURRENT = 2;
const WINDOWS_MS = [200, 500, 1000, 2000, 5000];
/** A timer may fire this much early. */
const EARLY_MS = 2;

const idAt = (at: number) => `k${String(at).padStart(10, '0')}`;
const isPrivate = (at: number) => at % 10 === 3;

async function call(server: ServerProcess, method: string, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { [TOKEN_HEADER]: server.token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function until(
  server: ServerProcess,
  id: string,
  isSo: (batch: Batch) => boolean,
): Promise<Batch> {
  for (;;) {
    const batch = BatchSchema.parse((await call(server, 'GET', fill(CALLS.batch, { id }))).body);
    if (isSo(batch)) return batch;
    await pause(25);
  }
}

/** The most requests for videos that arrived within any stretch of this length. */
function mostWithin(times: readonly number[], windowMs: number): number {
  return Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length),
  );
}

/**
 * Starts are an interval apart, so no more of them fit into any stretch of time. One that started before may arrive within it, but
 * only as many as are asked in parallel.
 */
function assertPace(t: TestContext, times: readonly number[]): void {
  const gapMs = 1000 / PER_SECOND - EARLY_MS;
  for (const windowMs of WINDOWS_MS) {
    const most = Math.floor(windowMs / gapMs) + 1 + CONCURRENT;
    const found = mostWithin(times, windowMs);
    t.diagnostic(`${found} of at most ${most} videos in ${windowMs} ms`);
    assert.ok(found <= most, `${found} videos in ${windowMs} ms, and only ${most} are allowed`);
  }
}

async function killBatch(t: TestContext, scene: Scene, engine: EngineName): Promise<void> {
  t.diagnostic(`FAULT_SEED=${SEED}`);
  const random = seededRandom(SEED);
  const standIn = await startStandInPlatform();
  scene.onClose(() => standIn.close());
  const ids = Array.from({ length: VIDEOS }, (_, at) => idAt(at));
  for (const [at, id] of ids.entries()) if (isPrivate(at)) standIn.setMood(id, 'private');
  const settings = await emptyServer(scene, engine);
  const env = { ...standIn.env, YOUTUBE_VIDEOS_PER_SECOND: String(PER_SECOND) };
  const options = { ...settings, env: { ...settings.env, ...env } };
  let server = await scene.start(options);
  await buyPlan(server);
  const made = await call(server, 'POST', CALLS.batches, {
    format: 'summary',
    model: 'built-in',
    options: { length: 'short' },
    videos: ids.map((platformId) => ({ platformId })),
  });
  assert.equal(made.status, 202, JSON.stringify(made.body));
  const { id } = made.body as Batch;
  const share = VIDEOS / (KILLS + 1);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const wanted = Math.floor(share * (kill - 1) + random.whole(1, Math.max(1, share - 1)));
    const batch = await until(
      server,
      id,
      ({ status, counts }) => status !== 'running' || counts.done + counts.failed >= wanted,
    );
    assert.equal(batch.status, 'running', 'it was over before it was killed');
    await pause(random.whole(0, 120));
    t.diagnostic(`kill ${kill} after ${batch.counts.done + batch.counts.failed} videos`);
    server.kill('SIGKILL');
    await server.exit;
    server = await scene.start(options);
  }
  const over = await until(server, id, ({ status }) => status !== 'running');
  assert.equal(over.status, 'done', JSON.stringify(over.problem));
  assert.deepEqual(
    over.items.map(({ state, error }) => `${state} ${error?.code ?? ''}`.trim()),
    ids.map((_, at) => (isPrivate(at) ? 'failed video_private' : 'done')),
  );
  const drafts = await createApiClient(server).list();
  const ofBatch = over.items.flatMap(({ generations }) => generations.map((one) => one.id));
  assert.deepEqual(
    drafts.map((draft) => draft.id).toSorted(),
    ofBatch.toSorted(),
    'a draft was made twice, or is nobody’s',
  );
  assert.equal(new Set(drafts.map(({ videoId }) => videoId)).size, drafts.length);
  // Each is one request: the first client answers, or says that it's private.
  const visits = standIn.requests.flatMap((line, at) => {
    const [, video] = /(?:player|reel_item_watch) \w+ (k\d+)$/.exec(line) ?? [];
    return video ? [{ video, at: standIn.times[at]! }] : [];
  });
  assert.equal(new Set(visits.map(({ video }) => video)).size, VIDEOS);
  assertPace(
    t,
    visits.map(({ at }) => at),
  );
}

/** How many of the videos the limit has room for, with some left that isn't enough for one more. */
const ROOM = Math.max(2, Math.floor(CAPPED / 2)) + 0.5;

async function killCapped(t: TestContext, scene: Scene, engine: EngineName): Promise<void> {
  const random = seededRandom(SEED);
  const standIn = await startStandInPlatform();
  const models = await startStandInModels({ tokensPerSecond: 2000, answer: answerLikeAModel });
  scene.onClose(() => Promise.all([standIn.close(), models.close()]));
  const settings = await emptyServer(scene, engine);
  const options = { ...settings, env: { ...settings.env, ...standIn.env, ...models.env() } };
  let server = await scene.start(options);
  await buyPlan(server);
  await payForModels(server);
  const wish = { format: 'summary', model: PRICED_MODEL, language: 'english' };
  const one = { platformId: idAt(0) };
  // What one costs, and what it can cost at most.
  const first = await call(server, 'POST', CALLS.batches, { ...wish, options: {}, videos: [one] });
  assert.equal(first.status, 202, JSON.stringify(first.body));
  const { spentCents: priceCents, items } = await until(
    server,
    (first.body as Batch).id,
    ({ status }) => status !== 'running',
  );
  const { body: estimate } = await call(server, 'POST', CALLS.estimate, {
    ...wish,
    videoId: items[0]!.videoId,
  });
  const { ceiling } = (estimate as { costCents: { ceiling: number } }).costCents;
  assert.ok(priceCents > 0 && ceiling > priceCents, `${priceCents} of ${ceiling}`);

  const videos = Array.from({ length: CAPPED }, (_, at) => ({ platformId: idAt(1 + at) }));
  const capCents = ceiling + priceCents * (ROOM - 1);
  const made = await call(server, 'POST', CALLS.batches, {
    ...wish,
    options: {},
    capCents,
    videos,
  });
  assert.equal(made.status, 202, JSON.stringify(made.body));
  const { id } = made.body as Batch;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(server, id, ({ status, counts }) => status !== 'running' || counts.done >= kill);
    await pause(random.whole(0, 120));
    server.kill('SIGKILL');
    await server.exit;
    server = await scene.start(options);
  }
  const paused = await until(
    server,
    id,
    ({ status, counts }) => status !== 'running' && counts.going === 0,
  );
  assert.deepEqual([paused.status, paused.problem?.code], ['paused', 'batch_cap_reached']);
  const done = paused.items.filter(({ state }) => state === 'done').length;
  t.diagnostic(`${done} of ${CAPPED} videos for ${paused.spentCents} of ${capCents} cents`);
  assert.ok(done > 0 && done < CAPPED, `${done}`);
  assert.ok(
    paused.items.every(({ state }) => state === 'done' || state === 'waiting'),
    'one was cut off',
  );
  assert.ok(paused.spentCents <= capCents, 'it cost more than the limit');
  assert.ok(paused.spentCents + ceiling > capCents, 'there was room for the next one');
  const asked = models.calls.length;
  // It stays stopped after another start.
  server.kill('SIGKILL');
  await server.exit;
  server = await scene.start(options);
  const still = await until(server, id, () => true);
  assert.deepEqual([still.status, still.counts.done, models.calls.length], ['paused', done, asked]);
  const more = { capCents: capCents + ceiling * CAPPED };
  assert.equal((await call(server, 'POST', `${CALLS.batches}/${id}/retry`, more)).status, 202);
  const over = await until(server, id, ({ status }) => status !== 'running');
  assert.deepEqual([over.status, over.counts.done], ['done', CAPPED]);
  const drafts = await createApiClient(server).list();
  assert.equal(new Set(drafts.map(({ videoId }) => videoId)).size, CAPPED + 1);
  assert.equal(drafts.length, CAPPED + 1, 'a draft was made twice');
}

describe('a batch that is killed resumes, creates each draft once and keeps its rate limit', () => {
  for (const engine of ENGINES) {
    test(engine, async (t) => {
      const scene = openScene();
      t.after(() => scene.close());
      await killBatch(t, scene, engine);
    });
  }
});

describe('a batch that is killed still stops before the video its limit has no room for', () => {
  for (const engine of ENGINES) {
    test(engine, async (t) => {
      const scene = openScene();
      t.after(() => scene.close());
      await killCapped(t, scene, engine);
    });
  }
});
