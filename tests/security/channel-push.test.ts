import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createLog } from '#server/core/log.ts';
import { isCallable } from '#server/core/production.ts';
import { watchedChannels } from '#server/db/schema/batches.ts';
import { createWebSubHub } from '#server/providers/websub/hub.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInHub } from '#tests/support/stand-in-hub.ts';
import { createChannelPush } from '#server/modules/batches/channel-push.service.ts';
import { changeChannel, findChannelRow } from '#server/modules/batches/watches.repo.ts';

const HOUR_MS = 3_600_000;
const NEWS = '<feed xmlns="http://www.w3.org/2005/Atom"><title>Bees</title></feed>';
let nowMs = Date.UTC(2026, 10, 2);
const clock = { now: () => new Date(nowMs) };
const app = await makeApp({ after }, { works: false, listens: true, clock });
const { database } = app;
const { db } = database;
const hub = await startStandInHub({ after });
const push = createChannelPush({
  database,
  clock,
  log: createLog({ level: 'silent' }),
  hub: createWebSubHub(hub.url),
  origin: app.url,
  lookSoon: async () => {},
});
const signal = AbortSignal.timeout(300_000);
const later = (hours: number) => new Date(nowMs + hours * HOUR_MS);

async function watched(id: string) {
  await db.insert(watchedChannels).values({ id, title: 'Bees', lookAt: later(1) });
  const read = async () => (await findChannelRow(db, id))!;
  return { read, keep: async () => push.keepSubscribed(await read(), signal) };
}

test('a new video is looked up as soon as the hub announces it, and the hub is asked only once', async () => {
  const { read, keep } = await watched('UCpush');
  await keep();
  assert.equal(await hub.confirmed(), true);
  assert.equal(
    hub.asked[0]!.topic,
    'https://www.youtube.com/xml/feeds/videos.xml?channel_id=UCpush',
  );
  assert.deepEqual((await read()).pushUntil, later(240));
  await keep();
  assert.equal(hub.asked.length, 1);

  assert.equal(await hub.publish(NEWS), 204);
  assert.deepEqual((await read()).lookAt, clock.now());

  // A check that is already due isn't delayed.
  await changeChannel(db, 'UCpush', { lookAt: later(-1) });
  assert.equal(await hub.publish(NEWS), 204);
  assert.deepEqual((await read()).lookAt, later(-1));

  // After failures, the back-off applies whatever the hub says.
  await changeChannel(db, 'UCpush', { lookAt: later(3), failures: 2 });
  assert.equal(await hub.publish(NEWS), 204);
  assert.deepEqual((await read()).lookAt, later(3));
  await changeChannel(db, 'UCpush', { failures: 0 });

  // Titles that keep changing cause at most one check per minute.
  await changeChannel(db, 'UCpush', { lookedAt: clock.now(), lookAt: later(1) });
  assert.equal(await hub.publish(NEWS), 204);
  assert.deepEqual((await read()).lookAt, new Date(nowMs + 60_000));

  nowMs += 220 * HOUR_MS;
  await keep();
  assert.equal(await hub.confirmed(), true);
  assert.equal(hub.asked.length, 2, 'renewed before it ends');
  assert.equal(hub.asked[1]!.callback, hub.asked[0]!.callback);
});

