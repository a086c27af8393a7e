import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });

test('the built-in videos are listed, the English talk first, without their whole text', async () => {
  const { status, body } = await app.owner.call('GET', '/samples');
  assert.equal(status, 200);
  assert.equal(body[0].id, 'small-garden');
  const languages = body.map((sample: { language: string }) => sample.language);
  for (const language of ['english', 'arabic', 'japanese', 'hindi', 'thai']) {
    assert.ok(languages.includes(language), language);
  }
  assert.ok(body.every((sample: object) => !('cues' in sample)));
});

test('a text too long to be read in passing is read like any other, and refused like any other', async () => {
  const post = (text: string) => app.owner.call('POST', '/videos', { text });
  const short = 'Good soil takes years.\nYou can buy it by the bag.\n';
  const { body } = await post(short.repeat(2500));
  assert.match(body.title, /^Good soil takes years\. You can buy it by the bag\. Good soil .*…$/);
  assert.deepEqual([body.transcript.state, body.transcript.words], ['ready', 11 * 2500]);
  const endless = await post('x\n'.repeat(260_000));
  assert.deepEqual([endless.status, endless.body.code], [422, 'video_too_long']);
});

test('the transcript of one’s own video comes with times and blocks; user B gets 404', async () => {
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
