import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gapSentences } from '#contract/caption-gaps.ts';
import type { Clock } from '#server/core/clock.ts';
import { makeApp, type TestApp } from '#tests/support/make-app.ts';
import { idOf, type Mood, startStandInPlatform } from '#tests/support/stand-in-platform.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());

const HOUR_MS = 3_600_000;
let skippedMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + skippedMs) };
const app = await makeApp({ after }, { env: standIn.env, clock, works: false });
const link = (mood: Mood) => `https://www.youtube.com/watch?v=${idOf(mood)}`;
const asked = (mood: Mood) =>
  standIn.requests.filter((line) => line.includes('player') && line.endsWith(idOf(mood))).length;

test('a link gives the video with title, channel, length, picture, chapters and transcript state', async () => {
  const { status, body } = await app.owner.call('POST', '/videos', { url: link('ordinary') });
  assert.equal(status, 200);
  assert.equal(body.kind, 'youtube');
  assert.equal(body.title, 'How to plan a small garden');
  assert.equal(body.language, 'english');
  assert.equal(body.url, link('ordinary'));
  assert.match(body.thumbnail, /maxresdefault/);
  assert.ok(body.channel && body.durationMs > 0 && body.chapters.length > 2);
  const { transcript } = body;
  assert.equal(transcript.state, 'ready');
  assert.equal(transcript.kind, 'manual');
  assert.equal(transcript.detectedTag, 'en');
  assert.ok(transcript.words > 500);
  assert.ok(transcript.attempts.some((one: { outcome: string }) => one.outcome === 'ok'));
  const read = await app.owner.call('GET', `/videos/${body.id}/transcript`);
  assert.ok(read.body.cues.length > 100 && read.body.blocks.length > 10);
  assert.equal(read.body.id, transcript.id);
});

test("what the platform returned for one account isn't requested again for another, and neither sees the other's video", async () => {
  const before = asked('automatic');
  const mine = await app.owner.call('POST', '/videos', { url: link('automatic') });
  const other = await app.makeUser('second@example.org');
  const theirs = await other.call('POST', '/videos', { url: link('automatic') });
  assert.equal(theirs.status, 200);
  assert.notEqual(theirs.body.id, mine.body.id);
  assert.equal(theirs.body.transcript.id, mine.body.transcript.id);
  assert.equal(asked('automatic'), before + 1);
  assert.equal((await other.call('GET', `/videos/${mine.body.id}`)).status, 404);
  assert.equal((await other.call('GET', `/videos/${mine.body.id}/transcript`)).status, 404);
});

test('captions that end long before the video are reported on the card', async () => {
  const { body } = await app.owner.call('POST', '/videos', { url: link('ends-early') });
  const { gaps } = body.transcript;
  assert.match(
    gapSentences(gaps).join(' '),
    /^Captions end at 1:2\d, but the video is 1:00:00 long\.$/,
  );
});

test('the same link again is the same video; concurrent ones share one request', async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, () => app.owner.call('POST', '/videos', { url: link('german') })),
  );
  assert.equal(new Set(all.map(({ body }) => body.id)).size, 1);
  assert.equal(asked('german'), 1);
  assert.equal(all[0]!.body.language, 'german');
});

test('every class of failure has its status, a message with a way forward, the attempts, and what is known of the video', async () => {
  const cases: [Mood, number, string][] = [
    ['removed', 422, 'video_removed'],
    ['private', 422, 'video_private'],
    ['members', 422, 'video_members_only'],
    ['paid', 422, 'video_paid'],
    ['age', 422, 'video_age_restricted'],
    ['geo', 422, 'video_geo_blocked'],
    ['upcoming', 422, 'video_upcoming'],
    ['live', 422, 'video_live_now'],
    ['no-captions', 422, 'video_no_captions'],
    ['music', 422, 'video_music_only'],
    ['too-long', 422, 'video_too_long'],
    ['mislabelled', 422, 'video_mismatch'],
    ['empty', 424, 'platform_po_token'],
    ['no-words', 424, 'platform_captions_empty'],
    ['changed', 424, 'platform_changed'],
    ['network', 424, 'platform_network'],
  ];
  for (const [mood, status, code] of cases) {
    const answer = await app.owner.call('POST', '/videos', { url: link(mood) });
    assert.equal(answer.status, status, mood);
    assert.equal(answer.body.code, code);
    assert.match(answer.body.message, /paste/i);
    assert.ok(answer.body.attempts.length > 0, mood);
    const video = await app.owner.call('GET', `/videos/${answer.body.videoId}`);
    assert.equal(video.body.transcript.state, 'failed');
    assert.equal(video.body.transcript.error.code, code);
    const transcript = await app.owner.call('GET', `/videos/${answer.body.videoId}/transcript`);
    assert.equal(transcript.body.code, code, 'no transcript, and the reason');
    // Nothing can be written from it either.
    const made = await app.owner.call('POST', '/generations', {
      format: 'summary',
      url: link(mood),
    });
    assert.equal(made.body.code, code);
  }
});

