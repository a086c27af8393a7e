import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Generation } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { readGenerationEvents } from '../events/event-log.repo.ts';
import { generations } from '#server/db/schema/generations.ts';
import { eq } from '#server/db/sql.ts';
import { wordUses } from '#server/db/schema/usage.ts';
import { makeApp, type TestApp, type TestUser } from '#tests/support/make-app.ts';
import { makePodcast } from '#tests/support/podcast.ts';
import {
  type StandInAnswer,
  type StandInRequest,
  startStandInModels,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sentencesToCheck } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const isReading = ({ messages }: StandInRequest) =>
  messages[0]!.content.includes('The sentences to check');

type Answer = string | StandInAnswer;
let reader = (asked: StandInRequest): Answer | Promise<Answer> => answerLikeAModel(asked);
const models = await startStandInModels({
  answer: (asked) => (isReading(asked) ? reader(asked) : answerLikeAModel(asked)),
});
after(() => models.close());
const app = await makeApp({ after }, { env: models.env() });
let users = 0;

const addKey = (user: TestUser, provider: string) =>
  user.call('PUT', `/settings/keys/${provider}`, { key: 'a-good-key-of-mine' });

/** A user with a key and a finished draft that no model has checked. */
async function withDraft(model = 'openai/gpt-5-mini') {
  reader = (asked) => answerLikeAModel(asked);
  const user = await app.makeUser(`reads${(users += 1)}@example.org`);
  await addKey(user, 'openai');
  const { body } = await user.call('POST', '/generations', { sample: true, format: 'blog', model });
  return { user, made: await untilEnded(user, body.generations[0].id) };
}

async function read(user: TestUser, id: string): Promise<Generation> {
  const { status, body } = await user.call('POST', `/generations/${id}/second_reading`, {
    scope: 'on',
  });
  assert.equal(status, 202, JSON.stringify(body));
  return untilEnded(user, id);
}

const duplicate = async (user: TestUser, id: string): Promise<Generation> =>
  (await user.call('POST', `/generations/${id}/duplicate`)).body;
const OWN = 'Along the fence there is a path of bricks that were left over.';

async function edit(user: TestUser, { id, version, document }: Generation): Promise<void> {
  const edited = structuredClone(document!);
  const blocks = edited.sections.flatMap((section) => section.blocks);
  blocks.find(({ kind, md }) => kind === 'paragraph' && md.length > 60)!.md = OWN;
  const match = { 'if-match': `"${version}"` };
  const { status, text } = await user.call(
    'PATCH',
    `/generations/${id}`,
    { document: edited },
    match,
  );
  assert.equal(status, 200, text);
}

const readings = () => models.calls.filter(isReading);

test("verdicts paid for before a draft was duplicated aren't paid for again", async () => {
  const { user, made } = await withDraft();
  await read(user, made.id);
  const copy = await duplicate(user, made.id);
  await edit(user, copy);
  const before = readings().length;
  assert.equal((await read(user, copy.id)).checks!.reading!.unread, 0);
  const asked = readings().slice(before);
  assert.deepEqual(
    asked.flatMap(({ messages }) => sentencesToCheck(messages[0]!.content).map(({ text }) => text)),
    [OWN],
  );
});

test("one model's verdicts are never shown as another's, not even in a copy", async () => {
  const { user, made } = await withDraft();
  const { reading: first } = (await read(user, made.id)).checks!;
  const copy = await duplicate(user, made.id);
  await addKey(user, 'anthropic');
  await user.call('DELETE', '/settings/keys/openai');
  reader = (asked) =>
    sentencesToCheck(asked.messages[0]!.content)
      .map((_, at) => `@absent ${at + 1}`)
      .join('\n');
  const { reading } = (await read(user, copy.id)).checks!;
  assert.notEqual(reading!.model, first!.model);
  assert.ok(first!.supported > 0);
  assert.equal(reading!.absent, reading!.sentences);
});

/** Uses up all free words. */
const useUp = ({ database }: TestApp, user: TestUser) =>
  database.db
    .insert(wordUses)
    .values({ ownerId: user.id, generationId: 'gen_before', entry: 'run', words: 10_000 });

