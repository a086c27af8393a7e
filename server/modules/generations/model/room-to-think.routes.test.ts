// One engine: it tests the size limit of a model's answers; models.routes takes a run with a model through both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const THOUGHT = `<think>\n${'hm '.repeat(2200)}\n</think>\n`;
const models = await startStandInModels({
  models: ['thinks', 'thinks-without-end'],
  answer: (asked) =>
    asked.model === 'thinks'
      ? THOUGHT + answerLikeAModel(asked)
      : `<think>\n${'hm '.repeat(30_000)}`,
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });

async function make(model: string) {
  const before = models.calls.length;
  const { body } = await app.owner.call('POST', '/generations', {
    format: 'tweet',
    sample: true,
    model: `local/${model}`,
  });
  const { status, error } = await untilEnded(app.owner, body.generations[0].id);
  return { status, code: error?.code, calls: models.calls.length - before };
}

test('a model not known to think gets more room on a second try, and from then on right away', async () => {
  assert.deepEqual(await make('thinks'), { status: 'done', code: undefined, calls: 2 });
  assert.deepEqual(await make('thinks'), { status: 'done', code: undefined, calls: 1 });
});

test('a model that never stops thinking is asked only twice', async () => {
  app.log.expectErrors(/cut_off/);
  assert.deepEqual(await make('thinks-without-end'), {
    status: 'failed',
    code: 'cut_off',
    calls: 2,
  });
});
