import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { loadConfig } from '#server/core/config.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { selectWebPages } from './select.ts';

const held: { url: string; answer(): void }[] = [];
const server = createServer(({ url = '' }, response) => {
  held.push({ url, answer: () => response.end('A page') });
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
