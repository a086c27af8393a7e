import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, describe, test } from 'node:test';
import { newId } from '#server/core/ids.ts';
import { batches, watchedChannels, watches } from '#server/db/schema/batches.ts';
import { teamMembers } from '#server/db/schema/billing.ts';
import { callAs, makeApp, type TestUser } from '#tests/support/make-app.ts';
import { makePodcast } from '#tests/support/podcast.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
}

const app = await makeApp({ after }, { listens: true });
const visitor = callAs(app.app, null);

/** The server's response to them. Started here, because it takes a while. */
const headersThatNeverEnd = new Promise<string>((resolve) => {
  const slow = connect(Number(new URL(app.url).port), '127.0.0.1');
  slow.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  let text = '';
  slow.on('data', (chunk) => (text += chunk.toString()));
  slow.on('close', () => resolve(text));
});

const { body: openapi } = await visitor('GET', '/openapi.json');
const operations: Operation[] = Object.entries(
  openapi.paths as Record<string, Record<string, unknown>>,
).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => /^(get|post|patch|put|delete)$/.test(method))
    .map((method) => ({ method: method.toUpperCase() as Operation['method'], path })),
);

/** Every route open to visitors. No other route may become public unnoticed. */
const PUBLIC = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /config',
  'GET /languages',
  'GET /formats',
  'GET /articles.json',
  'GET /articles/{slug}.json',
  'GET /captcha',
  'POST /contact',
  'POST /login',
  'POST /send_login_link',
  'POST /signup',
  'GET /login_with_token/{token}',
  'GET /auth/google/login',
  'GET /auth/google/callback',
  'POST /subscription_checkout/{priceId}',
  'GET /public/purchase/{checkoutId}',
  'POST /stripe/webhook',
  'POST /public/generate/summary',
  'GET /public/thumbnail/{videoId}',
  'GET /account/export/{ticket}',
  'GET /media/{signed}',
  'GET /feeds/{secret}.xml',
  'GET /feeds/{secret}/{file}',
  'GET /test_billing/state',
  'POST /test_billing/act',
  'GET /voices/preview',
]);

test('13 every call that isn’t on the public list is 401 without a token', async () => {
  assert.ok(operations.length > 30);
  for (const { method, path } of operations) {
    if (PUBLIC.has(`${method} ${path}`)) continue;
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    const { status, body } = await visitor(method, address, method === 'GET' ? undefined : {});
    assert.deepEqual([status, body?.code], [401, 'not_signed_in'], `${method} ${path}`);
    const forged = callAs(app.app, 'x'.repeat(43));
    assert.equal((await forged(method, address)).status, 401, `${method} ${path}`);
  }
});

type Things = Record<string, string>;

const RUN = { format: 'summary', language: 'english' };
const CUSTOM = { format: 'custom', sample: true, language: 'english' };
const STYLE = {
  name: 'Plain',
  tone: 'calm',
  audience: 'all',
  rules: [],
  samples: [],
  bannedWords: [],
};
const PROMPT = {
  name: 'Poem',
  description: '',
  template: 'A poem about gardens.',
  fields: [],
};

