import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from '#server/db/sql.ts';
import type { LiveEvent } from '#contract/events.ts';
import { generations } from '#server/db/schema/generations.ts';
import {
  createEventAppender,
  type EventAppender,
} from '#server/modules/generations/events/event-appender.ts';
import type { ModelCall } from '#server/modules/usage/model-call.service.ts';
import { EVENTS_CHANNEL } from '#server/modules/generations/events/event-log.repo.ts';
import { createEngineThread } from '#server/modules/generations/run/engine-thread.ts';
import { createRunner } from '#server/modules/generations/run/run-generation.ts';
import type { JobContext } from '#server/queue/job.ts';
import { makeApp, type TestApp } from '#tests/support/make-app.ts';

/**
 * The overhead of reading and storing a model's output compared to reading the model directly: time to the first
 * token in the log, CPU time per token, and delay with 300 parallel runs. The model runs in its own process.
 */
const LIMITS = { firstMs: 8, cpuMicros: 120, lagMs: 300 };
const ACCOUNTS = 10;
/** The model name with which the server next to this writes a single post. */
const ONE_POST = 'one-post';

interface EngineResult {
  /** From when a worker takes the job, including the plan, until readers get the first words. */
  firstTokenFromJobAddedMs: number;
  firstTokenAddedMs: number;
  firstTokenDirectMs: number;
  cpuMicrosPerToken: number;
  cpuDirectMicrosPerToken: number;
  cpuRatioToDirect: number;
  lagP50Ms: number;
  lagP95Ms: number;
}

export interface StreamResult {
  name: 'stream';
  /** The smallest ratio of limit to measurement: above 1 is within all limits. */
  ratio: number;
  embedded?: EngineResult;
  postgres?: EngineResult;
}

interface Run {
  id: string;
  lease: string;
  ownerId: string;
}

export async function run(args: string[]): Promise<StreamResult> {
  const seconds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 10);
  const engines = (['embedded', 'postgres'] as const).filter(
    (engine) => !args.some((arg) => /[a-z]/.test(arg)) || args.includes(engine),
  );
  const result: StreamResult = { name: 'stream', ratio: Infinity };
  for (const engine of engines) {
    process.env['TEST_ENGINE'] = engine;
    const measured = await measure(seconds);
    result[engine] = measured;
    const { firstTokenFromJobAddedMs, cpuMicrosPerToken, lagP95Ms } = measured;
    const shares = [
      LIMITS.firstMs / Math.max(0.1, firstTokenFromJobAddedMs),
      LIMITS.cpuMicros / cpuMicrosPerToken,
      LIMITS.lagMs / lagP95Ms,
    ];
    result.ratio = Math.min(result.ratio, ...shares);
    console.log(`${engine}: ${JSON.stringify(measured)}`);
  }
  result.ratio = round(result.ratio);
  return result;
}

async function measure(seconds: number): Promise<EngineResult> {
  const server = fork(new URL('./stream/model-server.ts', import.meta.url), { stdio: 'inherit' });
  const [port] = (await once(server, 'message')) as [number];
  const endings: (() => Promise<void>)[] = [];
  const lifetime = { after: (work: () => Promise<void>) => void endings.push(work) };
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const env = {
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: baseUrl,
      HOUSE_BUDGET_CENTS: '1000000',
      HOUSE_DAILY_CENTS: '100000000',
    };
    const app = await makeApp(lifetime, { works: false, env });
    const runs = await makeRuns(app, 300);
    const appender = createEventAppender(app.database.db);
    const stream = (one: Run, model: string) => write(app, appender, one, model);

    await Promise.all(runs.slice(0, 20).map((one) => stream(one, '100x50')));
    const first = await firstToken(baseUrl, runs, stream);

    const tokens = seconds * 50;
    const cpu = await cpuOf(() =>
      Promise.all(runs.slice(0, 100).map((one) => stream(one, `50x${tokens}`))),
    );
    const direct = await cpuOf(() =>
      Promise.all(runs.slice(0, 100).map(() => readDirect(baseUrl, questionTo(`50x${tokens}`)))),
    );

    // Start the runs over one second, because real runs never all start at the same moment.
    const lags = await Promise.all(
      runs.map(async (one, index) => {
        await pause((index * 1000) / runs.length);
        return stream(one, `20x${seconds * 20}`);
      }),
    );
    const sorted = lags.flatMap(({ lagsMs }) => lagsMs).toSorted((one, other) => one - other);
    return {
      ...first,
      firstTokenFromJobAddedMs: await firstTokenFromJob(app, baseUrl),
      cpuMicrosPerToken: round(cpu / (100 * tokens)),
      cpuDirectMicrosPerToken: round(direct / (100 * tokens)),
      cpuRatioToDirect: round(cpu / direct),
      lagP50Ms: at(sorted, 0.5),
      lagP95Ms: at(sorted, 0.95),
    };
  } finally {
    server.disconnect();
    for (const end of endings.toReversed()) await end();
  }
}

/** Runs in progress of ten accounts, copied from one to save time. */
async function makeRuns(app: TestApp, count: number): Promise<Run[]> {
  const users = [app.owner];
  while (users.length < ACCOUNTS)
    users.push(await app.makeUser(`bench${users.length}@example.org`));
  const { body } = await app.owner.call('POST', '/generations', {
    format: 'summary',
    sample: true,
  });
  const [template] = await app.database.db
    .select()
    .from(generations)
    .where(eq(generations.id, body.generations[0].id));
  const rows = Array.from({ length: count }, (_, index) => ({
    ...template!,
    id: `gen_bench_${String(index).padStart(4, '0')}`,
    lease: `lease_${index}`,
    ownerId: users[index % users.length]!.id,
  }));
  await app.database.db.insert(generations).values(rows);
  await app.database.db.execute(sql`ANALYZE`);
  return rows;
}

