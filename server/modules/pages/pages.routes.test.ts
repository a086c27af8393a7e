import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { loadConfig } from '#server/core/config.ts';
import { PUBLIC_ENV } from '#tests/support/public-env.ts';
import { serverWithReadyAnswers } from '#server/core/http-server.ts';
import { loadPages } from './built-pages.ts';
import { HSTS_SECONDS, PERMISSIONS_POLICY } from './page-headers.ts';
import { pagesLeftOut } from './site-values.ts';
import { pageRoutes } from './pages.routes.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
after(() => rmSync(dist, { recursive: true }));
const script = 'console.log("hello");'.repeat(50);
for (const [name, content] of Object.entries({
  'pages/index.html': '<link rel="canonical" href="https://origin.invalid/"><h1>Home</h1>',
  'pages/login.html': '<h1>Login</h1>',
  'pages/affiliate.html':
    '<a href="https://affiliate.invalid">Join</a> <a href="mailto:support@mail.invalid">Write</a>' +
    '<ul><li><a href="https://sibling.invalid">sibling.invalid</a></li></ul>',
  'pages/test_billing.html': '<h1>TEST checkout</h1>',
  'pages/blog/404.html': '<p>Loading</p>',
  'pages/404.html': '<h1>Nothing here</h1>',
  'client/app/index.html': '<meta property="csp-nonce" nonce="%NONCE%"><h1>App</h1>',
  'client/assets/site-abc.js': script,
  'client/assets/site-abc.js.br': brotliCompressSync(script),
  'client/favicon.svg': '<svg/>',
  'client/demo/talk.mp3': 'abcdefghij',
})) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), content);
}

const VALUES = {
  images: 'https://pictures.example/base',
  embeds: 'https://player.example',
  affiliate: 'https://join.example/?a="1"&b=2',
  support: 'help@example.org',
  siblings: [
    { name: 'Clip & Co', url: 'https://clip.example' },
    { name: 'Notely', url: 'https://notely.example' },
  ],
};
const app = Fastify();
const pages = loadPages(dist, VALUES)!;
pages.servedAt('https://example.org');
await app.register(pageRoutes, { pages });
const html = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = html) => app.inject({ url, headers });

test("a page is served with the site's own address, and compressed if the client supports it", async () => {
  const plain = await get('/');
  assert.equal(plain.statusCode, 200);
  assert.match(plain.body, /href="https:\/\/example\.org\/"/);
  assert.equal(plain.headers['content-type'], 'text/html; charset=utf-8');
  assert.match(
    String(plain.headers['content-security-policy']),
    /script-src 'self';.*img-src 'self' data: https:\/\/pictures\.example;.*style-src 'self'$/,
  );
  const br = await get('/', { ...html, 'accept-encoding': 'gzip, br' });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
  const gzip = await get('/', { ...html, 'accept-encoding': 'gzip' });
  assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
});

test("an unchanged page isn't sent again", async () => {
  const { etag } = (await get('/login')).headers;
  const again = await get('/login', { ...html, 'if-none-match': String(etag) });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  const listed = await get('/login', { ...html, 'if-none-match': `"other", ${String(etag)}` });
  assert.equal(listed.statusCode, 304);
  const unpacked = await get('/login', { ...html, 'accept-encoding': 'br;q=0, gzip' });
  assert.equal(unpacked.headers['content-encoding'], 'gzip');
});

test('files with a content hash are cached for a year, others are revalidated', async () => {
  const asset = await get('/assets/site-abc.js', { 'accept-encoding': 'br' });
  assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(brotliDecompressSync(asset.rawPayload).toString(), script);
  assert.equal((await get('/favicon.svg')).headers['cache-control'], 'no-cache');
  assert.equal((await get('/')).headers['cache-control'], 'no-cache');
});

test("a trailing slash redirects to the page's address, and never to another site", async () => {
  const moved = await get('/login/?next=1');
  assert.deepEqual([moved.statusCode, moved.headers.location], [301, '/login?next=1']);
  const inside = await get('/app/summary/?x=1');
  assert.deepEqual([inside.statusCode, inside.headers.location], [301, '/app/summary?x=1']);
  for (const path of ['//evil.example/', '/%5Cevil.example/', '///']) {
    const { statusCode, headers } = await get(path);
    assert.ok(
      statusCode === 404 || /^\/(?![/\\])/.test(String(headers.location)),
      `${path} ${headers.location}`,
    );
  }
});

