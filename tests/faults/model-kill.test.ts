import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { STAGES } from '#contract/catalog/formats.ts';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import { UsageSchema } from '#contract/usage.ts';
import { systemClock } from '#server/core/clock.ts';
import { openDatabase } from '#server/db/open.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import { type Random, SEED, seededRandom } from './seeded-random.ts';
import { emptyServer, ENGINES, type EngineName } from './workload.ts';

/** `FAULT_KILLS=50 node --test tests/faults/model-kill.test.ts` for the long version. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 1);
const TOKENS_PER_SECOND = 500;
const MODEL = 'local/stand-in-model';
const WANTED = [
  { format: 'blog', sample: true, model: MODEL },
  { format: 'summary', sample: true, model: MODEL, options: { length: 'long' } },
  { format: 'newsletter', sample: true, model: MODEL, alsoMake: ['tweet'] },
] as const;

interface Asking {
  nonce: string;
  sections: string[];
  at: Date;
}

/** The edge of each stage in turn, and any moment in between. */
async function waitForMoment(
  server: ServerProcess,
  { random, number, id }: { random: Random; number: number; id: string },
): Promise<string> {
  const stage = STAGES[(SEED + number) % (STAGES.length + 1)];
  if (!stage) {
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
  const env = { ...empty.env, ...models.env(), LOCAL_AI_URL: models.localUrl };
  const settings = { ...empty, env };
  let server = await scene.start(settings);
  await buyPlan(server);
  /** Runs that were under way when a kill came, all kills together: each can have lost one call. */
  let underWay = 0;
  for (let number = 1; number <= KILLS; number += 1) {
    const client = createApiClient(server);
    const ids = [];
    for (const wanted of WANTED) ids.push(await client.create(wanted));
    const id = ids[random.whole(0, ids.length - 1)]!;
    const when = await waitForMoment(server, { random, number, id });
    const before = await client.list();
    underWay += before.filter(({ status }) => status !== 'done').length;
    server.kill('SIGKILL');
    await server.exit;
    t.diagnostic(`kill ${number} ${when}`);
    server = await scene.start(settings);
  }
  const client = createApiClient(server);
  const all = await client.list();
  for (const { id } of all) {
    await client.log(id);
    const { status, error, document } = await client.get(id);
    assert.equal(status, 'done', `${id}: ${JSON.stringify(error)}`);
    assert.ok(document && document.sections.length > 0);
  }
  assert.equal(all.length, KILLS * 4, 'a run was lost, or started twice');

  const rows = await ledger(server);
  const cutOff = rows.filter(({ estimated }) => estimated).length;
  t.diagnostic(
    `${KILLS} kills, ${all.length} runs, ${rows.length} calls, ${cutOff} booked as an estimate of ${underWay} that could be`,
  );
  // A call that was written down and not yet sent when the kill came is on the ledger alone, marked.
  const unsent = rows.length - models.calls.length;
  assert.ok(unsent >= 0 && unsent <= cutOff, 'the ledger and the meter count other calls');
  assert.ok(cutOff <= underWay, 'more calls were lost than were in flight');
  const metered = new Map<string, number>();
  for (const { tokens } of models.calls) {
    const key = `${tokens.in}/${tokens.out}`;
    metered.set(key, (metered.get(key) ?? 0) + 1);
  }
  for (const { tokensIn, tokensOut, estimated } of rows) {
    if (estimated) continue;
    const key = `${tokensIn}/${tokensOut}`;
    assert.ok((metered.get(key) ?? 0) > 0, `${key} is on the ledger and not on the meter`);
    metered.set(key, metered.get(key)! - 1);
  }
  const notes = models.calls
    .filter(
      ({ finished, messages }) => finished && messages[0]!.content.includes('Note everything'),
    )
    .map(({ messages }) => materialOf(messages[0]!.content));
  assert.ok(notes.length - new Set(notes).size <= KILLS, 'a stretch was read again and again');
  await server.end();
  await assertNothingTwice(settings, askings);
}

/** What was stored when a question came was not in the question. */
async function assertNothingTwice(
  { dataDir, env }: { dataDir: string; env: Record<string, string> },
  askings: readonly Asking[],
): Promise<void> {
  const data = {
    dir: dataDir,
    databaseUrl: env['DATABASE_URL'],
    storageUrl: undefined,
    encryptionKeys: undefined,
  };
  const { log } = watchLog();
  const database = await openDatabase({
    config: { data },
    log,
    clock: systemClock,
    isBehind: async () => false,
    prepare: async () => {},
  });
  const { rows } = await database.db.$client.query<{ nonce: string; name: string; at: Date }>(
    `SELECT plan.result->>'nonce' AS nonce, step.name, step.created_at AS at
       FROM generation_steps plan JOIN generation_steps step USING (generation_id)
      WHERE plan.name = 'plan'`,
  );
  await database.close();
  const stored = new Map(rows.map(({ nonce, name, at }) => [`${nonce} ${name}`, at]));
  assert.ok(stored.size > 0 && askings.length > 0);
  for (const { nonce, sections, at } of askings) {
    const again = sections.filter((id) => (stored.get(`${nonce} section ${id}`) ?? at) < at);
    assert.deepEqual(again, [], 'asked for what was stored');
  }
}

describe('killed at any moment, every run with a model ends, and nothing stored is asked for again', () => {
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

async function ledger({ url, token }: { url: string; token: string }) {
  const rows = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const response = await fetch(url + CALLS.usage + query, { headers: { [TOKEN_HEADER]: token } });
    const page = UsageSchema.parse(await response.json());
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}
