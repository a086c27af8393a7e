import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Batch, BatchSchema, VideoListingSchema } from '#contract/batches.ts';
import type { Clock } from '#server/core/clock.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { getTalks } from '#tests/support/talks.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());
const models = await startStandInModels({
  tokensPerSecond: 100_000,
  answer: (asked) => answerLikeAModel(asked),
});
after(() => models.close());

let skippedMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + skippedMs) };
const app = await makeApp({ after }, { env: { ...standIn.env, ...models.env() }, clock });

const idAt = (at: number) => `v${String(at).padStart(10, '0')}`;
const listed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: idAt(at), title: `Talk ${at}`, length: '6:40' }));
const SUMMARY = { format: 'summary', model: 'built-in', options: { length: 'short' } };
const videosOf = (...ids: string[]) => ids.map((platformId) => ({ platformId }));

async function makeUser(email: string): Promise<TestUser> {
  const user = await app.makeUser(email);
  await grantPlan(app.database, user);
  return user;
}

async function make(user: TestUser, body: object): Promise<Batch> {
  const made = await user.call('POST', '/batches', { ...SUMMARY, ...body });
  assert.equal(made.status, 202, made.text);
  return BatchSchema.parse(made.body);
}

async function until(user: TestUser, id: string, isSo: (batch: Batch) => boolean): Promise<Batch> {
  for (;;) {
    const { body } = await user.call('GET', `/batches/${id}`);
    const batch = BatchSchema.parse(body);
    if (isSo(batch)) return batch;
    await pause(20);
  }
}
const untilOver = (user: TestUser, id: string) =>
  until(user, id, ({ status }) => status !== 'running');

test('a playlist lists its videos, with their caption state where known', async () => {
  const user = await makeUser('lists@example.org');
  standIn.setList('PLlists', [
    ...listed(3),
    { id: idOf('no-captions'), title: 'Silent', length: '1:00' },
    { id: 'gone_______', title: 'x', mark: 'private' },
  ]);
  await user.call('POST', '/videos', { url: `https://youtu.be/${idAt(1)}` });
  await user.call('POST', '/videos', { url: `https://youtu.be/${idOf('no-captions')}` });
  const text = 'https://www.youtube.com/playlist?list=PLlists';
  const { status, body } = await user.call('POST', '/videos/listing', { text });
  assert.equal(status, 200);
  const { videos, title, kind, hasMore } = VideoListingSchema.parse(body);
  assert.deepEqual([title, kind, hasMore], ['List PLlists', 'playlist', false]);
  assert.deepEqual(
    videos.map(({ captions, problem }) => [captions, problem?.code ?? null]),
    [
      [null, null],
      [true, null],
      [null, null],
      [false, 'video_no_captions'],
      [null, 'video_private'],
    ],
  );
  assert.equal(videos[0]!.durationMs, 400_000);
});

test("pasted links are a list without duplicates, and a channel is one; text or other pages aren't", async () => {
  const user = await makeUser('pasted@example.org');
  const text = `First: https://youtu.be/${idAt(1)}\n- https://www.youtube.com/watch?v=${idAt(2)}&t=5\nhttps://youtu.be/${idAt(1)}`;
  const pasted = await user.call('POST', '/videos/listing', { text });
  assert.deepEqual(
    pasted.body.videos.map((video: { platformId: string }) => video.platformId),
    [idAt(1), idAt(2)],
  );
  standIn.setList('UCstandinstandinstandin1', listed(2));
  const channel = { text: 'youtube.com/@standin/videos' };
  assert.equal((await user.call('POST', '/videos/listing', channel)).body.kind, 'channel');
  const gone = { text: 'https://www.youtube.com/playlist?list=PLnothere' };
  const missing = await user.call('POST', '/videos/listing', gone);
  assert.deepEqual([missing.status, missing.body.code], [422, 'list_unavailable']);
  const nothing = await user.call('POST', '/videos/listing', { text: 'no link at all' });
  assert.deepEqual([nothing.status, nothing.body.code], [400, 'link_not_a_url']);
});