test('a link to anything but a video is refused before any request', async () => {
  const before = standIn.requests.length;
  for (const [url, code] of [
    ['', 'link_empty'],
    ['hello', 'link_not_a_url'],
    ['https://vimeo.com/1', 'link_not_youtube'],
    ['https://youtu.be/short', 'link_bad_id'],
    ['https://www.youtube.com/playlist?list=PLx', 'link_playlist_only'],
    ['https://www.youtube.com/@someone', 'link_channel'],
    ['https://www.youtube.com/clip/Ugkx', 'link_clip'],
    ['https://www.youtube.com/', 'link_no_video'],
    ['ftp://example.org/file', 'link_not_a_url'],
  ]) {
    const { status, body } = await app.owner.call('POST', '/videos', { url });
    assert.equal(status, 400, url);
    assert.equal(body.code, code, url);
  }
  assert.equal(standIn.requests.length, before);
  const both = await app.owner.call('POST', '/videos', { url: link('ordinary'), sample: true });
  assert.equal(both.body.code, 'invalid_input');
  assert.equal((await app.owner.call('POST', '/videos', {})).body.code, 'invalid_input');
});

test("a missing language isn't an error: the response says which one was used", async () => {
  const asFrench = { url: link('many-tracks'), language: 'french' };
  const { body } = await app.owner.call('POST', '/videos', asFrench);
  assert.equal(body.language, 'english');
  assert.equal(body.transcript.languageMissing, 'french');
  const inGerman = { url: link('many-tracks'), language: 'german' };
  const german = await app.owner.call('POST', '/videos', inGerman);
  assert.equal(german.body.id, body.id);
  assert.equal(german.body.language, 'german');
  assert.equal(german.body.transcript.languageMissing, null);
  // The transcript an earlier text was written from can still be read.
  const pinned = await app.owner.call(
    'GET',
    `/videos/${body.id}/transcript?transcriptId=${body.transcript.id}`,
  );
  assert.equal(pinned.body.language, 'english');
});

test('cache lifetimes: no captions six hours, private one hour, being blocked none, transcript thirty days', async () => {
  const ask = (mood: Mood) => app.owner.call('POST', '/videos', { url: link(mood) });
  const expectAsked = async (mood: Mood, more: boolean) => {
    const before = asked(mood);
    await ask(mood);
    assert.equal(asked(mood) > before, more, `${mood} after ${skippedMs / HOUR_MS} h`);
  };
  await ask('no-captions');
  await ask('private');
  skippedMs += 0.9 * HOUR_MS;
  await expectAsked('no-captions', false);
  await expectAsked('private', false);
  await expectAsked('network', true);
  skippedMs += 0.2 * HOUR_MS;
  await expectAsked('no-captions', false);
  await expectAsked('private', true);
  skippedMs += 6 * HOUR_MS;
  await expectAsked('no-captions', true);
  await expectAsked('ordinary', false);
  skippedMs += 24 * HOUR_MS;
  await expectAsked('ordinary', true);
  skippedMs += 31 * 24 * HOUR_MS;
  await expectAsked('ordinary', true);
  // Blocked as a bot, it says when a retry can help.
  const { videoId } = (await ask('bot-check')).body;
  const { transcript } = (await app.owner.call('GET', `/videos/${videoId}`)).body;
  assert.equal(transcript.state, 'failed');
  const restMs = Date.parse(transcript.retryAt) - Date.now() - skippedMs;
  assert.ok(restMs > 14 * 60_000 && restMs <= 15 * 60_000, String(restMs));
  await expectAsked('described', false);
  skippedMs += HOUR_MS;
  await expectAsked('described', true);
});

