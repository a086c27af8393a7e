import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';

let now = new Date('2026-05-04T10:00:00Z');
const app = await makeApp({ after }, { works: false, clock: { now: () => now } });

test('the sample videos are listed, the English talk first, without their full text', async () => {
  const { status, body } = await app.owner.call('GET', '/samples');
  assert.equal(status, 200);
  assert.equal(body[0].id, 'small-garden');
  const languages = body.map((sample: { language: string }) => sample.language);
  for (const language of ['english', 'arabic', 'japanese', 'hindi', 'thai']) {
    assert.ok(languages.includes(language), language);
  }
  assert.ok(body.every((sample: object) => !('cues' in sample)));
});

test('a text long enough for the worker thread is read, and refused, like any other', async () => {
  const post = (text: string) => app.owner.call('POST', '/videos', { text });
  const short = 'Good soil takes years.\nYou can buy it by the bag.\n';
  const { body } = await post(short.repeat(2500));
  assert.equal(body.title, 'Good soil takes years');
  assert.deepEqual([body.transcript.state, body.transcript.words], ['ready', 11 * 2500]);
  const endless = await post('x\n'.repeat(260_000));
  assert.deepEqual([endless.status, endless.body.code], [422, 'video_too_long']);
});

test("an account gets its own video's transcript with times and blocks; user B gets 404", async () => {
  const made = await app.owner.call('POST', '/generations', { format: 'summary', sample: true });
  const id = made.body.generations[0].id;
  const { videoId } = (await app.owner.call('GET', `/generations/${id}`)).body;
  assert.equal(
    (await app.owner.call('GET', `/videos/${videoId}`)).body.title,
    'How to plan a small garden',
  );
  const { body } = await app.owner.call('GET', `/videos/${videoId}/transcript`);
  assert.ok(body.cues.length > 100);
  assert.ok(body.blocks.length > 20);
  assert.equal(body.blocks.at(-1).endMs, body.cues.at(-1).endMs);

  const other = await app.makeUser('other@example.org');
  for (const path of [`/videos/${videoId}`, `/videos/${videoId}/transcript`, '/videos/none']) {
    assert.equal((await other.call('GET', path)).status, 404, path);
  }
});

test('an account that adds sources too fast is told when to continue, and keeps what it has', async () => {
  const busy = await app.makeUser('busy@example.org');
  const text = 'Good soil takes years. You can buy it by the bag.';
  const { body: mine } = await busy.call('POST', '/videos', { text });
  const link = { url: 'https://youtu.be/short' };
  for (let count = 1; count < 300; count += 1) {
    assert.equal((await busy.call('POST', '/videos', link)).status, 400);
  }
  now = new Date(now.getTime() + 10 * 60_000);
  const run = { format: 'summary', language: 'english' };
  for (const [path, body] of [
    ['/videos', { text }],
    ['/generations', { ...run, text }],
    ['/generations/estimate', { ...run, url: 'https://youtu.be/dQw4w9WgXcQ' }],
    ['/videos/upload', undefined],
  ] as const) {
    const { status, body: answer, headers } = await busy.call('POST', path, body);
    assert.deepEqual([status, answer.code, headers['retry-after']], [429, 'too_fast', '3000']);
    assert.match(answer.error ?? answer.msg ?? answer.message, /Wait 50 minutes/);
  }
  assert.equal((await busy.call('POST', '/videos', { sample: true })).status, 200);
  assert.equal((await busy.call('POST', '/generations', { ...run, videoId: mine.id })).status, 202);
  assert.equal((await app.owner.call('POST', '/videos', { text })).status, 200);
  now = new Date(now.getTime() + 51 * 60_000);
  assert.equal((await busy.call('POST', '/videos', { text })).status, 200);
});