async function makeThings(user: TestUser): Promise<Things> {
  const wanted = { format: 'summary', sample: true, language: 'english' };
  const started = await user.call('POST', '/generations', wanted);
  const [{ id }] = started.body.generations;
  const { videoId } = await untilEnded(user, id);
  const style = await user.call('POST', '/styles', STYLE);
  const prompt = await user.call('POST', '/prompts', PROMPT);
  const shelf = await user.call('POST', '/shelves', { name: 'Bees', videoIds: [videoId] });
  const question = await user.call('POST', '/questions', {
    text: 'What is this about?',
    scope: { kind: 'video', videoId },
  });
  const token = await user.call('POST', '/access_tokens', { name: 'one' });
  const { sessions } = (await user.call('GET', '/sessions')).body;
  const { db } = app.database;
  const member = { id: newId('mem'), ownerId: user.id, email: 'member@example.org' };
  await db.insert(teamMembers).values({ ...member, invitedAt: new Date() });
  const batch = { id: newId('bat'), ownerId: user.id, title: 'Talks', status: 'stopped' as const };
  const wish = { format: 'summary' as const, options: {}, alsoMake: [] };
  await db.insert(batches).values({ ...batch, wish });
  const now = new Date();
  const channel = { id: newId('cha'), title: 'Talks', lookAt: now };
  const watch = { id: newId('wat'), ownerId: user.id, channelId: channel.id, wish, since: now };
  await db.insert(watchedChannels).values(channel);
  await db.insert(watches).values({ ...watch, status: 'paused', includeShorts: false });
  const things = {
    generations: id,
    batches: batch.id,
    watches: watch.id,
    videos: videoId,
    styles: style.body.id,
    prompts: prompt.body.id,
    shelves: shelf.body.id,
    questions: question.body.id,
    access_tokens: token.body.info.id,
    sessions: sessions[0].id,
    team: member.id,
    podcasts: await makePodcast(app, { ownerId: user.id, lines: ['Hello.', 'Good day.'] }),
  };
  for (const [kind, made] of Object.entries(things)) assert.match(made, /^[a-z]{3}_/, kind);
  return things;
}

/** A valid body for each call that takes one, so that it is refused only for its owner. */
const FITTING: Record<string, object> = {
  'PATCH /generations/{id}': { title: 'mine' },
  'POST /generations/{id}/refine': { instruction: 'shorter' },
  'POST /generations/{id}/second_reading': { scope: 'doubts' },
  'POST /generations/{id}/second_reading/estimate': { scope: 'doubts' },
  'POST /generations/{id}/refine/estimate': { wishes: [{ instruction: 'shorter' }] },
  'POST /generations/{id}/audio': { voices: ['openai/cedar', 'openai/coral'] },
  'PATCH /generations/{id}/audio': { published: true },
  'PATCH /generations/{id}/script/{line}': { text: 'mine' },
  'PATCH /videos/{id}/speakers': { what: 'rename', name: 'Speaker 1', to: 'Mine' },
  'PATCH /styles/{id}': { name: 'mine' },
  'PATCH /prompts/{id}': { name: 'mine' },
  'PATCH /shelves/{id}': { name: 'mine' },
  'POST /shelves/{id}/sources': { videoIds: ['vid_x'] },
  'POST /batches/{id}/retry': {},
  'POST /questions/{id}/draft': {},
  'PATCH /watches/{id}': { capCents: 1 },
};

/** Other ways to refer to someone else's things than by their own URL. */
const MENTIONS: readonly (readonly [
  'GET' | 'POST',
  string,
  (things: Things) => object | undefined,
])[] = [
  ['POST', '/generations', ({ videos }) => ({ ...RUN, videoId: videos })],
  ['POST', '/generations', ({ styles }) => ({ ...RUN, sample: true, styleId: styles })],
  ['POST', '/generations', ({ prompts }) => ({ ...CUSTOM, promptId: prompts })],
  ['POST', '/generations/estimate', ({ videos }) => ({ ...RUN, videoId: videos })],
  ['POST', '/generations/export', ({ generations }) => ({ ids: [generations], as: 'md' })],
  ...(['/questions', '/questions/estimate'] as const).flatMap((path) =>
    [
      ({ videos }: Things) => ({ text: 'Why?', scope: { kind: 'video', videoId: videos } }),
      ({ shelves }: Things) => ({ text: 'Why?', scope: { kind: 'shelf', shelfId: shelves } }),
    ].map((bodyOf) => ['POST', path, bodyOf] as const),
  ),
  ['POST', '/shelves', ({ videos }) => ({ name: 'Mine', videoIds: [videos] })],
  ...(['/batches', '/batches/estimate'] as const).map(
    (path) =>
      [
        'POST',
        path,
        ({ styles }: Things) => ({
          ...RUN,
          videos: [{ platformId: 'x'.repeat(11) }],
          styleId: styles,
        }),
      ] as const,
  ),
  [
    'POST',
    '/watches',
    ({ styles }) => ({ ...RUN, channel: 'youtube.com/@anybody', styleId: styles }),
  ],
  // Only the operator may see everyone's data, and none of these users is one.
  ['GET', '/operator/overview', () => undefined],
  ['GET', '/operator/accounts', () => undefined],
  ['POST', '/operator/retry', () => ({ kind: 'generation' })],
  ['POST', '/operator/retry', () => ({ nothing: 'that fits' })],
  ['POST', '/videos', ({ videos }) => ({ text: 'Some words to say here.', videoId: videos })],
];

