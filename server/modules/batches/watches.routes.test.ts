import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { FREE_WORDS } from '#contract/catalog/plans.ts';
import { type ChannelWatch, ChannelWatchSchema, WatchListSchema } from '#contract/watches.ts';
import type { Clock } from '#server/core/clock.ts';
import { lifetimeGrants } from '#server/db/schema/billing.ts';
import { watchedChannels, watchedVideos, watches } from '#server/db/schema/batches.ts';
import { wordUses } from '#server/db/schema/usage.ts';
import { eq } from '#server/db/sql.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { lookAtChannels } from './batches.jobs.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());
const models = await startStandInModels({
  tokensPerSecond: 100_000,
  answer: (asked) => answerLikeAModel(asked),
});
after(() => models.close());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Early in a month, so that the hours skipped here don't end it. */
const started = new Date();
let skippedMs =
  Date.UTC(started.getUTCFullYear(), started.getUTCMonth() + 1, 2) - started.getTime();
const clock: Clock = { now: () => new Date(Date.now() + skippedMs) };
const app = await makeApp({ after }, { env: { ...standIn.env, ...models.env() }, clock });
const { db } = app.database;

const SUMMARY = { format: 'summary', model: 'built-in', options: { length: 'short' } };
const channelAt = (name: string) => `UC${name.padEnd(22, '0')}`;
const linkTo = (channelId: string) => `https://www.youtube.com/channel/${channelId}`;
/** Feeds have a resolution of seconds. */
const soon = () => new Date(clock.now().getTime() + 2000);
const video = (id: string, publishedAt = soon(), isShort = false) => ({
  id: id.padEnd(11, '0'),
  title: `Talk ${id} & more`,
  publishedAt,
  isShort,
});

async function makeUser(email: string): Promise<TestUser> {
  const user = await app.makeUser(email);
  await grantPlan(app.database, user);
  return user;
}

const listOf = async (user: TestUser) =>
  WatchListSchema.parse((await user.call('GET', '/watches')).body).watches;
const onlyOf = async (user: TestUser) => (await listOf(user))[0]!;
const draftsOf = async (user: TestUser): Promise<number> =>
  (await user.call('GET', '/generations')).body.total;

async function until(
  user: TestUser,
  isSo: (watch: ChannelWatch) => boolean,
): Promise<ChannelWatch> {
  for (;;) {
    const found = await onlyOf(user);
    if (isSo(found)) return found;
    await pause(20);
  }
}

/** Watches a channel with one existing video, and waits for the first check. */
async function watch(user: TestUser, name: string, body: object = {}): Promise<ChannelWatch> {
  const channelId = channelAt(name);
  const old = video(`${name}old`, new Date(Date.now() - DAY_MS));
  standIn.setList(channelId, [{ id: old.id, title: old.title, length: '6:40' }]);
  standIn.setFeed(channelId, [old]);
  const channel = linkTo(channelId);
  const made = await user.call('POST', '/watches', { ...SUMMARY, channel, ...body });
  assert.equal(made.status, 201, made.text);
  const watched = ChannelWatchSchema.parse(made.body);
  await until(user, ({ lastLookAt }) => lastLookAt !== null);
  return watched;
}

/** Skips to the next check. */
async function lookAgain(user: TestUser, afterMs = 60 * MINUTE_MS): Promise<ChannelWatch> {
  const before = await onlyOf(user);
  skippedMs += afterMs;
  await app.queue.enqueue(db.$client, lookAtChannels, {});
  return until(user, ({ lastLookAt }) => lastLookAt !== before.lastLookAt);
}
const untilMade = (user: TestUser, count: number) =>
  until(user, ({ batch }) => batch?.status !== 'running' && batch?.counts.done === count);
const asksFor = (channelId: string) =>
  standIn.requests.filter((line) => line.startsWith(`feed ${channelId} `));

