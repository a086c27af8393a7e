// One engine: ledger.test.ts tests the limits themselves on both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

let thinkingTokens = 600;
const models = await startStandInModels({
  answer: (asked) => ({ text: answerLikeAModel(asked), thinkingTokens }),
});
after(() => models.close());
const app = await makeApp({ after }, { env: models.env() });
/** It thinks before it writes, so a call may be up to ten times as long as its text. */
const WANTED = { format: 'summary', sample: true, model: 'openai/gpt-5.4-pro' };

async function makeCareful(email: string) {
  const user = await app.makeUser(email);
  await user.call('PUT', '/settings/keys/openai', { key: 'good-key-0001' });
  const { body: estimate } = await user.call('POST', '/generations/estimate', WANTED);
  assert.equal(estimate.problem, null);
  return { user, estimate };
}

test('a spending limit of twice what a draft probably costs lets it start and finish, and is not exceeded', async () => {
  const { user, estimate } = await makeCareful('careful@example.org');
  const capCents = Math.ceil(estimate.costCents.middle * 2);
  assert.ok(estimate.costCents.ceiling > 2 * capCents, JSON.stringify(estimate.costCents));
  await app.settings.change(user, { capCents });
  const { body: capped } = await user.call('POST', '/generations/estimate', WANTED);
  assert.equal(capped.problem, null);
  const { body } = await user.call('POST', '/generations', WANTED);
  const { status, error } = await untilEnded(user, body.generations[0].id);
  assert.equal(status, 'done', JSON.stringify(error));
  const { cap } = (await user.call('GET', '/usage')).body;
  assert.ok(cap.spentCents > 0 && cap.spentCents <= capCents, JSON.stringify(cap));
  assert.equal(cap.heldCents, 0);
});

test('with the same limit, a model that thinks much longer ends the draft and still stays within it', async () => {
  thinkingTokens = 50_000;
  const { user, estimate } = await makeCareful('thinker@example.org');
  const capCents = Math.ceil(estimate.costCents.middle * 2);
  await app.settings.change(user, { capCents });
  const { body } = await user.call('POST', '/generations', WANTED);
  const { status, error } = await untilEnded(user, body.generations[0].id);
  assert.equal(status, 'failed');
  assert.match(error!.code, /^(spending_cap_reached|cut_off)$/);
  const { cap } = (await user.call('GET', '/usage')).body;
  assert.ok(cap.spentCents > 0 && cap.spentCents <= capCents, JSON.stringify(cap));
  assert.equal(cap.heldCents, 0);
});
