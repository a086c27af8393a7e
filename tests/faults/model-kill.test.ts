import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { STAGES } from '#contract/catalog/formats.ts';
import { CALLS } from '#contract/paths.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import {
  type Asking,
  assertPaidOnce,
  assertStored,
  payForModels,
  PRICED_MODEL,
} from './paid-once.ts';
import { type Random, SEED, seededRandom } from './seeded-random.ts';
import { emptyServer, ENGINES, type EngineName } from './workload.ts';

/**
 * Long version, with this many kills per engine: `FAULT_KILLS=50 node --test tests/faults/model-kill.test.ts`. The
 * short one kills at the edge of every stage, alternating between the engines.
 */
const LONG = process.env['FAULT_KILLS'];
/**
 * Slower than the fastest model the estimates assume, so that a kill before the received text is written stays within
 * them, even if that is late.
 */
const TOKENS_PER_SECOND = 400;
const WANTED = [
  { format: 'blog', sample: true, model: PRICED_MODEL, secondReading: 'on' },
  { format: 'summary', sample: true, model: PRICED_MODEL, options: { length: 'long' } },
  { format: 'newsletter', sample: true, model: PRICED_MODEL, alsoMake: ['tweet'] },
] as const;

type Wanted = (typeof WANTED)[number];

/** The long version starts all runs for each kill; the short one adds one to those still running. */
const wantedAt = (kill: number): readonly Wanted[] =>
  LONG !== undefined || kill === 0 ? WANTED : [WANTED[kill % WANTED.length]!];
const runsOf = (wanted: readonly Wanted[]) =>
  wanted.reduce((sum, one) => sum + 1 + ('alsoMake' in one ? one.alsoMake.length : 0), 0);

type Moment = (typeof STAGES)[number] | 'any';

/** The edge of each stage, and a random moment. */
function momentsOf(engine: EngineName): Moment[] {
  const all: Moment[] = [...STAGES, 'any'];
  if (LONG !== undefined)
    return Array.from({ length: Number(LONG) }, (_, at) => all[(SEED + at) % all.length]!);
  return STAGES.filter((_, at) => at % 2 === ENGINES.indexOf(engine));
}

async function waitForMoment(
  server: ServerProcess,
  { random, stage, id }: { random: Random; stage: Moment; id: string },
): Promise<string> {
  if (stage === 'any') {
    const afterMs = random.whole(0, 2500);
    await pause(afterMs);
    return `after ${afterMs} ms`;
  }
  const path = CALLS.generationEvents.replace(':id', id);
  for await (const { event } of createApiClient(server).watch(path)) {
    if (event.type === 'stage' && event.stage === stage) break;
  }
  return `as ${stage} begins`;
}

async function killAtAnyMoment(t: TestContext, scene: Scene, engine: EngineName): Promise<void> {
  t.diagnostic(`FAULT_SEED=${SEED}`);
  const random = seededRandom(SEED);
  const askings: Asking[] = [];
  const models = await startStandInModels({
    tokensPerSecond: TOKENS_PER_SECOND,
    answer(asked) {
      const prompt = asked.messages[0]!.content;
      const nonce = /<<<(?:TRANSCRIPT|NOTES) (\w+)>>>/u.exec(prompt)![1]!;
      askings.push({ nonce, sections: sectionsIn(prompt).map(({ id }) => id), at: new Date() });
      return answerLikeAModel(asked);
    },
  });
  t.after(() => models.close());
  const empty = await emptyServer(scene, engine);
  const settings = { ...empty, env: { ...empty.env, ...models.env() } };
  let server = await scene.start(settings);
  await buyPlan(server);
  await payForModels(server);
  const moments = momentsOf(engine);
  let started = 0;
  /** Runs in progress at a kill, summed over all kills: each can have lost one call. */
  let underWay = 0;
  for (const [at, stage] of moments.entries()) {
    const client = createApiClient(server);
    const ids = [];
    started += runsOf(wantedAt(at));
    for (const wanted of wantedAt(at)) ids.push(await client.create(wanted));
    const id = ids[random.whole(0, ids.length - 1)]!;
    const when = await waitForMoment(server, { random, stage, id });
    const before = await client.list();
    underWay += before.filter(({ status }) => status !== 'done').length;
    server.kill('SIGKILL');
    await server.exit;
    t.diagnostic(`kill ${at + 1} ${when}`);
    server = await scene.start(settings);
  }
  const client = createApiClient(server);
  const all = await client.list();
  for (const { id } of all) {
    await client.log(id);
    const { status, error, document, checks, format } = await client.get(id);
    assert.equal(status, 'done', `${id}: ${JSON.stringify(error)}`);
    assert.ok(document && document.sections.length > 0);
    if (format === 'blog') assert.equal(checks?.reading?.unread, 0, 'a second reading was lost');
  }
  assert.equal(all.length, started, 'a run was lost, or started twice');

  const { rows, spentCents } = await assertPaidOnce(server, models.calls);
  const cutOff = rows.filter(({ estimated }) => estimated);
  t.diagnostic(
    `${moments.length} kills, ${all.length} runs, ${rows.length} calls, ${cutOff.length} booked as an estimate of ${underWay} that could be, ${spentCents.toFixed(3)} ct`,
  );
  assert.ok(cutOff.length <= underWay, 'more calls were lost than were in flight');
  const notes = models.calls
    .filter(
      ({ finished, messages }) => finished && messages[0]!.content.includes('Note everything'),
    )
    .map(({ messages }) => materialOf(messages[0]!.content));
  assert.ok(
    notes.length - new Set(notes).size <= moments.length,
    'a stretch was read again and again',
  );
  await server.end();
  await assertStored(settings, askings, rows);
}

describe('killed at any moment, every run with a model ends, and stored text isn’t requested again', () => {
  for (const engine of ENGINES) {
    test(engine, async (t) => {
      const scene = openScene();
      t.after(() => scene.close());
      await killAtAnyMoment(t, scene, engine);
    });
  }
});

function materialOf(prompt: string): string {
  return /<<<TRANSCRIPT \w+>>>\n([\s\S]*?)\n<<<END/u.exec(prompt)?.[1] ?? '';
}
