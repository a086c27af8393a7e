import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { tokenIn, waitForMail } from '#tests/support/mail.ts';
import { type Call, callAs, makeApp } from '#tests/support/make-app.ts';
import { openScene } from '#tests/support/server-process.ts';

let now = new Date('2026-11-15T12:00:00Z');
const clock = { now: () => now };
const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const app = await makeApp({ after }, { clock });
const visitor = callAs(app.app, null);
const PASSWORD = 'seven green kettles';

async function signUp(email: string): Promise<{ call: Call; token: string }> {
  pass(20);
  assert.equal((await visitor('POST', '/signup', { email })).status, 200);
  const mail = await waitForMail(app.dataDir, email, /Activate/);
  const { body } = await visitor('GET', `/login_with_token/${tokenIn(mail)}`);
  return { call: callAs(app.app, body.access_token), token: body.access_token };
}

const known = await signUp('known@example.org');
await known.call('POST', '/password', { password: PASSWORD });
await signUp('passwordless@example.org');

// Started here, because streams check only now and then whether their session is still valid.
const listener = await signUp('listener@example.org');
const appUrl = await app.app.listen({ port: 0, host: '127.0.0.1' });
const stream = await fetch(`${appUrl}/events`, { headers: { Token: listener.token } });
const streamed = stream.text();
await listener.call('POST', '/logout');

/**
 * CPU time, because wall-clock time depends on how busy the machine is. The minimum of several runs, because other
 * work in this process adds to some of them.
 */
async function cpuMs(work: () => Promise<unknown>, times: number): Promise<number> {
  await work();
  let least = Infinity;
  for (let time = 0; time < times; time += 1) least = Math.min(least, await cpuMsOnce(work));
  return least;
}

async function cpuMsOnce(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function assertAlike(costs: Record<string, number>): void {
  const [most, least] = [Math.max(...Object.values(costs)), Math.min(...Object.values(costs))];
  assert.ok(least > most / 2.5, JSON.stringify(costs));
}

const withoutId = ({ requestId: _id, ...rest }: Record<string, unknown>) => rest;

test('1 unknown, wrong and passwordless logins get the same response and cost the same work', async () => {
  const answers: object[] = [];
  const costs: Record<string, number> = {};
  for (const email of ['known@example.org', 'unknown@example.org', 'passwordless@example.org']) {
    costs[email] = await cpuMs(async () => {
      pass(2);
      const { status, body } = await visitor('POST', '/login', {
        email,
        password: 'not it at all',
      });
      answers.push({ status, ...withoutId(body) });
    }, 6);
    pass(20);
  }
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assertAlike(costs);
});

test('2 sign-in links and sign-ups get the same response and cost the same work, whether or not the address is known', async () => {
  for (const path of ['/send_login_link', '/signup']) {
    const costs = { known: Infinity, unknown: Infinity };
    const answers: object[] = [];
    // Alternating, so that other load on the machine affects both equally.
    for (let round = 0; round < 10; round += 1) {
      for (const who of ['known', 'unknown'] as const) {
        const email = who === 'known' ? 'known@example.org' : `none-${round}@example.org`;
        pass(60 * 3);
        const cost = await cpuMsOnce(async () => {
          const { status, body } = await visitor('POST', path, { email });
          answers.push({ status, ...body });
        });
        costs[who] = Math.min(costs[who], cost);
      }
    }
    pass(60 * 24);
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assertAlike(costs);
  }
});

test('3 of twenty simultaneous uses of a link, only one gets in', async () => {
  pass(60);
  const before = (await app.database.db.execute('SELECT count(*)::int AS n FROM sessions')).rows;
  const token = await app.accounts.createOwnerLink();
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => visitor('GET', `/login_with_token/${token}`)),
  );
  assert.deepEqual(
    tries.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, ...Array<number>(19).fill(400)],
  );
  const { rows } = await app.database.db.execute('SELECT count(*)::int AS n FROM sessions');
  assert.equal(Number(rows[0]!['n']), Number(before[0]!['n']) + 1);
});

test('4 expired and superseded links are refused', async () => {
  pass(60);
  const ask = async (count: number) => {
    await visitor('POST', '/send_login_link', { email: 'passwordless@example.org' });
    return tokenIn(await waitForMail(app.dataDir, 'passwordless@example.org', /login link/, count));
  };
  const first = await ask(0);
  const second = await ask(1);
  assert.equal((await visitor('GET', `/login_with_token/${first}`)).body.code, 'link_used');
  pass(15);
  assert.equal((await visitor('GET', `/login_with_token/${second}`)).body.code, 'link_used');
});