test("a new video becomes a draft once; existing ones and Shorts don't", async () => {
  const user = await makeUser('new@example.org');
  const { channelId, batch, capCents } = await watch(user, 'new');
  assert.deepEqual([batch, capCents, await draftsOf(user)], [null, null, 0]);
  const old = video('newold', new Date(Date.now() - DAY_MS));
  const videos = [video('short', undefined, true), video('new2'), video('new1'), old];
  standIn.setFeed(channelId, videos);
  await lookAgain(user);
  const made = await untilMade(user, 2);
  assert.match(made.batch!.title, /^Bees & gardens, \w+ \d{4}$/);
  const { items } = (await user.call('GET', `/batches/${made.batch!.id}`)).body;
  assert.deepEqual(
    items.map(({ platformId }: { platformId: string }) => platformId),
    [video('new1').id, video('new2').id],
    'the older one first',
  );
  await lookAgain(user);
  assert.deepEqual(
    asksFor(channelId).map((line) => line.split(' ')[2]),
    ['200', '200', '304'],
    'what has not changed is not sent again',
  );
  // As if a check had been interrupted before storing the etag.
  await db.update(watchedChannels).set({ etag: null }).where(eq(watchedChannels.id, channelId));
  await lookAgain(user);
  assert.equal(asksFor(channelId).at(-1), `feed ${channelId} 200`);
  assert.equal((await onlyOf(user)).batch!.counts.all, 2);
  assert.equal(await draftsOf(user), 2);
});

test('a channel watched by several accounts is requested once for all', async () => {
  const one = await makeUser('one@example.org');
  const { channelId } = await watch(one, 'both');
  const other = await makeUser('other@example.org');
  const body = { ...SUMMARY, channel: linkTo(channelId), includeShorts: true };
  assert.equal((await other.call('POST', '/watches', body)).status, 201);
  const before = asksFor(channelId).length;
  standIn.setFeed(channelId, [video('bothshort', soon(), true), video('bothnew')]);
  await lookAgain(one);
  await untilMade(one, 1);
  await untilMade(other, 2);
  assert.equal(asksFor(channelId).length - before, 1);
  const again = await other.call('POST', '/watches', body);
  assert.deepEqual([again.status, again.body.code], [409, 'already_watched']);
});

test("the cap applies per month: it's reported, can be raised, or resets next month", async () => {
  const user = await makeUser('cap@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-stand-in-key-000000000000' });
  const wish = { format: 'summary', model: 'openai/gpt-4.1-mini', options: {} };
  const { id, channelId } = await watch(user, 'cap', { ...wish, capCents: 0.0001 });
  standIn.setFeed(channelId, [video('cap1')]);
  await lookAgain(user);
  const full = await until(user, ({ problem }) => problem !== null);
  assert.deepEqual([full.problem!.code, full.batch!.status], ['batch_cap_reached', 'paused']);
  await lookAgain(user);
  assert.deepEqual([models.calls.length, await draftsOf(user)], [0, 0]);
  const raised = await user.call('PATCH', `/watches/${id}`, { capCents: 500 });
  assert.equal(raised.body.capCents, 500);
  const { batch } = await untilMade(user, 1);
  assert.ok(batch!.spentCents > 0);

  await user.call('PATCH', `/watches/${id}`, { capCents: batch!.spentCents });
  standIn.setFeed(channelId, [video('cap2'), video('cap1')]);
  await lookAgain(user);
  const again = await until(user, ({ problem }) => problem?.code === 'batch_cap_reached');
  assert.equal(again.batch!.counts.done, 1);
  await lookAgain(user, 31 * DAY_MS);
  const turned = await until(user, (now) => now.batch?.id !== again.batch!.id);
  assert.deepEqual([turned.batch!.counts.all, turned.batch!.spentCents], [1, 0]);
  const { body: before } = await user.call('GET', `/batches/${again.batch!.id}`);
  assert.deepEqual([before.status, before.items.length], ['done', 1], 'what waited has moved on');
  await user.call('PATCH', `/watches/${id}`, { capCents: 500 });
  await untilMade(user, 1);
  assert.equal(await draftsOf(user), 2);
});

