import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { eq } from '#server/db/sql.ts';
import { generations } from '#server/db/schema/generations.ts';
import { wordUses } from '#server/db/schema/usage.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });
const SAMPLE = { format: 'summary', language: 'english', sample: true };

test('14 F14 without a plan every generating call is 402, while reading, replaying and exporting go on', async () => {
  const user = await app.makeUser('lapsed@example.org');
  const started = await user.call('POST', '/generations', SAMPLE);
  const [{ id }] = started.body.generations;
  await untilEnded(user, id);
  await app.database.db
    .insert(wordUses)
    .values({ ownerId: user.id, generationId: 'gen_earlier', entry: 'run', words: 20_000 });
  await app.database.db.update(generations).set({ words: 20_000 }).where(eq(generations.id, id));
  const { body: openapi } = await user.call('GET', '/openapi.json');
  for (const [path, body] of [
    ['/generations', SAMPLE],
    ['/generations/{id}/refine', { instruction: 'shorter' }],
  ] as const) {
    if (!openapi.paths[path]?.post) continue;
    const { status, body: error } = await user.call('POST', path.replace('{id}', id), body);
    assert.deepEqual([status, error.code], [402, 'plan_needed'], path);
  }
  for (const path of [
    `/generations/${id}`,
    `/generations/${id}/versions`,
    `/generations/${id}/export?as=md`,
    '/generations',
    '/account/export',
    '/usage',
  ]) {
    assert.equal((await user.call('GET', path)).status, 200, path);
  }
  const { text } = await user.call('GET', `/generations/${id}/events`);
  assert.match(text, /"done"/, 'and what was written is replayed');
});

test('20 no address that a user gives makes the server ask inside its own network', async () => {
  const hits: string[] = [];
  const inside = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('secret');
  }).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  after(() => void inside.close());
  const { port } = inside.address() as AddressInfo;
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.0.1',
    '100.64.0.1',
    'localtest.me',
    'www.youtube.com@127.0.0.1',
    'www.youtube.com.127.0.0.1.nip.io',
    '127.0.0.1#www.youtube.com',
    '127.0.0.1?www.youtube.com',
    '127.0.0.1\\\\@www.youtube.com',
  ];
  const urls = hosts.flatMap((host) => [
    `http://${host}:${port}/watch?v=dQw4w9WgXcQ`,
    `https://www.youtube.com/redirect?q=http://${host}:${port}/`,
  ]);
  urls.push(`file:///etc/passwd`, `gopher://127.0.0.1:${port}/`, `//127.0.0.1:${port}/watch?v=x`);
  const user = await app.makeUser('curious@example.org');
  for (const url of urls) {
    const { status, text } = await user.call('POST', '/videos', { url });
    assert.ok(status >= 400 && status < 600, `${url}: ${status}`);
    assert.ok(!text.includes('secret'), url);
  }
  assert.deepEqual(hits, []);
});
