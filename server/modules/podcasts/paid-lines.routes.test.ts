import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { makePodcast, spokenBy, waitForAudio } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';

const speech = await startSpeechServer({ after });
const app = await makeApp({ after }, { env: { ...speech.env, PATH: '/nowhere' }, listens: true });
const { owner } = app;
const OPENAI = { voices: ['openai/cedar', 'openai/coral'] };

before(() => spokenBy(app, 'openai'));
beforeEach(() => {
  speech.requests.length = 0;
});

const audioPath = (id: string) => fill(CALLS.generationAudio, { id });
const linesOf = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}.`);
const podcastOf = (lines: string[]) => makePodcast(app, { ownerId: owner.id, lines });
test('asked again while it is spoken, the same audio goes on where it is and nothing is spoken twice', async () => {
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
});