test("someone who may not generate can't start a check either, and is told before any request to a model", async () => {
  const { user, made } = await withDraft();
  await useUp(app, user);
  for (const path of ['second_reading', 'second_reading/estimate']) {
    const { status, body } = await user.call('POST', `/generations/${made.id}/${path}`, {
      scope: 'on',
    });
    assert.deepEqual([status, body?.code], [402, 'plan_needed'], path);
  }
});

test('a queued check whose plan has ended asks no model, and the draft stays', async (t) => {
  const late = await makeApp(t, { env: models.env(), works: false });
  const user = await late.makeUser('late@example.org');
  await addKey(user, 'openai');
  const id = await makePodcast(late, { ownerId: user.id, lines: ['Plant it in May.', 'Why May?'] });
  const { body: made } = await user.call('GET', `/generations/${id}`);
  const started = await user.call('POST', `/generations/${id}/second_reading`, { scope: 'on' });
  assert.equal(started.status, 202, started.text);
  await useUp(late, user);
  const before = readings().length;
  await late.work();
  const ended = await untilEnded(user, id);
  assert.deepEqual([ended.status, ended.error?.code], ['failed', 'plan_needed']);
  assert.deepEqual(ended.document, made.document);
  assert.equal(readings().length, before);
});

async function askedAfter(start: () => Promise<unknown>): Promise<void> {
  const before = readings().length;
  await start();
  while (readings().length === before) await pause(20);
}

/** Starts a check whose answer never arrives. */
async function beginReading(user: TestUser, id: string): Promise<void> {
  reader = () => ({ text: '', fault: 'silent' });
  const body = { scope: 'on' };
  await askedAfter(() => user.call('POST', `/generations/${id}/second_reading`, body));
}

test("a failed check is retried as a check: it reserves no free words and doesn't need the key of the draft's model", async () => {
  const { user, made } = await withDraft();
  await beginReading(user, made.id);
  const row = eq(generations.id, made.id);
  const [begun] = await app.database.db.select().from(generations).where(row);
  await user.call('POST', `/generations/${made.id}/stop`);
  await untilEnded(user, made.id);
  const failed = { status: 'failed', refine: begun!.refine } as const;
  await app.database.db.update(generations).set(failed).where(row);
  await addKey(user, 'anthropic');
  await user.call('DELETE', '/settings/keys/openai');
  await askedAfter(async () => {
    const { status, text } = await user.call('POST', `/generations/${made.id}/retry`);
    assert.equal(status, 202, text);
  });
  const { held } = (await user.call('GET', CALLS.getSubscription)).body.entitlement.freeWords;
  await user.call('POST', `/generations/${made.id}/stop`);
  await untilEnded(user, made.id);
  assert.equal(held, 0);
  reader = (one) => answerLikeAModel(one);
  const ended = await read(user, made.id);
  assert.deepEqual([ended.status, ended.checks!.reading!.unread], ['done', 0]);
  assert.match(ended.checks!.reading!.model, /Anthropic/);
});

test("stopping the check of a finished draft leaves the draft as it was, with the cost and what wasn't checked", async () => {
  const { user, made } = await withDraft('built-in');
  await edit(user, made);
  const { body: edited } = await user.call('GET', `/generations/${made.id}`);
  await beginReading(user, made.id);
  await user.call('POST', `/generations/${made.id}/stop`);
  const { status, usage, checks, document } = await untilEnded(user, made.id);
  assert.equal(status, 'done');
  assert.deepEqual(document, edited.document);
  assert.deepEqual([usage!.calls, usage!.words], [1, edited.usage.words]);
  assert.equal(checks!.reading!.stopped, true);
  assert.equal(checks!.reading!.unread, checks!.reading!.sentences);
});

test('a draft renamed during a check keeps its new name on every screen', async () => {
  const { user, made } = await withDraft();
  const path = `/generations/${made.id}`;
  let renamed = 0;
  reader = async (asked) => {
    renamed = (await user.call('PATCH', path, { title: 'A better name' })).status;
    return answerLikeAModel(asked);
  };
  await read(user, made.id);
  assert.equal(renamed, 200);
  const { body } = await user.call('GET', path);
  assert.equal(body.document.title, 'A better name');
  const log = await readGenerationEvents(app.database.db, made.id, 0, Number.MAX_SAFE_INTEGER);
  const types = log.map(({ event }) => event.type);
  const end = types.slice(types.lastIndexOf('stage') + 1);
  assert.deepEqual(end, ['checks', 'usage', 'done'], 'the old text is not shown again');
});