test('E18 an unknown address is a real 404: a page for browsers, JSON for programs', async () => {
  for (const path of [
    '/no/such/page',
    '/404',
    '/assets/none.js',
    '/../package.json',
    '/app.html',
  ]) {
    const { statusCode, body, headers } = await get(path);
    assert.equal(statusCode, 404, path);
    if (headers['x-robots-tag']) assert.match(body, /Nothing here/);
  }
  assert.equal((await get('/no/such/page', { accept: 'application/json' })).statusCode, 404);
});

test("every app address gets the shell with its own nonce, and isn't indexed by search engines", async () => {
  const seen = new Set();
  for (const path of ['/app', '/app/summary/gen_1', '/app/settings?x=1']) {
    const { statusCode, headers, body } = await get(path);
    assert.equal(statusCode, 200);
    assert.equal(headers['x-robots-tag'], 'noindex');
    const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? [];
    assert.ok(String(headers['content-security-policy']).includes(`'nonce-${nonce}'`));
    seen.add(nonce);
  }
  assert.equal(seen.size, 3);
  assert.equal((await get('/apple')).statusCode, 404);
});

test('without a build there are no pages to serve', () => {
  assert.equal(loadPages(join(dist, 'nowhere'), VALUES), null);
});

/** The page's status with these settings. */
async function statusWith(env: Record<string, string>, url: string): Promise<number> {
  const leftOut = pagesLeftOut(loadConfig({ DATA_DIR: dist, ...env }));
  const other = Fastify();
  const own = loadPages(dist, VALUES, { leftOut })!;
  own.servedAt('https://example.org');
  await other.register(pageRoutes, { pages: own });
  return (await other.inject({ url, headers: html })).statusCode;
}

test('without configured operators there is no operator page', async () => {
  assert.equal(await statusWith({}, '/operator'), 404);
  assert.equal(await statusWith({ OPERATORS: 'me@example.org' }, '/operator'), 200);
});

test("the checkout marked TEST doesn't exist where real money is taken", async () => {
  const till = (env: Record<string, string>) => statusWith(env, '/test_billing');
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  assert.equal(await till({}), 200);
  assert.equal(await till(stripe), 404);
  const simulated = { ...PUBLIC_ENV, ALLOW_TEST_BILLING: 'true' };
  assert.equal(await till(PUBLIC_ENV), 404, 'nor on a public server');
  assert.equal(await till(simulated), 200, 'unless the operator allows it');
  assert.equal(await till({ ...simulated, ...stripe }), 404);
});

test("the operator's settings appear in the pages, and can't break out of an attribute", async () => {
  const { body } = await get('/affiliate');
  assert.match(body, /href="https:\/\/join\.example\/\?a=&quot;1&quot;&amp;b=2"/);
  assert.match(body, /mailto:help@example\.org/);
  assert(
    body.includes(
      '<ul><li><a href="https://clip.example">Clip &amp; Co</a></li><li><a href="https://notely.example">Notely</a></li></ul>',
    ),
  );
});

test('R2 the address for prices leads to that section of the home page', async () => {
  for (const path of ['/pricing', '/pricing/']) {
    const { statusCode, headers } = await get(path);
    assert.deepEqual([statusCode, headers.location], [301, '/#pricing'], path);
    const tagged = await get(`${path}?utm_source=mail`);
    assert.equal(tagged.headers.location, '/?utm_source=mail#pricing');
  }
});

test('likely guesses of an address redirect to the right page', async () => {
  for (const [typed, meant] of [
    ['/register?plan=x', '/signup?plan=x'],
    ['/sign-in/', '/login'],
    ['/library', '/app/generations'],
    ['/privacy', '/legal'],
  ] as const) {
    const { statusCode, headers } = await get(typed);
    assert.deepEqual([statusCode, headers.location], [301, meant], typed);
  }
});

test('E14 R8 an unknown article is 404 and noindex for machines and shows Loading to people', async () => {
  for (const path of ['/blog/no-such-article', '/blog/404', '/blog/a/b', '/blog/%F0%9F%8C%B1']) {
    const { statusCode, headers, body } = await get(path);
    assert.deepEqual(
      [statusCode, headers['x-robots-tag'], body],
      [404, 'noindex', '<p>Loading</p>'],
    );
  }
  const forPrograms = await get('/blog/no-such-article', { accept: 'application/json' });
  assert.equal(forPrograms.statusCode, 404);
});

