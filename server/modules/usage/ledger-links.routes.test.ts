import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { UsageSchema } from '#contract/usage.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

const models = await startStandInModels({ answer: (asked) => answerLikeAModel(asked) || 'Bees.' });
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';
const TEXT =
  'Bees keep their hive at thirty five degrees all winter long. A colony eats about fifteen kilograms of honey before spring comes.';

async function addSource(user: TestUser): Promise<string> {
  const made = await user.call('POST', '/videos', {
    text: TEXT,
    title: 'Bees',
    language: 'english',
  });
  return made.body.id as string;
}

async function paidFor(user: TestUser, query = '') {
  const { rows } = UsageSchema.parse((await user.call('GET', `/usage${query}`)).body);
  assert.ok(rows.length > 0);
  return rows.map((row) => row.paidFor);
}

async function makeDraft(user: TestUser): Promise<string> {
  const videoId = await addSource(user);
  const wish = { format: 'summary', videoId, model: MODEL };
  const { body } = await user.call('POST', '/generations', wish);
  const id = body.generations[0].id as string;
  assert.equal((await untilEnded(user, id)).status, 'done');
  return id;
}

test('a ledger entry links to the draft the call was for, until that is deleted', async () => {
  const user = await app.makeUser('drafts@example.org');
  const id = await makeDraft(user);
  await user.call('PATCH', `/generations/${id}`, { title: 'How bees spend the winter' });
  const draft = { kind: 'draft', id, format: 'summary', title: 'How bees spend the winter' };
  for (const query of ['', '?group=recording']) {
    for (const one of await paidFor(user, query)) assert.deepEqual(one, draft);
  }
  assert.equal((await user.call('DELETE', `/generations/${id}`)).status, 204);
  for (const one of await paidFor(user)) assert.equal(one, null, 'it is in the bin');
});

test('and to the question within its conversation', async () => {
  const user = await app.makeUser('questions@example.org');
  const scope = { kind: 'video', videoId: await addSource(user) };
  const ask = async (text: string, more: object = {}) => {
    const wish = { text, scope, model: MODEL, ...more };
    const id = (await user.call('POST', '/questions', wish)).body.id as string;
    await untilSeen(async () => {
      const { status } = (await user.call('GET', `/questions/${id}`)).body;
      return status === 'done' ? true : null;
    });
    return id;
  };
  const first = await ask('How much honey does a colony eat?');
  const second = await ask('How warm is the hive in winter?', { followsId: first });
  const [newest] = await paidFor(user);
  assert.deepEqual(newest, {
    kind: 'question',
    id: second,
    threadId: first,
    title: 'How warm is the hive in winter?',
  });
  assert.equal((await user.call('DELETE', `/questions/${second}`)).status, 204);
  assert.equal((await paidFor(user))[0], null);
});

test("a ledger entry never links to another user's data", async () => {
  const owner = await app.makeUser('owner@example.org');
  const stranger = await app.makeUser('stranger@example.org');
  const id = await makeDraft(owner);
  const { use } = await app.engines.choose(stranger, MODEL);
  await app.modelCalls.call({
    use: use!,
    ownerId: stranger.id,
    generationId: id,
    format: 'summary',
    stage: 'writing',
    request: { system: '', messages: [{ role: 'user', content: 'Bees.' }], maxOutputTokens: 50 },
    signal: new AbortController().signal,
  });
  assert.deepEqual(await paidFor(stranger), [null]);
});