test('every video becomes a source with its drafts, and a failure affects only its own row', async () => {
  const user = await makeUser('each@example.org');
  const { id } = await make(user, {
    title: 'Garden talks',
    alsoMake: ['tweet'],
    videos: videosOf(idAt(1), idOf('private'), idAt(2), idOf('german'), idAt(1)),
  });
  const batch = await untilOver(user, id);
  assert.equal(batch.status, 'done');
  assert.deepEqual(
    batch.items.map(({ state, error }) => [state, error?.code ?? null]),
    [
      ['done', null],
      ['failed', 'video_private'],
      ['done', null],
      ['done', null],
    ],
  );
  assert.deepEqual(batch.counts, { all: 4, done: 3, failed: 1, going: 0 });
  assert.match(batch.items[1]!.error!.message, /private/);
  const library = await user.call('GET', '/generations');
  assert.equal(library.body.total, 6, 'two drafts of each of three videos');
  const [german] = batch.items[3]!.generations;
  const draft = await user.call('GET', `/generations/${german!.id}`);
  assert.equal(draft.body.language, 'german', 'in the language of its video where none was chosen');
  const { batches } = (await user.call('GET', '/batches')).body;
  assert.deepEqual([batches.length, batches[0].title], [1, 'Garden talks']);
});

test("a failed video is made when it becomes available, and the others aren't repeated", async () => {
  const user = await makeUser('again@example.org');
  standIn.setMood('comesback__', 'age');
  const { id } = await make(user, { videos: videosOf(idAt(5), 'comesback__', idOf('removed')) });
  const first = await untilOver(user, id);
  assert.deepEqual(
    first.items.map(({ state }) => state),
    ['done', 'failed', 'failed'],
  );
  standIn.setMood('comesback__', null);
  skippedMs += 2 * 3_600_000;
  const itemIds = [first.items[1]!.id];
  assert.equal((await user.call('POST', `/batches/${id}/retry`, { itemIds })).status, 202);
  const second = await until(
    user,
    id,
    ({ status, items }) => status === 'done' && items[1]!.state === 'done',
  );
  assert.equal(second.items[2]!.state, 'failed', 'nobody asked for that one');
  assert.deepEqual(second.items[0]!.generations, first.items[0]!.generations);
  assert.equal((await user.call('GET', '/generations')).body.total, 2);
  const done = await user.call('POST', `/batches/${id}/retry`, { itemIds: [first.items[0]!.id] });
  assert.deepEqual([done.status, done.body.code], [409, 'not_running']);
});

test('after a stop no further video is started, and a resume continues where it was', async () => {
  const user = await makeUser('stop@example.org');
  const ids = Array.from({ length: 12 }, (_, at) => idAt(100 + at));
  const { id } = await make(user, { videos: videosOf(...ids) });
  await until(user, id, ({ counts }) => counts.done > 0);
  assert.equal((await user.call('POST', `/batches/${id}/stop`)).status, 202);
  const again = await user.call('POST', `/batches/${id}/stop`);
  assert.deepEqual([again.status, again.body.code], [409, 'not_running']);
  const stopped = await until(user, id, ({ items }) =>
    items.every(({ state }) => state !== 'making'),
  );
  assert.equal(stopped.status, 'stopped');
  assert.ok(stopped.counts.done < 12);
  const { total } = (await user.call('GET', '/generations')).body;
  assert.equal(
    total,
    stopped.counts.done,
    'what was being written is finished, nothing else begun',
  );
  assert.equal((await user.call('POST', `/batches/${id}/retry`, {})).status, 202);
  const over = await untilOver(user, id);
  assert.deepEqual([over.status, over.counts.done], ['done', 12]);
  assert.equal((await user.call('GET', '/generations')).body.total, 12);
});

test('repeating a request with the same idempotency key creates one batch', async () => {
  const user = await makeUser('once@example.org');
  const body = { ...SUMMARY, videos: videosOf(idAt(9)) };
  const key = { 'idempotency-key': 'the same' };
  const one = await user.call('POST', '/batches', body, key);
  const two = await user.call('POST', '/batches', body, key);
  assert.equal(one.body.id, two.body.id);
  await untilOver(user, one.body.id);
  const other = await user.call('POST', '/batches', { ...body, format: 'blog' }, key);
  assert.deepEqual([other.status, other.body.code], [409, 'key_reused']);
});

