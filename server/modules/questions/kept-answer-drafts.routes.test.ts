import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GenerationListSchema } from '#contract/generations.ts';
import type { Shelf } from '#contract/shelves.ts';
import { TranscriptSchema } from '#contract/videos.ts';
import { CALLS } from '#contract/paths.ts';
import { eq } from '#server/db/sql.ts';
import { transcripts } from '#server/db/schema/videos.ts';
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  forgetIdempotencyKey,
} from '#server/runs/idempotency.repo.ts';
import { uploadArchive } from '#tests/support/archive-lines.ts';
import {
  addSubtitles,
  askQuestion,
  draftPath,
  ofVideo,
  startDraft,
} from '#tests/support/answer-drafts.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });

const BEES = [
  'Bees keep their hive at thirty five degrees all winter long.',
  'A colony eats about fifteen kilograms of honey before spring comes.',
];
const YEAR = [
  'The keeper lifts the hive in February to feel how much honey is left.',
  'A colony eats about twenty five kilograms of honey in a cold winter.',
];
const HONEY = 'How much honey does a colony eat?';

test('a draft remembers which answers it was started from, and so does its copy', async () => {
  const user = await app.makeUser('kept-answers@example.org');
  const scope = ofVideo(await addSubtitles(user, 'How bees winter', BEES));
  const first = await askQuestion(user, HONEY, scope);
  const next = await askQuestion(user, 'How warm is the hive?', scope, { followsId: first.id });
  const one = await startDraft(user, next);
  assert.deepEqual(one.answers, { threadId: first.id, questionId: next.id, whole: false });
  const all = await startDraft(user, next, { whole: true });
  assert.deepEqual(all.answers, { threadId: first.id, questionId: next.id, whole: true });
  const { body: copy } = await user.call('POST', `/generations/${one.id}/duplicate`);
  assert.deepEqual(copy.answers, one.answers);
  const { body: made } = await user.call('POST', '/generations', {
    format: 'summary',
    model: 'built-in',
    videoId: one.videoId,
  });
  assert.equal((await untilEnded(user, made.generations[0].id)).answers, undefined);
});

test('the drafts made from a conversation are listed with their answers, until they are deleted', async () => {
  const user = await app.makeUser('listed-answers@example.org');
  const scope = ofVideo(await addSubtitles(user, 'How bees winter', BEES));
  const first = await askQuestion(user, HONEY, scope);
  const next = await askQuestion(user, 'How warm is the hive?', scope, { followsId: first.id });
  const other = await askQuestion(user, HONEY, scope);
  const listed = async ({ call }: TestUser = user) => {
    const { body } = await call('GET', `/generations?threadId=${first.id}`);
    const { generations, total } = GenerationListSchema.parse(body);
    assert.equal(total, generations.length);
    return generations.map(({ id, answers }) => ({ id, answers }));
  };
  assert.deepEqual(await listed(), []);
  const one = await startDraft(user, next);
  const all = await startDraft(user, next, { whole: true });
  await startDraft(user, other);
  const kept = [
    { id: all.id, answers: { threadId: first.id, questionId: next.id, whole: true } },
    { id: one.id, answers: { threadId: first.id, questionId: next.id, whole: false } },
  ];
  assert.deepEqual(await listed(), kept);
  const { body: library } = await user.call('GET', '/generations');
  assert.equal(library.total, 3);
  assert.deepEqual(await listed(await app.makeUser('listed-stranger@example.org')), []);
  await user.call('DELETE', `/generations/${one.id}`);
  assert.deepEqual(await listed(), kept.slice(0, 1));
});