test("a cached transcript stays available if the platform doesn't respond, but not if the video has become private", async () => {
  const id = 'changing-01';
  const ask = () => app.owner.call('POST', '/videos', { url: `https://youtu.be/${id}` });
  assert.equal((await ask()).status, 200);
  skippedMs += 25 * HOUR_MS;
  standIn.setMood(id, 'network');
  assert.equal((await ask()).status, 200);
  standIn.setMood(id, 'private');
  assert.equal((await ask()).body.code, 'video_private');
  standIn.setMood(id, null);
});

async function openApp(t: { after(work: () => Promise<void>): void }): Promise<TestApp> {
  return makeApp(t, { env: standIn.env });
}

test('being blocked is never reported as "no captions", and a transcript from the user replaces the platform’s', async (t) => {
  const own = await openApp(t);
  const { body } = await own.owner.call('POST', '/videos', { url: link('doubtful') });
  assert.equal(body.code, 'platform_ip_blocked');
  assert.ok(body.attempts.some((one: { outcome: string }) => one.outcome === 'no_captions'));
  const text = 'Here is what is said in it. It is long enough to be worth a summary of one line.';
  const given = await own.owner.call('POST', '/videos', { text, videoId: body.videoId });
  assert.equal(given.status, 200);
  assert.equal(given.body.id, body.videoId);
  assert.equal(given.body.transcript.kind, 'given');
  assert.equal(given.body.transcript.state, 'ready');
  // The link now works, but only for this account.
  const again = await own.owner.call('POST', '/videos', { url: link('doubtful') });
  assert.equal(again.status, 200);
  const other = await own.makeUser('other@example.org');
  assert.equal((await other.call('POST', '/videos', { url: link('doubtful') })).status, 424);
});

test('if the platform rate-limits us, the user is told until when, and that it continues by itself', async (t) => {
  const own = await openApp(t);
  const { status, headers, body } = await own.owner.call('POST', '/videos', {
    url: link('limited'),
  });
  assert.equal(status, 429);
  assert.equal(body.code, 'platform_rate_limited');
  assert.ok(Number(headers['retry-after']) > 0);
  const video = await own.owner.call('GET', `/videos/${body.videoId}`);
  assert.equal(video.body.transcript.state, 'waiting');
  assert.ok(Date.parse(video.body.transcript.retryAt) > Date.now());
});

test('a video waiting for the platform is fetched by itself when the time has come', async (t) => {
  let laterMs = 0;
  const moving: Clock = { now: () => new Date(Date.now() + laterMs) };
  const own = await makeApp(t, { env: standIn.env, clock: moving, works: false });
  const id = 'patience-01';
  standIn.setMood(id, 'limited');
  const { body } = await own.owner.call('POST', '/videos', { url: `https://youtu.be/${id}` });
  standIn.setMood(id, null);
  laterMs = HOUR_MS;
  await own.work();
  for (;;) {
    const video = await own.owner.call('GET', `/videos/${body.videoId}`);
    if (video.body.transcript.state === 'ready') break;
    assert.equal(video.body.transcript.state, 'waiting');
    await pause(20);
  }
});

test("once a video's owner has had it taken down, no one gets its words, including stored ones", async () => {
  const url = 'https://youtu.be/taken-down-';
  const { body } = await app.owner.call('POST', '/videos', { url });
  assert.equal(body.transcript.state, 'ready');
  const shelf = await app.owner.call('POST', '/shelves', { name: 'Gone', videoIds: [body.id] });
  const joined = await app.owner.call('POST', '/videos', { shelfId: shelf.body.id });
  assert.equal(await app.operations.takeDown(url), 2);
  const copy = await app.owner.call('GET', `/videos/${joined.body.id}/transcript`);
  assert.deepEqual(copy.body.cues, [], 'a shelf still has them');
  const again = await app.owner.call('POST', '/videos', { url });
  assert.equal(again.body.code, 'video_taken_down');
  const read = await app.owner.call('GET', `/videos/${body.id}/transcript`);
  assert.deepEqual(read.body.cues, []);
  const key = { transcriptId: body.transcript.id, videoId: null };
  await assert.rejects(app.videos.getMaterial(key), /no speech/);
});
