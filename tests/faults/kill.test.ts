import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import { type Random, SEED, seededRandom } from './seeded-random.ts';
import {
  assertUndisturbed,
  createFollower,
  emptyServer,
  ENGINES,
  type EngineName,
  KINDS,
  replay,
  runUndisturbed,
} from './workload.ts';

/** Long version: `FAULT_KILLS=25 FAULT_SEED=… node --test tests/faults/kill.test.ts`. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 1);
const RUNS_PER_KILL = KILLS > 1 ? 20 : 10;
/** Fewer than the shortest run has, so that this many events always arrive. */
const EVENTS_PER_RUN = 12;
const START_MS = 1500;
const LATER_MS = 25;

type Moment =
  | { kind: 'starting'; afterMs: number }
  | { kind: 'acknowledged' | 'told'; count: number; afterMs: number };

function draw(random: Random, number: number): Moment {
  if (number % 5 === 0) return { kind: 'starting', afterMs: random.whole(0, START_MS) };
  const afterMs = random.whole(0, LATER_MS);
  return random.chance(0.3)
    ? { kind: 'acknowledged', count: random.whole(1, RUNS_PER_KILL - 1), afterMs }
    : { kind: 'told', count: random.whole(1, RUNS_PER_KILL * EVENTS_PER_RUN), afterMs };
}

/** A run requested with an idempotency key, which is sent again until there is a response. */
interface Wanted {
  key: string;
  kind: number;
  id: string | null;
}

async function send(client: ApiClient, wanted: Wanted[], onAnswer?: () => void): Promise<void> {
  await Promise.all(
    wanted.map(async (run) => {
      const id = await client.create(KINDS[run.kind]!, run.key);
      assert.equal(id, run.id ?? id, `${run.key} was acknowledged before, as another run`);
      run.id = id;
      onAnswer?.();
    }),
  );
}

async function assertKept(client: ApiClient, wanted: Wanted[]): Promise<void> {
  const kept = new Set((await client.list()).map(({ id }) => id));
  const lost = wanted.filter(({ id }) => id !== null && !kept.has(id));
  assert.deepEqual(lost, [], 'acknowledged, and gone after the kill');
}

function countDown(count: number): { done: Promise<void>; step(): void } {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let left = count;
  return { done, step: () => void (--left === 0 && resolve()) };
}

const countEvents = (generations: { lastSeq: number }[]) =>
  generations.reduce((sum, { lastSeq }) => sum + lastSeq, 0);

async function die(server: Pick<ServerProcess, 'kill' | 'exit'>): Promise<void> {
  server.kill('SIGKILL');
  const { signal, stderr } = await server.exit;
  assert.equal(signal, 'SIGKILL', stderr);
}

async function killAtRandomMoments(t: TestContext, scene: Scene, engine: EngineName) {
  t.diagnostic(`FAULT_SEED=${SEED}`);
  const random = seededRandom(SEED);
  const settings = await emptyServer(scene, engine);
  const follower = createFollower();
  const wanted: Wanted[] = [];
  let server = await scene.start(settings);
  await buyPlan(server);
  const expected = await runUndisturbed(createApiClient(server));
  let interrupted = 0;

  for (let number = 1; number <= KILLS; number += 1) {
    const moment = draw(random, number);
    t.diagnostic(`kill ${number}: ${JSON.stringify(moment)}`);
    if (moment.kind === 'starting') {
      await die(server);
      const launched = scene.launch(settings);
      await pause(moment.afterMs);
      await die(launched);
    } else {
      const client = createApiClient(server);
      const answers = countDown(moment.kind === 'acknowledged' ? moment.count : Infinity);
      // Earlier events are replayed first and don't mean that a new run has started.
      const untold = countEvents(await client.list()) - follower.received.length;
      const events = countDown(moment.kind === 'told' ? untold + moment.count : Infinity);
      const following = follower.follow(client, events.step);
      for (let run = 0; run < RUNS_PER_KILL; run += 1) {
        const kind = random.whole(0, KINDS.length - 1);
        wanted.push({ key: `kill ${number} run ${run}`, kind, id: null });
      }
      const sending = send(client, wanted.slice(-RUNS_PER_KILL), answers.step).catch(() => {});
      await Promise.race([answers.done, events.done]);
      await pause(moment.afterMs);
      await die(server);
      await Promise.all([sending, following]);
      interrupted += wanted.filter(({ id }) => id !== null && !follower.hasSeenEnd(id)).length;
    }
    server = await scene.start(settings);
    const client = createApiClient(server);
    await assertKept(client, wanted);
    await send(client, wanted);
    // Only the newest, because an account can watch a hundred runs at once.
    if (random.chance(0.3)) {
      await Promise.all(wanted.slice(-50).map(({ id }) => client.log(id!)));
    }
  }

  t.diagnostic(`${interrupted} times a run was interrupted; ${wanted.length} runs`);
  assert.ok(interrupted > 0, 'no kill came while a run was under way');
  const client = createApiClient(server);
  const following = follower.follow(client);
  for (const { id, kind } of wanted) await assertUndisturbed(client, id!, expected[kind]!);
  const generations = await client.list();
  assert.equal(generations.length, wanted.length + KINDS.length, 'a run was started twice');

  const total = countEvents(generations);
  const log = await replay(client, total);
  while (follower.received.length < total) await pause(20);
  await die(server);
  await following;
  assert.deepEqual(follower.received, log, 'who came back after each kill has another log');
}

describe(
  'a process killed at any moment loses no acknowledged run and none of its text',
  { concurrency: true },
  () => {
    for (const engine of ENGINES) {
      test(engine, async (t) => {
        const scene = openScene();
        t.after(() => scene.close());
        await killAtRandomMoments(t, scene, engine);
      });
    }
  },
);

test('a first start interrupted at any moment leaves a folder that starts', async (t) => {
  t.diagnostic(`FAULT_SEED=${SEED}`);
  const random = seededRandom(SEED);
  const scene = openScene();
  t.after(() => scene.close());
  const settings = { dataDir: scene.folder() };
  for (let number = 1; number <= KILLS; number += 1) {
    const launched = scene.launch(settings);
    await pause(random.whole(100, 2 * START_MS));
    await die(launched);
  }
  const client = createApiClient(await scene.start(settings));
  await runUndisturbed(client, [KINDS[0]]);
});
