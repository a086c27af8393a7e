import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { billingEvents } from '#server/db/schema/billing.ts';
import { wordUses } from '#server/db/schema/usage.ts';
import { openBillingScene } from '#tests/support/billing-scene.ts';
import { makePodcast } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const speech = await startSpeechServer({ after });
// Jobs run only when a test says so, because queued work is part of what is tested.
const scene = await openBillingScene({ after }, { ...speech.env, PATH: '/nowhere' }, false);
const { app, stripe, clock } = scene;
const { db } = app.database;
const SAMPLE = { format: 'summary', language: 'english', sample: true };
const VOICES = { voices: { a: 'openai/cedar', b: 'openai/coral' } };
const ORIGIN = { address: '127.0.0.1', userAgent: 'test' };

/** Called by the test, since no worker is running. */
async function applyMessages(): Promise<void> {
  for (const message of stripe.takeMessages()) assert.equal(await scene.send(message), 200);
  for (const { id } of await db.select().from(billingEvents)) {
    await app.billingParts.billingEvents.apply(id);
  }
}

test('14 F14 after a plan lapses, generating is 402 and queued work isn’t done, but reading and exporting still work', async () => {
  const user = await app.makeUser('lapsed@example.org');
  await app.accountParts.keys.save(user, 'openai', 'sk-test-12345678', ORIGIN);
  await scene.buy('price_monthly', 'none', { user });
  await applyMessages();
  const start = async (): Promise<string> => {
    const { status, body } = await user.call('POST', '/generations', SAMPLE);
    assert.equal(status, 202, JSON.stringify(body));
    return body.generations[0].id;
  };
  const stopped = await start();
  assert.equal((await user.call('POST', `/generations/${stopped}/stop`)).status, 202);
  const spoken = await makePodcast(app, { ownerId: user.id, lines: ['Hello.', 'Good day.'] });
  const podcast = await makePodcast(app, { ownerId: user.id, lines: ['Good night.', 'Bye.'] });
  const queued = await start();
  assert.equal((await user.call('POST', `/generations/${spoken}/audio`, VOICES)).status, 202);
  const use = { ownerId: user.id, generationId: 'gen_earlier', entry: 'run', words: 20_000 };
  await db.insert(wordUses).values(use);

  clock.advance(30);
  assert.equal((await user.call('GET', '/get_subscription')).body.status, 'ended');
  for (const [path, body] of [
    ['/generations', SAMPLE],
    [`/generations/${podcast}/refine`, { instruction: 'shorter' }],
    [`/generations/${stopped}/retry`, undefined],
    [`/generations/${podcast}/audio`, VOICES],
    [`/generations/${podcast}/script/l0/audio`, undefined],
    ['/voices/preview', { voice: 'openai/cedar', text: 'Something new.' }],
  ] as const) {
    const { status, body: error } = await user.call('POST', path, body);
    assert.deepEqual([status, error?.code], [402, 'plan_needed'], path);
  }

  await app.work();
  assert.equal((await untilEnded(user, queued)).error?.code, 'plan_needed');
  for (;;) {
    const { body } = await user.call('GET', `/generations/${spoken}/audio/state`);
    if (body.status === 'failed') {
      assert.equal(body.error.code, 'plan_needed');
      break;
    }
    assert.notEqual(body.status, 'done');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.equal(speech.requests.length, 0, 'no provider was asked for anything');

  for (const path of [
    `/generations/${podcast}`,
    `/generations/${podcast}/versions`,
    `/generations/${podcast}/export?as=md`,
    '/generations',
    '/account/export',
    '/usage',
  ]) {
    assert.equal((await user.call('GET', path)).status, 200, path);
  }
  const { text } = await user.call('GET', `/generations/${queued}/events`);
  assert.match(text, /plan_needed/, 'and what happened is replayed');
  const edit = { title: 'Still mine' };
  const edited = await user.call('PATCH', `/generations/${podcast}`, edit, { 'if-match': '1' });
  assert.equal(edited.status, 200);
  assert.equal((await user.call('DELETE', `/generations/${podcast}`)).status, 204);
});

test('20 no URL that a user enters makes the server send requests into its own network', async () => {
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
