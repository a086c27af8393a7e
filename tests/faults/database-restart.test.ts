import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLast } from '#contract/events.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { openScene } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { assertPaidOnce, payForModels, PRICED_MODEL } from './paid-once.ts';
import { SEED, seededRandom } from './seeded-random.ts';
import { replay } from './workload.ts';

/** Long version: `FAULT_RESTARTS=20 node --test tests/faults/database-restart.test.ts`. */
const RESTARTS = Number(process.env['FAULT_RESTARTS'] ?? 1);
const RUNS_PER_RESTART = 3;
const WANTED = { format: 'summary', sample: true, model: PRICED_MODEL } as const;
const EVENTS_TO_COME = 20;

test(`a PostgreSQL restart in the middle: every run ends once, and no received answer is paid for again (${RESTARTS}, seed ${SEED})`, async (t) => {
  const random = seededRandom(SEED);
  const scene = openScene();
  t.after(() => scene.close());
  const postgres = await startPostgres();
  scene.onClose(() => postgres.stop());
  const models = await startStandInModels({ tokensPerSecond: 400, answer: answerLikeAModel });
  scene.onClose(() => models.close());
  const shared = { DATABASE_URL: await postgres.createDatabase(), ...models.env() };
  const launched = (RESTARTS > 1 ? ['web', 'worker', 'worker'] : ['web', 'worker']).map((ROLE) =>
    scene.launch({ dataDir: scene.folder(), env: { ...shared, ROLE } }),
  );
  const [web] = await Promise.all(launched.map(({ ready }) => ready));
  await buyPlan(web!);
  await payForModels(web!);
  const client = createApiClient(web!);
  const ids: string[] = [];
  let underWay = 0;

  for (let number = 1; number <= RESTARTS; number += 1) {
    for (let run = 0; run < RUNS_PER_RESTART; run += 1) ids.push(await client.create(WANTED));
    const until = random.whole(1, EVENTS_TO_COME);
    const path = fill(CALLS.generationEvents, { id: ids.at(-1)! });
    for await (const { seq, event } of client.watch(path)) if (seq >= until || isLast(event)) break;
    underWay += (await client.list()).filter(({ status }) => status !== 'done').length;
    // Alternates between a clean restart, as for an upgrade, and a crash.
    if (number % 2 === 0) postgres.kill();
    await postgres.restart();
  }

  assert.ok(underWay > 0, 'every restart came when all was done');
  for (const id of ids) {
    const log = await client.log(id);
    assert.equal(log.filter(({ event }) => isLast(event)).length, 1, id);
    const { status, error, document } = await client.get(id);
    assert.equal(status, 'done', `${id}: ${JSON.stringify(error)}`);
    const view = log.reduce((state, { event }) => applyEvent(state, event), EMPTY_RUN);
    assert.deepEqual(view.document, document, `${id}: the log folds to another text`);
  }
  const all = await client.list();
  assert.equal(all.length, ids.length, 'lost, or begun twice');
  const told = all.reduce((sum, { lastSeq }) => sum + lastSeq, 0);
  assert.deepEqual(await replay(client, told), await replay(client, told));
  const { rows } = await assertPaidOnce(web!, models.calls);
  const repeated = rows.filter(({ estimated }) => estimated).length;
  t.diagnostic(`${all.length} runs, ${rows.length} calls, ${repeated} of them cut off`);
  assert.ok(repeated <= underWay, 'more calls were lost than were in flight');
  for (const process of launched) assert.equal((await process.end()).code, 0);
});
