import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Batch, BatchSchema } from '#contract/batches.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { SEED, seededRandom } from './seeded-random.ts';
import { emptyServer, ENGINES, type EngineName } from './workload.ts';

/** Long version: `FAULT_VIDEOS=500 FAULT_KILLS=5 node --test tests/faults/batch-kill.test.ts`. */
const VIDEOS = Number(process.env['FAULT_VIDEOS'] ?? 12);
const KILLS = Number(process.env['FAULT_KILLS'] ?? 1);
const PER_SECOND = 20;
/** How many videos may be requested in parallel. */
const CONCURRENT = 2;
const WINDOW_MS = 2000;

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

/** The highest number of videos first requested within any two seconds. */
function mostWithin(starts: readonly number[]): number {
  return Math.max(
    ...starts.map((from) => starts.filter((at) => at >= from && at < from + WINDOW_MS).length),
  );
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
  const firsts = new Map<string, number>();
  for (const [at, line] of standIn.requests.entries()) {
    const [, video] = /(?:player|reel_item_watch) \w+ (k\d+)$/.exec(line) ?? [];
    if (video && !firsts.has(video)) firsts.set(video, standIn.times[at]!);
  }
  assert.equal(firsts.size, VIDEOS);
  // Starts are at least three quarters of their interval apart, except for those let in together.
  const most = Math.ceil((WINDOW_MS / 1000) * (PER_SECOND / 0.75)) + CONCURRENT * 2;
  assert.ok(mostWithin([...firsts.values()]) <= most, 'the platform was asked faster than allowed');
  t.diagnostic(`${mostWithin([...firsts.values()])} of at most ${most} videos in two seconds`);
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