test("a key added later isn't used until its owner sets a monthly limit", async () => {
  const user = await makeUser('later-key@example.org');
  const { id, channelId } = await watch(user, 'key', { model: undefined, capCents: null });
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-stand-in-key-000000000000' });
  const before = models.calls.length;
  standIn.setFeed(channelId, [video('key1')]);
  await lookAgain(user);
  const full = await until(user, ({ problem }) => problem !== null);
  assert.deepEqual([full.problem!.code, full.batch!.status], ['watch_needs_cap', 'paused']);
  await lookAgain(user);
  await user.call('POST', `/batches/${full.batch!.id}/retry`, {});
  await until(user, ({ problem }) => problem?.code === 'watch_needs_cap');
  assert.deepEqual([models.calls.length - before, await draftsOf(user)], [0, 0]);
  await user.call('PATCH', `/watches/${id}`, { capCents: 500 });
  await untilMade(user, 1);
  assert.ok(models.calls.length > before);
});

test('a month of a deleted watch continues only after the user sets a cap', async () => {
  const user = await makeUser('unwatched@example.org');
  const { id, channelId } = await watch(user, 'gone', { model: undefined, capCents: null });
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-stand-in-key-000000000000' });
  const before = models.calls.length;
  standIn.setFeed(channelId, [video('gone1')]);
  await lookAgain(user);
  const { batch } = await until(user, ({ problem }) => problem?.code === 'watch_needs_cap');
  assert.equal((await user.call('DELETE', `/watches/${id}`)).status, 204);
  const address = `/batches/${batch!.id}`;
  const untilStatus = async (wanted: string) => {
    for (;;) {
      const { body } = await user.call('GET', address);
      if (body.status === wanted) return body;
      await pause(20);
    }
  };
  await user.call('POST', `${address}/retry`, {});
  const { problem } = await untilStatus('paused');
  assert.equal(problem.code, 'batch_cap_reached');
  assert.match(problem.message, /you haven’t set a limit/);
  assert.equal(models.calls.length, before);
  await user.call('POST', `${address}/retry`, { capCents: 500 });
  assert.equal((await untilStatus('done')).counts.done, 1);
});

test('a broadcast in progress waits, and is made once it has captions', async () => {
  const user = await makeUser('upcoming@example.org');
  const { channelId } = await watch(user, 'soon');
  const premiere = video('premiere');
  standIn.setMood(premiere.id, 'upcoming');
  standIn.setFeed(channelId, [premiere]);
  await lookAgain(user);
  const waiting = await until(user, ({ batch }) => Boolean(batch?.restsUntil));
  const path = `/batches/${waiting.batch!.id}`;
  const [item] = (await user.call('GET', path)).body.items;
  assert.deepEqual([item.state, item.error.code], ['waiting', 'video_upcoming']);
  standIn.setMood(premiere.id, null);
  standIn.setFeed(channelId, [video('other'), premiere]);
  await lookAgain(user, 2 * 60 * MINUTE_MS);
  await untilMade(user, 2);
  assert.equal(await draftsOf(user), 2);
});

test("a channel that can't be read shows that, is checked less and less often, and recovers", async () => {
  const user = await makeUser('fails@example.org');
  const { channelId } = await watch(user, 'fails');
  standIn.setFeed(channelId, null);
  const gapOf = ({ lastLookAt, nextLookAt }: ChannelWatch) =>
    new Date(nextLookAt!).getTime() - new Date(lastLookAt!).getTime();
  const first = await lookAgain(user);
  assert.equal(first.problem!.code, 'list_unavailable');
  await lookAgain(user);
  const third = await lookAgain(user, 2 * 60 * MINUTE_MS);
  assert.ok(gapOf(third) > 2 * gapOf(first), `${gapOf(third)} after ${gapOf(first)}`);
  standIn.setFeed(channelId, [video('back')]);
  const back = await lookAgain(user, DAY_MS);
  assert.equal(back.problem, null);
  await untilMade(user, 1);
});

test("an account that may not generate is told why, and the platform isn't queried for it", async () => {
  const user = await makeUser('plan@example.org');
  const { channelId } = await watch(user, 'plan');
  standIn.setFeed(channelId, [video('plannew')]);
  await db.delete(lifetimeGrants).where(eq(lifetimeGrants.ownerId, user.id));
  const used = { generationId: 'gen_before', entry: 'run', words: FREE_WORDS };
  await db.insert(wordUses).values({ ownerId: user.id, ...used });
  const asked = asksFor(channelId).length;
  const stopped = await lookAgain(user);
  assert.equal(stopped.problem!.code, 'plan_needed');
  assert.deepEqual([asksFor(channelId).length, await draftsOf(user)], [asked, 0]);
  await grantPlan(app.database, user);
  await lookAgain(user);
  const made = await untilMade(user, 1);
  assert.equal(made.problem, null);
});

