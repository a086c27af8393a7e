import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { loadPages } from './built-pages.ts';
import { pageRoutes } from './pages.routes.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
after(() => rmSync(dist, { recursive: true }));
const script = 'console.log("hello");'.repeat(50);
for (const [name, content] of Object.entries({
  'pages/index.html': '<link rel="canonical" href="https://origin.invalid/"><h1>Home</h1>',
  'pages/login.html': '<h1>Login</h1>',
  'pages/404.html': '<h1>Nothing here</h1>',
  'client/app/index.html': '<meta property="csp-nonce" nonce="%NONCE%"><h1>App</h1>',
  'client/assets/site-abc.js': script,
  'client/assets/site-abc.js.br': brotliCompressSync(script),
  'client/favicon.svg': '<svg/>',
})) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), content);
}

const app = Fastify();
const pages = loadPages(dist)!;
pages.servedAt('https://example.org');
await app.register(pageRoutes, { pages });
const html = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = html) => app.inject({ url, headers });

test('a page is served with the site’s own address in it, and compressed for whoever can read that', async () => {
  const plain = await get('/');
  assert.equal(plain.statusCode, 200);
  assert.match(plain.body, /href="https:\/\/example\.org\/"/);
  assert.equal(plain.headers['content-type'], 'text/html; charset=utf-8');
  assert.match(
    String(plain.headers['content-security-policy']),
    /script-src 'self';.*style-src 'self'$/,
  );
  const br = await get('/', { ...html, 'accept-encoding': 'gzip, br' });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
  const gzip = await get('/', { ...html, 'accept-encoding': 'gzip' });
  assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
});

test('a page that has not changed is not sent again', async () => {
  const { etag } = (await get('/login')).headers;
  const again = await get('/login', { ...html, 'if-none-match': String(etag) });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
});

test('files named after their content are kept for a year, the rest is asked for anew', async () => {
  const asset = await get('/assets/site-abc.js', { 'accept-encoding': 'br' });
  assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(brotliDecompressSync(asset.rawPayload).toString(), script);
  assert.equal((await get('/favicon.svg')).headers['cache-control'], 'no-cache');
  assert.equal((await get('/')).headers['cache-control'], 'no-cache');
});

test('a trailing slash leads to the one address of the page, and never to another site', async () => {
  const moved = await get('/login/?next=1');
  assert.deepEqual([moved.statusCode, moved.headers.location], [301, '/login?next=1']);
  for (const path of ['//evil.example/', '/%5Cevil.example/', '///']) {
    const { statusCode, headers } = await get(path);
    assert.ok(
      statusCode === 404 || /^\/(?![/\\])/.test(String(headers.location)),
      `${path} ${headers.location}`,
    );
  }
});

test('E18 an unknown address is a real 404: a page for eyes, JSON for programs', async () => {
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

test('every address of the app gets the shell, with a number of its own, and stays out of search engines', async () => {
  const seen = new Set();
  for (const path of ['/app', '/app/summary/gen_1', '/login_with_token?token=x']) {
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

test('without a build there are no pages, and nobody is told otherwise', () => {
  assert.equal(loadPages(join(dist, 'nowhere')), null);
});