test('a draft from a backup names the answers as they are in the account it was imported into', async () => {
  const user = await app.makeUser('backed-up@example.org');
  const scope = ofVideo(await addSubtitles(user, 'How bees winter', BEES));
  const asked = await askQuestion(user, HONEY, scope);
  const draft = await startDraft(user, asked);
  const headers = { token: user.token };
  const { rawPayload } = await app.app.inject({ url: CALLS.accountExport, headers });
  const heir = await app.makeUser('heir-of-answers@example.org');
  const { status, text } = await uploadArchive(heir, rawPayload);
  assert.equal(status, 200, text);
  const [{ id }] = (await heir.call('GET', '/generations')).body.generations;
  const { answers } = (await heir.call('GET', `/generations/${id}`)).body;
  const [question] = (await heir.call('GET', '/questions')).body.questions;
  assert.notEqual(question.id, draft.answers!.questionId);
  assert.deepEqual(answers, { threadId: question.id, questionId: question.id, whole: false });
});

test('of two requests after a draft was deleted, the later one does not forget what the earlier one started', async () => {
  const { id: ownerId } = await app.makeUser('kept-twice@example.org');
  const claim = (id: string) =>
    app.database.transaction((tx) =>
      claimIdempotencyKey(tx, { ownerId, key: 'k', requestHash: 'h', response: { id } }),
    );
  const find = () => findIdempotencyKey(app.database.db, ownerId, 'k');
  await claim('deleted');
  const both = [await find(), await find()] as const;
  await forgetIdempotencyKey(app.database.db, both[0]!);
  assert.equal(await claim('fresh'), null);
  await forgetIdempotencyKey(app.database.db, both[1]!);
  assert.deepEqual((await find())?.response, { id: 'fresh' });
});

test('the same request starts another draft after the first was deleted', async () => {
  const user = await app.makeUser('kept-key@example.org');
  const scope = ofVideo(await addSubtitles(user, 'How bees winter', BEES));
  const { id } = await askQuestion(user, HONEY, scope);
  const headers = { 'idempotency-key': 'a-key-that-was-used' };
  const start = async () => {
    const { status, body, text } = await user.call('POST', draftPath(id), {}, headers);
    assert.equal(status, 201, text);
    return body.id as string;
  };
  const first = await start();
  assert.equal(await start(), first);
  assert.equal((await user.call('DELETE', `/generations/${first}`)).status, 204);
  const second = await start();
  assert.notEqual(second, first);
  assert.equal((await user.call('GET', `/generations/${second}`)).status, 200);
  assert.equal(await start(), second);
});

const shelfOf = async ({ call }: TestUser, id: string) =>
  (await call('GET', `/shelves/${id}`)).body as Shelf;

test('a draft about a part of a shelf that is too long leaves the stored copy of the shelf as it is', async () => {
  const user = await app.makeUser('kept-shelf@example.org');
  const videoIds = [
    await addSubtitles(user, 'How bees winter', BEES),
    await addSubtitles(user, 'A keeper’s year', YEAR),
    await addSubtitles(user, 'A long talk', ['The weather in the valley was mild that day.']),
  ];
  const { body: made } = await user.call('POST', '/shelves', { name: 'Winter bees', videoIds });
  const shelfId: string = made.id;
  assert.equal((await shelfOf(user, shelfId)).wholeVideoId, null);
  const { body: whole } = await user.call('POST', '/videos', { shelfId });
  assert.equal((await shelfOf(user, shelfId)).wholeVideoId, whole.id);
  const question = await askQuestion(user, HONEY, { kind: 'shelf', shelfId });
  const { body: long } = await user.call('GET', `/videos/${videoIds[2]}/transcript`);
  await app.database.db
    .update(transcripts)
    .set({ words: 300_000 })
    .where(eq(transcripts.id, long.id));
  const partsOf = async (of = '') => {
    const { body } = await user.call('GET', `/videos/${whole.id}/transcript${of}`);
    return TranscriptSchema.parse(body).parts.length;
  };
  assert.equal(await partsOf(), 3);
  const draft = await startDraft(user, question);
  assert.equal(draft.videoId, whole.id);
  assert.equal(await partsOf(`?transcriptId=${draft.transcriptId}`), 2);
  assert.equal(await partsOf(), 3, 'the shelf was cut down to what one draft cites');
});
