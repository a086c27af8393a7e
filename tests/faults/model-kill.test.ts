import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { STAGES } from '#contract/catalog/formats.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type LedgerRow, type UsageReport, UsageSchema } from '#contract/usage.ts';
import { systemClock } from '#server/core/clock.ts';
import { openDatabase } from '#server/db/open.ts';
import { aiProvidersFor } from '#tests/support/ai-providers.ts';
import { MICRO_CENTS } from '#server/modules/usage/usage.service.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import {
  type StandInCall,
  startStandInModels,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import { type Random, SEED, seededRandom } from './seeded-random.ts';
import { emptyServer, ENGINES, type EngineName } from './workload.ts';

/**
 * `FAULT_KILLS=50 node --test tests/faults/model-kill.test.ts` for the long version, with so many kills on each engine.
 * The short one kills at the edge of every stage and at two moments in between, in turn on one engine and the other.
 */
const LONG = process.env['FAULT_KILLS'];
const TOKENS_PER_SECOND = LONG === undefined ? 1000 : 500;
/** One that has a price, so that money is counted too. */
const PROVIDER = 'openai';
const PRICED = 'gpt-4.1-mini';
const MODEL = `${PROVIDER}/${PRICED}`;
const CAP_CENTS = 5000;
/** How far a count of ours may be from the provider's where nobody could tell us any more. */
const NEARLY = 0.15;
const WANTED = [
  { format: 'blog', sample: true, model: MODEL, secondReading: 'on' },
  { format: 'summary', sample: true, model: MODEL, options: { length: 'long' } },
  { format: 'newsletter', sample: true, model: MODEL, alsoMake: ['tweet'] },
] as const;

interface Asking {
  nonce: string;
  sections: string[];
  at: Date;
}

type Wanted = (typeof WANTED)[number];

/** All of them each time in the long version; in the short one, where those of before are still going, one more. */
const wantedAt = (kill: number): readonly Wanted[] =>
  LONG !== undefined || kill === 0 ? WANTED : [WANTED[kill % WANTED.length]!];
const runsOf = (wanted: readonly Wanted[]) =>
  wanted.reduce((sum, one) => sum + 1 + ('alsoMake' in one ? one.alsoMake.length : 0), 0);

type Moment = (typeof STAGES)[number] | 'any';