test('only the hub can trigger a check, and nobody else can unsubscribe us', async () => {
  const { read, keep } = await watched('UCforged');
  await keep();
  await hub.confirmed();
  const before = await read();
  const { callback, topic, secret } = hub.asked.at(-1)!;
  assert.ok(!callback.includes(secret));
  for (const signature of ['', 'sha1=', `sha1=${'0'.repeat(40)}`, 'md5=0', 'sha1', '__proto__=1']) {
    assert.equal(await hub.publish(NEWS, signature), 204, 'a forger learns nothing');
  }
  const ask = async (address: string, mode = 'subscribe', about = topic) => {
    const query = new URLSearchParams({
      'hub.mode': mode,
      'hub.topic': about,
      'hub.challenge': 'x',
      'hub.lease_seconds': '1',
    });
    const { status, headers } = await fetch(`${address}?${query.toString()}`);
    return { status, type: headers.get('content-type') };
  };
  const elsewhere = callback.replace(/[^/]+$/, 'guessed');
  assert.equal((await ask(elsewhere)).status, 404);
  assert.equal((await ask(callback.replace('UCforged', 'UCunknown'))).status, 404);
  assert.equal((await ask(callback, 'unsubscribe')).status, 404);
  assert.equal((await ask(callback, 'subscribe', topic.replace('UCforged', 'UCpush'))).status, 404);
  assert.equal((await fetch(callback)).status, 400);
  assert.equal((await fetch(elsewhere, { method: 'POST', body: NEWS })).status, 404);
  assert.deepEqual(await read(), before);
  const good = await ask(callback);
  assert.deepEqual(good, { status: 200, type: 'text/plain; charset=utf-8' });
});

test('if the hub refuses, denies or is down, regular checks go on and the hub is asked again a day later', async () => {
  const { read, keep } = await watched('UCnone');
  const { lookAt } = await read();
  hub.status = 503;
  const asked = hub.asked.length;
  await keep();
  assert.equal(await hub.confirmed(), null);
  await keep();
  assert.equal(hub.asked.length, asked + 1, 'not at every look');
  hub.status = 202;
  nowMs += 25 * HOUR_MS;
  await keep();
  assert.equal(await hub.confirmed(), true);
  const { callback, topic } = hub.asked.at(-1)!;
  const query = new URLSearchParams({ 'hub.mode': 'denied', 'hub.topic': topic });
  assert.equal((await fetch(`${callback}?${query.toString()}`)).status, 200);
  assert.equal((await read()).pushUntil, null);
  assert.deepEqual((await read()).lookAt, lookAt);

  const unreachable = createChannelPush({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    hub: createWebSubHub('http://127.0.0.1:9'),
    origin: app.url,
    lookSoon: async () => {},
  });
  await changeChannel(db, 'UCnone', { pushAskedAt: null });
  await unreachable.keepSubscribed(await read(), signal);
});

test('a lease dated by a clock that ran ahead is renewed', async () => {
  const { keep } = await watched('UCahead');
  await changeChannel(db, 'UCahead', { pushUntil: later(24 * 365) });
  const asked = hub.asked.length;
  await keep();
  assert.equal(hub.asked.length, asked + 1);
});

test('an unreachable hub is asked once, not for every channel', async () => {
  const [{ read: one }, { read: two }] = [await watched('UCone'), await watched('UCtwo')];
  let calls = 0;
  const rests = createChannelPush({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    hub: { subscribe: () => Promise.reject(new Error(`no answer ${(calls += 1)}`)) },
    origin: app.url,
    lookSoon: async () => {},
  });
  await rests.keepSubscribed(await one(), signal);
  await rests.keepSubscribed(await two(), signal);
  assert.equal(calls, 1);
  assert.equal((await two()).pushAskedAt, null);
});

test('the hub only gets a callback URL that is publicly reachable', () => {
  const callable = ['https://quill.example.com', 'https://93.184.216.34', 'https://[2606:4700::1]'];
  assert.deepEqual(callable.map(isCallable), [true, true, true]);
  for (const address of [
    'http://quill.example.com',
    'https://localhost',
    'https://app.localhost',
    'https://127.0.0.1',
    'https://10.0.0.5',
    'https://[fd00::1]',
    'https://quill',
  ]) {
    assert.equal(isCallable(address), false, address);
  }
});

test('a server that isn’t publicly reachable doesn’t ask the hub', async () => {
  const { read } = await watched('UClocal');
  const asked = hub.asked.length;
  const local = createChannelPush({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    hub: createWebSubHub(hub.url),
    origin: null,
    lookSoon: async () => {},
  });
  await local.keepSubscribed(await read(), signal);
  assert.equal(hub.asked.length, asked);
  assert.equal((await read()).pushSecret, null);
});
