import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import pg from 'pg';
import { type ErrorBody, ErrorBodySchema } from '#contract/errors.ts';
import { isLast } from '#contract/events.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { assertPaidOnce, payForModels, PRICED_MODEL } from './paid-once.ts';

const RUNS = 3;
const WANTED = { format: 'summary', sample: true, model: PRICED_MODEL } as const;
/** Enough for both processes: their pools and a listener each. */
const POOL = 3;
const CONNECTIONS = 2 * (POOL + 1);
const LIMITED_ROLE = 'shop';

/** A web and a worker process, as a role that may only have so many connections. */
async function stage(t: TestContext) {
  const scene = openScene();
  t.after(() => scene.close());
  const postgres = await startPostgres();
  scene.onClose(() => postgres.stop());
  const models = await startStandInModels({ tokensPerSecond: 150, answer: answerLikeAModel });
  scene.onClose(() => models.close());
  const ownerUrl = await postgres.createDatabase();
  const connect = async () => {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    scene.onClose(() => client.end());
    return client;
  };
  const admin = await connect();
  await admin.query(`CREATE ROLE ${LIMITED_ROLE} LOGIN CONNECTION LIMIT ${CONNECTIONS}`);
  const name = pg.escapeIdentifier(new URL(ownerUrl).pathname.slice(1));
  await admin.query(`ALTER DATABASE ${name} OWNER TO ${LIMITED_ROLE}`);
  await admin.query(`ALTER SCHEMA public OWNER TO ${LIMITED_ROLE}`);
  const limitedUrl = new URL(ownerUrl);
  limitedUrl.username = LIMITED_ROLE;
  const DATABASE_URL = String(limitedUrl);
  const healthPort = await freePort();
  const launch = (ROLE: 'web' | 'worker', more: Record<string, string> = {}) => {
    const named = `${DATABASE_URL}&application_name=${ROLE}`;
    const env = { DATABASE_URL: named, DATABASE_CONNECTIONS: `${POOL}`, ...models.env(), ...more };
    return scene.launch({ dataDir: scene.folder(), env: { ...env, ROLE } });
  };
  const launched = [launch('web'), launch('worker', { HEALTH_PORT: String(healthPort) })] as const;
  const [web] = await Promise.all(launched.map(({ ready }) => ready));
  await buyPlan(web!);
  await payForModels(web!);
  const readiness = [`${web!.url}${CALLS.readyz}`, `http://127.0.0.1:${healthPort}${CALLS.readyz}`];
  return { models, admin, connect, DATABASE_URL, launched, web: web!, readiness };
}

/** Takes every connection the role may have, also those the server holds now. */
async function takeAllConnections(admin: pg.Client, url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  while (taken.length < CONNECTIONS) {
    const client = new pg.Client({ connectionString: url, application_name: 'somebody else' });
    client.on('error', () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch (error) {
      assert.equal((error as { code?: string }).code, '53300');
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE usename = '${LIMITED_ROLE}' AND application_name <> 'somebody else'`,
      );
    }
  }
  return taken;
}

async function ask(
  { url, token }: ServerProcess,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { [TOKEN_HEADER]: token, 'content-type': 'application/json' };
  return fetch(url + path, { ...init, headers });
}

async function assertUnavailable(answer: Response): Promise<ErrorBody> {
  const body = ErrorBodySchema.parse(await answer.json());
  assert.deepEqual([answer.status, body.code], [503, 'unavailable'], JSON.stringify(body));
  assert.ok(Number(answer.headers.get('retry-after')) > 0, 'it says when to try again');
  return body;
}

/** On a busy machine, a check may end before it has found out what is missing. */
async function assertNoConnectionFree(readyz: string): Promise<void> {
  await untilSeen(async () => {
    const { fields } = await assertUnavailable(await fetch(readyz));
    const said = fields?.find(({ field }) => field === 'database')?.problem;
    return said === 'has no free connection' || null;
  });
}

/** Starts runs and waits until each has written something. */
async function startRuns(client: ReturnType<typeof createApiClient>): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: RUNS }, () => client.create(WANTED)));
  const path = fill(CALLS.generationEvents, { id: ids[0]! });
  for await (const { event } of client.watch(path)) if (event.type === 'delta') break;
  return ids;
}

async function isReady(url: string): Promise<true | null> {
  return (await fetch(url)).ok || null;
}

describe('a database without free connections', () => {
  test('gives 503 with a time to try again while others use all connections of PostgreSQL, and loses no run', async (t) => {
    const { models, admin, DATABASE_URL, launched, web, readiness } = await stage(t);
    const client = createApiClient(web);
    const ids = await startRuns(client);
    const taken = await takeAllConnections(admin, DATABASE_URL);

    for (const answer of await Promise.all([
      ask(web, CALLS.generations),
      ask(web, CALLS.generations, { method: 'POST', body: JSON.stringify(WANTED) }),
      ask(web, fill(CALLS.generation, { id: ids[0]! })),
      ask(web, CALLS.events),
      ask(web, CALLS.usage),
    ])) {
      const { message } = await assertUnavailable(answer);
      assert.doesNotMatch(message, /role|connection slots|too many/i, 'no internals');
    }
    for (const url of readiness) {
      await assertNoConnectionFree(url);
      assert.ok((await fetch(url.replace(CALLS.readyz, CALLS.healthz))).ok);
    }

    for (const one of taken) await one.end();
    for (const url of readiness) await untilSeen(() => isReady(url));
    for (const id of ids) {
      const log = await client.log(id);
      assert.equal(log.filter(({ event }) => isLast(event)).length, 1, id);
      const { status, error } = await client.get(id);
      assert.equal(status, 'done', `${id}: ${JSON.stringify(error)}`);
    }
    assert.equal((await client.list()).length, RUNS, 'the refused one was not started');
    await assertPaidOnce(web, models.calls);
    for (const { end } of launched) assert.equal((await end()).code, 0);
  });

  test('gives 503 with a time to try again while all its own connections are busy, and recovers', async (t) => {
    const { admin, connect, launched, web, readiness } = await stage(t);
    const client = createApiClient(web);
    const id = await client.create({ format: 'summary', sample: true });
    await client.log(id);
    const [webReadiness] = readiness;

    // Only the pool is to run out here, not the role.
    await admin.query(`ALTER ROLE ${LIMITED_ROLE} CONNECTION LIMIT -1`);
    await admin.query('BEGIN');
    await admin.query('LOCK TABLE generations IN ACCESS EXCLUSIVE MODE');
    // In a transaction, pg_stat_activity keeps showing what it showed first.
    const watcher = await connect();
    const waiting: Promise<Response>[] = [];
    // One after another, since a call that found no connection holds none.
    await untilSeen(async () => {
      const { rowCount } = await watcher.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'web'`,
      );
      if (rowCount === POOL) return true;
      waiting.push(ask(web, CALLS.generations));
      return null;
    });
    const [list, others] = await Promise.all([
      ask(web, CALLS.generations),
      ask(web, CALLS.usage),
      assertNoConnectionFree(webReadiness!),
    ]);
    for (const answer of [list, others]) await assertUnavailable(answer);

    await admin.query('COMMIT');
    // A list takes two connections, so some of these hold one and wait for another.
    for (const answer of await Promise.all(waiting)) {
      if (!answer.ok) await assertUnavailable(answer);
    }
    assert.equal((await client.list()).length, 1);
    await untilSeen(() => isReady(webReadiness!));
    assert.equal((await client.get(id)).status, 'done');
    for (const { end } of launched) assert.equal((await end()).code, 0);
  });
});