test('12 everything with an id is 404 for other users and stays unchanged', async () => {
  const owner = await app.makeUser('owner-a@example.org');
  const other = await app.makeUser('other-b@example.org');
  const things = await makeThings(owner);
  const read = async () => {
    const { generations, podcasts, styles, prompts, videos } = things;
    const paths = [
      `/generations/${generations}`,
      `/generations/${podcasts}`,
      `/generations/${podcasts}/audio/state`,
      `/styles/${styles}`,
      `/prompts/${prompts}`,
      `/shelves/${things['shelves']}`,
      `/batches/${things['batches']}`,
      `/videos/${videos}`,
      '/team/members',
      '/access_tokens',
      '/watches',
    ];
    return Promise.all(paths.map(async (path) => (await owner.call('GET', path)).body));
  };
  const before = await read();
  const owned = operations.filter(({ path }) => /^\/(\w+)(\/members)?\/\{id\}/.test(path));
  assert.ok(owned.length > 10, `${owned.length}`);
  for (const { method, path } of owned) {
    const isPodcast = /\/(audio|script)\b/.test(path);
    const kind = isPodcast ? 'podcasts' : path.split('/')[1]!;
    const address = path
      .replace('{id}', things[kind] ?? `no ${kind}`)
      .replaceAll('{version}', '1')
      .replaceAll(/\{\w+\}/g, 'l0');
    const query = path.endsWith('/export') ? '?as=md' : '';
    const body = FITTING[`${method} ${path}`];
    const { status } = await other.call(method, address + query, body, { 'if-match': '1' });
    assert.equal(status, 404, `${method} ${path}`);
  }
  for (const [method, path, bodyOf] of MENTIONS) {
    const { status, text } = await other.call(method, path, bodyOf(things));
    assert.equal(status, 404, `${path} ${JSON.stringify(bodyOf(things))}: ${text}`);
  }
  const theirs = await other.call('GET', `/generations?videoId=${things['videos']}`);
  assert.deepEqual(theirs.body.generations, []);
  assert.deepEqual(await read(), before);
});

