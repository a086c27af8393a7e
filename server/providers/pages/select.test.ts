import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { loadConfig } from '#server/core/config.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { selectWebPages } from './select.ts';

const held: { url: string; answer(body?: string): void }[] = [];
const server = createServer(({ url = '' }, response) => {
  response.setHeader('content-type', 'text/html');
  held.push({ url, answer: (body = 'A page') => response.end(body) });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());

test('a page that gets no place in time was never tried, so its link isn’t blamed', async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = selectWebPages(loadConfig({ WEB_PAGES_ALLOW: base }), 1);
  const asked = Array.from({ length: 4 }, (_, n) => pages.fetch(`${base}/${n}`, 'one'));
  assert.deepEqual(await pages.fetch(`${base}/late`, 'one'), { ok: false, code: 'too_fast' });
  await untilSeen(async () => (held.length >= asked.length ? held : null));
  for (const { answer } of held.splice(0)) answer();
  assert.ok((await Promise.all(asked)).every(({ ok }) => ok));
  await pages.close();
});

test('many articles added at once are fetched a few at a time, and another account doesn’t wait for all of them', async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = selectWebPages(loadConfig({ WEB_PAGES_ALLOW: base }));
  const asked = Array.from({ length: 8 }, (_, n) => pages.fetch(`${base}/${n}`, 'one'));
  asked.push(pages.fetch(`${base}/other`, 'other'));
  const order: string[] = [];
  while (order.length < asked.length) {
    const wanted = Math.min(4, asked.length - order.length);
    await untilSeen(async () => (held.length >= wanted ? held : null));
    assert.equal(held.length, wanted, 'no more than four are fetched at once');
    const { url, answer } = held.shift()!;
    order.push(url);
    answer();
  }
  assert.equal(order[4], '/other');
  assert.ok((await Promise.all(asked)).every(({ ok }) => ok));
  await pages.close();
});

test('a short link that leads on by a page instead of a redirect is followed, but not into the internal network', async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = selectWebPages(loadConfig({ WEB_PAGES_ALLOW: base }));
  const leads = (to: string) =>
    `<head><noscript><META http-equiv="refresh" content="0;URL=${to}"></noscript><title>${to}</title></head>`;
  const read = async (page: string, more?: string) => {
    const asked = pages.fetch(`${base}/short`, 'one');
    for (const body of more === undefined ? [page] : [page, more]) {
      await untilSeen(async () => (held.length > 0 ? held : null));
      held.shift()!.answer(body);
    }
    return asked;
  };
  const found = await read(leads(`${base}/a?b=1&amp;c=2`), 'A page');
  assert.ok(found.ok);
  assert.deepEqual(
    [found.url, Buffer.from(found.bytes).toString()],
    [`${base}/a?b=1&c=2`, 'A page'],
  );
  for (const to of ['http://127.0.0.2:1/secret', 'file:///etc/passwd']) {
    assert.deepEqual(await read(leads(to)), { ok: false, code: 'page_unreachable' }, to);
  }
  const later = leads(`${base}/again`).replace('0;', '600;');
  assert.equal((await read(later)).ok, true, 'a page that reloads now and then is the page');
  await pages.close();
});