/** The edge of each stage, and any moment in between. */
function momentsOf(engine: EngineName): Moment[] {
  const all: Moment[] = [...STAGES, 'any'];
  if (LONG !== undefined)
    return Array.from({ length: Number(LONG) }, (_, at) => all[(SEED + at) % all.length]!);
  return [...all, 'any' as const].filter((_, at) => at % 2 === ENGINES.indexOf(engine));
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
  await put(server, fill(CALLS.key, { provider: PROVIDER }), { key: 'a-good-key-0001' }, 'PUT');
  await put(server, CALLS.settings, { capCents: CAP_CENTS }, 'PATCH');
  const moments = momentsOf(engine);
  let started = 0;
  /** Runs that were under way when a kill came, all kills together: each can have lost one call. */
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

  const { rows, cap } = await ledger(server);
  const cutOff = rows.filter(({ estimated }) => estimated);
  t.diagnostic(
    `${moments.length} kills, ${all.length} runs, ${rows.length} calls, ${cutOff.length} booked as an estimate of ${underWay} that could be, ${cap.spentCents.toFixed(3)} ct`,
  );
  assert.ok(cutOff.length <= underWay, 'more calls were lost than were in flight');
  assertMetered(rows, models.calls);
  assert.equal(cap.capCents, CAP_CENTS);
  assert.equal(cap.heldCents, 0, 'money is held back for calls that are over');
  const spent = rows.reduce((sum, { costCents }) => sum + costCents, 0);
  assert.ok(Math.abs(spent - cap.spentCents) < 1e-4 && spent <= CAP_CENTS);
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

/**
 * Every call that was metered is on the ledger: to the token and the price where the provider could say it, and where
 * the kill came first as an estimate that is marked, near what was asked and not below what was answered. What is on
 * the ledger alone was written down and not yet sent.
 */
function assertMetered(rows: readonly LedgerRow[], calls: readonly StandInCall[]): void {
  const { cost } = aiProvidersFor({});
  const priceOf = (tokens: { in: number; out: number }) =>
    cost(PROVIDER, PRICED, { ...tokens, cached: 0 }).microCents / MICRO_CENTS;
  const left = [...calls];
  for (const { tokensIn, tokensOut, costCents, estimated } of rows) {
    if (estimated) continue;
    const key = `${tokensIn}/${tokensOut}`;
    const at = left.findIndex(({ tokens }) => `${tokens.in}/${tokens.out}` === key);
    assert.ok(at >= 0, `${key} is on the ledger and not on the meter`);
    left.splice(at, 1);
    assert.ok(Math.abs(costCents - priceOf({ in: tokensIn, out: tokensOut })) < 1e-6, key);
  }
  const marked = rows.filter(({ estimated }) => estimated);
  const fits = ({ tokens }: StandInCall, { tokensIn, tokensOut, costCents }: LedgerRow) =>
    Math.abs(tokensIn / tokens.in - 1) <= NEARLY &&
    tokensOut >= tokens.out * (1 - NEARLY) &&
    costCents >= priceOf(tokens) * (1 - NEARLY);
  const alone = left.filter((call) => !canBeBooked(call, marked, fits, new Set()));
  const asked = ({ tokens }: StandInCall) => `${tokens.in}/${tokens.out}`;
  assert.deepEqual(alone.map(asked), [], 'on the meter and not on the ledger');
}

const bookedAs = new WeakMap<LedgerRow, StandInCall>();

/** Several estimates can be near several calls: one that another call has is given up where that one has a second choice. */
function canBeBooked(
  call: StandInCall,
  marked: readonly LedgerRow[],
  fits: (call: StandInCall, row: LedgerRow) => boolean,
  tried: Set<LedgerRow>,
): boolean {
  return marked.some((row) => {
    if (tried.has(row) || !fits(call, row)) return false;
    tried.add(row);
    const other = bookedAs.get(row);
    if (other && !canBeBooked(other, marked, fits, tried)) return false;
    bookedAs.set(row, call);
    return true;
  });
}

/** What was stored when a question came was not in the question, and no run has cost more than it was said to. */
async function assertStored(
  { dataDir, env }: { dataDir: string; env: Record<string, string> },
  askings: readonly Asking[],
  ledgerRows: readonly LedgerRow[],
): Promise<void> {
  const data = {
    dir: dataDir,
    databaseUrl: env['DATABASE_URL'],
    databaseWaitSeconds: 0,
    databaseConnections: 10,
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
  interface Step {
    id: string;
    nonce: string;
    ceiling: string;
    name: string;
    at: Date;
  }
  const { rows } = await database.db.$client.query<Step>(
    `SELECT plan.generation_id AS id, plan.result->>'nonce' AS nonce,
            plan.result->>'ceilingMicroCents' AS ceiling, step.name, step.created_at AS at
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
  // Runs side by side share what was said for reading.
  const ceilings = new Map(rows.map(({ id, ceiling }) => [id, Number(ceiling) / MICRO_CENTS]));
  const allowed = [...ceilings.values()].reduce((sum, one) => sum + one, 0);
  assert.ok(ledgerRows.reduce((sum, { costCents }) => sum + costCents, 0) <= allowed);
  for (const [id, most] of ceilings) {
    const own = ledgerRows.filter(({ generationId }) => generationId === id);
    const spent = own.reduce((sum, { costCents }) => sum + costCents, 0);
    assert.ok(own.length > 0 && spent > 0 && spent <= most, `${id}: ${spent} of ${most}`);
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

async function put(
  { url, token }: { url: string; token: string },
  path: string,
  body: object,
  method: 'PUT' | 'PATCH',
): Promise<void> {
  const headers = { [TOKEN_HEADER]: token, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  assert.equal(answer.status, 200, `${path} ${await answer.text()}`);
}

async function ledger({ url, token }: { url: string; token: string }) {
  const rows: LedgerRow[] = [];
  let cap: UsageReport['cap'] | null = null;
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const response = await fetch(url + CALLS.usage + query, { headers: { [TOKEN_HEADER]: token } });
    const page = UsageSchema.parse(await response.json());
    rows.push(...page.rows);
    cap ??= page.cap;
    cursor = page.nextCursor;
  }
  return { rows, cap: cap! };
}