describe('17 19 invalid requests', () => {
  const HOSTILE = [
    `' OR 1=1; DROP TABLE users; --`,
    `"; SELECT pg_sleep(10); --`,
    `a@example.org\r\nBcc: evil@example.org`,
    '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
    `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`,
    '../../../../etc/passwd',
    '\u0000\u0001\ud800',
    '𝕏'.repeat(5000),
  ];
  const BODIES: Record<string, Record<string, unknown>> = {
    '/login': { email: 'a@example.org', password: 'x' },
    '/send_login_link': { email: 'a@example.org' },
    '/signup': { email: 'a@example.org' },
    '/contact': { name: 'x', email: 'a@example.org', message: 'x', recaptchaToken: 'x' },
  };
  const ANYWHERE = { remoteAddress: '' };

  async function post(path: string, payload: unknown, number: number) {
    ANYWHERE.remoteAddress = `10.${number % 250}.${Math.floor(number / 250)}.1`;
    return app.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: ANYWHERE.remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  }

  test('extra, wrongly typed and __proto__ fields get a 400 that names them, without a stack trace', async () => {
    let number = 0;
    for (const [path, body] of Object.entries(BODIES)) {
      const [first] = Object.keys(body);
      const bad = [
        { ...body, isAdmin: true },
        { ...body, userId: 'usr_x', trialDays: 900, amount: 1 },
        { ...body, [first!]: { $ne: null } },
        { ...body, [first!]: [body[first!]] },
        { ...body, [first!]: 7 },
        [],
        null,
      ];
      for (const wrong of bad) {
        const { statusCode, body: text } = await post(path, wrong, (number += 1));
        assert.equal(statusCode, 400, `${path} ${JSON.stringify(wrong)}`);
        assert.doesNotMatch(text, /\bat .+:\d+|node_modules|\.ts\b/);
      }
      for (const raw of ['{"__proto__":{"a":1},', '{"constructor":{"prototype":{"a":1}},']) {
        const text = raw + JSON.stringify(body).slice(1);
        const { statusCode } = await post(path, text, (number += 1));
        assert.equal(statusCode, 400);
      }
    }
    assert.equal(({} as Record<string, unknown>)['a'], undefined);
  });

  test('hostile text in any field never causes a server error', async () => {
    let number = 1000;
    for (const [path, body] of Object.entries(BODIES)) {
      for (const field of Object.keys(body)) {
        for (const text of HOSTILE) {
          const { statusCode } = await post(path, { ...body, [field]: text }, (number += 1));
          assert.ok(statusCode < 500, `${path} ${field} ${statusCode}`);
        }
      }
    }
    const { rows } = await app.database.db.execute('SELECT count(*)::int AS n FROM users');
    assert.ok(Number(rows[0]!['n']) > 0, 'the table is still there');
  });

  test('16 claims in a request to be someone, to have paid or to have credit have no effect', async () => {
    const user = await app.makeUser('claims@example.org');
    const before = (await user.call('GET', '/get_subscription')).body;
    for (const [method, path, body] of [
      ['POST', '/subscription_checkout/price_monthly', { amount: 1, trial_days: 999 }],
      ['POST', '/subscription_checkout/price_monthly', { userId: app.owner.id }],
      ['PATCH', '/settings', { email: 'owner@localhost' }],
      ['PATCH', '/settings', { has_ltd: true }],
      ['POST', '/generations', { format: 'summary', sample: true, ownerId: app.owner.id }],
    ] as const) {
      const { status } = await user.call(method, path, body);
      assert.ok(status === 400 || status === 404, `${path} ${status}`);
    }
    assert.deepEqual((await user.call('GET', '/get_subscription')).body, before);
    assert.equal((await user.call('GET', '/has_ltd')).body.has_ltd, false);
    assert.equal((await user.call('GET', '/user_info')).body.email, 'claims@example.org');
  });
});

describe('21 25 HTTP hardening', () => {
  test('every response has its security headers, and no other origin is allowed', async () => {
    for (const path of ['/healthz', '/user_info', '/no/such/page', '/openapi.json']) {
      const { headers } = await visitor('GET', path, undefined, {
        origin: 'https://evil.example',
      });
      assert.match(String(headers['content-security-policy']), /default-src 'none'/);
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
      assert.match(String(headers['strict-transport-security']), /^max-age=\d{7,}$/);
      assert.match(String(headers['permissions-policy']), /camera=\(\).*geolocation=\(\)/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['access-control-allow-origin'], undefined);
    }
    const asked = await app.app.inject({
      method: 'OPTIONS',
      url: '/user_info',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    assert.equal(asked.headers['access-control-allow-origin'], undefined);
    assert.ok(asked.statusCode >= 400);
  });

  test('a body that is too large gets 413; headers that are too large or never end are cut off', async () => {
    const big = await visitor('POST', '/login', { email: 'x'.repeat(2_000_000), password: 'x' });
    assert.equal(big.status, 413);
    const huge = await fetch(`${app.url}/healthz`, { headers: { 'x-big': 'x'.repeat(40_000) } });
    assert.equal(huge.status, 431);
    assert.ok(app.app.server.headersTimeout > 0 && app.app.server.headersTimeout <= 20_000);
    assert.ok(app.app.server.requestTimeout > 0);
    assert.match(await headersThatNeverEnd, /^HTTP\/1\.1 408|^$/);
  });
});