/**
 * One run as the pipeline does it: on the ledger, streamed, storing the first words right away and the rest as fast
 * as possible.
 */
async function write(
  app: TestApp,
  appender: EventAppender,
  { id, lease, ownerId }: Run,
  model: string,
): Promise<{ firstMs: number; lagsMs: number[] }> {
  const startedAt = performance.now();
  const lagsMs: number[] = [];
  let firstMs = 0;
  let waiting = '';
  let at = 0;
  let storing = Promise.resolve();
  let isStoring = false;

  async function store(): Promise<void> {
    isStoring = true;
    while (waiting !== '') {
      const text = waiting;
      waiting = '';
      await appender.append(id, lease, [deltaOf(at, text)], { soon: at === 0 });
      at += text.length;
      firstMs ||= performance.now() - startedAt;
      const now = Date.now();
      for (const sentAt of text.trimEnd().split(' ')) lagsMs.push(now - Number(sentAt));
    }
    isStoring = false;
  }
  const call: ModelCall = {
    use: { provider: 'openai', model, payer: 'house' },
    ownerId,
    generationId: id,
    format: 'summary',
    stage: 'writing',
    request: {
      system: 'Say the time.',
      messages: [{ role: 'user', content: 'Now?' }],
      maxOutputTokens: 2000,
    },
    signal: new AbortController().signal,
    onText(text) {
      waiting += text;
      if (!isStoring) storing = store();
    },
  };
  await app.modelCalls.call(call);
  await storing;
  return { firstMs, lagsMs };
}

function deltaOf(at: number, text: string): LiveEvent {
  const section = { id: 'gist', kind: 'gist' as const, startMs: null };
  const block = { id: 'gist1', kind: 'gist' as const, blockIds: [], startMs: null };
  return { type: 'delta', section, block, at, text };
}

async function firstToken(
  baseUrl: string,
  runs: Run[],
  stream: (one: Run, model: string) => Promise<{ firstMs: number }>,
): Promise<Pick<EngineResult, 'firstTokenAddedMs' | 'firstTokenDirectMs'>> {
  const ours: number[] = [];
  const direct: number[] = [];
  for (let number = 0; number < 200; number += 1) {
    // Alternating, so that other load on the machine affects both equally.
    ours.push((await stream(runs[number]!, '1000x1')).firstMs);
    direct.push(await readDirect(baseUrl, questionTo('1000x1')));
  }
  const middle = (all: number[]) =>
    at(
      all.toSorted((one, other) => one - other),
      0.5,
    );
  return {
    firstTokenAddedMs: round(middle(ours) - middle(direct)),
    firstTokenDirectMs: middle(direct),
  };
}

/** Whole runs as a worker does them, compared to sending the same prompt to the model directly. */
async function firstTokenFromJob(app: TestApp, baseUrl: string): Promise<number> {
  const engine = createEngineThread();
  const { entitlements } = app.billingParts;
  const runner = createRunner({ ...app, engine, entitlements, models: app.providers });
  const told = new Map<string, number>();
  const notices = await app.database.listen(
    EVENTS_CHANNEL,
    (payload) => void told.set(payload.split(' ').slice(2).join(' '), performance.now()),
    () => {},
  );
  const ours: number[] = [];
  const direct: number[] = [];
  const wanted = {
    format: 'tweet',
    sample: true,
    model: `openai/${ONE_POST}`,
    options: { shape: 'single' },
  };
  for (let number = 0; number < 120; number += 1) {
    // A new account each time, because its free words would run out.
    const user = await app.makeUser(`job${number}@example.org`);
    await user.call('PUT', '/settings/keys/openai', { key: 'sk-bench-0123456789abcdef' });
    const { body } = await user.call('POST', '/generations', wanted);
    if (!body.generations) throw new Error(JSON.stringify(body));
    const generationId = body.generations[0].id as string;
    const startedAt = performance.now();
    const signal = new AbortController().signal;
    await runner.run({ id: generationId, jobNumber: 1 }, { signal } as JobContext);
    const { rows } = await app.database.db.$client.query<{ seq: number }>(
      `SELECT min(seq) AS seq FROM generation_events
        WHERE generation_id = $1 AND event->>'type' = 'delta'`,
      [generationId],
    );
    const at = [...told].find(([key]) => {
      const [id, last] = key.split(' ');
      return id === generationId && Number(last) >= rows[0]!.seq;
    });
    ours.push(at![1] - startedAt);
    told.clear();
    // The same prompt, because a model needs time to read a whole transcript.
    const asked = await (await fetch(`${baseUrl}/last`)).text();
    direct.push(await readDirect(baseUrl, asked));
  }
  await notices.close();
  await engine.close();
  const middle = (all: number[]) =>
    at(
      all.slice(20).toSorted((one, other) => one - other),
      0.5,
    );
  return round(middle(ours) - middle(direct));
}

const questionTo = (model: string) => JSON.stringify({ model });

const agent = new http.Agent({ keepAlive: true });

/** Reads the model without processing. Resolves to the time to the first token, once it has ended. */
function readDirect(baseUrl: string, body: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    let first = 0;
    const request = http.request(`${baseUrl}/responses`, { method: 'POST', agent }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (first === 0 && chunk.includes('"delta"')) first = performance.now() - startedAt;
      });
      response.on('end', () => resolve(first));
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const round = (value: number) => Number(value.toFixed(2));
const at = (sorted: number[], share: number) =>
  round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
