import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ASKED_WORDS } from '#contract/errors/asked.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import { lifetimeGrants } from '#server/db/schema/billing.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';

/** Answers to questions with this word wait until the test lets them go. */
const HELD = 'shiver';
/** About these the model thinks without end. */
const DEEP = 'why at all';
let letGo = () => {};
const released = new Promise<void>((resolve) => {
  letGo = resolve;
});
const models = await startStandInModels({
  async answer(asked) {
    if (asked.messages[0]!.content.includes(`${HELD} number`)) await released;
    const thinkingTokens = asked.messages[0]!.content.includes(DEEP) ? 100_000 : 0;
    return { text: answerLikeAModel(asked), thinkingTokens };
  },
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });

const BEES =
  'Bees keep their hive at thirty five degrees all winter long. They form a ball around the queen and shiver to make heat. A colony eats about fifteen kilograms of honey before spring comes.';

async function scene(email: string) {
  const user = await app.makeUser(email);
  const { body } = await user.call('POST', '/videos', { text: BEES, title: 'Bees' });
  return { user, scope: { kind: 'video', videoId: body.id as string } };
}

async function ended({ call }: TestUser, id: string): Promise<AskedQuestion> {
  for (;;) {
    const { body } = await call('GET', `/questions/${id}`);
    if (['done', 'failed', 'stopped'].includes(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

async function ask(user: TestUser, wish: object): Promise<string> {
  const { status, body, text } = await user.call('POST', '/questions', wish);
  assert.equal(status, 202, text);
  return body.id;
}

test('a spending limit stops the next question before it costs anything, says so, and can be raised', async () => {
  const { user, scope } = await scene('question-cap@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'a-good-key-of-mine' });
  const wish = (text: string) => ({ text, scope, model: 'openai/gpt-5-mini' });
  const first = await ended(user, await ask(user, wish('How much honey does a colony eat?')));
  assert.equal(first.status, 'done', JSON.stringify(first.error));
  const spent = await callsOf(user);
  assert.ok(spent > 0);

  await user.call('PATCH', '/settings', { capCents: 0 });
  const next = wish('How warm do bees keep their hive?');
  const { body: estimate } = await user.call('POST', '/questions/estimate', next);
  assert.equal(estimate.problem.code, 'spending_cap_reached');
  const id = await ask(user, next);
  const stopped = await ended(user, id);
  assert.deepEqual([stopped.status, stopped.error?.code], ['failed', 'spending_cap_reached']);
  assert.equal(stopped.error!.message, ASKED_WORDS.spending_cap_reached);
  assert.deepEqual([stopped.sentences, await callsOf(user)], [[], spent]);
  const free = await ended(user, await ask(user, { ...next, model: 'built-in' }));
  assert.equal(free.status, 'done', 'passages cost nothing');

  await user.call('PATCH', '/settings', { capCents: null });
  assert.equal((await user.call('POST', `/questions/${id}/retry`)).status, 202);
  assert.equal((await ended(user, id)).status, 'done');
});

test('an answer for which the spending limit left too little room is told as that, and not as "not said"', async () => {
  const { user, scope } = await scene('question-shortened@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'a-good-key-of-mine' });
  await user.call('PATCH', '/settings', { capCents: 1 });
  const text = `How much honey does a colony eat, and ${DEEP}?`;
  const wish = { text, scope, model: 'openai/gpt-5-mini' };
  const { body: estimate } = await user.call('POST', '/questions/estimate', wish);
  assert.ok(estimate.costCents.ceiling > 3 && estimate.problem === null, 'it may be asked');
  const question = await ended(user, await ask(user, wish));
  assert.deepEqual([question.status, question.error?.code], ['failed', 'spending_cap_reached']);
  assert.deepEqual([question.verdict, question.sentences, await callsOf(user)], [null, [], 1]);
});

async function callsOf(user: TestUser): Promise<number> {
  const { body } = await user.call('GET', '/usage');
  return body.totals.calls;
}

test("a hundred questions of one account don't hold up another's", async () => {
  const [busy, other] = await Promise.all([
    scene('question-busy@example.org'),
    scene('question-other@example.org'),
  ]);
  // Free words would end before a hundred questions.
  await app.database.db.insert(lifetimeGrants).values({ ownerId: busy.user.id });
  const model = 'local/stand-in-model';
  const ids: string[] = [];
  for (let number = 0; number < 100; number += 1) {
    const text = `Why do bees ${HELD} number ${number}?`;
    ids.push(await ask(busy.user, { text, scope: busy.scope, model }));
  }
  const text = 'How much honey does a colony eat?';
  for (const by of [model, 'built-in']) {
    const id = await ask(other.user, { text, scope: other.scope, model: by });
    assert.equal((await ended(other.user, id)).verdict, 'answered', by);
  }
  const states = await Promise.all(
    ids.map(async (id) => (await busy.user.call('GET', `/questions/${id}`)).body.status),
  );
  assert.ok(!states.includes('done'), 'the busy account’s questions were let go');
  assert.ok(states.filter((state) => state === 'queued').length >= 90, states.join());
  letGo();
  for (const id of ids) assert.equal((await ended(busy.user, id)).status, 'done');
});
