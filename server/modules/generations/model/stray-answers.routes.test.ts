// One engine: it counts requests to a model; models.routes takes a run with a model through both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const models = await startStandInModels({ answer: (asked) => answerLikeAModel(asked) });
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const user = await app.makeUser('stray-answers@example.org');

async function write(format: string) {
  const before = models.calls.length;
  const wanted = { sample: true, model: 'local/stand-in-model', format };
  const { body } = await user.call('POST', '/generations', wanted);
  const ended = await untilEnded(user, body.generations[0].id);
  return { ...ended, calls: models.calls.slice(before) };
}

const REFUSALS = [
  "I'm sorry, but I can't help with that request.",
  'I cannot assist with writing this content, as it violates my guidelines.',
  'Es tut mir leid, aber dabei kann ich nicht helfen.',
  '申し訳ありませんが、そのご依頼にはお応えできません。',
];

test('a model that refuses in prose is asked once, and the run reports the refusal', async () => {
  for (const refusal of REFUSALS) {
    models.change({ answer: () => refusal });
    const { status, error, calls } = await write('tweet');
    assert.deepEqual([status, error?.code], ['failed', 'refused_by_filter'], refusal);
    assert.equal(calls.length, 1, refusal);
  }
});

test('whatever a model answers, nobody pays for more calls than the number of sections plus two', async () => {
  app.log.expectErrors(/malformed_answer/);
  const sections = (answer: string) => answer.split(/^(?=@section )/mu);
  const shapes = [
    // One section per answer, without its required lines.
    (answer: string) => sections(answer)[0]!.replace(/^@(?!section).*/mu, ''),
    (answer: string) => sections(answer)[0]!,
    () => 'Blue.',
  ];
  for (const shape of shapes) {
    models.change({ answer: (asked) => shape(answerLikeAModel(asked)) });
    const { status, calls } = await write('linkedin');
    assert.ok(status === 'done' || status === 'failed');
    const isWriting = ({ messages }: (typeof calls)[number]) =>
      messages[0]!.content.includes('Write these sections now');
    assert.ok(calls.filter(isWriting).length <= 4, `${calls.length} calls`);
  }
});
