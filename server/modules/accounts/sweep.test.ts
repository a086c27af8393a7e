import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { questionSteps } from '#server/db/schema/questions.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { sweepJobs } from './sweep.jobs.ts';

const app = await makeApp({ after });
const { db } = app.database;

test('a finished answer keeps its words when its steps are deleted', async () => {
  const { body } = await app.owner.call('POST', '/videos', { sample: true });
  const videoId: string = body.id;
  const asked = await app.owner.call('POST', '/questions', {
    text: 'What is this about?',
    scope: { kind: 'video', videoId },
  });
  const get = async () => (await app.owner.call('GET', `/questions/${asked.body.id}`)).body;
  while ((await get()).status !== 'done') await pause(20);
  const before = await get();
  await db.insert(questionSteps).values({ questionId: asked.body.id, name: 'x', result: {} });
  const countSteps = async () => (await db.select().from(questionSteps)).length;
  const sweepAt = async (days: number) => {
    const now = () => new Date(Date.now() + days * 24 * 3600 * 1000);
    const [job] = sweepJobs({ database: app.database, clock: { now } });
    await job!.handler.run({}, { log: app.log.log, signal: new AbortController().signal });
  };
  await sweepAt(6);
  assert.ok((await countSteps()) > 0);
  await sweepAt(8);
  assert.equal(await countSteps(), 0);
  assert.deepEqual(await get(), before);
});
