import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, fill } from '#contract/paths.ts';
import type { TestApp, TestUser } from './make-app.ts';
import { makePodcast, waitForAudio } from './podcast.ts';
import { untilEnded } from './until-ended.ts';

const ORIGIN = { address: '127.0.0.1', userAgent: 'test' };

/** A user who has created something of every kind. Speech comes from a stand-in server. */
export async function makeWriter(app: TestApp, email: string): Promise<TestUser> {
  const user = await app.makeUser(email);
  const wanted = { format: 'summary', sample: true, language: 'english' };
  const started = await user.call('POST', '/generations', wanted);
  const [{ id }] = started.body.generations;
  const generation = await untilEnded(user, id);
  assert.equal(generation.status, 'done');
  const style = { name: 'Plain', tone: 'calm', audience: 'all', rules: ['short'], samples: [] };
  const made = await user.call('POST', '/styles', { ...style, bannedWords: ['delve'] });
  assert.equal(made.status, 201, made.text);
  const change = { name: 'Wren', defaults: { language: 'french', voices: ['a'] }, capCents: 500 };
  assert.equal((await user.call('PATCH', '/settings', change)).status, 200);
  await makeShelf(user, generation.videoId);
  await makeEpisode(app, user);
  return user;
}

/** A shelf with a source, a question asked about it and a follow-up. */
async function makeShelf(user: TestUser, videoId: string): Promise<void> {
  const { body: shelf } = await user.call('POST', '/shelves', {
    name: 'Plots',
    videoIds: [videoId],
  });
  assert.equal((await user.call('POST', '/videos', { shelfId: shelf.id })).status, 200);
  let followsId: string | null = null;
  for (const text of ['Where does the shade fall?', 'And what about the tomatoes?']) {
    const scope = { kind: 'shelf', shelfId: shelf.id };
    const wanted = { text, scope, model: 'built-in', ...(followsId && { followsId }) };
    const asked = await user.call('POST', '/questions', wanted);
    assert.equal(asked.status, 202, asked.text);
    followsId = asked.body.id as string;
    while ((await user.call('GET', `/questions/${followsId}`)).body.status !== 'done')
      await pause(30);
  }
}

/** A spoken podcast with custom pronunciations, published in a feed. */
async function makeEpisode(app: TestApp, user: TestUser): Promise<void> {
  const say = { entries: [{ word: 'loam', say: 'lome' }] };
  assert.equal((await user.call('PUT', CALLS.pronunciations, say)).status, 200);
  await app.accountParts.keys.save(user, 'openai', 'sk-test-12345678', ORIGIN);
  const lines = [`Hello from ${user.email}.`, 'Good loam is dark.'];
  const id = await makePodcast(app, { ownerId: user.id, lines });
  const voices = { voices: { a: 'openai/cedar', b: 'openai/coral' } };
  assert.equal((await user.call('POST', fill(CALLS.generationAudio, { id }), voices)).status, 202);
  const { status, error } = await waitForAudio(user, id, 'done', 'failed');
  assert.equal(status, 'done', JSON.stringify(error));
  await user.call('PATCH', fill(CALLS.generationAudio, { id }), { published: true });
  const feed = { title: 'Small gardens', author: 'Wren', description: 'About soil.' };
  assert.equal((await user.call('POST', CALLS.feedSettings, feed)).status, 200);
}
