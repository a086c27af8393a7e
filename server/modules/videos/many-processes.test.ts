import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock } from '#server/core/clock.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { makeDatabase } from '#tests/support/make-database.ts';
import { sharedPostgres } from '#tests/support/postgres.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { createSharedPace } from './platform-pace.repo.ts';
import { claimAsking } from './platform-videos.repo.ts';

test('processes behind one address act as one client: two requests at a time, spaced out, and all pause together', async (t) => {
  let nowMs = Date.UTC(2026, 10, 15);
  const clock: Clock = { now: () => new Date(nowMs) };
  const { database } = await makeDatabase(t);
  const [one, other] = [1, 2].map(() => createSharedPace(database, clock, 'direct'));
  const wanted = { concurrent: 2, gapMs: 1000, leaseMs: 60_000 };
  const first = await one!.take(wanted);
  const second = await other!.take(wanted);
  assert.deepEqual([first!.startAtMs, second!.startAtMs], [nowMs, nowMs + 1000]);
  assert.equal(await one!.take(wanted), null, 'a third at once');
  const elsewhere = await createSharedPace(database, clock, 'proxy example:1').take(wanted);
  assert.equal(elsewhere!.startAtMs, nowMs, 'another address has a pace of its own');
  await first!.giveBack();
  const third = await other!.take(wanted);
  assert.equal(third!.startAtMs, nowMs + 2000);
  // A killed process holds its slot only until its lease expires.
  nowMs += 70_000;
  assert.ok(await one!.take(wanted));

  const rested = { code: 'platform_ip_blocked', untilMs: nowMs + 900_000 } as const;
  const visitor = { data: 'given-by-the-platform', untilMs: nowMs + 900_000 };
  assert.equal((await other!.read()).rest, null);
  await one!.rest('ANDROID', rested);
  await one!.keepVisitor('IOS', visitor);
  assert.deepEqual(await other!.read(), {
    rest: null,
    rests: { ANDROID: rested },
    visitors: { IOS: visitor },
  });
  await one!.rest(null, rested);
  await one!.keepVisitor('IOS', null);
  const { rest, visitors } = await other!.read();
  assert.deepEqual([rest, visitors], [rested, {}]);
  // Even if processes ask at exactly the same moment.
  await Promise.all([second, third].map((place) => place!.giveBack()));
  nowMs += 3_600_000;
  const many = await Promise.all(Array.from({ length: 8 }, () => one!.take(wanted)));
  assert.equal(many.filter((place) => place !== null).length, 2);
});

test("a clock set back an hour doesn't delay videos by an hour", async (t) => {
  let nowMs = Date.UTC(2026, 10, 15);
  const { database } = await makeDatabase(t);
  const pace = createSharedPace(database, { now: () => new Date(nowMs) }, 'direct');
  const wanted = { concurrent: 2, gapMs: 1000, leaseMs: 60_000 };
  // Both held by a process that is then killed.
  await pace.take(wanted);
  await pace.take(wanted);
  assert.equal(await pace.take({ ...wanted, leaseMs: 20_000 }), null, 'who asks for less is third');
  const claim = () =>
    claimAsking(database.db, 'a-video', {
      now: new Date(nowMs),
      until: new Date(nowMs + 60_000),
    });
  assert.equal(await claim(), true);
  assert.equal(await claim(), false);
  nowMs -= 3_600_000;
  assert.equal((await pace.take(wanted))!.startAtMs, nowMs);
  assert.equal(await claim(), true, 'whoever asked was killed meanwhile');
  assert.equal(await claim(), false);
});

const skip = process.env['TEST_ENGINE'] !== 'postgres' && 'only PostgreSQL has several processes';

test(
  'two processes asked for the same video query the platform once and share its refusal',
  { skip },
  async (t) => {
    const postgres = await sharedPostgres();
    const url = await postgres.createDatabase();
    const standIn = await startStandInPlatform();
    const env = { ...standIn.env, DATABASE_URL: url };
    const one = await makeApp(t, { env, works: false });
    const other = await makeApp(t, { env, works: false });
    // After both apps have closed their connections.
    t.after(async () => {
      await standIn.close();
      await postgres.dropDatabase(url);
    });
    const reader = await other.makeUser('second@example.org');
    const ask = (id: string) => {
      const wanted = { url: `https://youtu.be/${id}` };
      return Promise.all([one.owner, reader].map((user) => user.call('POST', '/videos', wanted)));
    };
    const [mine, theirs] = await ask(idOf('ordinary'));
    assert.deepEqual([mine!.status, theirs!.status], [200, 200]);
    assert.equal(mine!.body.transcript.id, theirs!.body.transcript.id);
    const players = () => standIn.requests.filter((line) => line.includes('/player')).length;
    assert.equal(players(), 1);
    const limited = { url: `https://youtu.be/${idOf('limited')}` };
    assert.equal((await one.owner.call('POST', '/videos', limited)).status, 429);
    const before = players();
    const fresh = await reader.call('POST', '/videos', { url: 'https://youtu.be/another-one' });
    assert.equal(fresh.body.code, 'platform_rate_limited');
    assert.equal(players(), before, 'the other process asked although it was told to rest');
  },
);
