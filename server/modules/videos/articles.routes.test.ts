import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { after, test } from 'node:test';
import { createGzip } from 'node:zlib';
import { encodeAs } from '#tests/support/encode-as.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { TOMATO_TEXTS } from '#tests/support/tomato-texts.data.ts';

const SAID = 'Everything that grows here needs sun, water and time, and a neighbour with a spade. ';
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Site</title></head><body><nav>Menu</nav><article><h1>A small garden</h1>${body}</article></body></html>`;
const ANSWERS: Record<
  string,
  { status?: number; type?: string; to?: string; body?: string | Buffer }
> = {
  '/garden': { body: page(`<p>${SAID.repeat(3)}</p>`.repeat(4)) },
  '/bare': { body: `<div><p>${SAID.repeat(6)}</p></div>` },
  '/old': {
    type: 'text/html; charset=cp1251',
    body: encodeAs(`<html><body><p>${TOMATO_TEXTS.russian}</p></body></html>`, 'windows-1251'),
  },
  '/mislabelled': {
    type: 'text/html; charset=iso-8859-1',
    body: encodeAs(`<html><body><p>${TOMATO_TEXTS.russian}</p></body></html>`, 'windows-1251'),
  },
  '/western': {
    type: 'text/html; charset=iso-8859-1',
    body: encodeAs(`<html><body><p>${TOMATO_TEXTS.french}</p></body></html>`, 'windows-1252'),
  },
  '/moved': { status: 301, to: '/garden' },
  '/inside': { status: 302, to: 'http://127.0.0.2:1/secret' },
  '/loop': { status: 302, to: '/loop' },
  '/short': { body: page('<p>Sign in to read this.</p>') },
  '/login': { status: 403 },
  '/broken': { status: 502 },
};

/** Endless pages, plain and compressed to almost nothing. */
const LARGE = Buffer.alloc(1024 * 1024, SAID);
function sendLarge(url: string, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/html',
    ...(url === '/bomb' && { 'content-encoding': 'gzip' }),
  });
  const body = Readable.from(
    (function* () {
      for (;;) yield LARGE;
    })(),
  );
  const through = url === '/bomb' ? createGzip() : new PassThrough();
  pipeline(body, through, response, () => {});
}

const server = createServer((request, response) => {
  if (request.url === '/endless' || request.url === '/bomb')
    return sendLarge(request.url, response);
  const {
    status = 200,
    type = 'text/html',
    to,
    body = '',
  } = ANSWERS[request.url ?? ''] ?? { status: 404 };
  response.writeHead(status, { 'content-type': type, ...(to && { location: to }) });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const app = await makeApp({ after }, { env: { WEB_PAGES_ALLOW: base }, works: false });
const read = (path: string) => app.owner.call('POST', '/videos', { url: `${base}${path}` });

test('a link to an article becomes a source without times, following redirects; user B gets 404', async () => {
  for (const path of ['/garden', '/moved']) {
    const { status, body } = await read(path);
    assert.equal(status, 200, path);
    assert.deepEqual(
      [body.kind, body.title, body.channel, body.transcript.timed],
      ['article', 'A small garden', '127.0.0.1', false],
    );
    const { body: said } = await app.owner.call('GET', `/videos/${body.id}/transcript`);
    assert.doesNotMatch(JSON.stringify(said.cues), /Menu/);
    const other = await app.makeUser(`other${path.slice(1)}@example.org`);
    assert.equal((await other.call('GET', `/videos/${body.id}`)).status, 404);
  }
  assert.equal((await read('/bare')).body.kind, 'article');
  for (const [path, language] of Object.entries({
    '/old': 'russian',
    '/mislabelled': 'russian',
    '/western': 'french',
  })) {
    assert.equal((await read(path)).body.language, language, path);
  }
});

test('an unreadable page is reported with its reason, and redirects to internal addresses are refused', async () => {
  for (const [path, code] of Object.entries({
    '/short': 'page_no_article',
    '/login': 'page_refused',
    '/broken': 'page_unreachable',
    '/nowhere': 'page_missing',
    '/loop': 'page_unreachable',
    '/inside': 'page_unreachable',
  })) {
    assert.equal((await read(path)).body.code, code, path);
  }
  for (const url of [
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://user:pass@example.org/',
  ]) {
    const { body } = await app.owner.call('POST', '/videos', { url });
    assert.match(body.code, /^(?:page_unreachable|link_not_a_url)$/, url);
  }
});

test('a page that never ends is left at its limit, also if it was compressed to almost nothing', async () => {
  for (const path of ['/endless', '/bomb']) {
    assert.equal((await read(path)).body.code, 'file_too_big', path);
  }
});
