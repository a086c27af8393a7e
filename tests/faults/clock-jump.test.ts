import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isLast } from '#contract/events.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { assertPaidOnce, payForModels, PRICED_MODEL } from './paid-once.ts';
import { emptyServer, ENGINES, type EngineName } from './workload.ts';

/** Long version: `FAULT_JUMPS=10 node --test tests/faults/clock-jump.test.ts`. */
const JUMPS = Number(process.env['FAULT_JUMPS'] ?? 1);
const HOUR_MS = 3600_000;
/** Clock offsets in hours after each jump: forward hour by hour, then backward, relative to the server's start. */
const HOURS_ON = [
  ...Array.from({ length: JUMPS }, (_, at) => at + 1),
  ...Array.from({ length: JUMPS }, (_, at) => -at - 1),
];
/** More than an account may run at once, so that some wait in the queue. */
const RUNS = 6;
const WANTED = { format: 'summary', sample: true, model: PRICED_MODEL } as const;

async function jump(t: TestContext, engine: EngineName): Promise<void> {
  const scene = openScene();
  t.after(() => scene.close());
  // The first model call after each jump fails and is retried, so that a timer is pending when the clock jumps.
  let refused = 0;
  let jumps = 0;
  const models = await startStandInModels({
    tokensPerSecond: 400,
    answer(asked) {
      if (refused > jumps) return answerLikeAModel(asked);
      refused += 1;
      return { text: '', fault: 'overloaded' };
    },
  });
  scene.onClose(() => models.close());
  const shift = join(scene.folder(), 'shift');
  writeFileSync(shift, '0');
  const preload = new URL('./shift-clock.mjs', import.meta.url).href;
  const empty = await emptyServer(scene, engine);
  const clock = { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT: shift };
  const server = await scene.start({ ...empty, env: { ...empty.env, ...models.env(), ...clock } });
  await buyPlan(server);
  await payForModels(server);
  const client = createApiClient(server);
  const ids: string[] = [];
  let underWay = 0;
  for (const hours of HOURS_ON) {
    for (let run = 0; run < RUNS; run += 1) ids.push(await client.create(WANTED));
    const path = fill(CALLS.generationEvents, { id: ids.at(-RUNS + 1)! });
    for await (const { event } of client.watch(path)) {
      if (event.type === 'delta' || isLast(event)) break;
    }
    const going = (await client.list()).filter(({ status }) => status !== 'done').length;
    assert.ok(going > 0, 'the clock jumped when all was done');
    underWay += going;
    writeFileSync(shift, String(hours * HOUR_MS));
    for (const id of ids.slice(-RUNS)) {
      const { status, error } = await ended(() => client.get(id));
      assert.equal(status, 'done', `${id}: ${JSON.stringify(error)}`);
      assert.equal((await client.log(id)).filter(({ event }) => isLast(event)).length, 1, id);
    }
    jumps += 1;
  }
  assert.equal((await client.list()).length, ids.length, 'lost, or begun twice');
  const { rows } = await assertPaidOnce(server, models.calls);
  const cutOff = rows.filter(({ estimated }) => estimated).length;
  t.diagnostic(`${ids.length} runs, ${rows.length} calls, ${cutOff} of them cut off`);
  assert.ok(cutOff <= underWay, 'more calls were lost than were in flight');
  assert.equal((await server.end()).code, 0);
}

async function ended<Run extends { status: string }>(read: () => Promise<Run>): Promise<Run> {
  for (;;) {
    const run = await read();
    if (run.status !== 'queued' && run.status !== 'running') return run;
    await pause(100);
  }
}

describe('when the clock jumps by hours, every run ends exactly once and nobody is signed out', () => {
  for (const engine of ENGINES) {
    test(engine, (t) => jump(t, engine));
  }
});