test('while the platform refuses requests the batch waits, and no video fails for it', async () => {
  const user = await makeUser('refused@example.org');
  standIn.setMood('limited____', 'limited');
  const { id } = await make(user, { videos: videosOf('limited____', idAt(10)) });
  const resting = await until(user, id, ({ restsUntil }) => restsUntil !== null);
  const asked = standIn.requests.length;
  assert.equal(resting.items[0]!.error!.code, 'platform_rate_limited');
  assert.deepEqual(
    resting.items.map(({ state }) => state),
    ['waiting', 'waiting'],
  );
  assert.equal(standIn.requests.length, asked, 'nobody is asked meanwhile');
  standIn.setMood('limited____', 'ordinary');
  // A user who doesn't wait for the batch's own retry.
  skippedMs += 16 * 60_000;
  assert.equal((await user.call('POST', `/batches/${id}/stop`)).status, 202);
  assert.equal((await user.call('POST', `/batches/${id}/retry`, {})).status, 202);
  const over = await untilOver(user, id);
  assert.deepEqual(over.counts, { all: 2, done: 2, failed: 0, going: 0 });
});

test('if free words run out halfway the batch pauses, and no video fails for it', async () => {
  const user = await app.makeUser('words@example.org');
  const videos = Array.from({ length: 40 }, (_, at) => ({ platformId: idAt(20 + at) }));
  const { id } = await make(user, { options: { length: 'long' }, alsoMake: ['blog'], videos });
  const paused = await untilOver(user, id);
  assert.deepEqual([paused.status, paused.problem?.code], ['paused', 'plan_needed']);
  assert.ok(paused.counts.done > 0 && paused.counts.failed === 0, JSON.stringify(paused.counts));
  await grantPlan(app.database, user);
  assert.equal((await user.call('POST', `/batches/${id}/stop`)).status, 202);
});

test("the price of a batch includes the check by a model, whether requested or the account's default", async () => {
  const user = await makeUser('reads@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-stand-in-key-000000000000' });
  const wish = { format: 'summary', model: 'openai/gpt-4.1-mini' };
  const videos = [{ platformId: idAt(90), durationMs: 600_000 }];
  const cost = async (more: object = {}): Promise<number> =>
    (await user.call('POST', '/batches/estimate', { ...wish, ...more, videos })).body.costCents
      .middle;
  const [plain, read] = [await cost(), await cost({ secondReading: 'on' })];
  assert.ok(read > plain, `${read} > ${plain}`);
  await user.call('PATCH', '/settings', { defaults: { secondReading: 'on' } });
  assert.equal(await cost(), read);
});

test("the cap stops before the next video rather than within one, and isn't exceeded", async () => {
  const user = await makeUser('cap@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-stand-in-key-000000000000' });
  const wish = { format: 'summary', model: 'openai/gpt-4.1-mini' };
  const videos = Array.from({ length: 8 }, (_, at) => ({
    platformId: idAt(70 + at),
    durationMs: getTalks()[0].durationMs,
  }));
  const estimate = await user.call('POST', '/batches/estimate', { ...wish, videos });
  assert.equal(estimate.status, 200, estimate.text);
  const { costCents, engine, problem } = estimate.body;
  assert.deepEqual([engine.key, problem], ['own', null]);
  assert.ok(costCents.middle > 0 && costCents.ceiling > costCents.middle);
  // Room for one video at its maximum, which is half of what it could be in another language, and for a few at their
  // typical cost.
  const capCents = (costCents.ceiling / 8) * 0.7;
  const { id } = await make(user, { ...wish, options: {}, capCents, videos });
  const paused = await untilOver(user, id);
  assert.deepEqual([paused.status, paused.problem?.code], ['paused', 'batch_cap_reached']);
  assert.ok(paused.spentCents <= capCents && paused.spentCents > 0, `${paused.spentCents}`);
  const states = new Set(paused.items.map(({ state }) => state));
  assert.deepEqual([...states].toSorted(), ['done', 'waiting'], 'none was cut off');
  const { body: usage } = await user.call('GET', '/usage');
  assert.ok(Math.abs(usage.totals.costCents - paused.spentCents) < 0.001);
  const more = { capCents: costCents.ceiling * 2 };
  assert.equal((await user.call('POST', `/batches/${id}/retry`, more)).status, 202);
  const over = await untilOver(user, id);
  assert.deepEqual([over.status, over.counts.done], ['done', 8]);
  assert.equal((await user.call('GET', '/generations')).body.total, 8);
  // The estimate based on lengths has the right order of magnitude.
  assert.ok(over.spentCents < costCents.ceiling, `${over.spentCents} of ${costCents.ceiling}`);
});