test('6 guessing one account’s password from many addresses is throttled, while its owner can still sign in by link', async () => {
  pass(60);
  const guess = (address: string) =>
    app.app.inject({
      method: 'POST',
      url: '/login',
      remoteAddress: address,
      payload: { email: 'known@example.org', password: 'guess' },
    });
  const codes: number[] = [];
  for (let time = 0; time < 12; time += 1) codes.push((await guess(`10.0.${time}.1`)).statusCode);
  assert.deepEqual(codes, [...Array<number>(10).fill(400), 429, 429]);
  const right = { email: 'known@example.org', password: PASSWORD };
  const { status, headers } = await visitor('POST', '/login', right);
  assert.equal(status, 429, 'the right password waits as well');
  assert.ok(Number(headers['retry-after']) > 0);
  const mails = await visitor('POST', '/send_login_link', { email: 'known@example.org' });
  assert.equal(mails.status, 200);
});

test('9 10 only a token in its header gives access, and not after logout or expiry', async () => {
  const { call, token } = await signUp('ends@example.org');
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { cookie: `token=${token}; Token=${token}` },
    { 'x-token': token },
  ]) {
    assert.equal((await visitor('GET', '/user_info', undefined, headers)).status, 401);
  }
  assert.equal((await visitor('GET', `/user_info?token=${token}&Token=${token}`)).status, 401);
  assert.equal((await call('GET', '/user_info')).status, 200);
  await call('POST', '/logout');
  assert.equal((await call('GET', '/user_info')).status, 401);
  const idle = await signUp('idle@example.org');
  pass(14 * 24 * 60);
  assert.equal((await idle.call('GET', '/user_info')).status, 401);
});

describe('5 the eleventh login in a minute', () => {
  const scene = openScene();
  after(() => scene.close());

  test('is refused across two processes, whatever the headers say', async () => {
    const url = await scene.database();
    const start = () => scene.start({ dataDir: scene.folder(), env: { DATABASE_URL: url } });
    const servers = [await start(), await start()];
    const attempt = async (number: number) => {
      const forged = `203.0.113.${number}`;
      const response = await fetch(`${servers[number % 2]!.url}/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': forged,
          forwarded: `for=${forged}`,
          'x-real-ip': forged,
        },
        body: JSON.stringify({ email: `someone-${number}@example.org`, password: 'guess' }),
      });
      return response.status;
    };
    const codes = await Promise.all(Array.from({ length: 24 }, (_, number) => attempt(number)));
    assert.deepEqual(
      codes.toSorted((one, other) => one - other),
      [...Array<number>(10).fill(400), ...Array<number>(14).fill(429)],
    );
  });
});

test('5 behind one trusted proxy, its header counts and the client’s own doesn’t', async (t) => {
  const proxied = await makeApp(t, { works: false, env: { TRUST_PROXY: 'true' } });
  const attempt = async (forwarded: string) =>
    (
      await proxied.app.inject({
        method: 'POST',
        url: '/login',
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: 'a@example.org', password: 'x' },
      })
    ).statusCode;
  const codes: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    // The client's own entry comes first, the proxy's last.
    codes.push(await attempt(`203.0.113.${time}, 198.51.100.7`));
  }
  assert.equal(codes.at(-1), 429);
});

test('6 nobody else can use up the links that an owner may request', async () => {
  pass(24 * 60);
  const ask = async (remoteAddress: string) =>
    (
      await app.app.inject({
        method: 'POST',
        url: '/send_login_link',
        remoteAddress,
        payload: { email: 'known@example.org' },
      })
    ).statusCode;
  const codes: number[] = [];
  for (let time = 0; time < 9; time += 1) codes.push(await ask('203.0.113.9'));
  assert.deepEqual(codes, [...Array<number>(5).fill(200), ...Array<number>(4).fill(429)]);
  assert.equal(await ask('198.51.100.4'), 200);
});

test('9 an open stream ends when its session does', async () => {
  assert.equal(stream.status, 200);
  assert.equal(stream.headers.get('cache-control'), 'no-store');
  // Resolves only if the stream ends.
  assert.match(await streamed, /^(?:: keep-alive\n\n)+$/);
});
