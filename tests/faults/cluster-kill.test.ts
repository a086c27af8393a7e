// One engine: only PostgreSQL can be shared by several processes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isLast } from '#contract/events.ts';
import type { Generation } from '#contract/generations.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import { type ApiClient, ApiFailure, createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import {
  type Asking,
  assertPaidOnce,
  assertStored,
  payForModels,
  PRICED_MODEL,
} from './paid-once.ts';
import { SEED, seededRandom } from './seeded-random.ts';
import { createFollower, replay } from './workload.ts';

/** Long version: `FAULT_SECONDS=180 node --test tests/faults/cluster-kill.test.ts`. */
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 5);
const IN_FLIGHT = Number(process.env['FAULT_RUNS'] ?? (SECONDS > 60 ? 200 : 8));
const MOST_BETWEEN_KILLS_MS = 2500;
/** At least one worker that is writing and one web process that is being read from. */
const LEAST_KILLS = 2;
const ROLES = ['web', 'web', 'worker', 'worker'] as const;
const WANTED = [
  { format: 'summary', sample: true, model: PRICED_MODEL },
  { format: 'tweet', sample: true, model: PRICED_MODEL },
] as const;

/** A run requested with an idempotency key, which is sent again until there is a response. */
interface Wanted {
  key: string;
  id: string | null;
}

test(`${IN_FLIGHT} runs end once, are paid once and read the same while processes are killed for ${SECONDS} s (seed ${SEED})`, async (t) => {
  const random = seededRandom(SEED);
  const scene = openScene();
  t.after(() => scene.close());
  const askings: Asking[] = [];
  const models = await startStandInModels({
    // Slow enough that all runs together don't overload a small machine.
    tokensPerSecond: SECONDS > 60 ? 100 : 400,
    answer(asked) {
      const prompt = asked.messages[0]!.content;
      const nonce = /<<<(?:TRANSCRIPT|NOTES) (\w+)>>>/u.exec(prompt)![1]!;
      askings.push({ nonce, sections: sectionsIn(prompt).map(({ id }) => id), at: new Date() });
      return answerLikeAModel(asked);
    },
  });
  scene.onClose(() => models.close());
  const DATABASE_URL = await scene.database();
  const places = { RUNS_AT_ONCE: String(IN_FLIGHT), RUNS_PER_ACCOUNT: String(IN_FLIGHT) };
  const shared = { DATABASE_URL, ...places, ...models.env() };
  const settings = ROLES.map((ROLE) => ({ dataDir: scene.folder(), env: { ...shared, ROLE } }));
  const running: (ServerProcess | null)[] = await Promise.all(settings.map(scene.start));
  await buyPlan(running[0]!);
  await payForModels(running[0]!);

  let kills = 0;
  const endsAt = Date.now() + SECONDS * 1000;
  const mayGoOn = () => Date.now() < endsAt || kills < LEAST_KILLS;
  /** Asks any running web process until one responds. */
  async function ask<T>(what: (client: ApiClient) => Promise<T>): Promise<T> {
    for (;;) {
      const web = running[random.whole(0, 1)];
      try {
        if (web) return await what(createApiClient(web));
      } catch (error) {
        // It was killed or is still starting.
        if (error instanceof ApiFailure && error.status < 500) throw error;
      }
      await pause(20);
    }
  }

  const followers = [createFollower(), createFollower()];
  const wanted: Wanted[] = [];
  const hasEnded = ({ id }: Wanted) => id !== null && followers[0]!.hasSeenEnd(id);
  /** Times at which workers were killed. */
  const lostAt: Date[] = [];
  let isOver = false;
  const following = followers.map(async (follower) => {
    while (!isOver) await ask((client) => follower.follow(client));
  });

  async function keepBusy(): Promise<void> {
    while (mayGoOn()) {
      const missing = IN_FLIGHT - wanted.filter((run) => !hasEnded(run)).length;
      const more = Array.from({ length: missing }, (_, index): Wanted => {
        return { key: `run ${wanted.length + index}`, id: null };
      });
      wanted.push(...more);
      for (const run of more) {
        const kind = WANTED[random.whole(0, WANTED.length - 1)]!;
        run.id = await ask((client) => client.create(kind, run.key));
      }
      await pause(100);
    }
  }

  async function killSome(): Promise<void> {
    while (mayGoOn()) {
      await pause(random.whole(0, MOST_BETWEEN_KILLS_MS));
      while (followers[0]!.received.length === 0) await pause(20);
      const at = kills < LEAST_KILLS ? 2 - 2 * kills : random.whole(0, ROLES.length - 1);
      const victim = running[at]!;
      running[at] = null;
      victim.kill('SIGKILL');
      await victim.exit;
      kills += 1;
      if (ROLES[at] === 'worker') lostAt.push(new Date());
      running[at] = await scene.start(settings[at]!);
    }
  }

  await Promise.all([keepBusy(), killSome()]);
  const ids = wanted.map(({ id }) => id!);
  assert.equal(new Set(ids).size, ids.length);
  const runs = new Map<string, Generation>();
  for (const id of ids) {
    const logs = await Promise.all([0, 1].map((web) => createApiClient(running[web]!).log(id)));
    assert.deepEqual(logs[0], logs[1], `${id}: two readers read another log`);
    const [log] = logs as [(typeof logs)[number]];
    assert.deepEqual(
      log.map(({ seq }) => seq),
      log.map((_, index) => index + 1),
      `${id}: a gap or a repetition`,
    );
    assert.equal(log.filter(({ event }) => isLast(event)).length, 1, `${id} ended more than once`);
    const run = await createApiClient(running[0]!).get(id);
    assert.equal(run.status, 'done', `${id}: ${JSON.stringify(run.error)}`);
    const view = log.reduce((state, { event }) => applyEvent(state, event), EMPTY_RUN);
    assert.deepEqual(view.document, run.document, `${id}: the log folds to another text`);
    runs.set(id, run);
  }
  const all = await createApiClient(running[0]!).list();
  assert.equal(all.length, ids.length, 'a run was lost, or begun twice');

  const total = all.reduce((sum, { lastSeq }) => sum + lastSeq, 0);
  const told = await replay(createApiClient(running[1]!), total);
  while (followers.some(({ received }) => received.length < total)) await pause(20);
  isOver = true;
  for (const { received } of followers)
    assert.deepEqual(received, told, 'who came back missed something');

  const { rows } = await assertPaidOnce(running[0]!, models.calls);
  const cutOff = rows.filter(({ estimated }) => estimated);
  for (const [id, calls] of Map.groupBy(cutOff, ({ generationId }) => generationId)) {
    const { createdAt } = runs.get(id!)!;
    const met = lostAt.filter((at) => at >= new Date(createdAt)).length;
    assert.ok(calls.length <= met, `${id}: ${calls.length} calls were lost to ${met} kills`);
  }
  t.diagnostic(
    `${kills} kills, ${lostAt.length} of them of workers; ${ids.length} runs, ${rows.length} calls, ${cutOff.length} cut off`,
  );
  assert.ok(lostAt.length === 0 || SECONDS < 60 || cutOff.length > 0, 'no kill met a run');
  for (const process of running) await process!.end();
  await Promise.all(following);
  await assertStored(settings[0]!, askings, rows);
});
