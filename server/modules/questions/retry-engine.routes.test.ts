import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Engine } from '#contract/generations.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { questions } from '#server/db/schema/questions.ts';
import { eq } from '#server/db/sql.ts';
import { linesOf, uploadArchive, zipOfLines } from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

const models = await startStandInModels({ answer: () => 'Watch the shade first. [1]' });
after(() => models.close());
const app = await makeApp({ after }, { env: models.env(['openai']) });
const { db } = app.database;

const made = await app.owner.call('POST', '/videos', { sample: true });
const scope = { kind: 'video', videoId: made.body.id };
const TEXT = 'Where does the shade fall?';
await ended(app.owner, await ask(app.owner, 'built-in'));
const headers = { [TOKEN_HEADER]: app.owner.token };
const archive = linesOf((await app.app.inject({ url: '/account/export', headers })).rawPayload);

async function ask(user: TestUser, model: string, of = scope): Promise<string> {
  const { status, body, text } = await user.call('POST', '/questions', {
    text: TEXT,
    scope: of,
    model,
  });
  assert.equal(status, 202, text);
  return body.id;
}

function ended(user: TestUser, id: string) {
  return untilSeen(async () => {
    const { body } = await user.call('GET', `/questions/${id}`);
    return ['queued', 'running'].includes(body.status) ? null : body;
  });
}

const claimed = (model: string, key: 'own' | 'house' | 'local'): Engine => ({
  kind: 'model',
  label: 'Best model there is',
  provider: 'openai',
  model,
  key,
});

/** A question that was stopped, as a backup claims. */
async function importStopped(user: TestUser, engine: Engine): Promise<string> {
  const [row] = archive['questions']!;
  const stopped = [{ ...row, status: 'stopped', engine }];
  const taken = await uploadArchive(user, zipOfLines({ ...archive, questions: stopped }));
  assert.equal(taken.status, 200, taken.text);
  const { body } = await user.call('GET', '/questions');
  assert.equal(body.questions[0].status, 'stopped');
  return body.questions[0].id;
}

/** A question of their own, in a row that says something else about who pays. */
async function storeStopped(user: TestUser, engine: Engine): Promise<string> {
  const { body } = await user.call('POST', '/videos', { sample: true });
  const id = await ask(user, 'built-in', { kind: 'video', videoId: body.id });
  await ended(user, id);
  await db.update(questions).set({ status: 'stopped', engine }).where(eq(questions.id, id));
  return id;
}

for (const [from, put] of [
  ['imported from a file', importStopped],
  ['stored in a row', storeStopped],
] as const) {
  test(`a question ${from} can't use the operator's key where a new one couldn't`, async () => {
    const name = from.split(' ')[0]!;
    const user = await app.makeUser(`${name}@example.org`);
    const throwAway = await app.makeUser(`${name}@mailinator.com`);
    const asked = models.calls.length;
    const cases: [TestUser, Engine, string][] = [
      [user, claimed('nobody-knows-its-price', 'house'), 'key_needed'],
      [throwAway, claimed('gpt-6-luna', 'house'), 'house_refused'],
      [user, claimed('nobody-knows-its-price', 'own'), 'key_needed'],
    ];
    for (const [who, engine, code] of cases) {
      const id = await put(who, engine);
      const { body } = await who.call('POST', `/questions/${id}/retry`);
      assert.equal(body.code, code, JSON.stringify(engine));
      assert.equal((await who.call('GET', `/questions/${id}`)).body.status, 'stopped');
      await who.call('DELETE', `/questions/${id}`);
    }
    assert.equal(models.calls.length, asked, 'nobody was asked');
  });

  test(`who pays for a question ${from} is decided when it starts`, async () => {
    const user = await app.makeUser(`${from.split(' ')[0]}-honest@example.org`);
    const id = await put(user, claimed('gpt-6-luna', 'own'));
    assert.equal((await user.call('POST', `/questions/${id}/retry`)).status, 202);
    const { status, engine, error } = await ended(user, id);
    assert.equal(status, 'done', JSON.stringify(error));
    assert.equal(engine.kind === 'model' && engine.key, 'house');
    assert.notEqual(engine.label, 'Best model there is');
    const keys = models.calls.map(({ key }) => key);
    assert.equal(keys.at(-1), 'house-openai-key');
  });
}
