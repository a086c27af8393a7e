// One engine: what it tests is read from the transcript; generations.routes.test.ts stores them on both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Checks } from '#contract/checks.ts';
import type { Cue } from '#contract/videos.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { captionsBody } from '#tests/support/stand-in-captions.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { getTalks } from '#tests/support/talks.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());
const app = await makeApp({ after }, { env: standIn.env });
const [talk] = getTalks();

let count = 0;

/** The check of a summary written from a video with only these of its captions. */
async function ruleFor(isThere: (cue: Cue) => boolean) {
  count += 1;
  const id = `captions${String(count).padStart(3, '0')}`;
  const body = captionsBody(talk.cues.filter(isThere), 'json3');
  standIn.replay(id, { captions: { body, type: 'application/json' } });
  const wanted = { format: 'summary', model: 'built-in', url: `https://youtu.be/${id}` };
  const made = await app.owner.call('POST', '/generations', wanted);
  assert.equal(made.status, 202, made.text);
  const draft = made.body.generations[0].id as string;
  const checks = await untilSeen(async () => {
    const { body: generation } = await app.owner.call('GET', `/generations/${draft}`);
    assert.match(generation.status, /^(?:queued|running|done)$/, JSON.stringify(generation));
    return generation.status === 'done' ? (generation.checks as Checks) : null;
  });
  return checks.rules.find((rule) => rule.id === 'source.captions') ?? null;
}

test("a draft's checks say what its captions lack: their start, their end or a part between", async () => {
  const early = await ruleFor(({ endMs }) => endMs < 400_000);
  assert.equal(early?.state, 'warn');
  assert.match(
    early.message,
    /^Captions end at 6:[34]\d, but the video is 12:38 long\. Anything said there isn’t/,
  );
  const late = await ruleFor(({ startMs }) => startMs > 300_000);
  assert.match(late!.message, /^Captions start at 5:0\d\. Anything said there isn’t/);
  const holed = await ruleFor(({ startMs, endMs }) => endMs < 200_000 || startMs > 500_000);
  assert.match(holed!.message, /^Captions are missing at 3:1\d–8:2\d\. Anything said there isn’t/);
});

test('complete captions, and those with a pause, get no such check', async () => {
  assert.equal(await ruleFor(() => true), null);
  const paused = await ruleFor(({ startMs, endMs }) => endMs < 200_000 || startMs > 290_000);
  assert.equal(paused, null);
});
