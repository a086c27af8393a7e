import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newId } from '#server/core/ids.ts';
import { createLog } from '#server/core/log.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { createChannelLooker } from './look-at-channels.ts';
import {
  changeChannel,
  claimDue,
  findChannelRow,
  insertWatch,
  listMonths,
} from './watches.repo.ts';

const HOUR_MS = 3_600_000;
let nowMs = Date.UTC(2026, 10, 2);
const clock = { now: () => new Date(nowMs) };
const app = await makeApp({ after }, { works: false });
const { database } = app;
const { db } = database;
const CHANNEL = 'UCboth';

async function watch(email: string, title = 'Bees') {
  const user = await app.makeUser(email);
  const id = newId('wat');
  const now = clock.now();
  await database.transaction((tx) =>
    insertWatch(
      tx,
      { id: CHANNEL, title, lookAt: now },
      {
        id,
        ownerId: user.id,
        channelId: CHANNEL,
        wish: { format: 'summary', model: 'built-in', alsoMake: [], options: {} } as never,
        status: 'watching',
        includeShorts: false,
        since: now,
      },
    ),
  );
  return { id, user };
}

const asked: string[] = [];
const broken = await watch('broken@example.org');
const fine = await watch('fine@example.org', '');

test("an error with one watch doesn't delay the others of its channel", async () => {
  const publishedAt = new Date(nowMs + 1000).toISOString();
  const looker = createChannelLooker({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    accounts: { find: async (id) => (id === fine.user.id ? fine.user : broken.user) },
    videos: {
      readFeed: async () => ({
        title: '',
        videos: [{ id: 'abcdefghijk', title: 'New', publishedAt, isShort: false }],
        etag: null,
        lastModified: null,
      }),
    },
    generations: {
      assertMayMake: async ({ id }) => {
        if (id === broken.user.id) throw new Error('a fault of ours');
      },
    },
    advance: async () => {},
    push: { keepSubscribed: async ({ id }) => void asked.push(id) },
  });
  nowMs += 1000;
  await looker.run({ signal: AbortSignal.timeout(60_000) });
  assert.deepEqual(asked, [CHANNEL], 'to be told of what comes next');
  const months = await listMonths(db, [broken.id, fine.id]);
  assert.deepEqual(
    months.map(({ watchId }) => watchId),
    [fine.id],
  );
  assert.equal((await findChannelRow(db, CHANNEL))!.title, 'Bees', 'nobody told another');
});

test('a check requested while the channel is being checked follows right after', async () => {
  nowMs += 2 * HOUR_MS;
  let looks = 0;
  const looker = createChannelLooker({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    accounts: { find: async () => fine.user },
    videos: {
      async readFeed() {
        looks += 1;
        // Like a user resuming their watch.
        if (looks === 1) await changeChannel(db, CHANNEL, { lookAt: clock.now() });
        nowMs += 1;
        return null;
      },
    },
    generations: { assertMayMake: async () => {} },
    advance: async () => {},
    push: { keepSubscribed: async () => {} },
  });
  await looker.run({ signal: AbortSignal.timeout(60_000) });
  assert.equal(looks, 2);
});

test('after the clock is set back, a channel is checked once without delay', async () => {
  const claim = () => claimDue(db, clock.now(), new Date(nowMs + 600_000));
  assert.equal(await claim(), null, 'it was looked at a moment ago');
  nowMs -= 24 * HOUR_MS;
  assert.equal((await claim())?.id, CHANNEL);
  assert.equal(await claim(), null);
});
