import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { LedgerRow } from '#contract/usage.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { PACE, VoiceListSchema } from '#contract/podcasts.ts';
import { speechClips } from '#server/db/schema/podcasts.ts';
import { desc, eq } from '#server/db/sql.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { makePodcast, spokenBy, waitForAudio } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { costOf } from './paid-speech.ts';

const speech = await startSpeechServer({ after });
const app = await makeApp({ after }, { env: { ...speech.env, PATH: '/nowhere' }, listens: true });
const { owner } = app;
const { db } = app.database;
const { storage } = app.podcastParts;
const OPENAI = { voices: ['openai/cedar', 'openai/coral'] };

before(async () => {
  await spokenBy(app, 'openai');
  await owner.call('PATCH', CALLS.settings, { defaults: OPENAI });
});
beforeEach(() => {
  speech.requests.length = 0;
});

const audioPath = (id: string) => fill(CALLS.generationAudio, { id });
const linesOf = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}.`);
const podcastOf = (lines: string[]) => makePodcast(app, { ownerId: owner.id, lines });
const askedTwice = () =>
  speech.requests.map(({ text }) => text).filter((text, at, all) => all.indexOf(text) !== at);
const untilAsked = async (count: number) => {
  while (speech.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};
const ledgerOf = async (id: string): Promise<LedgerRow[]> =>
  (await owner.call('GET', CALLS.usage)).body.rows.filter(
    ({ generationId }: LedgerRow) => generationId === id,
  );

test('a repeated request while speaking continues the same recording and speaks nothing twice', async () => {
  const id = await podcastOf(linesOf(12, 'Twice'));
  const release = speech.hold(4);
  await owner.call('POST', audioPath(id), OPENAI);
  await speech.asked();
  const again = await owner.call('POST', audioPath(id), OPENAI);
  assert.equal(again.status, 202);
  assert.equal(again.body.status, 'running');
  release();
  assert.equal((await waitForAudio(owner, id, 'done', 'failed')).file?.linesSpoken, 12);
  assert.equal(speech.requests.length, 12);
  const ledger = await ledgerOf(id);
  assert.equal(ledger.length, 12, 'and the ledger knows which podcast each was for');
});

test('a line played on its own while the whole is being spoken is spoken once', async () => {
  const id = await podcastOf(linesOf(8, 'Alone'));
  const release = speech.hold(0, 'Alone 8');
  await owner.call('POST', audioPath(id), OPENAI);
  await untilAsked(4);
  const heard = await owner.call('POST', fill(CALLS.scriptLineAudio, { id, line: 'l7' }));
  assert.equal(heard.status, 200);
  release();
  assert.equal((await waitForAudio(owner, id, 'done', 'failed')).status, 'done');
  assert.deepEqual(askedTwice(), []);
  assert.equal(speech.requests.length, 8);
});

test('two podcasts with the same lines pay for each of them once', async () => {
  const lines = linesOf(10, 'Shared');
  const voices = { voices: ['openai/cedar', 'openai/cedar'] };
  const ids = [await podcastOf(lines), await podcastOf(lines.toReversed())];
  speech.slowMs = 30;
  await Promise.all(ids.map((id) => owner.call('POST', audioPath(id), voices)));
  for (const id of ids) {
    assert.equal((await waitForAudio(owner, id, 'done', 'failed')).status, 'done');
  }
  speech.slowMs = 0;
  assert.deepEqual(askedTwice(), []);
});

test("lines being spoken during an edit, a stop or another line's failure are stored and not paid for again", async () => {
  const id = await podcastOf(linesOf(8, 'Flight'));
  let release = speech.hold(0);
  await owner.call('POST', audioPath(id), OPENAI);
  await untilAsked(4);
  const line = fill(CALLS.scriptLine, { id, line: 'l7' });
  await owner.call('PATCH', line, { text: 'Flight anew.' });
  await owner.call('POST', fill(CALLS.audioStop, { id }));
  assert.equal((await waitForAudio(owner, id, 'stopped', 'done')).status, 'stopped');
  release();
  // Of the remaining four, one is refused while the others are being spoken.
  release = speech.hold(1);
  speech.faults.push({ status: 400, body: { error: { message: 'no' } } });
  await owner.call('POST', audioPath(id), OPENAI);
  await untilAsked(8);
  release();
  await waitForAudio(owner, id, 'failed', 'done');
  await owner.call('POST', audioPath(id), OPENAI);
  assert.equal((await waitForAudio(owner, id, 'done', 'failed')).status, 'done');
  assert.equal(speech.requests.length, 9, 'each once, and the refused one again');
  const ledger = await ledgerOf(id);
  assert.equal(ledger.length, 9);
  assert.deepEqual(
    ledger.filter(({ state }) => state !== 'done').map(({ error }) => error),
    ['voice_refused_text'],
    'nothing else was cut off, and nothing is shown as a fault of ours',
  );
});

test('a long line is paid for and stored piece by piece', async () => {
  const sentence = (at: number) => `Sentence number ${at} of a very long line that goes on. `;
  const long = Array.from({ length: 46 }, (_, at) => sentence(at)).join('');
  // The fastest a voice may be; the result must also be mixable.
  speech.sounds.set('very long line', (samples) =>
    Float32Array.from({ length: samples / 2 }, (_, at) => 0.3 * Math.sin(at / 20)),
  );
  const id = await podcastOf([long.trim()]);
  // The second piece fails; the first one succeeds.
  const release = speech.hold(1);
  await owner.call('POST', audioPath(id), OPENAI);
  await speech.asked();
  speech.faults.push({ status: 400, body: { error: { message: 'no' } } });
  release();
  await waitForAudio(owner, id, 'failed', 'done');
  const charged = (await ledgerOf(id)).filter(({ costCents }) => costCents > 0);
  assert.equal(charged.length, 1, 'what was spoken is on the ledger');
  await owner.call('POST', audioPath(id), OPENAI);
  const { file } = await waitForAudio(owner, id, 'done', 'failed');
  assert.ok(file!.durationMs > long.length * 25, 'all of it is heard');
  assert.equal(speech.requests.length, 3, 'and no piece was asked for twice but the refused one');
});

test('a line is booked by the length of its audio if that is what the provider charges for', async () => {
  const text = 'This line takes as long as it takes, and so it costs.';
  const id = await podcastOf([text]);
  await owner.call('POST', audioPath(id), OPENAI);
  const state = await waitForAudio(owner, id, 'done', 'failed');
  const [{ costCents }] = (await ledgerOf(id)) as [LedgerRow];
  // The stand-in takes 0.06 s per character; a second costs 0.03 cents.
  assert.ok(Math.abs(costCents - text.length * 0.06 * 0.03) < 1e-5, String(costCents));
  assert.equal(state.costCents, costCents, 'and the podcast says so');
  const chinese = '我们今天来谈谈一个小小的花园。'.repeat(20);
  const minute =
    costOf({ price: { per: 'second', microCents: 30_000 } }, { text: chinese, pace: 1 }) / 1e6;
  assert.ok(minute > 1.5 && minute < 2.5, `a minute of Chinese is held as ${minute} cents`);
});

test('a broken clip is repeated once, and not again by the queue', async () => {
  app.log.expectErrors(/job failed; giving up/);
  speech.sounds.set('mute', (samples) => new Float32Array(samples));
  const id = await podcastOf(['A line that stays mute for ever.']);
  await owner.call('POST', audioPath(id), OPENAI);
  const { error } = await waitForAudio(owner, id, 'failed', 'done');
  assert.equal(error?.code, 'clip_unusable');
  assert.equal(speech.requests.length, 2);
});

test('a line of numbers is checked against its spoken length, not its written one', async () => {
  const longer = (samples: number) =>
    Float32Array.from({ length: samples * 8 }, (_, at) => 0.3 * Math.sin(at / 20));
  speech.sounds.set('999,999', longer);
  const id = await podcastOf(['999,999,999,999 and 777,777,777']);
  await owner.call('POST', audioPath(id), OPENAI);
  assert.equal((await waitForAudio(owner, id, 'failed', 'done')).status, 'done');
  assert.equal(speech.requests.length, 1);
});

const costOfAll = async (id: string) =>
  (await ledgerOf(id)).reduce((sum, { costCents }) => sum + costCents, 0);

/** Speaks one line as the whole would, and returns the previous estimate of the whole. */
async function speakAt(id: string, voice: string, pace: number) {
  speech.requests.length = 0;
  const wanted = { voices: [voice, voice], pace };
  const estimate = await owner.call('POST', fill(CALLS.audioEstimate, { id }), wanted);
  const line = fill(CALLS.scriptLineAudio, { id, line: 'l0' });
  const { status, body } = await owner.call('POST', line, wanted);
  assert.equal(status, 200, body.message);
  return { requests: [...speech.requests], estimate: estimate.body };
}

const AT_PACES = [
  { voice: 'openai/cedar', sent: { 1: 1, 1.35: 1.35 }, same: [] },
  { voice: 'deepgram/thalia', sent: { 1: null, 1.35: 1.35 }, same: [] },
  { voice: 'elevenlabs/rachel', sent: { 1: 1, 1.1: 1.1, 1.25: 1.2 }, same: [1.35, 1.2] },
  {
    voice: 'google/kore',
    sent: { 1: null, 1.25: 'at a quick pace', 0.7: 'at a slow pace' },
    same: [1.35, 1.05, 0.95],
  },
];

for (const { voice, sent, same } of AT_PACES) {
  const [provider] = voice.split('/') as [string];
  test(`a pace that ${provider} supports is sent, and one that makes no difference is neither requested nor paid for`, async () => {
    await spokenBy(app, provider);
    const id = await podcastOf([`The pace of ${provider} is heard in this line.`]);
    for (const [pace, onWire] of Object.entries(sent)) {
      const { requests, estimate } = await speakAt(id, voice, Number(pace));
      const asked = requests.map((request) => request.pace);
      assert.deepEqual(asked, [onWire], `at ${pace}`);
      assert.ok(estimate.costCents > 0);
    }
    const cost = await costOfAll(id);
    for (const pace of same) {
      const { requests, estimate } = await speakAt(id, voice, pace);
      assert.deepEqual([requests.length, await costOfAll(id)], [0, cost], `at ${pace}`);
      assert.deepEqual([estimate.lineIds, estimate.costCents], [[], 0]);
    }
  });
}

test('voices list the paces they support', async () => {
  const { body } = await owner.call('GET', `${CALLS.voices}?language=english`);
  const paceOf = (wanted: string) =>
    VoiceListSchema.parse(body).providers.find(({ id }) => id === wanted)!.pace;
  assert.deepEqual(paceOf('elevenlabs'), { least: 0.7, most: 1.2, step: 0.01 });
  assert.equal(paceOf('google')!.step, 0.2);
  assert.equal(paceOf('built-in')!.most >= PACE.fastest, true);
});

test('a clip from the time when every pace had its own name is still found', async () => {
  const id = await podcastOf(['Spoken long ago and kept since.']);
  await speakAt(id, 'elevenlabs/rachel', 1.35);
  const [kept] = await db.select().from(speechClips).orderBy(desc(speechClips.createdAt)).limit(1);
  const request = ['rachel', 'english', 1.35, 'Spoken long ago and kept since.', {}];
  const name = JSON.stringify(['elevenlabs', 'eleven_multilingual_v2', ...request]);
  const hash = createHash('sha256').update(name).digest('hex');
  await db.update(speechClips).set({ hash }).where(eq(speechClips.hash, kept!.hash));
  await storage.remove(kept!.key);
  const { requests, estimate } = await speakAt(id, 'elevenlabs/rachel', 1.35);
  assert.deepEqual([requests.length, estimate.lineIds], [0, []]);
});

test("a clip that Deepgram spoke at its own pace isn't used for another pace", async () => {
  const request = ['thalia', 'english', 1.35, 'Said at another pace.', {}];
  const old = JSON.stringify(['deepgram', 'aura-2', ...request]);
  const hash = createHash('sha256').update(old).digest('hex');
  const sound = { key: 'x', sampleRate: 24_000, samples: 24_000, loudnessLufs: -20 };
  await db.insert(speechClips).values({ ownerId: owner.id, hash, ...sound });
  const id = await podcastOf(['Said at another pace.']);
  const { requests } = await speakAt(id, 'deepgram/thalia', 1.35);
  assert.deepEqual(
    requests.map(({ pace }) => pace),
    [1.35],
  );
});