test('a player can request ranges of a recording', async () => {
  const part = await get('/demo/talk.mp3', { range: 'bytes=2-4' });
  assert.deepEqual([part.statusCode, part.body], [206, 'cde']);
  assert.equal(part.headers['content-range'], 'bytes 2-4/10');
  assert.equal((await get('/demo/talk.mp3', { range: 'bytes=7-' })).body, 'hij');
  assert.equal((await get('/demo/talk.mp3', { range: 'bytes=-3' })).body, 'hij');
  for (const range of ['bytes=20-30', 'bytes=4-2', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4']) {
    const whole = await get('/demo/talk.mp3', { range });
    assert.deepEqual([whole.statusCode, whole.body], [200, 'abcdefghij'], range);
  }
  assert.equal((await get('/demo/talk.mp3')).headers['accept-ranges'], 'bytes');
  const going = { range: 'bytes=2-4', 'if-range': String(part.headers['etag']) };
  assert.equal((await get('/demo/talk.mp3', going)).statusCode, 206);
  const other = { range: 'bytes=2-4', 'if-range': '"of another version"' };
  assert.deepEqual((await get('/demo/talk.mp3', other)).body, 'abcdefghij');
});

test('HEAD returns only the headers, and other methods are refused', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/', headers: html });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
  assert.equal(Number(head.headers['content-length']), (await get('/')).rawPayload.length);
  assert.equal((await app.inject({ method: 'POST', url: '/', headers: html })).statusCode, 404);
});

for (const hstsSubdomains of [false, true]) {
  test(`pages have every security header that the framework's responses have, ${hstsSubdomains ? 'with' : 'without'} subdomains`, async () => {
    const framework = Fastify();
    await framework.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: { maxAge: HSTS_SECONDS, includeSubDomains: hstsSubdomains },
    });
    framework.get('/', () => 'hello');
    const { headers: usual } = await framework.inject('/');
    const own = loadPages(dist, VALUES, { hstsSubdomains })!;
    own.servedAt('https://shop.example');
    const served = Fastify();
    await served.register(pageRoutes, { pages: own });
    const open = (url: string) => served.inject({ url, headers: html });
    const ours = await Promise.all(['/', '/app', '/demo/talk.mp3', '/no', '/pricing'].map(open));
    for (const { headers } of ours) {
      assert.equal(headers['permissions-policy'], PERMISSIONS_POLICY);
      for (const [name, value] of Object.entries(usual)) {
        if (/^(content-|date|connection)/.test(name)) continue;
        assert.equal(headers[name], value, name);
      }
    }
    for (const { headers } of ours.slice(0, -1)) assert.ok(headers['content-security-policy']);
  });
}

test('pages are served before the framework, and everything else by the framework', async (t) => {
  const seen: string[] = [];
  const live = Fastify({ serverFactory: serverWithReadyAnswers(pages.answerAtOnce!) });
  live.addHook('onRequest', async (request) => void seen.push(`${request.method} ${request.url}`));
  live.get('/call', () => ({ hello: true }));
  live.post('/login', () => ({ hello: true }));
  await live.register(pageRoutes, { pages });
  const url = await live.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => live.close());
  assert.equal(await (await fetch(`${url}/login`)).text(), '<h1>Login</h1>');
  assert.equal((await fetch(`${url}/login?x=1`)).status, 200);
  assert.deepEqual(seen, []);
  assert.deepEqual(await (await fetch(`${url}/call`)).json(), { hello: true });
  assert.deepEqual(await (await fetch(`${url}/login`, { method: 'POST' })).json(), { hello: true });
  assert.equal((await fetch(`${url}/blog/none`, { headers: html })).status, 404);
  assert.deepEqual(seen, ['GET /call', 'POST /login', 'GET /blog/none']);
});

test('a very long address takes no more time than any other', async () => {
  const cpuMs = async (url: string) => {
    const before = process.cpuUsage();
    assert.equal((await get(url)).statusCode, 404);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  await cpuMs('/no/such/page');
  for (const hostile of [`${'/'.repeat(15_000)}x`, '/a'.repeat(7_500), '%2f'.repeat(5_000)]) {
    // Such an address used to block the server for hundreds of milliseconds.
    assert.ok((await cpuMs(hostile.startsWith('/') ? hostile : `/${hostile}`)) < 150);
  }
});
