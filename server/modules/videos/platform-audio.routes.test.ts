// One engine: it tests when a video's audio is transcribed; recognize-upload and uploads.routes test the storage on both.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Video } from '#contract/videos.ts';
import type { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { writeProgram } from '#tests/support/write-program.ts';
import { MEDIA } from '#tests/support/media-files.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { startStandInRecognizers } from '#tests/support/stand-in-recognizers.ts';

const platform = await startStandInPlatform();
const services = await startStandInRecognizers();
const folder = mkdtempSync(join(tmpdir(), 'ytdlp-'));
after(async () => {
  await Promise.all([platform.close(), services.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** A stand-in for yt-dlp: it finds no captions, and has the audio of all videos but one. */
writeFileSync(join(folder, 'sound.m4a'), await MEDIA['m4a']!(40));
const program = writeProgram(
  join(folder, 'yt-dlp'),
  `const fs = require('node:fs');
const args = process.argv.slice(2);
const id = new URL(args.at(-1)).searchParams.get('v');
if (args.includes('--dump-single-json')) console.log(JSON.stringify({ id, title: 'A talk', duration: 40 }));
else if (id.startsWith('silent')) {
  console.error('ERROR: unable to download video data: HTTP Error 403: Forbidden');
  process.exit(1);
}
else fs.copyFileSync(${JSON.stringify(join(folder, 'sound.m4a'))}, args[args.indexOf('--output') + 1].replace('%(ext)s', 'm4a'));
`,
);
const env = {
  ...platform.env,
  ...services.env,
  YTDLP_PATH: program,
  // The built-in model isn't installed, so keys are used.
  RECOGNITION_MODEL_DIR: 'off',
};
const url = `https://youtu.be/${idOf('no-captions')}`;

async function settled(user: TestUser, id: string): Promise<Video> {
  for (;;) {
    const { body } = await user.call('GET', `/videos/${id}`);
    if (!['working', 'waiting'].includes(body.transcript.state)) return body;
    await pause(30);
  }
}

test("a video without captions is transcribed with the customer's key if the operator allows it", async (t) => {
  const app = await makeApp(t, { env: { ...env, YTDLP_AUDIO: 'true' } });
  await app.owner.call('PUT', '/settings/keys/deepgram', { key: 'key-of-deepgram' });
  const { status, body } = await app.owner.call('POST', '/videos', { url });
  assert.equal(status, 202, JSON.stringify(body));
  assert.equal(body.transcript.state, 'working');
  // Nothing can be written from it yet, but the error isn't that it has no captions.
  const early = await app.owner.call('POST', '/generations', { format: 'summary', url });
  assert.ok(early.status === 202 || early.body.code === 'not_ready', JSON.stringify(early.body));
  const video = await settled(app.owner, body.id);
  assert.equal(video.transcript.state, 'ready', JSON.stringify(video.transcript.error));
  assert.equal(video.transcript.kind, 'recognized');
  assert.equal(video.title, 'How to plan a small garden');
  assert.deepEqual(
    services.requests.map(({ path, authorization, type }) => [path, authorization, type]),
    [['/deepgram/listen', 'Token key-of-deepgram', 'audio/mp4']],
  );
  while ((await app.owner.call('GET', `/videos/${body.id}`)).body.recordingBytes !== null)
    await pause(20);
  const stored = join(app.dataDir, 'files', 'uploads', app.owner.id);
  assert.deepEqual(existsSync(stored) ? readdirSync(stored) : [], [], 'its sound is not kept');
  // A transcript made with one account's key isn't given to another without a key.
  const other = await app.makeUser('keyless@example.org');
  assert.equal((await other.call('POST', '/videos', { url })).body.code, 'video_no_captions');
  // If the audio isn't available either, the user is asked for the file.
  platform.setMood('silent-____', 'no-captions');
  const silent = { url: 'https://youtu.be/silent-____' };
  const told = await app.owner.call('POST', '/videos', silent);
  assert.equal(told.status, 202);
  const failed = await settled(app.owner, told.body.id);
  assert.equal(failed.transcript.error?.code, 'video_no_captions');
  assert.match(failed.transcript.error.message, /upload the subtitles or audio/);
});

test("a video whose captions can't be read is transcribed, and if its audio can't be had either, the cause is shown", async (t) => {
  const app = await makeApp(t, { env: { ...env, YTDLP_AUDIO: 'true' } });
  await app.owner.call('PUT', '/settings/keys/deepgram', { key: 'key-of-deepgram' });
  for (const mood of ['no-words', 'mislabelled'] as const) {
    const link = { url: `https://youtu.be/${idOf(mood)}` };
    const { status, body } = await app.owner.call('POST', '/videos', link);
    assert.equal(status, 202, JSON.stringify(body));
    const video = await settled(app.owner, body.id);
    assert.deepEqual([video.transcript.state, video.transcript.kind], ['ready', 'recognized']);
  }
  platform.setMood('silent-wall', 'no-words');
  const link = { url: 'https://youtu.be/silent-wall' };
  const told = await app.owner.call('POST', '/videos', link);
  assert.equal(told.status, 202);
  const { transcript } = await settled(app.owner, told.body.id);
  assert.equal(transcript.error?.code, 'platform_captions_empty');
  assert.deepEqual(
    transcript.attempts.slice(-1).map(({ via, outcome }) => [via, outcome]),
    [['yt-dlp audio', 'ip_blocked']],
  );
  // After that refusal it isn't promised again.
  const again = await app.owner.call('POST', '/videos', link);
  assert.equal(again.body.code, 'platform_captions_empty');
});

test("a watched channel's new video isn't transcribed with the customer's key, because nobody approved the cost", async (t) => {
  const app = await makeApp(t, { env: { ...env, YTDLP_AUDIO: 'true' } });
  await app.owner.call('PUT', '/settings/keys/deepgram', { key: 'key-of-deepgram' });
  const before = services.requests.length;
  const listed = app.videos.ensureListed(app.owner, idOf('no-captions'), null, true);
  await assert.rejects(listed, { code: 'video_no_captions' });
  assert.equal(services.requests.length, before);
  const named = app.videos.ensureListed(app.owner, idOf('no-captions'), null, false);
  await assert.rejects(named, { code: 'not_ready' });
});

test("a watched channel's new video isn't transcribed with the customer's key after a rate limit either", async (t) => {
  let laterMs = 0;
  const clock: Clock = { now: () => new Date(Date.now() + laterMs) };
  const app = await makeApp(t, { env: { ...env, YTDLP_AUDIO: 'true' }, clock, works: false });
  await app.owner.call('PUT', '/settings/keys/deepgram', { key: 'key-of-deepgram' });
  const before = services.requests.length;
  const id = 'watched-one';
  platform.setMood(id, 'limited');
  let videoId = '';
  await assert.rejects(app.videos.ensureListed(app.owner, id, null, true), (error: AppError) => {
    videoId = error.videoId!;
    return error.code === 'platform_rate_limited';
  });
  platform.setMood(id, 'no-captions');
  laterMs = 3_600_000;
  await app.work();
  const { transcript } = await settled(app.owner, videoId);
  assert.deepEqual([transcript.state, transcript.error?.code], ['failed', 'video_no_captions']);
  assert.equal(services.requests.length, before);
});

test("a passing refusal doesn't have a video transcribed with the customer's key", async (t) => {
  const app = await makeApp(t, { env: { ...env, YTDLP_AUDIO: 'true' } });
  await app.owner.call('PUT', '/settings/keys/deepgram', { key: 'key-of-deepgram' });
  const before = services.requests.length;
  platform.setMood('now-blocked', 'bot-check');
  const { body } = await app.owner.call('POST', '/videos', { url: 'https://youtu.be/now-blocked' });
  assert.equal(body.code, 'platform_ip_blocked');
  assert.equal(services.requests.length, before);
});

test("a video's audio isn't downloaded if the operator didn't allow it", async (t) => {
  const app = await makeApp(t, { env });
  await app.owner.call('PUT', '/settings/keys/deepgram', { key: 'key-of-deepgram' });
  const before = services.requests.length;
  const { status, body } = await app.owner.call('POST', '/videos', { url });
  assert.equal(status, 422);
  assert.equal(body.code, 'video_no_captions');
  assert.match(body.message, /upload/);
  assert.equal(services.requests.length, before);
});
