import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import { eq } from '#server/db/sql.ts';
import { podcastFiles, speechClips } from '#server/db/schema/podcasts.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { makePodcast, spokenBy, waitForAudio } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { createAudioSweep } from './sweep-audio.ts';

const speech = await startSpeechServer({ after });
const app = await makeApp({ after }, { env: { ...speech.env, PATH: '/nowhere' }, listens: true });
const { owner } = app;
const { db } = app.database;
const { storage } = app.podcastParts;
const OPENAI = { voices: ['openai/cedar', 'openai/coral'] };
const DAY_MS = 24 * 3600 * 1000;

before(() => spokenBy(app, 'openai'));
beforeEach(() => {
  speech.requests.length = 0;
});

const audioPath = (id: string) => fill(CALLS.generationAudio, { id });
const podcastOf = (lines: string[]) => makePodcast(app, { ownerId: owner.id, lines });

async function speak(id: string) {
  await owner.call('POST', audioPath(id), OPENAI);
  const state = await waitForAudio(owner, id, 'done', 'failed');
  assert.equal(state.status, 'done', state.error?.message);
  return state;
}

async function getWav(id: string) {
  const answer = await fetch(`${app.url}${audioPath(id)}?as=wav`, {
    headers: { token: owner.token },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const keyOf = async (text: string): Promise<string> => {
  const clips = await db.select().from(speechClips);
  const { key } = clips.find(({ samples }) => samples === Math.round(24_000 * text.length * 0.06))!;
  return key;
};

test('a WAV is mixed from stored clips, has the stated length, and never causes speech requests', async () => {
  const text = 'The wave of a line that is by far the longest.';
  const id = await podcastOf(['A wave.', text]);
  await speak(id);
  const { status, bytes } = await getWav(id);
  assert.equal(status, 200);
  assert.equal(bytes.readUInt32LE(40), bytes.length - 44, 'the header says how much comes');
  await owner.call('PUT', CALLS.pronunciations, { entries: [{ word: 'wave', say: 'way of' }] });
  assert.ok((await getWav(id)).bytes.equals(bytes), 'whatever the words are said like since');
  await owner.call('PUT', CALLS.pronunciations, { entries: [] });

  await storage.remove(await keyOf(text));
  speech.requests.length = 0;
  const gone = await owner.call('GET', `${audioPath(id)}?as=wav`);
  assert.deepEqual([gone.status, gone.body.code], [409, 'wav_gone']);
  const exported = `${fill(CALLS.generationExport, { id })}?as=wav`;
  assert.equal((await owner.call('GET', exported)).body.code, 'wav_gone');
  assert.equal(speech.requests.length, 0, 'nobody asked for anything to be spoken');
  await speak(id);
  assert.deepEqual(
    speech.requests.map((request) => request.text),
    [text],
    'made again, it is finished, and the lost line alone is spoken',
  );
  assert.equal((await getWav(id)).status, 200);
});

test('only a clip whose file is damaged is spoken again', async () => {
  const [short, long] = ['Whole.', 'A line that lost its power in the middle of a word.'];
  const id = await podcastOf([short, long]);
  await speak(id);
  const key = await keyOf(long);
  const whole = await buffer(await storage.read(key));
  const cut = whole.subarray(0, whole.length - 20_001);
  const zeros = Buffer.alloc(whole.length);
  for (const [at, damaged] of [cut, zeros, Buffer.alloc(0)].entries()) {
    await storage.write(key, Readable.from([damaged]));
    speech.requests.length = 0;
    await owner.call('POST', audioPath(id), { ...OPENAI, jingle: at % 2 === 0 });
    const state = await waitForAudio(owner, id, 'done', 'failed');
    assert.equal(state.status, 'done', state.error?.message);
    assert.deepEqual(
      speech.requests.map((request) => request.text),
      [long],
    );
    assert.ok((await buffer(await storage.read(key))).equals(whole));
  }
});

test("a replaced file can be played for another day, and clips in use aren't swept", async () => {
  const id = await podcastOf(['Played to its end.', 'And kept.']);
  const { url } = (await speak(id)).file!;
  const files = await db.select().from(podcastFiles);
  const { key } = files.find((file) => file.key.includes(id))!;
  const old = new Date(Date.now() - 40 * DAY_MS);
  await db.update(podcastFiles).set({ createdAt: old }).where(eq(podcastFiles.key, key));
  await owner.call('PATCH', fill(CALLS.scriptLine, { id, line: 'l1' }), { text: 'And kept well.' });
  await waitForAudio(owner, id, 'done', 'failed');
  const sweepAt = (ms: number) =>
    createAudioSweep(app.database, storage, { now: () => new Date(ms) }).run();
  await sweepAt(Date.now());
  assert.equal((await fetch(app.url + url)).status, 200, 'replaced a moment ago');
  await sweepAt(Date.now() + DAY_MS + 60_000);
  assert.equal(await storage.findSize(key), null, 'and gone a day later');
  const { file } = await waitForAudio(owner, id, 'done');
  assert.equal((await fetch(app.url + file!.url)).status, 200);

  await db.update(speechClips).set({ lastUsedAt: old });
  await sweepAt(Date.now());
  assert.equal((await db.select().from(speechClips)).length, 0, 'unheard for a month');
  speech.requests.length = 0;
  await owner.call('PATCH', fill(CALLS.scriptLine, { id, line: 'l1' }), { text: 'And kept on.' });
  assert.equal((await waitForAudio(owner, id, 'done', 'failed')).status, 'done');
  assert.equal(speech.requests.length, 2, 'nothing was left of them that could be taken for sound');
});
