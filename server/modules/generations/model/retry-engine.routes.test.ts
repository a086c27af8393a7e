import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Engine } from '#contract/generations.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { linesOf, uploadArchive, zipOfLines } from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const models = await startStandInModels({ answer: (asked) => answerLikeAModel(asked) });
after(() => models.close());
const app = await makeApp({ after }, { env: models.env(['openai']) });

const wanted = { format: 'summary', sample: true, model: 'built-in' };
const made = await app.owner.call('POST', '/generations', wanted);
await untilEnded(app.owner, made.body.generations[0].id);
const headers = { [TOKEN_HEADER]: app.owner.token };
const archive = linesOf((await app.app.inject({ url: '/account/export', headers })).rawPayload);

/** Imports a run that never ended, as its file claims. */
async function importStopped(user: TestUser, engine: Engine): Promise<string> {
  const unwritten = { document: null, checks: null, usage: null, version: 0, words: 0 };
  const [row] = archive['generations']!;
  const generations = [{ ...row, ...unwritten, status: 'stopped', engine }];
  const taken = await uploadArchive(user, zipOfLines({ ...archive, generations, versions: [] }));
  assert.equal(taken.status, 200, taken.text);
  return (await user.call('GET', '/generations')).body.generations[0].id;
}

const claimed = (model: string, key: 'own' | 'house' | 'local', provider = 'openai'): Engine => ({
  kind: 'model',
  label: 'Best model there is',
  provider,
  model,
  key,
});

test("a run imported from a file can't use the operator's key where a new run couldn't", async () => {
  const user = await app.makeUser('careful@example.org');
  const throwAway = await app.makeUser('spender@mailinator.com');
  const cases: [TestUser, Engine, string][] = [
    [user, claimed('nobody-knows-its-price', 'house'), 'key_needed'],
    [throwAway, claimed('gpt-6-luna', 'house'), 'house_refused'],
  ];
  for (const [who, engine, code] of cases) {
    const id = await importStopped(who, engine);
    const { body } = await who.call('POST', `/generations/${id}/retry`);
    assert.equal(body.code, code);
    assert.equal((await who.call('GET', `/generations/${id}`)).body.status, 'stopped');
  }
  assert.equal(models.calls.length, 0, 'nobody was asked');
});

test('who pays for an imported run is decided when it starts, not by the file', async () => {
  const user = await app.makeUser('honest@example.org');
  const id = await importStopped(user, claimed('gpt-6-luna', 'own'));
  assert.equal((await user.call('POST', `/generations/${id}/retry`)).status, 202);
  const { status, engine, error } = await untilEnded(user, id);
  assert.equal(status, 'done', JSON.stringify(error));
  assert.equal(engine.kind === 'model' && engine.key, 'house');
  assert.notEqual(engine.label, 'Best model there is');
});
