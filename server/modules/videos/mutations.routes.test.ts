import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { fuzz, mutated } from '#tests/support/mutate.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { subtitleFiles } from '#tests/support/subtitle-files.ts';
import { getTalks } from '#tests/support/talks.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());
const app = await makeApp({ after }, { env: standIn.env, works: false });
const files = Object.values(subtitleFiles(getTalks()[0].cues.slice(0, 40))).map((text) =>
  Buffer.from(text),
);

/** New sources per account are limited per hour. */
const SENT_BY_ONE = 100;
let sent = 0;
let sender = app.owner;
async function send(...call: Parameters<typeof app.owner.call>) {
  sent += 1;
  if (sent % SENT_BY_ONE === 0) sender = await app.makeUser(`sender-${sent}@example.org`);
  const answer = await sender.call(...call);
  assert.notEqual(answer.status, 429);
  return answer;
}

function assertClassed({ status, body }: { status: number; body: { code: ErrorCode } }): void {
  assert.ok(status < 500, `${status} ${JSON.stringify(body)}`);
  if (status >= 400) assert.ok(body.code in ERRORS);
}

test('no damaged file, pasted or uploaded, causes a server error', async () => {
  await fuzz('files sent in', mutated(files), async (bytes) => {
    const boundary = 'border';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.srt"\r\n\r\n`;
    const payload = Buffer.concat([
      Buffer.from(head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    assertClassed(await send('POST', '/videos/upload', payload, type));
    assertClassed(await send('POST', '/videos', { text: bytes.toString('utf8') }));
  });
});

test("video metadata is stored without characters the database can't store", async () => {
  const id = 'strangeName';
  const answer = await fetch(`${standIn.url}/youtubei/v1/player`, {
    method: 'POST',
    body: JSON.stringify({ videoId: id, context: { client: { clientName: 'IOS' } } }),
  });
  const player = (await answer.json()) as { videoDetails: Record<string, unknown> };
  player.videoDetails['title'] = 'A\0talk';
  player.videoDetails['shortDescription'] = `0:00 one\n0:20 ${'a'.repeat(199)}😀\n0:40 three\0`;
  standIn.replay(id, { player: JSON.stringify(player) });
  const { status, body } = await app.owner.call('POST', '/videos', {
    url: `https://youtu.be/${id}`,
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.title, 'A talk');
  assert.equal(body.chapters.length, 3);
});

test('no link causes a server error or a request to anything but the platform', async () => {
  const links = [
    'https://www.youtube.com/watch?v=ordinary___&t=1',
    'https://youtu.be/no-captions',
    'http://127.0.0.1:1/watch?v=ordinary___',
  ].map((link) => Buffer.from(link));
  await fuzz('links', fc.oneof(mutated(links).map(String), fc.webUrl()), async (url) => {
    assertClassed(await send('POST', '/videos', { url: url.slice(0, 4000) }));
  });
});