test('failed drafts are retried within the cap, two at a time', async () => {
  const user = await makeUser('written@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-stand-in-key-000000000000' });
  models.change({ answer: () => ({ text: '', fault: 'refused_answer' }) });
  const { id } = await make(user, {
    model: 'openai/gpt-4.1-mini',
    videos: videosOf(...Array.from({ length: 4 }, (_, at) => idAt(300 + at))),
  });
  const failed = await untilOver(user, id);
  assert.deepEqual([failed.status, failed.counts.failed], ['done', 4]);
  const asked = models.calls.length;
  const retry = (body: object) => user.call('POST', `/batches/${id}/retry`, body);
  assert.equal((await retry({ capCents: failed.spentCents + 0.000001 })).status, 202);
  const paused = await untilOver(user, id);
  assert.deepEqual([paused.status, paused.problem?.code], ['paused', 'batch_cap_reached']);
  assert.equal(models.calls.length, asked, 'nothing was paid for past the cap');

  const gate = Promise.withResolvers<void>();
  models.change({
    answer: async (request) => {
      await gate.promise;
      return answerLikeAModel(request);
    },
  });
  assert.equal((await retry({ capCents: null })).status, 202);
  const going = await until(user, id, ({ counts }) => counts.going >= 2);
  gate.resolve();
  assert.deepEqual([going.counts.going, going.counts.failed], [2, 0]);
  const over = await until(user, id, ({ status, counts }) => {
    assert.ok(counts.going <= 2, `${counts.going} at once`);
    return status !== 'running';
  });
  assert.deepEqual([over.status, over.counts.done], ['done', 4]);
  assert.deepEqual(
    over.items.map(({ generations }) => generations),
    failed.items.map(({ generations }) => generations),
    'the same drafts go on',
  );
  models.change({ answer: (request) => answerLikeAModel(request) });
});

test('deleting a failed draft lets its batch continue', async () => {
  const user = await makeUser('binned@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-stand-in-key-000000000000' });
  models.change({ answer: () => ({ text: '', fault: 'no_credit' }) });
  const { id } = await make(user, {
    model: 'openai/gpt-4.1-mini',
    videos: videosOf(...Array.from({ length: 4 }, (_, at) => idAt(320 + at))),
  });
  await untilOver(user, id);
  const paused = await until(user, id, ({ counts }) => counts.going === 0);
  assert.deepEqual([paused.status, paused.problem?.code], ['paused', 'no_credit']);
  models.change({ answer: (request) => answerLikeAModel(request) });
  for (const { id: draft } of paused.items.flatMap(({ generations }) => generations)) {
    assert.equal((await user.call('DELETE', `/generations/${draft}`)).status, 204);
  }
  assert.equal((await user.call('POST', `/batches/${id}/retry`, {})).status, 202);
  const over = await untilOver(user, id);
  assert.deepEqual([over.status, over.counts.done, over.counts.failed], ['done', 4, 0]);
});

test("a request that can't work for any video is refused before a batch is created", async () => {
  const user = await makeUser('bad@example.org');
  const videos = videosOf(idAt(1));
  for (const [body, code] of [
    [{ ...SUMMARY, videos: [] }, 'invalid_input'],
    [{ ...SUMMARY, videos: [{ platformId: 'x' }] }, 'invalid_input'],
    [{ ...SUMMARY, videos, options: { length: 'endless' } }, 'invalid_input'],
    [{ ...SUMMARY, videos: [{ ...videos[0], durationMs: 2 ** 31 }] }, 'invalid_input'],
    [{ ...SUMMARY, videos, capCents: 1e13 }, 'invalid_input'],
    [{ ...SUMMARY, videos, videoId: 'vid_x' }, 'invalid_input'],
    [{ ...SUMMARY, videos, model: 'openai/gpt-4.1-mini' }, 'key_needed'],
    [{ ...SUMMARY, videos, styleId: 'sty_x' }, 'not_found'],
  ] as const) {
    const { body: answer } = await user.call('POST', '/batches', body);
    assert.equal(answer.code, code, JSON.stringify(body));
  }
  const { body } = await user.call('GET', '/batches');
  assert.deepEqual(body.batches, []);
});

test('deleting a batch keeps its drafts', async () => {
  const user = await makeUser('delete@example.org');
  const { id } = await make(user, { videos: videosOf(idAt(1)) });
  await untilOver(user, id);
  assert.equal((await user.call('DELETE', `/batches/${id}`)).status, 204);
  assert.equal((await user.call('GET', `/batches/${id}`)).status, 404);
  assert.equal((await user.call('GET', '/generations')).body.total, 1);
});
