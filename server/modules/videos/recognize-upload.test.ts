import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/core/app-error.ts';
import { systemClock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import { uploads, videos } from '#server/db/schema/videos.ts';
import { eq } from '#server/db/sql.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { createRecognizing } from './recognize-upload.ts';
import { insertUpload } from './uploads.repo.ts';
import { changeVideo } from './videos.repo.ts';

const app = await makeApp({ after }, { works: false });
const { database, owner } = app;
const { db } = database;

const PASTED = 'These are the words that I have typed myself about the garden in winter.';
const HEARD = 'This is what was heard of the talk about the garden in winter.';

const PART_MS = 9000;

/** Transcribes a recording of a video without words, using this recogniser. */
async function listen(
  hear: (videoId: string) => Promise<void>,
  { clock = systemClock, parts = 1 } = {},
) {
  const source = { text: `${HEARD} ${newId('say')}`, title: 'Talk', language: 'english' };
  const videoId = (await owner.call('POST', '/videos', source)).body.id as string;
  await changeVideo(db, videoId, { state: 'working', transcriptId: null, progress: 0 });
  const id = newId('upl');
  const file = { storageKey: `uploads/${id}`, name: 'talk.wav', bytes: 9 };
  const row = { id, ownerId: owner.id, videoId, rightsConfirmedAt: new Date(), ...file };
  await insertUpload(db, row);
  const durationMs = parts * PART_MS;
  const cutAt = async (fromMs: number) => ({
    offsetMs: fromMs,
    fromMs,
    untilMs: fromMs + PART_MS,
    durationMs: PART_MS,
  });
  const recognizer = {
    provider: 'built-in',
    limits: {},
    async recognize() {
      await hear(videoId);
      return { cues: [{ startMs: 0, endMs: 8000, text: HEARD }], languageTag: 'en' };
    },
  };
  const recognizing = createRecognizing({
    database,
    storage: { findSize: async () => 9, remove: async () => {} } as never,
    clock,
    platform: {} as never,
    open: async () => ({ durationMs, cut: cutAt, close() {} }) as never,
    findRecognizer: async () => ({ recognizer, key: '', payer: 'local' }) as never,
    usage: {} as never,
    recognizeLater: async () => {},
  });
  await recognizing.run(id, AbortSignal.timeout(60_000));
  return (await owner.call('GET', `/videos/${videoId}`)).body.transcript;
}

const paste = async (videoId: string) => {
  const given = { videoId, text: PASTED, language: 'english' };
  const answer = await owner.call('POST', '/videos', given);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.transcript.id as string;
};

test("a transcript pasted during transcription stays the video's transcript", async () => {
  let pasted = '';
  const transcript = await listen(async (videoId) => {
    pasted = await paste(videoId);
  });
  assert.deepEqual([transcript.state, transcript.id], ['ready', pasted]);
});

test("a transcript stored at the moment recognition fails isn't marked as failed", async () => {
  const storing: Promise<void>[] = [];
  let pasted = '';
  const transcript = await listen(async (videoId) => {
    pasted = await paste(videoId);
    await db
      .update(videos)
      .set({ state: 'working', transcriptId: null })
      .where(eq(videos.id, videoId));
    const isStored = Promise.withResolvers<void>();
    const stored = database.transaction(async (tx) => {
      await changeVideo(tx, videoId, { state: 'ready', transcriptId: pasted });
      isStored.resolve();
      while (database.engine === 'postgres' && !(await somebodyWaits(tx))) await pause(5);
    });
    storing.push(stored);
    await isStored.promise;
    throw new AppError('file_no_cues');
  });
  await Promise.all(storing);
  assert.deepEqual([transcript.state, transcript.id, transcript.error], ['ready', pasted, null]);
});

test('the time left follows the speed of the parts transcribed so far', async () => {
  let nowMs = Date.now();
  const left: (number | null)[] = [];
  const clock = { ...systemClock, now: () => new Date(nowMs) };
  const transcript = await listen(
    async (videoId) => {
      const { body } = await owner.call('GET', `/videos/${videoId}`);
      // Relative to this clock rather than the app's.
      const [row] = await db.select().from(uploads).where(eq(uploads.videoId, videoId));
      assert.equal(body.transcript.state, 'working');
      left.push(row!.readyAt === null ? null : (row!.readyAt.getTime() - nowMs) / 1000);
      nowMs += left.length === 1 ? 3000 : 9000;
    },
    { clock, parts: 4 },
  );
  assert.equal(transcript.state, 'ready');
  // Nothing is known before the first part; then 3 s for each of three, 6 s for each of two, and 7 s for the last.
  assert.deepEqual(left, [null, 9, 12, 7]);
});