test('while paused nothing is made, and videos published meanwhile are skipped', async () => {
  const user = await makeUser('pause@example.org');
  const { id, channelId } = await watch(user, 'pause');
  const { body } = await user.call('PATCH', `/watches/${id}`, { status: 'paused' });
  assert.deepEqual([body.status, body.nextLookAt], ['paused', null]);
  const meanwhile = video('meanwhile');
  standIn.setFeed(channelId, [meanwhile]);
  skippedMs += DAY_MS;
  await user.call('PATCH', `/watches/${id}`, { status: 'watching', alsoMake: ['tweet'] });
  standIn.setFeed(channelId, [video('after'), meanwhile]);
  await lookAgain(user);
  await untilMade(user, 1);
  assert.equal(await draftsOf(user), 2, 'a summary and a thread of one video');
});

test('pausing and resuming over and over has the channel checked once a minute at most', async () => {
  const user = await makeUser('toggles@example.org');
  const { id } = await watch(user, 'toggles');
  for (let n = 0; n < 3; n += 1) {
    await user.call('PATCH', `/watches/${id}`, { status: 'paused' });
    const { body } = await user.call('PATCH', `/watches/${id}`, { status: 'watching' });
    const waitsMs = Date.parse(body.nextLookAt) - Date.parse(body.lastLookAt);
    assert.ok(waitsMs >= MINUTE_MS, `${waitsMs} ms`);
  }
});

test("stopping a watched channel's batch pauses the watch; removing the watch keeps the drafts", async () => {
  const user = await makeUser('stop@example.org');
  const { id, channelId } = await watch(user, 'stop');
  const premiere = video('neverover');
  standIn.setMood(premiere.id, 'upcoming');
  standIn.setFeed(channelId, [premiere, video('stopnew')]);
  await lookAgain(user);
  const { batch } = await until(user, (now) => Boolean(now.batch?.restsUntil));
  const refused = await user.call('DELETE', `/batches/${batch!.id}`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'batch_is_watched']);
  assert.equal((await user.call('POST', `/batches/${batch!.id}/stop`)).status, 202);
  assert.equal((await onlyOf(user)).status, 'paused');
  const other = await makeUser('foreign@example.org');
  assert.equal((await other.call('DELETE', `/watches/${id}`)).status, 404);
  assert.equal((await other.call('PATCH', `/watches/${id}`, { capCents: 1 })).status, 404);
  assert.deepEqual(await listOf(other), []);
  assert.equal((await user.call('DELETE', `/watches/${id}`)).status, 204);
  assert.deepEqual([await listOf(user), await draftsOf(user)], [[], 1]);
  assert.equal((await user.call('DELETE', `/batches/${batch!.id}`)).status, 204);
});

test('only channels can be watched', async () => {
  const user = await makeUser('link@example.org');
  const channel = 'https://www.youtube.com/playlist?list=PLnothere';
  const { status, body } = await user.call('POST', '/watches', { ...SUMMARY, channel });
  assert.deepEqual([status, body.fields[0].field], [400, 'channel']);
});

test("deleting an account deletes its watches, and the channel isn't queried again", async () => {
  const user = await makeUser('leaves@example.org');
  const { id, channelId } = await watch(user, 'leaves');
  standIn.setFeed(channelId, [video('leaves1')]);
  await lookAgain(user);
  await untilMade(user, 1);
  const taken = () => db.select().from(watchedVideos).where(eq(watchedVideos.watchId, id));
  assert.equal((await taken()).length, 1);
  assert.equal((await user.call('DELETE', '/account', { email: user.email })).status, 200);
  const left = await db.select().from(watches).where(eq(watches.ownerId, user.id));
  assert.deepEqual([left, await taken()], [[], []]);
  const asked = asksFor(channelId).length;
  skippedMs += DAY_MS;
  await app.queue.enqueue(db.$client, lookAtChannels, {});
  const channel = () => db.select().from(watchedChannels).where(eq(watchedChannels.id, channelId));
  while ((await channel()).length > 0) await pause(20);
  assert.equal(asksFor(channelId).length, asked);
});
